"""The store on PostgreSQL, for more than one server."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Concatenate

import asyncpg
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from mazziere.core import BadInput
from mazziere.store.migrate import NewerDatabase, migrate
from mazziere.store.postgres_log import PostgresLog
from mazziere.store.questions import P, Questions, T
from mazziere.store.store import Notice
from mazziere.tables.outside import NotSaved

SCHEMES = ("postgresql", "postgres")


class PostgresStore(Questions):
    """A store in a PostgreSQL database. It connects when it is started, and again whenever a connection breaks."""

    def __init__(self, url: str) -> None:
        self._dsn = url
        self._engine = create_async_engine(_sqlalchemy(url), pool_pre_ping=True)
        self._log: PostgresLog | None = None

    async def start(self, notice: Notice) -> None:
        """Begin to write, and to hear of other servers."""
        self._log = PostgresLog(self._dsn, notice)
        self._log.start()

    async def append(self, stream: str, number: int, facts: Sequence[bytes]) -> None:
        """Add facts to a stream, all or none; they are committed when this returns. Raises Taken or NotSaved."""
        if self._log is None:
            raise NotSaved("the store is not started")
        await self._log.append(stream, number, facts)

    async def stop(self) -> None:
        """Write what is still to be written, and let go of all connections."""
        if self._log is not None:
            await self._log.stop()
            self._log = None
        await self._engine.dispose()

    async def migrate(self) -> None:
        """Bring the database to today's schema. Two servers that start at once do it one after the other."""
        async with self._engine.begin() as connection:
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7011914)")
            await connection.run_sync(migrate)

    async def _call(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work, *args, **kwargs)
        except (DBAPIError, OSError, asyncpg.InternalClientError) as error:
            raise NotSaved(str(error)) from error


def open_postgres(url: str) -> PostgresStore:
    """A store whose database is there and at today's schema; to be started in the event loop that uses it.

    Raises BadInput, without the password, when it cannot be reached or is newer than this program.
    """
    shown = _shown(url)

    async def prepare() -> None:
        store = PostgresStore(url)
        try:
            await store.migrate()
        finally:
            await store.stop()

    try:
        asyncio.run(prepare())
    except NewerDatabase as error:
        raise BadInput("cli.store_newer", file=shown, version=str(error)) from error
    except Exception as error:  # drivers raise whatever they like for a host, a port, a name, a password
        raise BadInput("cli.database_unreachable", database=shown, error=_cause(error)) from error
    return PostgresStore(url)


def _sqlalchemy(url: str) -> Any:
    return make_url(url).set(drivername="postgresql+asyncpg")


def _shown(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError as error:
        raise BadInput("cli.database_kind", database=url.partition("@")[2] or url) from error


def _cause(error: Exception) -> str:
    original = getattr(error, "orig", None) or error
    return str(original).splitlines()[0] if str(original) else type(original).__name__
