"""The solver for a few seats, against play looked through to the end and against the one for pairs."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fast import naive, reference
from tests.fast.test_pairs import open_table, tables
from tests.tricks.reference import PLAIN_RANKS, Card, Options, legal, winner
from tests.tricks.test_obligations import OPTIONS, law_of, number

from mazziere.fast.few.solver import FewTable, few
from mazziere.fast.pairs.solver import pairs
from mazziere.tricks.law import TrickLaw, Trump, packed
from mazziere.tricks.points import points

SMALL_PACK = [(rank, suit) for suit in ("S", "H", "D", "C") for rank in PLAIN_RANKS if suit in "SH" or rank in "A9"]
ENDS = st.lists(st.integers(-20, 100), min_size=64, max_size=64)
BRISCOLA = ("2", "4", "5", "6", "7", "J", "C", "K", "3", "A")
BRISCOLA_WORTH = {"A": 11, "3": 10, "K": 4, "C": 3, "J": 2}
ITALIAN = [(rank, suit) for suit in ("D", "C", "S", "B") for rank in BRISCOLA]


def ending(table: tuple[int, ...], took: tuple[int, ...], last: int) -> int:
    """What a table of endings says of the seats that have taken a trick."""
    return table[sum(1 << seat for seat in took) * 4 + last]


def belote_rules(options: Options, ours: frozenset[int], ends: tuple[int, ...], players: int) -> naive.Rules:
    """The naive rules of a belote for so many."""
    return naive.Rules(
        legal=lambda hand, trick: legal(options, hand, trick, players),
        winner=lambda trick: winner(options, trick),
        worth=lambda card: reference.points(options, card),
        ours=ours,
        ending=lambda took, last: ending(ends, took, last),
    )


def same(rules: naive.Rules, play: naive.Play, table: FewTable, numbers: dict[Card, int]) -> None:
    """The solver finds the value and every card's value that looking it through finds."""
    solved = few().solve(table)
    assert solved.value == naive.value(rules, play)
    seat = len(play.trick)
    choices = rules.legal(play.hands[seat], play.trick)
    assert solved.cards == {numbers[card]: naive.after(rules, play, card) for card in choices}


@st.composite
def belote_tables(draw: st.DrawFn) -> tuple[naive.Rules, naive.Play, FewTable, dict[Card, int]]:
    """Two players with piles, or three, one of them against the others, in the middle of a deal."""
    options = draw(OPTIONS)
    players = draw(st.sampled_from((2, 3)))
    size = draw(st.integers(1, 3))
    piles = draw(st.integers(0, 2)) if players == 2 else 0
    cards = draw(st.permutations(SMALL_PACK))
    hands = [frozenset(cards[seat * size : (seat + 1) * size]) for seat in range(players)]
    below = cards[players * size :]
    under = {
        card: below[seat * 2 + at] for seat in range(players) for at, card in enumerate(sorted(hands[seat])[:piles])
    }
    ours = frozenset({0} if draw(st.booleans()) or players == 2 else {0, draw(st.integers(1, 2))})
    ends, took = tuple(draw(ENDS)), draw(st.sets(st.integers(0, players - 1)))
    rules = belote_rules(options, ours, ends, players)
    play = naive.Play(tuple(hands), 0, (), under, (), frozenset(took))
    for seat in range(draw(st.integers(0, players - 1))):
        card = draw(st.sampled_from(sorted(rules.legal(play.hands[seat], play.trick))))
        hand = play.hands[seat] - {card} | ({under[card]} if card in under else set())
        hands = [hand if at == seat else held for at, held in enumerate(play.hands)]
        play = play._replace(hands=tuple(hands), trick=(*play.trick, card))
    law = law_of(options)
    numbers = {card: number(options, card) for card in cards}
    table = FewTable(
        law=law,
        worth=tuple(points(law, card) for card in range(32)),
        hands=tuple(sum(1 << numbers[card] for card in hand) for hand in play.hands),
        ours=tuple(seat in ours for seat in range(players)),
        trick=tuple(numbers[card] for card in play.trick),
        under={numbers[card]: numbers[low] for card, low in under.items() if card not in play.trick},
        took=sum(1 << seat for seat in took),
        ending=ends,
    )
    return rules, play, table, numbers


@settings(max_examples=250, deadline=None)
@given(belote_tables())
def test_piles_and_one_against_two(case: tuple[naive.Rules, naive.Play, FewTable, dict[Card, int]]) -> None:
    """With piles, with three seats, in a trick, whatever the end brings: the values are those of trying everything."""
    same(*case)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((2, 4)), st.integers(0, 1), st.integers(2, 3), st.permutations(ITALIAN), st.integers(0, 3))
def test_briscola_with_a_known_stock(players: int, draws: int, size: int, cards: list[Card], begun: int) -> None:
    """With cards to draw and any card to play, for two and in pairs: the values are those of trying everything."""
    size = 2 if players == 4 else size
    trump = cards[-1][1]
    suits = [trump, *(suit for suit in ("D", "C", "S", "B") if suit != trump)]
    numbers = {card: suits.index(card[1]) * 10 + BRISCOLA.index(card[0]) for card in ITALIAN}
    strength = {card: BRISCOLA.index(card[0]) for card in ITALIAN}

    def takes(trick: tuple[Card, ...]) -> int:
        best = [card for card in trick if card[1] == trump] or [card for card in trick if card[1] == trick[0][1]]
        return trick.index(max(best, key=lambda card: strength[card]))

    rules = naive.Rules(
        legal=lambda hand, trick: set(hand),
        winner=takes,
        worth=lambda card: BRISCOLA_WORTH.get(card[0], 0),
        ours=frozenset({0, 2}),
        ending=lambda took, last: 0,
    )
    hands = tuple(frozenset(cards[seat * size : (seat + 1) * size]) for seat in range(players))
    stock = tuple(cards[players * size :][: players * draws if players == 2 else 0])
    play = naive.Play(hands, 0, (), {}, stock)
    for seat in range(begun % players):
        card = min(play.hands[seat])
        held = [hand - {card} if at == seat else hand for at, hand in enumerate(play.hands)]
        play = play._replace(hands=tuple(held), trick=(*play.trick, card))
    worth = packed(*(BRISCOLA_WORTH.get(rank, 0) for rank in BRISCOLA))
    table = FewTable(
        law=TrickLaw(Trump.SUIT, 10, worth, worth, follow=False),
        worth=tuple(BRISCOLA_WORTH.get(rank, 0) for rank in BRISCOLA) * 4,
        hands=tuple(sum(1 << numbers[card] for card in hand) for hand in play.hands),
        ours=tuple(seat % 2 == 0 for seat in range(players)),
        trick=tuple(numbers[card] for card in play.trick),
        stock=tuple(numbers[card] for card in stock),
    )
    same(rules, play, table, numbers)


@settings(max_examples=60, deadline=None)
@given(tables(), st.sampled_from((0, 90)), st.sampled_from((0, -50)))
def test_both_solvers_agree(table: reference.Table, prize: int, loss: int) -> None:
    """Two solvers that share no search agree on every position of two pairs."""
    asked = open_table(table, prize, loss)
    ends = tuple(
        10 * (last % 2 == 0) + prize * (not took & 0b1010) + loss * (not took & 0b0101)
        for took in range(16)
        for last in range(4)
    )
    other = FewTable(asked.law, asked.worth, asked.hands, (True, False, True, False), asked.trick, ending=ends)
    one, two = pairs().solve(asked), few().solve(other)
    assert (one.value, one.cards) == (two.value, two.cards)
