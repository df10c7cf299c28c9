"""What a table is at one moment: frozen values, made by folding its log."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mazziere.core import Deal, Event, Match, Regulation, Result, Seat
from mazziere.core.record import DealRecord, Shuffle
from mazziere.games import AnyGame
from mazziere.tables.log import Opened, Plan
from mazziere.tables.shapes import DealHead


@dataclass(frozen=True, slots=True, kw_only=True)
class Chair:
    """A seat and who sits there. `robot` is set while a robot plays for the person; `reserve` is what is left of it."""

    plan: Plan
    robot: bool = False
    reserve: int = 0

    @property
    def person(self) -> bool:
        """A person holds this seat."""
        return self.plan.kind == "person"

    @property
    def automatic(self) -> bool:
        """A program answers for this seat now."""
        return self.plan.kind == "bot" or self.robot


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A deal that is being prepared: shares are asked for since `at`."""

    at: int
    seed: bytes | None
    cut: int | None
    shares: Mapping[Seat, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """The deal on the table, also when it is over and still lies there.

    `asked` says for each seat since which fact (number, time) it is asked; `held` has answers given before their turn.
    `events` is all that happened, for the log of the deal; it is shown through `seen_by` only.
    """

    deal: Deal
    shuffle: Shuffle
    match: Match
    state: Any
    waiting: tuple[Seat, ...]
    asked: Mapping[Seat, tuple[int, int]]
    held: Mapping[Seat, str] = field(default_factory=dict)
    actions: tuple[tuple[Seat, str], ...] = ()
    events: tuple[Event, ...] = ()
    trick_at: int = 0
    """When the last trick was complete, so that robots let it lie."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """A deal of the match that is over: as the record keeps it, its result, and how views show it."""

    record: DealRecord
    result: Result
    head: DealHead


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A match that is over, or the current one: its deals and what each added."""

    number: int
    match: Match
    deals: tuple[Finished, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """A phrase that somebody said."""

    seat: Seat
    name: str
    phrase: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A table. `seq` is the number of its last fact."""

    seq: int
    at: int
    opened: Opened
    game: AnyGame
    regulation: Regulation
    chairs: tuple[Chair, ...]
    current: Played | None = None
    earlier: tuple[Played, ...] = ()
    offer: Offer | None = None
    running: Running | None = None
    ready: Mapping[Seat, int] = field(default_factory=dict)
    chat: tuple[Spoken, ...] = ()
    closed: str | None = None

    @property
    def playing(self) -> bool:
        """A deal runs: the game waits for an answer."""
        return self.running is not None and bool(self.running.waiting)

    @property
    def match_over(self) -> bool:
        """The current match has a winner."""
        return self.current is not None and self.current.match.winner is not None

    def seat_of(self, user: str | None) -> Seat | None:
        """The seat of an account, or None."""
        if user is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.plan.user == user), None)
