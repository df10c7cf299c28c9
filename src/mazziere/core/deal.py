"""A given deal: the pack in dealing order, and who deals."""

from dataclasses import dataclass

from mazziere.cards import Card
from mazziere.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game starts from. No game shuffles: the order comes in from outside, dealt from index 0."""

    deck: tuple[Card, ...]
    dealer: Seat
