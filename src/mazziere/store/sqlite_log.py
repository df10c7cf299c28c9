"""The one writer of a SQLite log: its own thread, straight on sqlite3.

It commits in groups. Whatever arrives while a commit is under way goes into the next one, so there is no timer and
no waiting; a commit has reached the disk (`synchronous=FULL`) before anybody is told.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from mazziere.tables.outside import NotSaved, Taken

LARGEST_GROUP = 1_000


class Append(NamedTuple):
    """Facts to write, and whom to tell."""

    stream: str
    number: int
    facts: tuple[bytes, ...]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


class Writer:
    """Writes the log. Raises sqlite3.Error when the file cannot be opened."""

    def __init__(self, path: Path) -> None:
        self._queue: SimpleQueue[Append | None] = SimpleQueue()
        self._connection = connect(path)
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    async def append(self, stream: str, number: int, facts: Sequence[bytes]) -> None:
        """Write facts from this number on; returns when they are on the disk. Raises Taken or NotSaved."""
        if self._closed:
            raise NotSaved("the store is closed")
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._queue.put(Append(stream, number, tuple(facts), loop, done))
        await done

    def close(self) -> None:
        """Write what was asked for until now, and end."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()
            self._connection.close()

    def _run(self) -> None:
        ending = False
        while not ending:
            group: list[Append] = []
            first = self._queue.get()
            while first is not None:
                group.append(first)
                if len(group) >= LARGEST_GROUP or self._queue.empty():
                    break
                first = self._queue.get()
            ending = first is None
            if group:
                self._write(group)

    def _write(self, group: list[Append]) -> None:
        outcomes: list[tuple[Append, Exception | None]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes += [(append, self._insert(append)) for append in group]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            outcomes = [(append, NotSaved(str(error))) for append in group]
        tell(outcomes)

    def _insert(self, append: Append) -> Exception | None:
        stream, number, facts = append.stream, append.number, append.facts
        last = self._connection.execute("SELECT max(number) FROM log WHERE stream = ?", (stream,)).fetchone()[0] or 0
        if last != number - 1:
            return Taken(stream, number)
        rows = [(stream, number + at, fact) for at, fact in enumerate(facts)]
        self._connection.executemany("INSERT INTO log (stream, number, fact) VALUES (?, ?, ?)", rows)
        return None

    def _roll_back(self) -> None:
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            return  # the transaction is gone with whatever failed; the next BEGIN says more


def connect(path: Path) -> sqlite3.Connection:
    """A connection with our settings. Raises sqlite3.Error."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def tell(outcomes: Sequence[tuple[Append, Exception | None]]) -> None:
    """Give each waiting future its outcome, with one call into each event loop."""
    loops = {append.loop for append, _ in outcomes}
    for loop in loops:
        mine = [(append.done, error) for append, error in outcomes if append.loop is loop]
        try:
            loop.call_soon_threadsafe(_settle, mine)
        except RuntimeError:
            continue  # the loop has ended, and with it whoever waited


def _settle(outcomes: Sequence[tuple["asyncio.Future[None]", Exception | None]]) -> None:
    for future, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
