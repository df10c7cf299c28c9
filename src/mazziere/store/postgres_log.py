"""The log on PostgreSQL, straight on asyncpg: any number of servers write to it, and hear of one another.

Like the SQLite one it commits in groups, the commit under way being the window. A group is sorted by (stream, number),
so that two writers take their locks in the same order and never wait for each other in a circle. `on conflict do
nothing returning` says which rows were ours. A notice is a hint only: it may be lost; whoever gets it reads the log.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import asyncpg
import structlog

from mazziere.store.store import Notice
from mazziere.tables.outside import NotSaved, Taken

LARGEST_GROUP = 1_000
WRITER = "mazziere log writer"
CHANNEL = "mazziere_log"
RETRY_SECONDS = (0.2, 0.5, 1, 2, 5)
TIMEOUT_SECONDS = 10.0

LAST = "SELECT stream, max(number) AS number FROM log WHERE stream = ANY($1::text[]) GROUP BY stream"
INSERT = """
INSERT INTO log (stream, number, fact) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
ON CONFLICT DO NOTHING RETURNING stream, number
"""
TAKE_BACK = "DELETE FROM log USING unnest($1::text[], $2::bigint[]) AS gone (s, n) WHERE stream = s AND number = n"
NOTIFY = "SELECT pg_notify($1, $2 || ' ' || stream) FROM unnest($3::text[]) AS stream"

logger = structlog.get_logger("mazziere.store")


class Append(NamedTuple):
    """Facts to write, and whom to tell."""

    stream: str
    number: int
    facts: tuple[bytes, ...]
    done: "asyncio.Future[None]"

    @property
    def keys(self) -> list[tuple[str, int]]:
        """The rows that it wants to be the first to write."""
        return [(self.stream, self.number + at) for at in range(len(self.facts))]


class PostgresLog:
    """Writes the log, and listens to the other writers."""

    def __init__(self, dsn: str, notice: Notice) -> None:
        self._dsn = dsn
        self._notice = notice
        self._me = secrets.token_hex(8)
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()
        self._closed = False
        self._connection: asyncpg.Connection | None = None
        self._writer: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write and to listen, in the running event loop."""
        self._writer = asyncio.create_task(self._run(), name=WRITER)
        self._listener = asyncio.create_task(self._listen())

    async def append(self, stream: str, number: int, facts: Sequence[bytes]) -> None:
        """Write facts from this number on; returns when they are committed. Raises Taken or NotSaved."""
        if self._closed:
            raise NotSaved("the log is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Append(stream, number, tuple(facts), done))
        await done

    async def stop(self) -> None:
        """Write what was asked for until now, and end; when the writer has ended before, nothing is waited for."""
        self._closed = True
        self._queue.put_nowait(None)
        if self._listener is not None:
            self._listener.cancel()
        await asyncio.gather(*filter(None, (self._writer, self._listener)), return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)

    async def _run(self) -> None:
        """Write until the end is asked for. However it ends, nobody is left waiting, and nothing more is taken in."""
        group: list[Append] = []
        try:
            while await self._next(group):
                outcomes = await self._outcomes(sorted(group, key=lambda append: (append.stream, append.number)))
                for append in group:
                    _settle(append, outcomes[append])
        finally:
            self._closed = True
            while not self._queue.empty():
                if (waiting := self._queue.get_nowait()) is not None:
                    group.append(waiting)
            for append in group:
                _settle(append, NotSaved("the writer has ended"))

    async def _next(self, group: list[Append]) -> bool:
        """Put what waits to be written into the group, in place of what was; False when the end was asked for."""
        group.clear()
        first = await self._queue.get()
        while first is not None:
            group.append(first)
            if len(group) >= LARGEST_GROUP or self._queue.empty():
                return True
            first = self._queue.get_nowait()
        if group:
            self._queue.put_nowait(None)  # what came before the end is written first
        return bool(group)

    async def _outcomes(self, group: list[Append]) -> dict[Append, Exception | None]:
        """Write the group. Where the connection breaks nothing of it is acknowledged: readers see what was kept."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                if self._connection is None or self._connection.is_closed():
                    self._connection = await asyncpg.connect(self._dsn)
                async with self._connection.transaction():
                    return await self._write(self._connection, group)
        except (
            Exception
        ) as error:  # a driver raises more than it documents when a connection breaks: the writer goes on
            await self._drop()
            return dict.fromkeys(group, NotSaved(f"{type(error).__name__}: {error}"))

    async def _write(self, connection: Any, group: list[Append]) -> dict[Append, Exception | None]:
        outcomes: dict[Append, Exception | None] = {append: Taken(append.stream, append.number) for append in group}
        last = {row["stream"]: row["number"] for row in await connection.fetch(LAST, [a.stream for a in group])}
        fitting: list[Append] = []
        for append in group:
            if last.get(append.stream, 0) == append.number - 1:
                fitting.append(append)
                last[append.stream] = append.number - 1 + len(append.facts)
        keys = [key for append in fitting for key in append.keys]
        facts = [fact for append in fitting for fact in append.facts]
        won = {tuple(row) for row in await connection.fetch(INSERT, *_columns(keys), facts)}
        lost: set[str] = set()
        for append in fitting:
            if append.stream not in lost and won.issuperset(append.keys):
                outcomes[append] = None
            else:
                lost.add(append.stream)
        kept = {key for append, error in outcomes.items() if error is None for key in append.keys}
        if half := sorted(won - kept):
            await connection.execute(TAKE_BACK, *_columns(half))
        streams = sorted({append.stream for append, error in outcomes.items() if error is None})
        await connection.fetch(NOTIFY, CHANNEL, self._me, streams)
        return outcomes

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _listen(self) -> None:
        """Hear of other writers for ever. After every break everything may have changed."""
        tries = 0
        while True:
            try:
                connection = await asyncpg.connect(self._dsn, timeout=TIMEOUT_SECONDS)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                tries = 0
                self._notice(None)
                try:
                    await lost.wait()
                finally:
                    connection.terminate()
            except Exception as error:  # as above: whatever it was, it is tried again
                logger.warning("not listening", error=str(error))
            await asyncio.sleep(RETRY_SECONDS[min(tries, len(RETRY_SECONDS) - 1)])
            tries += 1

    def _heard(self, _: Any, __: int, ___: str, payload: object) -> None:
        who, _space, stream = str(payload).partition(" ")
        if who != self._me:
            self._notice(stream)


def _settle(append: Append, error: Exception | None) -> None:
    if append.done.done():
        return
    if error is None:
        append.done.set_result(None)
    else:
        append.done.set_exception(error)


def _columns(keys: Sequence[tuple[Any, ...]]) -> tuple[list[str], list[int]]:
    return [key[0] for key in keys], [key[1] for key in keys]
