"""The store in a SQLite file: locked for this process, at today's schema."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.exc import OperationalError as SqlalchemyOperationalError

from mazziere.core import BadInput
from mazziere.store.migrate import NewerDatabase, migrate
from mazziere.store.questions import P, Questions, T
from mazziere.store.sqlite_log import Writer, connect
from mazziere.store.store import Notice
from mazziere.tables.outside import NotSaved

FILE = "mazziere.sqlite3"
"""The file in a data folder."""
LOCK = ".lock"
"""What is added to its name for the file that is held while a server runs."""


class SqliteStore(Questions):
    """A store in one file. Everything but `append` runs in a thread of its own."""

    def __init__(self, engine: Engine, writer: Writer, lock: sqlite3.Connection) -> None:
        self._engine = engine
        self._writer = writer
        self._lock = lock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    async def start(self, notice: Notice) -> None:
        """Nothing to begin: nobody else writes to the file."""

    async def append(self, stream: str, number: int, facts: Sequence[bytes]) -> None:
        """Add facts to a stream, all or none; they are on the disk when this returns. Raises Taken or NotSaved."""
        await self._writer.append(stream, number, facts)

    async def stop(self) -> None:
        """Write what is still to be written, and let go of the file."""
        self.close()

    def close(self) -> None:
        """The same, outside an event loop."""
        self._writer.close()
        self._thread.shutdown()
        self._engine.dispose()
        self._lock.close()

    async def _call(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection, *args, **kwargs)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, run)
        except DatabaseError as error:
            raise NotSaved(str(error.orig)) from error


def open_sqlite(path: Path) -> SqliteStore:
    """Open the store in a SQLite file; the file and its folder are made where they are missing.

    Raises BadInput, naming the folder and the way out, when it cannot be written, is in use, is damaged or newer.
    """
    folder = path.parent
    lock = _lock(path)
    try:
        _probe(path)
        engine = _engine(path)
        with engine.begin() as connection:
            migrate(connection)
        return SqliteStore(engine, Writer(path), lock)
    except NewerDatabase as error:
        lock.close()
        raise BadInput("cli.store_newer", file=str(path), version=str(error)) from error
    except (sqlite3.OperationalError, SqlalchemyOperationalError) as error:
        lock.close()
        raise BadInput("cli.data_unwritable", folder=str(folder), error=_cause(error)) from error
    except (sqlite3.DatabaseError, DatabaseError) as error:
        lock.close()
        raise BadInput("cli.store_damaged", file=str(path), error=_cause(error)) from error


def _lock(path: Path) -> sqlite3.Connection:
    """Hold the folder for this process, on every system: a transaction that is never ended on a file of its own.

    The system lets go of it when the process ends, however it ends.
    """
    folder, beside = path.parent, path.with_name(path.name + LOCK)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        beside.open("ab").close()
    except OSError as error:
        raise BadInput("cli.data_unwritable", folder=str(folder), error=os.strerror(error.errno or 0)) from error
    lock = sqlite3.connect(beside, isolation_level=None, check_same_thread=False, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise BadInput("cli.data_in_use", folder=str(folder)) from error
        raise BadInput("cli.data_unwritable", folder=str(folder), error=str(error)) from error
    return lock


def _probe(path: Path) -> None:
    """Fail early and plainly: read the whole head of the file, and write to it."""
    connection = connect(path)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE probe (x)")
        connection.execute("ROLLBACK")
    finally:
        connection.close()


def _engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 5})

    @event.listens_for(engine, "connect")
    def settings(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    return engine


def _cause(error: Exception) -> str:
    original = getattr(error, "orig", None)
    return str(original or error)
