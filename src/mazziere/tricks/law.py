"""The law of tricks in plain integers, and how cards are numbered for it.

Cards are numbered by strength, `suit * suit_length + strength`, the weakest of a suit 0; where one suit is trump it is
suit 0. A hand is a bit mask over these numbers. The functions of `HOT` are written once: the table, the referee and the
bots run them as they stand, the solvers compile them. They take and return integers only.
"""

from enum import IntEnum
from typing import NamedTuple

NO_SUIT = -1
"""The suit led, before anybody has led."""
POINT_BITS = 5
"""Bits a card in a packed table of points: no card is worth more than 31."""


class Trump(IntEnum):
    """What is trump: suit 0, nothing, or every suit (each in trump order, none beats another)."""

    SUIT = 0
    NONE = 1
    ALL = 2


class Exemption(IntEnum):
    """What a winning partner frees from: nothing, ruffing, or also rising when trump is led."""

    NONE = 0
    RUFF_ONLY = 1
    RUFF_AND_TRUMP_LEAD = 2


class Overruff(IntEnum):
    """A ruff on the table can be beaten: with a higher trump only, or with any trump."""

    STRICT = 0
    ANY_TRUMP = 1


class Underruff(IntEnum):
    """A ruff on the table cannot be beaten: a lower trump all the same, or any card."""

    REQUIRED = 0
    FREE = 1


class UnderruffPartner(IntEnum):
    """A lower trump under the partner's winning ruff: allowed, not while holding a higher one, or only from trumps."""

    ALLOWED = 0
    FORBIDDEN_IF_HIGHER = 1
    ONLY_WHEN_ONLY_TRUMPS = 2


def packed(*points: int) -> int:
    """A table of points, one for each strength from the weakest, as one integer."""
    if too_much := [value for value in points if not 0 <= value < 1 << POINT_BITS]:
        raise ValueError(f"a card is worth 0 to {(1 << POINT_BITS) - 1} points, not {too_much[0]}")
    return sum(value << POINT_BITS * strength for strength, value in enumerate(points))


class TrickLaw(NamedTuple):
    """The duties of a trick and the worth of its cards. `follow` False: any card may be played at any time."""

    trump: Trump
    suit_length: int
    trump_points: int
    plain_points: int
    follow: bool = True
    rise_on_trump_lead: bool = True
    partner_exemption: Exemption = Exemption.NONE
    overruff: Overruff = Overruff.STRICT
    underruff: Underruff = Underruff.REQUIRED
    underruff_partner: UnderruffPartner = UnderruffPartner.ALLOWED


def count(cards: int) -> int:
    """How many cards."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The number of the lowest card."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """The number of the highest card."""
    return cards.bit_length() - 1


def above(cards: int, card: int) -> int:
    """The cards with a higher number than `card`."""
    return cards & (-2 << card)


def suit_of(law: TrickLaw, card: int) -> int:
    """The suit of a card."""
    return card // law.suit_length


def suit_cards(law: TrickLaw, suit: int) -> int:
    """Every card of a suit."""
    return ((1 << law.suit_length) - 1) << suit * law.suit_length


def is_trump(law: TrickLaw, card: int) -> bool:
    """Whether the card belongs to the one trump suit."""
    return card < law.suit_length and law.trump == Trump.SUIT


HOT = (above, suit_of, suit_cards, is_trump)
BITS = (count, lowest, highest)
"""The three that a compiler knows by another name: integer methods of Python have no compiled form."""
