"""Order and points of the cards of briscola (PIN-BRI-10), and who wins a trick (PIN-BRI-08)."""

from collections.abc import Sequence
from functools import cache

from mazziere.cards import PACKS, Card

ORDER = ("2", "4", "5", "6", "7", "J", "C", "K", "3", "A")
"""The ranks of a suit, low to high."""
POINTS = {"A": 11, "3": 10, "K": 4, "C": 3, "J": 2}
_POINTS = {card: POINTS.get(card.rank, 0) for card in PACKS["italian-40"].cards}


def points(card: Card) -> int:
    """The points of a card: 120 in the pack."""
    return _POINTS[card]


@cache
def _strengths(trump: str, led: str) -> dict[Card, int]:
    """How strong each card is in a trick of this suit under this trump; 0 cannot win."""
    base = {trump: 2 * len(ORDER)} | ({led: len(ORDER)} if led != trump else {})
    return {
        card: base[card.suit] + ORDER.index(card.rank) if card.suit in base else 0 for card in PACKS["italian-40"].cards
    }


def winner(trump: str, cards: Sequence[Card]) -> int:
    """The place in the trick of the card that wins it: the highest trump, else the highest of the suit led."""
    strengths = _strengths(trump, cards[0].suit)
    return max(range(len(cards)), key=lambda place: strengths[cards[place]])
