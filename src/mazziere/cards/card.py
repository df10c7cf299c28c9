"""A card as a value: rank and suit, `10H`, `JS`; a joker is `JK`."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "C", "Q", "K")
SUITS = ("S", "H", "D", "C", "B")


class Card(NamedTuple):
    """One card. Equal cards of two packs are equal; the pack decides what the suits C and D mean.

    `rank` is one of `RANKS`, or `JK` for a joker; `suit` is one of `SUITS`, or empty for a joker.
    """

    rank: str
    suit: str

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"card({str(self)!r})"


JOKER = Card("JK", "")


@cache
def card(text: str) -> Card:
    """Read one card from its text.

    Raises ValueError, naming the text, when it is no card.
    """
    if text == "JK":
        return JOKER
    rank, suit = text[:-1], text[-1:]
    if rank not in RANKS or suit not in SUITS:
        raise ValueError(f"not a card: {text!r} (a card is rank and suit, such as 10H or JS; a joker is JK)")
    return Card(rank, suit)


def cards(text: str | Iterable[str]) -> tuple[Card, ...]:
    """Read several cards, from one text with spaces between them or from an iterable of texts."""
    return tuple(card(word) for word in (text.split() if isinstance(text, str) else text))
