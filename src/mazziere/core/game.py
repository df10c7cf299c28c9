"""The contract that every game keeps. A game is a pure state machine: no clock, no network, no generator inside."""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, Protocol, TypeVar

from mazziere.cards import Pack
from mazziere.core.deal import Deal
from mazziere.core.event import Event
from mazziere.core.length import Length
from mazziere.core.match import Match
from mazziere.core.place import Place
from mazziere.core.regulation import Regulation
from mazziere.core.result import Result, Side
from mazziere.core.seats import Seat, Viewer
from mazziere.core.sheet import Sheet

R = TypeVar("R", bound=Regulation)
S = TypeVar("S")
A = TypeVar("A")


class Game(Protocol[R, S, A]):
    """One game. `games.<game>.GAME` is an instance; its sheets lie in `games/<game>/sheets/*.toml`.

    States and actions are frozen values; `str(action)` is its text and `read` reads it back.
    """

    name: str

    def regulation(self, sheet: Sheet) -> R:
        """Build the regulation of a sheet with its house rules.

        Raises BadInput for an unknown option or value, and for options that contradict one another.
        """

    def seats(self, regulation: R) -> int:
        """How many play."""

    def sides(self, regulation: R) -> tuple[Side, ...]:
        """The side of each seat, in seat order, as everybody may know it before the deal."""

    def direction(self, regulation: R) -> str:
        """`ccw` (the next player sits at the right) or `cw`."""

    def length(self, regulation: R) -> Length:
        """What ends a match, for the page: `points:1500`, `first_to:3`, `deals:5`."""

    def pack(self, regulation: R) -> Pack:
        """The pack in its start order."""

    def first(self, regulation: R, dealer: Seat) -> Match:
        """A match before its first deal."""

    def start(self, regulation: R, deal: Deal, match: Match) -> tuple[S, tuple[Event, ...]]:
        """One deal, up to the first question to a player. Raises BadInput for a deck that is not this pack."""

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """Whose answer the game needs, in priority order; empty when the deal is over."""

    def legal(self, state: S, seat: Seat) -> Iterable[A]:
        """Every action the seat may take now.

        Of a seat that the game does not wait for: nothing, but a word that may be said at any time (a double).
        """

    def refusal(self, state: S, seat: Seat, action: A) -> Enum | None:
        """Why the action is not allowed, or None. The only judge: legal and step go through it."""

    def reason(self, state: S, seat: Seat, action: A) -> Mapping[str, Any]:
        """What the words of a refusal may name, from what this seat may know: cards, suits, numbers as plain values.

        The words are the message `<game>.refusal.<NAME>`; a card or suit in the parameters is said by its name.
        """

    def step(self, state: S, seat: Seat, action: A) -> tuple[S, tuple[Event, ...]]:
        """The next state and what happened. Raises `Refused` for an action that is refused; nothing changes then."""

    def view(self, state: S, viewer: Viewer) -> Any:
        """What the viewer may see: a frozen dataclass of plain values. The one door out."""

    def places(self, state: S) -> tuple[Place, ...]:
        """Where every card of the pack lies and who may know it, for the checks: each card in exactly one place."""

    def result(self, state: S) -> Result | None:
        """How the deal ended, or None while it runs."""

    def next(self, state: S) -> Match:
        """The match after this finished deal: scores, held points, next dealer, winner."""

    def read(self, text: str, regulation: R) -> A:
        """Read an action from its text. Raises BadInput, naming the text, when it is none."""


class Refused(Exception):
    """An action that the rules refuse, with the reason and what it rests on in this sheet."""

    def __init__(self, reason: Enum, clause: str | None) -> None:
        super().__init__(f"{reason.name} ({clause})" if clause else reason.name)
        self.reason = reason
        self.clause = clause
