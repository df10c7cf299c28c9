"""The state of one deal of briscola: a frozen value."""

from enum import StrEnum
from typing import NamedTuple

from mazziere.cards import Card
from mazziere.core.match import Match
from mazziere.core.seats import Seat
from mazziere.games.briscola.regulation import Regulation

Hands = tuple[tuple[Card, ...], ...]
"""The cards of each seat."""


class Phase(StrEnum):
    """What the deal waits for."""

    AUCTION = "auction"
    NAMING_RANK = "naming_rank"
    NAMING_SUIT = "naming_suit"
    PLAYING = "playing"
    OVER = "over"


class Trick(NamedTuple):
    """A finished trick: who led, the cards in playing order, who won it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Bid(NamedTuple):
    """The call that stands: whose, which rank (empty while only points are called), and the points to make."""

    seat: Seat
    rank: str
    target: int


class State(NamedTuple):
    """One deal. `stock` lists the cards in drawing order, the turned card last.

    `looking`: partners look at each other's hand until the next card is played. `out` have left the auction.
    `swapped` lists who exchanged a trump for the turned card, `signals` what was signalled in this trick.
    """

    regulation: Regulation
    match: Match
    dealer: Seat
    phase: Phase
    turn: Seat
    hands: Hands
    stock: tuple[Card, ...]
    turned: Card | None
    trump: str | None
    leader: Seat
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    looking: bool = False
    calls: tuple[tuple[Seat, str], ...] = ()
    out: frozenset[Seat] = frozenset()
    bid: Bid | None = None
    called: Card | None = None
    partner: Seat | None = None
    signals: tuple[tuple[Seat, str], ...] = ()
    swapped: tuple[tuple[Seat, Card], ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)
