"""Additions: where wilds go, and agreement with trying everything."""

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from tests.melds.reference import Layout, belongs, joins

from mazziere.melds import Fault, MeldLaw, Movement, extend, meld_cards, meld_texts, open_meld, read_laid
from mazziere.melds.laid import PLAIN_LAID, Laid
from mazziere.melds.meld import Run, is_legal
from mazziere.melds.numbers import COPIES, JOKER_NUMBER

STRICT = MeldLaw()
FREE = STRICT._replace(movement=Movement.FREE)
LAWS = (STRICT, FREE, STRICT._replace(ace_both_ends=False), FREE._replace(ace_both_ends=False, run_max=13))
WILDS = (JOKER_NUMBER, 1, 14)
"""A joker, the two of the suit of the runs below, the two of another one."""


def laid(text: str) -> tuple[Laid, ...]:
    """The cards of a text, as a command lays them."""
    return tuple(read_laid(word) for word in text.split())


def extended(law: MeldLaw, meld: str, added: str) -> str:
    """The meld after an addition as text, or the name of the fault."""
    lying = open_meld(law, laid(meld))
    assert not isinstance(lying, Fault)
    found = extend(law, lying, laid(added))
    return found.name if isinstance(found, Fault) else " ".join(meld_texts(found))


@st.composite
def runs(draw: st.DrawFn) -> Run:
    """A run of spades, perhaps with a wild."""
    low = draw(st.integers(1, 12))
    length = draw(st.integers(3, min(7, 15 - low)))
    at = draw(st.sampled_from((0, *range(low, low + length))))
    naturals = sum(1 << place for place in range(low, low + length) if place != at)
    wild = draw(st.sampled_from(WILDS)) if at else -1
    assume(not (at == 2 and wild == 1))
    return Run(0, naturals, wild, at)


def as_layout(run: Run) -> Layout:
    """The run as the reference describes it."""
    cards = meld_cards(run)
    low = (run.naturals & -run.naturals).bit_length() - 1
    return Layout(min(low, run.at) if run.at else low, cards, run.at)


added_cards = st.lists(st.sampled_from((*range(13), *WILDS, 20)), min_size=1, max_size=3)


@given(st.sampled_from(LAWS), runs(), added_cards)
@example(STRICT, Run(0, 0b111000, 1, 6), [JOKER_NUMBER])
@example(STRICT, Run(0, 0b110000, JOKER_NUMBER, 3), [2, 7])
def test_an_addition_is_legal_exactly_when_some_layout_is(law: MeldLaw, run: Run, added: list[int]) -> None:
    """The masks and trying every layout agree on what joins a run, under strict and free movement."""
    cards = [*meld_cards(run), *added]
    assume(is_legal(law, run) and all(cards.count(card) <= COPIES[card] for card in cards))

    found = extend(law, run, tuple(PLAIN_LAID[card] for card in added))

    assert (not isinstance(found, Fault)) == joins(law, 0, as_layout(run), added)
    if not isinstance(found, Fault):
        assert is_legal(law, found)
        assert sorted(cards) == sorted(meld_cards(found))


@given(runs(), st.integers(1, 14))
@pytest.mark.clause("BUR-09")
def test_the_card_that_it_stands_for_frees_a_wild_and_it_stays(run: Run, place: int) -> None:
    """The card that a wild stands for joins unless the run is full, and the wild stays in the meld."""
    assume(run.at)
    card = belongs(0, run.at)
    assume(card != 1)

    found = extend(STRICT, run, (PLAIN_LAID[card],))

    if not isinstance(found, Fault):
        assert run.wild in meld_cards(found)


@pytest.mark.clause("BUR-09")
@pytest.mark.parametrize(
    "meld, added, expected",
    [
        ("2S=3S 4S 5S 6S", "3S", "2S 3S 4S 5S 6S"),
        ("5C 6C 7C JK=8C", "8C", "5C 6C 7C 8C JK=9C"),
        ("JK=4D 5D 6D", "4D", "JK=3D 4D 5D 6D"),
        ("3D JK=4D 5D 6D", "4D", "JK=2D 3D 4D 5D 6D"),
        ("6H JK=7H 8H", "7H 10H", "6H 7H 8H JK=9H 10H"),
        ("JK=5D 6D 7D 8D", "10D", "6D 7D 8D JK=9D 10D"),
        ("JK=4D 5D 6D 7D 8D", "10D", "5D 6D 7D 8D JK=9D 10D"),
        ("10S 9S 2H=8S 7S", "8S", "2H=6S 7S 8S 9S 10S"),
        ("6S 5S 4S 2S=3S", "JK", "WILD_STAYS"),
        ("6S 5S 4S 2S=3S", "2H", "WILD_STAYS"),
        ("6S 5S 4S 2S=3S", "3S", "2S 3S 4S 5S 6S"),
        ("6H JK=7H 8H", "10H", "WILD_STAYS"),
        ("6S 5S 4S 2D=3S", "JK", "TWO_WILDS"),
        ("4S 5S 6S", "2S", "2S=3S 4S 5S 6S"),
        ("4S 5S 6S", "2S 3S", "2S 3S 4S 5S 6S"),
        ("4S 5S 6S", "2S JK", "2S JK=3S 4S 5S 6S"),
        ("3S 4S 5S 2S=6S", "AS", "AS 2S 3S 4S 5S"),
        ("QS KS JK=AS", "AS", "JK=JS QS KS AS"),
        ("2H 3H 4H", "6H", "HOLE"),
        ("4H 5H 6H", "5H", "TAKEN"),
        ("4H 5H 6H", "7D", "WRONG_SUIT"),
        ("KS KH KD", "QS", "WRONG_RANK"),
        ("KS KH KD JK", "2S", "TWO_WILDS"),
        ("4H 5H 6H", "JK=AH", "STANDS_ELSEWHERE"),
        ("KS KH KD", "JK=Q", "STANDS_ELSEWHERE"),
        ("KH KS KD", "2S KC", "KS KH KD KC 2S=K"),
    ],
)
def test_where_an_addition_leaves_the_wild(meld: str, added: str, expected: str) -> None:
    """A wild keeps its place until its card comes; freed it goes to its own place, the hole or the nearest end."""
    assert expected == extended(STRICT, meld, added)


@pytest.mark.parametrize(
    "meld, added, expected",
    [
        ("2H 3H 4H", "6H", "3H 4H 2H=5H 6H"),
        ("2S=3S 4S 5S 6S", "JK", "2S JK=3S 4S 5S 6S"),
        ("JK=4D 5D 6D 7D 8D", "10D", "5D 6D 7D 8D JK=9D 10D"),
        ("6H JK=7H 8H", "10H", "WILD_STAYS"),
        ("6H JK=7H 8H", "7H 10H", "6H 7H 8H JK=9H 10H"),
    ],
)
def test_free_movement_asks_only_for_a_legal_layout(meld: str, added: str, expected: str) -> None:
    """With free movement a two may become the wild again and a wild may be displaced by another."""
    assert expected == extended(FREE, meld, added)


def test_cards_join_one_after_the_other_at_the_same_end() -> None:
    """A run takes a four and then a three, each by its own addition."""
    assert extended(STRICT, "5H 6H 7H", "4H") == "4H 5H 6H 7H"
    assert extended(STRICT, "4H 5H 6H 7H", "3H") == "3H 4H 5H 6H 7H"
