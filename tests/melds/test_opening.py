"""New melds: runs and sets as they stand on the table, in any order of laying, and what is no meld."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.melds.reference import belongs, layouts

from mazziere.melds import Fault, MeldLaw, arrange, meld_cards, meld_texts, open_meld, read_laid
from mazziere.melds.laid import PLAIN_LAID, Laid
from mazziere.melds.numbers import COPIES, IS_WILD, JOKER_NUMBER

LAW = MeldLaw()
FEDERATION = LAW._replace(ace_both_ends=False)


def laid(text: str) -> tuple[Laid, ...]:
    """The cards of a text, as a command lays them."""
    return tuple(read_laid(word) for word in text.split())


def opened(text: str, law: MeldLaw = LAW) -> str:
    """The meld of a text as text, or the name of the fault."""
    found = open_meld(law, laid(text))
    return found.name if isinstance(found, Fault) else " ".join(meld_texts(found))


@pytest.mark.clause("BUR-06")
@pytest.mark.parametrize(
    "cards, expected",
    [
        ("4H 5H 6H", "4H 5H 6H"),
        ("6H 5H 4H", "4H 5H 6H"),
        ("AS 2S 3S", "AS 2S 3S"),
        ("QS KS AS", "QS KS AS"),
        ("10S 9S 2H 7S", "7S 2H=8S 9S 10S"),
        ("2C KH AH", "2C=QH KH AH"),
        ("2H 2H 3H", "2H=AH 2H 3H"),
        ("AH 2H JK", "AH 2H JK=3H"),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"),
        ("QH KH AH 2H", "HOLE"),
        ("KH AH 2H", "HOLE"),
        ("4H 5H", "TOO_SHORT"),
        ("4H 5H 6D", "NEITHER_RUN_NOR_SET"),
        ("4H 5H 5H", "TAKEN"),
        ("4H 5H 7H", "HOLE"),
        ("4H JK=6H 6H", "STANDS_ELSEWHERE"),
    ],
)
def test_a_run_is_read_as_it_stands(cards: str, expected: str) -> None:
    """A run goes up or down, the ace is low or high, a wild stands for the card of its place, no run goes round."""
    assert expected == opened(cards)


@pytest.mark.clause("BUR-07", "BUR-11", "BUR-12", "BUR-08")
@pytest.mark.parametrize(
    "cards, expected",
    [
        ("KD KS KH", "KS KH KD"),
        ("JK KD KH", "KH KD JK=K"),
        ("KH KD 2D=K", "KH KD 2D=K"),
        ("KC KC KD", "KD KC KC"),
        ("2S 2H 2D", "ONLY_WILDS"),
        ("JK JK JK", "ONLY_WILDS"),
        ("2H 2D KH", "TWO_WILDS"),
        ("KS KH JK 2D", "TWO_WILDS"),
        ("9S 9S 9S", "THREE_EQUAL"),
        ("KH KD 2D=Q", "STANDS_ELSEWHERE"),
    ],
)
def test_a_set_has_one_rank_and_at_most_one_wild(cards: str, expected: str) -> None:
    """A set takes equal ranks of any suits, with the wild last and only one of them; wilds alone are no set."""
    assert expected == opened(cards)


def test_thirteen_naturals_and_a_wild_are_fourteen() -> None:
    """Where natural aces may not lie at both ends, a wild may stand for the second one."""
    whole = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"

    assert opened(f"{whole} AS", FEDERATION) == "BOTH_ACES"
    assert opened(f"{whole} JK", FEDERATION) == f"{whole} JK=AS"
    assert opened(f"{whole} JK", FEDERATION._replace(run_max=13)) == "RUN_FULL"


@pytest.mark.parametrize("largest, expected", [(9, "SET_FULL"), (108, "KS KS KH KH KD KD KC KC 2H=K")])
def test_a_set_may_have_a_largest_size(largest: int, expected: str) -> None:
    """The law says how many cards a set may have, its wild included."""
    law = LAW._replace(set_max=largest - 1 if largest == 9 else largest)
    assert opened("KS KS KH KH KD KD KC KC 2H", law) == expected


cards_of_a_run = st.lists(st.sampled_from((*range(13), JOKER_NUMBER, 14)), min_size=3, max_size=7)


@given(cards_of_a_run)
def test_cards_in_any_order_are_arranged_when_some_layout_is_legal(cards: list[int]) -> None:
    """Arranging finds a run exactly when there is one, with the same cards in table order."""
    assume(all(cards.count(card) <= COPIES[card] for card in cards))
    assume(not all(IS_WILD[card] for card in cards))

    run = arrange(LAW, tuple(PLAIN_LAID[card] for card in cards))

    assert (run is not None) == any(layouts(LAW, 0, cards))
    if run is not None:
        assert sorted(cards) == sorted(meld_cards(run))
        assert open_meld(LAW, laid(" ".join(meld_texts(run)))) == run


@given(st.lists(st.sampled_from((*range(13), JOKER_NUMBER, 14)), min_size=3, max_size=6))
def test_a_sequence_is_a_run_exactly_when_it_stands_as_one(cards: list[int]) -> None:
    """Reading in table order agrees with trying every layout in that order, up or down."""
    assume(all(cards.count(card) <= COPIES[card] for card in cards))
    found = open_meld(LAW, tuple(PLAIN_LAID[card] for card in cards))
    stands = {layout.cards for layout in layouts(LAW, 0, cards)}
    other = {layout.cards for layout in layouts(LAW, 1, cards)}

    assert (not isinstance(found, Fault)) == bool({tuple(cards), tuple(cards[::-1])} & (stands | other) or _set(cards))


def _set(cards: list[int]) -> bool:
    naturals = [card for card in cards if not IS_WILD[card]]
    return len(set(naturals)) == 1 and len(naturals) >= 2 and len(cards) - len(naturals) <= 1


@given(st.integers(0, 3), st.integers(1, 12), st.data())
def test_what_is_said_of_a_wild_is_kept(suit: int, low: int, data: st.DataObject) -> None:
    """`JK=5H` reads back as the wild in that place."""
    length = data.draw(st.integers(3, 15 - low))
    at = data.draw(st.sampled_from(range(low, low + length)))
    cards = tuple(
        Laid(JOKER_NUMBER, belongs(suit, place)) if place == at else PLAIN_LAID[belongs(suit, place)]
        for place in range(low, low + length)
    )
    found = open_meld(LAW, cards)

    assert not isinstance(found, Fault)
    assert laid(" ".join(meld_texts(found))) == cards


def test_a_card_that_burraco_does_not_have_is_named() -> None:
    """Reading a card that is none names it."""
    with pytest.raises(ValueError, match="CB"):
        read_laid("CB")
    with pytest.raises(ValueError, match="JK"):
        read_laid("JK=JK")
