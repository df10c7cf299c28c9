"""What a table needs from outside: a log, a clock, chance, somebody who thinks for the robots."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from mazziere.core import Regulation, Seat


class Taken(Exception):
    """Another writer has already written this number of the stream: read on from the log."""


class NotSaved(Exception):
    """The log could not be written (disk full, read-only, gone). Nothing was added."""


class Journal(Protocol):
    """The log of all tables. What `append` has returned from survives any crash."""

    async def append(self, stream: str, number: int, facts: Sequence[bytes]) -> None:
        """Add facts as `number`, `number + 1` ... of the stream, all or none. Raises Taken or NotSaved."""

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The facts of the stream after a number, in order."""


class Alarm(Protocol):
    """A call that will be made; it can be cancelled."""

    def cancel(self) -> None:
        """Do not make the call."""


class Clock(Protocol):
    """Time in milliseconds since 1970."""

    def now(self) -> int:
        """The time."""

    def call_at(self, at: int, do: Callable[[], None]) -> Alarm:
        """Call when it is that time, at once if it is past."""

    async def sleep_until(self, at: int) -> None:
        """Return when it is that time."""


class Chance(Protocol):
    """Randomness that nobody can foresee."""

    def seed(self) -> bytes:
        """32 bytes."""

    def below(self, bound: int) -> int:
        """A number from 0 to below the bound."""


class Thinker(Protocol):
    """Somebody who chooses for robots, outside the event loop, from what their seat may see."""

    async def choose(self, asked: "Question") -> str | None:
        """The text of an action; None when the player had none in its time."""


class Question:
    """What a robot is asked: the view of its seat, the legal actions, the regulation; never the state."""

    __slots__ = ("legal", "player", "regulation", "seat", "view")

    def __init__(self, player: str, seat: Seat, view: Any, legal: tuple[Any, ...], regulation: Regulation) -> None:
        self.player = player
        self.seat = seat
        self.view = view
        self.legal = legal
        self.regulation = regulation


class WallClock:
    """The machine's clock and the running event loop."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, do: Callable[[], None]) -> Alarm:
        """Call after what is left until then."""
        return asyncio.get_running_loop().call_later(max(0, at - self.now()) / 1000, do)

    async def sleep_until(self, at: int) -> None:
        """Sleep what is left until then."""
        await asyncio.sleep(max(0, at - self.now()) / 1000)


class SystemChance:
    """The operating system's randomness."""

    def seed(self) -> bytes:
        """32 bytes of the system's randomness."""
        return secrets.token_bytes(32)

    def below(self, bound: int) -> int:
        """A number from 0 to below the bound."""
        return secrets.randbelow(bound)
