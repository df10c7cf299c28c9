"""The covering sets: what a hand can lay and add, held against trying every choice of cards."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.melds.test_extending import LAWS, WILDS, runs

from mazziere.melds import Fault, MeldLaw, extend
from mazziere.melds.bag import bag_of
from mazziere.melds.covering import joinings
from mazziere.melds.laid import PLAIN_LAID
from mazziere.melds.meld import Run
from mazziere.melds.numbers import COPIES

MOST_TOGETHER = 4

hands = st.lists(st.sampled_from((*range(13), *WILDS, 20, 33)), min_size=1, max_size=9).filter(
    lambda cards: all(cards.count(card) <= COPIES[card] for card in cards)
)


def can_join(law: MeldLaw, run: Run, hand: list[int]) -> set[int]:
    """The cards of a hand that join the run in some choice of its cards."""
    choices = {cards for size in range(1, MOST_TOGETHER + 1) for cards in combinations(sorted(hand), size)}
    joined = [c for c in choices if not isinstance(extend(law, run, tuple(PLAIN_LAID[card] for card in c)), Fault)]
    return {card for cards in joined for card in cards}


@settings(max_examples=300)
@given(st.sampled_from(LAWS), runs(), hands)
def test_every_card_that_can_join_a_run_occurs_in_an_addition(law: MeldLaw, run: Run, hand: list[int]) -> None:
    """No card that joins a run, alone or with up to three others, is missing from the additions."""
    found = joinings(law, run, bag_of(hand))
    assert can_join(law, run, hand) <= {one.card for cards in found for one in cards}


@given(st.sampled_from(LAWS), runs(), hands)
def test_every_addition_of_the_set_is_one(law: MeldLaw, run: Run, hand: list[int]) -> None:
    """What is offered joins the run, and is made of cards that are held."""
    for cards in joinings(law, run, bag_of(hand)):
        assert not isinstance(extend(law, run, cards), Fault)
        assert all(hand.count(one.card) >= [other.card for other in cards].count(one.card) for one in cards)
