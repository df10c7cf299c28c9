"""Cards and packs as text."""

import pytest

from mazziere.cards import JOKER, PACKS, Card, card, cards


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_every_card_reads_back(pack: object) -> None:
    """The text of a card is the card again, in every pack."""
    assert all(card(str(one)) == one for one in PACKS[pack.name].cards)  # type: ignore[attr-defined]


def test_a_card_prints_as_the_call_that_rebuilds_it() -> None:
    """A failing test shows cards that can be pasted back."""
    assert eval(repr(Card("10", "H"))) == Card("10", "H")


def test_jokers_are_jk() -> None:
    """A joker has no suit and is written JK."""
    assert card("JK") == JOKER


def test_several_cards_at_once() -> None:
    """A hand reads from one text or from a list of texts."""
    assert cards("10H JS") == cards(["10H", "JS"]) == (Card("10", "H"), Card("J", "S"))


@pytest.mark.parametrize("text", ["", "H", "1H", "10X", "11H", "jh", "JH ", "KK", "10", "🂡", "JKJ"])
def test_what_is_no_card_is_refused_by_its_name(text: str) -> None:
    """Anything else is refused with the text that was given."""
    with pytest.raises(ValueError, match="not a card"):
        card(text)


@pytest.mark.parametrize(
    ("name", "size", "first", "last"),
    [
        ("french-32", 32, "7S", "AC"),
        ("french-24", 24, "9S", "AC"),
        ("italian-40", 40, "AD", "KB"),
        ("italian-39", 39, "AD", "KB"),
        ("french-108", 108, "AS", "JK"),
    ],
)
def test_the_start_order_of_each_pack(name: str, size: int, first: str, last: str) -> None:
    """The start order is part of the fair deal, so it never changes."""
    pack = PACKS[name]

    assert (len(pack.cards), str(pack.cards[0]), str(pack.cards[-1])) == (size, first, last)
