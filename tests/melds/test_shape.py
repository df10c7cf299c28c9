"""What a meld counts as, and the arithmetic of bags."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.melds import (
    CLEAN,
    DIRTY,
    PLAIN,
    SEMI_CLEAN,
    Fault,
    MeldLaw,
    SemiRun,
    SemiSet,
    meld_class,
    open_meld,
    read_laid,
)
from mazziere.melds import bag as bags
from mazziere.melds.meld import meld_bag, meld_cards, meld_size
from mazziere.melds.numbers import COPIES, JOKER_NUMBER, rank_of

SHEET = MeldLaw()
FEDERATION = MeldLaw(ace_both_ends=False, semi_run=SemiRun.WILD_AT_END, semi_set=SemiSet.EXACTLY_EIGHT)
SIDE = SHEET._replace(semi_run=SemiRun.SEVEN_NATURALS_ON_ONE_SIDE)
NONE = SHEET._replace(semi_run=SemiRun.NONE)
ENCLOSED = "3H 4H 5H 6H 7H 8H 9H JK JH QH"
IN_THE_MIDDLE = "3H 4H 5H 6H JK 8H 9H 10H JH"
AT_END = "4H 5H 6H 7H 8H 9H 10H JK"


@pytest.mark.clause("BUR-18", "BUR-19", "BUR-20", "BUR-21", "FIB-02")
@pytest.mark.parametrize(
    "law, cards, expected",
    [
        (SHEET, "4H 5H 6H 7H 8H 9H", PLAIN),
        (SHEET, "4H 5H 6H 7H 8H 9H 10H", CLEAN),
        (SHEET, "AS 2S 3S 4S 5S 6S 7S", CLEAN),
        (SHEET, "4H 5H 6H 7H 8H 9H JK", DIRTY),
        (FEDERATION, "4H 5H 6H 7H 8H 9H JK", DIRTY),
        (SIDE, "4H 5H 6H 7H 8H 9H JK", DIRTY),
        (SHEET, AT_END, SEMI_CLEAN),
        (FEDERATION, AT_END, SEMI_CLEAN),
        (SIDE, AT_END, SEMI_CLEAN),
        (NONE, AT_END, DIRTY),
        (SHEET, ENCLOSED, SEMI_CLEAN),
        (FEDERATION, ENCLOSED, DIRTY),
        (SIDE, ENCLOSED, SEMI_CLEAN),
        (SHEET, IN_THE_MIDDLE, SEMI_CLEAN),
        (SIDE, IN_THE_MIDDLE, DIRTY),
        (SHEET, "KS KH KD KC KS KH KD JK", SEMI_CLEAN),
        (FEDERATION, "KS KH KD KC KS KH KD JK", SEMI_CLEAN),
        (NONE, "KS KH KD KC KS KH KD JK", DIRTY),
        (SHEET, "KS KH KD KC KS KH KD KC JK", SEMI_CLEAN),
        (FEDERATION, "KS KH KD KC KS KH KD KC JK", DIRTY),
        (SHEET, "KS KH KD KC KS KH KD", CLEAN),
    ],
)
def test_what_a_meld_counts_as(law: MeldLaw, cards: str, expected: int) -> None:
    """Seven cards are a burraco: clean without a wild, dirty with one, semi-clean as each sheet defines it."""
    meld = open_meld(law, tuple(read_laid(word) for word in cards.split()))

    assert not isinstance(meld, Fault)
    assert expected == meld_class(law, meld)


numbers = st.lists(st.integers(0, JOKER_NUMBER), max_size=40).filter(
    lambda cards: all(cards.count(card) <= COPIES[card] for card in cards)
)


@given(numbers)
def test_a_bag_holds_what_was_put_in(cards: list[int]) -> None:
    """Size, counts, jokers, ranks and order of a bag are those of its cards."""
    bag, counter = bags.bag_of(cards), Counter(cards)

    assert bags.size(bag) == len(cards)
    assert bags.numbers(bag) == tuple(sorted(cards))
    assert list(bags.distinct(bag)) == sorted(counter)
    assert all(bags.count(bag, card) == counter[card] for card in range(JOKER_NUMBER + 1))
    assert bags.jokers(bag) == counter[JOKER_NUMBER]
    of_rank = Counter(rank_of(card) for card in cards if card != JOKER_NUMBER)
    for least in range(1, 9):
        assert set(bags.ranks_with(bags.ranks_of(bag), least)) == {r for r, n in of_rank.items() if n >= least}


@given(numbers, numbers)
def test_one_bag_holds_another_exactly_when_it_has_every_card(one: list[int], other: list[int]) -> None:
    """Containment of bags is containment of their cards, as often as each occurs."""
    missing = Counter(other) - Counter(one)

    assert bags.holds(bags.bag_of(one), bags.bag_of(other)) == (not missing)


def test_a_meld_is_its_cards() -> None:
    """Bag and size of a meld are those of its cards, the wild among them."""
    meld = open_meld(SHEET, tuple(read_laid(word) for word in ENCLOSED.split()))

    assert not isinstance(meld, Fault)
    assert meld_size(meld) == 10
    assert bags.numbers(meld_bag(meld)) == tuple(sorted(meld_cards(meld)))
