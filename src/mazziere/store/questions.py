"""What is asked of a database and answered at once: the same on every kind of database."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from mazziere.store import own_sheets, people, reader
from mazziere.store.own_sheets import OwnSheet
from mazziere.store.people import User

P = ParamSpec("P")
T = TypeVar("T")


class Questions(ABC):
    """Everything of a store but the writing of facts. Each kind of database says how its work is called."""

    @abstractmethod
    async def _call(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do some work in a transaction of its own. Raises NotSaved when the database does not answer."""

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The facts of a stream after a number, in order. Raises NotSaved when the database does not answer."""
        return await self._call(reader.read, stream, after)

    async def living(self) -> list[str]:
        """Every stream that is not closed."""
        return await self._call(reader.living)

    async def close_stream(self, stream: str) -> None:
        """Remember that a stream is over, so that no start reads it again. Raises NotSaved."""
        await self._call(reader.close_stream, stream)

    async def enter(self, name: str, *, guest: bool) -> tuple[User, str]:
        """A new person and the token of a new session. Raises NotSaved."""
        return await self._call(people.enter, name, guest)

    async def user(self, token: str) -> User | None:
        """The person of a session."""
        return await self._call(people.user_of, token)

    async def rename(self, user: User, name: str) -> User:
        """The person with another name. Raises NotSaved."""
        return await self._call(people.rename, user, name)

    async def own_sheets(self, user: User) -> list[OwnSheet]:
        """The sheets that a person saved."""
        return await self._call(own_sheets.sheets_of, user.id)

    async def save_sheet(self, user: User, name: str, sheet: str, options: Mapping[str, Any]) -> OwnSheet:
        """Keep a sheet under a name, in place of one that has it. Raises NotSaved."""
        return await self._call(own_sheets.save, user.id, name, sheet, options)

    async def drop_sheet(self, user: User, id: str) -> bool:
        """Forget a sheet; False when this person has none such. Raises NotSaved."""
        return await self._call(own_sheets.drop, user.id, id)
