"""Rulings on one trick: which cards are legal and why the others are not, and who wins."""

from collections.abc import Sequence
from dataclasses import dataclass

from mazziere.cards import Card
from mazziere.core import Ruling, Seat, Step, Unanswered
from mazziere.core.ruling import Unordered
from mazziere.games.belote import GAME, play
from mazziere.games.belote.actions import play as card_played
from mazziere.games.belote.declarations import SUITS, mask
from mazziere.games.belote.numbers import Numbers
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.state import Contract, Dealt, Masks, Pile, Playing
from mazziere.referee.belote.sheet import pack, read_trump, regulation_of
from mazziere.referee.case import Case, at_most, need, once, read_cards
from mazziere.tricks.law import suit_cards
from mazziere.tricks.winner import winner


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """How many cards a player has at most: in the hand, open and covered on the table."""

    hand: int
    up: int = 0
    down: int = 0


def room(regulation: Regulation) -> Room:
    """The room of one player in this sheet's deal."""
    match regulation.deal.deal_packets:
        case "4+4":
            return Room(hand=0, up=8, down=8)
        case "3+3":
            return Room(hand=9)
        case _:
            return Room(hand=6, up=5, down=5) if regulation.table else Room(hand=8)


def legal_moves(case: Case) -> Ruling:
    """The cards that may be played to a trick, and the duty that each of the others would break."""
    regulation = regulation_of(case)
    trump = read_trump(case, regulation)
    trick = read_cards(need(case, "trick"), "trick", pack(regulation))
    at_most(trick, "trick", regulation.deal.players - 1)
    hand, up, down = _held(case, regulation)
    once(trick, hand, up, down)
    state = _placed(regulation, trump, trick, hand, up)
    numbers = state.frame.numbers
    allowed = _in_order(numbers, state.allowed)
    refused = [held for held in (*hand, *up) if held not in allowed]
    steps = [_led(regulation, trump, trick), *_refusals(regulation, state, refused), *_covered(regulation, down)]
    steps.append(Step("referee.step.legal", None, {"cards": [str(held) for held in allowed]}))
    return Ruling({"legal": Unordered(str(held) for held in allowed)}, tuple(steps))


def _held(case: Case, regulation: Regulation) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """Hand, open and covered cards of the player."""
    most, known = room(regulation), pack(regulation)
    hand = read_cards(need(case, "hand"), "hand", known)
    up = read_cards(case.get("table_up") or [], "table_up", known)
    down = read_cards(case.get("table_down") or [], "table_down", known)
    at_most(hand, "hand", most.hand)
    at_most(up, "table_up", most.up)
    at_most(down, "table_down", most.down)
    if not hand and not up:
        raise Unanswered("referee.case.count", field="hand", count=0, least=1, most=most.hand or most.up)
    return hand, up, down


def _covered(regulation: Regulation, down: Sequence[Card]) -> list[Step]:
    """Covered cards neither may be played nor bind."""
    if not down:
        return []
    return [Step("referee.step.covered", regulation.clause("duty_scope"), {"cards": [str(held) for held in down]})]


def _placed(
    regulation: Regulation, trump: str, trick: Sequence[Card], hand: Sequence[Card], up: Sequence[Card]
) -> Playing:
    """The engine's own state of this trick: seat 0 led, the next one is to play."""
    viewer = len(trick)
    hands = [mask([held]) for held in trick] + [0] * (regulation.deal.players - viewer)
    hands[viewer] = mask(hand)
    piles: tuple[tuple[Pile, ...], ...] = ()
    if regulation.table:
        laid = tuple(Pile(held, None) for held in up)
        piles = tuple(laid if seat == viewer else () for seat in range(regulation.deal.players))
    state = begun(regulation, trump, 0, tuple(hands), piles)
    for seat, held in enumerate(trick):
        after, _ = play.step(state, seat, card_played(held))
        assert isinstance(after, Playing)
        state = after
    return state


def begun(
    regulation: Regulation, trump: str, leader: Seat, hands: Masks, piles: tuple[tuple[Pile, ...], ...]
) -> Playing:
    """The engine's state before the first card, for hands that are given; the leader stands for the taker."""
    dealer = (leader - 1) % regulation.deal.players
    dealt = Dealt(regulation, GAME.first(regulation, dealer), dealer, leader, (), None, (), piles)
    value = regulation.auction.bid_min if regulation.auction else None
    return play.begin(dealt, hands, (), Contract(leader, trump, value), ())


def _in_order(numbers: Numbers, held: int) -> list[Card]:
    """The cards of a mask, suit by suit, the strongest first."""
    cards = numbers.listed(held)
    return sorted(cards, key=lambda card: (SUITS.index(card.suit), -numbers.number[card]))


def _led(regulation: Regulation, trump: str, trick: Sequence[Card]) -> Step:
    if not trick:
        return Step("referee.step.leads", regulation.clause("LEAD"))
    numbers = regulation.numbers[trump]
    best = trick[winner(numbers.law, tuple(numbers.number[held] for held in trick))]
    return Step("referee.step.winning", regulation.clause("WINNER"), {"card": str(best), "suit": trick[0].suit})


def _refusals(regulation: Regulation, state: Playing, refused: Sequence[Card]) -> list[Step]:
    """Each duty that refuses a card, as the table would say it; or why there is none."""
    broken: dict[str, list[Card]] = {}
    for held in refused:
        reason = GAME.refusal(state, state.turn, card_played(held))
        assert reason is not None
        broken.setdefault(reason.name, []).append(held)
    steps = [
        Step(
            f"belote.refusal.{name}",
            regulation.clause(name),
            {**GAME.reason(state, state.turn, card_played(cards[0])), "cards": [str(held) for held in cards]},
        )
        for name, cards in broken.items()
    ]
    return steps if steps or not state.trick else [_free(regulation, state)]


def _free(regulation: Regulation, state: Playing) -> Step:
    """Why every card may be played although somebody led."""
    law, hand = state.frame.numbers.law, state.hands[state.turn]
    if hand & suit_cards(law, state.led):
        return Step("referee.step.free.follows", regulation.clause("MUST_FOLLOW"))
    if not law.trump and hand & suit_cards(law, 0):
        beside = regulation.deal.players == play.PARTNERS and state.winning == state.turn ^ 2
        name = "partner_exemption" if beside else "underruff"
        return Step(f"referee.step.free.{name}", regulation.clause(name))
    return Step("referee.step.free.void", regulation.clause("MUST_RUFF"))


def trick_winner(case: Case) -> Ruling:
    """Who wins a trick, as a place in it."""
    regulation = regulation_of(case)
    trump = read_trump(case, regulation)
    trick = read_cards(need(case, "trick"), "trick", pack(regulation))
    at_most(trick, "trick", regulation.deal.players, least=1)
    numbers = regulation.numbers[trump]
    best = winner(numbers.law, tuple(numbers.number[held] for held in trick))
    name = "trump_wins" if trick[best].suit == trump else "led_wins"
    detail = {"card": str(trick[best]), "suit": trick[0].suit}
    return Ruling({"winner": best}, (Step(f"referee.step.{name}", regulation.clause("WINNER"), detail),))
