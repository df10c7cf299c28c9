from mazziere.cards import cards
from mazziere.core import REFEREE, SPECTATOR, Place
from mazziere.core.place import hidden_cards

PLACES = (
    Place("hand 0", cards("AS 9H"), frozenset({0})),
    Place("hand 1", cards("9H KD"), frozenset({1})),
    Place("picked up 1", cards("JC")),
    Place("stock", cards("7S"), frozenset()),
)


def test_hidden_cards_are_those_of_which_no_copy_is_known() -> None:
    """A card is hidden from whoever may know none of the places where it lies; the referee knows all."""
    assert set(cards("KD 7S")) == hidden_cards(PLACES, 0)
    assert set(cards("AS 7S")) == hidden_cards(PLACES, 1)
    assert set(cards("AS 9H KD 7S")) == hidden_cards(PLACES, SPECTATOR)
    assert set() == hidden_cards(PLACES, REFEREE)
