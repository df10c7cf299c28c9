"""The by-the-book player of belote: what section 12 of the belote rules asks of it, measured over many positions."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.contract.playing import deals, other_deck, replayed

from mazziere.cards import Card, card
from mazziere.core import Deal
from mazziere.games import play, sheets
from mazziere.games.belote.actions import PASS, TAKE, Name, Play
from mazziere.games.belote.view import View
from mazziere.players.book import book
from mazziere.players.book.belote.chance import ours
from mazziere.players.book.belote.seen import look
from mazziere.players.book.belote.table import Table
from mazziere.tricks.law import suit_cards, suit_of

BELOTE = [sheet.name for sheet in sheets().values() if sheet.game == "belote"]
TURNED = ["belote-pinasca", "belote-francese", "belote-ffb", "belote-ligure", "belote-tre"]
SHEET = "belote-ffb"


class Position(NamedTuple):
    """A question to the book, and its answer."""

    view: View
    legal: tuple[Any, ...]
    action: Any

    @property
    def me(self) -> int:
        """Whose turn it is."""
        assert isinstance(self.view.viewer, int)
        return self.view.viewer

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the seat."""
        return tuple(map(card, self.view.hands[self.me]["cards"]))

    @property
    def played(self) -> Card:
        """The card that the book plays."""
        return self.action.card


@cache
def positions(sheet: str, deals: int = 60) -> tuple[Position, ...]:
    """Every question of so many deals that the book plays against itself."""
    return tuple(_positions(sheet, deals, ("playing", "declaring")))


@cache
def questions(sheet: str, deals: int = 400) -> tuple[Position, ...]:
    """Every question of the bidding of so many deals."""
    return tuple(_positions(sheet, deals, ()))


def _positions(sheet: str, deals: int, go_on: tuple[str, ...]) -> Iterator[Position]:
    game, regulation = play(sheet)
    random = Random(f"book {sheet}")
    choose = book("belote")
    for number in range(deals):
        pack = list(game.pack(regulation).cards)
        random.shuffle(pack)
        dealer = number % game.seats(regulation)
        state, _ = game.start(regulation, Deal(tuple(pack), dealer), game.first(regulation, dealer))
        while seats := game.waiting(state):
            seat = seats[0]
            view, legal = game.view(state, seat), tuple(game.legal(state, seat))
            if view.phase in ("playing", "declaring") and view.phase not in go_on:
                break
            action = choose(view, legal, regulation, random)
            if len(legal) > 1:
                yield Position(view, legal, action)
            state, _ = game.step(state, seat, action)


def card_positions(sheet: str = SHEET, deals: int = 200) -> Iterator[tuple[Position, Table]]:
    """The questions for a card, with what the seat knows."""
    regulation = play(sheet)[1]
    for position in positions(sheet, deals):
        if isinstance(position.action, Play):
            yield position, look(position.view, regulation)  # type: ignore[arg-type]


def called(position: Position) -> str | None:
    """The suit that the seat calls, or None."""
    if position.action is TAKE:
        assert position.view.turned is not None
        return card(position.view.turned).suit
    return position.action.trump if isinstance(position.action, Name) else None


@pytest.mark.parametrize("sheet", TURNED)
def test_b1_no_suit_is_called_without_jack_or_nine(sheet: str) -> None:
    """B1: whoever calls a suit holds its jack or its nine, the turned card counted."""
    calls = 0
    for position in questions(sheet):
        suit = called(position)
        if position.view.phase == "bidding" and suit not in (None, "none"):
            assert position.view.turned is not None
            held = {*position.hand, card(position.view.turned)}
            calls += 1

            assert held & {Card("J", suit), Card("9", suit)}  # type: ignore[arg-type]
    assert calls > 40


def test_b2_jack_and_nine_together_are_a_strong_call() -> None:
    """B2: with the same plain aces, the turned suit is nearly always taken with both, far less often with one."""
    asked: Counter[tuple[int, int]] = Counter()
    taken: Counter[tuple[int, int]] = Counter()
    for position in questions(SHEET, 800):
        if TAKE in position.legal:
            turned = card(position.view.turned or "")
            held = {*position.hand, turned}
            heads = sum(Card(rank, turned.suit) in held for rank in ("J", "9"))
            aces = sum(c.rank == "A" and c.suit != turned.suit for c in held)
            asked[heads, aces] += 1
            taken[heads, aces] += position.action is TAKE
    for aces in (0, 1):
        both, one = ((taken[heads, aces] / asked[heads, aces]) for heads in (2, 1))

        assert both >= 0.85
        assert one <= both - 0.25


def test_b3_defenders_cash_their_plain_aces_early() -> None:
    """B3: a defender on lead in the first three tricks with a plain ace of a suit not yet ruffed leads an ace."""
    led: Counter[bool] = Counter()
    for position, table in card_positions():
        if not table.trick and table.finished < 3 and not table.attacking:
            if _safe_aces(position, table):
                led[position.played.rank == "A"] += 1

    assert led.total() > 30
    assert led[True] / led.total() >= 0.8


def _safe_aces(position: Position, table: Table) -> bool:
    trump = position.view.trump
    ruffed = {suit for suit, cards in _tricks_by_suit(position.view) if any(c.suit == trump for c in cards)}
    return any(c.rank == "A" and c.suit not in (trump, *ruffed) for c in position.hand)


def _tricks_by_suit(view: View) -> Iterator[tuple[str, list[Card]]]:
    players = len(view.hands)
    played = [card(text) for _, text in view.played]
    for at in range(0, len(played) // players * players, players):
        yield played[at].suit, played[at : at + players]


def test_b4_the_taker_draws_trumps() -> None:
    """B4: the taker on lead in the first two tricks with the best trump and four or more leads a trump."""
    led: Counter[bool] = Counter()
    for position, table in card_positions():
        if not table.trick and table.finished < 2 and table.taker == table.me and _commands(table):
            led[position.played.suit == position.view.trump] += 1

    assert led[True] > 10
    assert led[False] == 0


def _commands(table: Table) -> bool:
    """Four trumps and more, the best one among them, while an enemy may hold another."""
    trumps = suit_cards(table.law, 0)
    mine = table.hand & trumps
    higher = trumps & ~((1 << mine.bit_length()) - 1)
    return mine.bit_count() >= 4 and bool(table.abroad(trumps)) and not table.abroad(higher)


@pytest.mark.parametrize("sheet", ["belote-ffb", "belote-pinasca", "coinche-ffb"])
def test_b5_the_king_of_a_belote_goes_first(sheet: str) -> None:
    """B5: with king and queen of trump and the choice between them, the king is played."""
    both = [
        position
        for position in positions(sheet, 100)
        if isinstance(position.action, Play)
        and position.played.rank in "KQ"
        and position.played.suit == position.view.trump
        and {f"K{position.view.trump}", f"Q{position.view.trump}"} <= {str(a) for a in position.legal}
    ]

    assert len(both) > 1
    assert {position.played.rank for position in both} == {"K"}


@pytest.mark.parametrize("sheet", [SHEET, "belote-pinasca", "belote-francese", "coinche-pagat"])
def test_b6_trumps_are_counted(sheet: str) -> None:
    """B6: the trumps that a seat counts as out are eight less those played, held and lying open."""
    for position, table in card_positions(sheet):
        if position.view.trump in ("S", "H", "D", "C"):
            trumps = suit_cards(table.law, 0)
            gone = sum(card(text).suit == position.view.trump for _, text in position.view.played)
            mine = (table.hand & trumps).bit_count()

            assert (table.unseen & trumps).bit_count() == 8 - gone - mine - _lying_open(position)


def _lying_open(position: Position) -> int:
    """Trumps in other hands that everybody can name: seen before, or the other card of a belote."""
    view = position.view
    named = {text for seat, hand in enumerate(view.hands) if seat != position.me for text in hand["seen"]}
    for said in view.belote:
        if said["seat"] != position.me and said["state"] == "belote":
            named |= {f"K{said['suit']}", f"Q{said['suit']}"}
    return sum(card(text).suit == view.trump for text in named - {text for _, text in view.played})


def test_b6_when_all_trumps_are_out_the_highest_cards_win() -> None:
    """B6: once nobody else can hold a trump, leading the highest card left of a suit is a sure trick."""
    sure = 0
    for _, table in card_positions():
        if table.trick or table.abroad(suit_cards(table.law, 0)):
            continue
        for number in range(32):
            suit = table.suit(number)
            higher = suit & ~((2 << number) - 1)
            if table.hand >> number & 1 and not table.abroad(higher) and suit_of(table.law, number):
                sure += 1

                assert ours(table, number) == 1.0
    assert sure > 15


def test_b7_no_trump_is_wasted_on_the_partners_trick() -> None:
    """B7: last to play, void, partner winning and free to discard, the book plays no trump."""
    free = 0
    for position, table in card_positions():
        trumps = suit_cards(table.law, 0)
        void = table.trick and not table.hand & suit_cards(table.law, table.led)
        choice = any(action.card.suit != position.view.trump for action in position.legal)
        if void and choice and not table.behind and table.winning == table.partner and table.hand & trumps:
            free += 1

            assert position.played.suit != position.view.trump
    assert free > 20


@pytest.mark.parametrize("sheet", BELOTE)
def test_b9_every_answer_is_legal(sheet: str) -> None:
    """B9: the book answers with one of the legal actions, at every question of every sheet."""
    for position in positions(sheet):
        assert position.action in position.legal


@pytest.mark.parametrize("sheet", BELOTE)
def test_b9_other_hidden_cards_change_no_answer(sheet: str) -> None:
    """B9: at any moment, with the cards that a seat cannot see dealt otherwise, it answers the same."""
    random = Random(f"hidden {sheet}")
    choose, same = book("belote"), 0
    for played in deals(sheet):
        game, regulation = played.game, played.regulation
        for _ in range(25):
            upto = random.randrange(len(played.steps))
            state, seat = played.states[upto], played.steps[upto].seat
            deck = other_deck(played, state, seat, random)
            other = replayed(played, deck, upto)
            if deck == played.deal.deck or other is None or game.view(other[0], seat) != game.view(state, seat):
                continue
            same += 1
            answers = [
                choose(game.view(s, seat), tuple(game.legal(s, seat)), regulation, random) for s in (state, other[0])
            ]

            assert answers[0] is answers[1]
    assert same > 20


def test_the_book_passes_where_it_has_nothing() -> None:
    """A hand without a jack or a nine passes."""
    passed = [position for position in questions(SHEET) if position.action is PASS]

    assert len(passed) > 50
