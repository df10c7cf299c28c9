"""Cards of burraco's double pack as small numbers: 13 a suit (S H D C), each A 2 3 ... K, and 52 for a joker.

Equal cards have equal numbers; how many of them there are is the matter of a bag (`melds.bag`).
"""

from mazziere.cards import JOKER, Card

SUITS = ("S", "H", "D", "C")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_LENGTH = len(RANKS)
JOKER_NUMBER = len(SUITS) * SUIT_LENGTH
ACE, TWO = 0, 1
"""Ranks as numbers; the others follow up to the king, 12."""

CARDS: tuple[Card, ...] = (*(Card(rank, suit) for suit in SUITS for rank in RANKS), JOKER)
"""The card of each number."""
TEXTS: tuple[str, ...] = tuple(str(card) for card in CARDS)
NUMBERS: dict[Card, int] = {card: number for number, card in enumerate(CARDS)}
"""The number of each card; a card that burraco does not have is missing."""
COPIES: tuple[int, ...] = (*(2 for _ in range(JOKER_NUMBER)), 4)
"""How many of each card two packs hold."""
IS_WILD: tuple[bool, ...] = tuple(card.rank in ("2", "JK") for card in CARDS)
"""Jokers and twos (pinelle) can stand for another card."""


def suit_of(number: int) -> int:
    """The suit, 0 to 3, of any card but a joker."""
    return number // SUIT_LENGTH


def rank_of(number: int) -> int:
    """The rank, 0 (ace) to 12 (king), of any card but a joker."""
    return number % SUIT_LENGTH


def two_of(suit: int) -> int:
    """The two of a suit."""
    return suit * SUIT_LENGTH + TWO
