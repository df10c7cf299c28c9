"""The solver for two pairs, against play looked through to the end with the naive law of tricks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fast import reference
from tests.fast.reference import Table, played, value
from tests.tricks.reference import Card, Options, legal
from tests.tricks.test_obligations import OPTIONS, PACK, law_of, number

from mazziere.fast.open_table import OpenTable
from mazziere.fast.pairs.solver import pairs
from mazziere.tricks.points import points

FEW = [card for card in PACK if card[1] in ("S", "H") or card[0] in ("A", "10")]
"""A pack in which suits run out and ruffs are many."""


def mask(options: Options, cards: frozenset[Card]) -> int:
    """Cards as a mask by law."""
    return sum(1 << number(options, card) for card in cards)


def open_table(table: Table, prize: int = 0, loss: int = 0) -> OpenTable:
    """The same table for the solver, seats counted from the leader."""
    law = law_of(table.options)
    return OpenTable(
        law=law,
        worth=tuple(points(law, card) for card in range(32)),
        last=10,
        hands=tuple(mask(table.options, table.hands[(table.leader + place) % 4]) for place in range(4)),
        trick=tuple(number(table.options, card) for card in table.trick),
        all_tricks=prize,
        no_trick=loss,
    )


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Up to three cards a hand under any law, up to three of them on the trick, played by that law."""
    options = draw(OPTIONS)
    size = draw(st.integers(1, 3))
    cards = draw(st.permutations(draw(st.sampled_from((PACK, FEW)))))[: 4 * size]
    if draw(st.booleans()):  # strong cards for one side: it takes everything more often
        cards = sorted(cards, key=lambda card: (card[1] == options.trump, reference.points(options, card)))
        cards = [*cards[:size], *cards[2 * size : 3 * size], *cards[size : 2 * size], *cards[3 * size :]]
    table = Table(
        options,
        tuple(frozenset(cards[seat * size : (seat + 1) * size]) for seat in range(4)),
        draw(st.integers(0, 3)),
    )
    for _ in range(draw(st.integers(0, 3))):
        seat = (table.leader + len(table.trick)) % 4
        card = draw(st.sampled_from(sorted(legal(options, table.hands[seat], table.trick))))
        hands = tuple(hand - {card} if at == seat else hand for at, hand in enumerate(table.hands))
        table = table._replace(hands=hands, trick=(*table.trick, card))
    return table


@pytest.mark.clause("PIN-BEL-14", "PIN-BEL-15", "LIG-09", "LIG-10", "FRA-17", "FFB-01", "FFB-02", "AUC-05")
@settings(max_examples=300, deadline=None)
@given(tables(), st.sampled_from((0, 90, 100)), st.sampled_from((0, -50)))
def test_every_value_is_that_of_play_looked_through(table: Table, prize: int, loss: int) -> None:
    """Value and cards are those of trying everything, whatever the law, the trick and what every trick is worth."""
    seat, side = (table.leader + len(table.trick)) % 4, table.leader % 2
    solved = pairs().solve(open_table(table, prize, loss))
    choices = legal(table.options, table.hands[seat], table.trick)
    assert solved.value == value(table, side, prize, loss)
    assert solved.cards == {
        number(table.options, card): played(table, seat, card, side, prize, loss, (True, True)) for card in choices
    }


@settings(max_examples=20, deadline=None)
@given(OPTIONS, st.permutations(PACK))
def test_a_card_is_worth_what_the_table_after_it_is(options: Options, cards: list[Card]) -> None:
    """In a full deal the best card has the value of the deal, and each card that of the table once it lies."""
    table = Table(options, tuple(frozenset(cards[seat * 8 : seat * 8 + 8]) for seat in range(4)), 0)
    solved = pairs().solve(open_table(table, prize=90))
    assert solved.value == max(solved.cards.values())
    for card in table.hands[0]:
        hands = (table.hands[0] - {card}, *table.hands[1:])
        then = table._replace(hands=hands, trick=(card,))
        after = pairs().solve(open_table(then, prize=90), every_card=False)
        assert after.value == solved.cards[number(options, card)]
