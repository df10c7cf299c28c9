"""What every kind of store does."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from mazziere.store.own_sheets import OwnSheet
from mazziere.store.people import User

Notice = Callable[[str | None], None]
"""Somebody else has written to a stream: a hint to read on from the last number that is known. None: to any of them."""


class Store(Protocol):
    """The log of all streams, and the people.

    Whatever writes raises NotSaved when the disk or the database does not take it.
    """

    async def start(self, notice: Notice) -> None:
        """Begin, in the running event loop; from now on other writers are heard of."""

    async def append(self, stream: str, number: int, facts: Sequence[bytes]) -> None:
        """Add facts to a stream, all or none; they are on the disk when this returns. Raises Taken or NotSaved."""

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The facts of a stream after a number, in order."""

    async def living(self) -> list[str]:
        """Every stream that is not closed."""

    async def close_stream(self, stream: str) -> None:
        """Remember that a stream is over, so that no start reads it again."""

    async def enter(self, name: str, *, guest: bool) -> tuple[User, str]:
        """A new person and the token of a new session."""

    async def user(self, token: str) -> User | None:
        """The person of a session."""

    async def rename(self, user: User, name: str) -> User:
        """The person with another name."""

    async def own_sheets(self, user: User) -> list[OwnSheet]:
        """The sheets that a person saved, the oldest first."""

    async def save_sheet(self, user: User, name: str, sheet: str, options: Mapping[str, Any]) -> OwnSheet:
        """Keep a sheet under a name, in place of one that has it."""

    async def drop_sheet(self, user: User, id: str) -> bool:
        """Forget a sheet; False when this person has none such."""

    async def stop(self) -> None:
        """Write what is still to be written, and let go of everything."""
