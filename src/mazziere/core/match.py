"""A match: deals played one after the other under one regulation."""

from dataclasses import dataclass, field

from mazziere.cards import Card
from mazziere.core.result import Side
from mazziere.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Held:
    """Points in prison after a tied deal: how many, and which side they came from."""

    owner: Side
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """What goes from one deal to the next.

    `scores` are in the unit that ends the match (points; rounds won in briscola). `collected` is the pack as the
    tricks of the last deal were gathered, for sheets that deal without shuffling; empty before the first deal.
    `void` counts deals in a row that nobody took. `winner` is set once the match is over.
    """

    dealer: Seat
    scores: tuple[int, ...]
    held: Held | None = None
    deals: int = 0
    void: int = 0
    collected: tuple[Card, ...] = field(default=())
    winner: Side | None = None
