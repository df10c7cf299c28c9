"""The contests of this server: each one log in the store, one writer at a time, told to whoever watches."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import msgspec
import msgspec.structs
import structlog

from mazziere.contests.contest import Contest
from mazziere.contests.facts import Act, Created, Fact, read_act, write_act
from mazziere.contests.log import Log, folded, started
from mazziere.core import BadInput
from mazziere.server.contest import shapes
from mazziere.server.contest.doors import DOORS, ROLES, Doors
from mazziere.server.pages import Page
from mazziere.store import Store
from mazziere.tables.outside import NotSaved, Taken

STREAM = "contest:"
"""How the stream of a contest begins; no table has such a name."""
JSON = "application/json"
FAST = 1
"""How hard an answer is compressed that is new every second."""
TRIES = 5
"""How often an act is worked out anew because another server was faster."""
Watcher = Callable[[int], None]
Deeds = Callable[[Contest, Log], Sequence[Fact]]
Show = Callable[["Live", shapes.Role, str], shapes.ContestView]

logger = structlog.get_logger("mazziere.contests")


def now() -> str:
    """The time of an act."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


class Live:
    """One contest in memory. An act is told after it is on the disk."""

    def __init__(self, id: str, log: Log, store: Store, doors: Doors) -> None:
        self.id = id
        self.log = log
        self.doors = doors
        self.watchers: set[Watcher] = set()
        self._views: dict[tuple[str, str], shapes.ContestView] = {}
        self._pages: dict[tuple[str, str], tuple[tuple[int, int], Page]] = {}
        self._store = store
        self._lock = asyncio.Lock()

    @property
    def seq(self) -> int:
        """The number of the latest act."""
        return len(self.log.acts)

    def shown(self, role: shapes.Role, language: str, make: Show) -> shapes.ContestView:
        """The contest for a role in a language; made once for all who ask until it changes."""
        view = self._views.get((role, language))
        if view is None or view.seq != self.seq:
            view = self._views[role, language] = make(self, role, language)
        return msgspec.structs.replace(view, now=int(time.time()))

    def page(self, role: shapes.Role, language: str, make: Show) -> Page:
        """The same as bytes, written and compressed once a second at most however many phones ask."""
        view = self.shown(role, language, make)
        held = self._pages.get((role, language))
        if held is None or held[0] != (view.seq, view.now):
            page = Page.of(msgspec.json.encode(view), JSON, level=FAST)
            held = self._pages[role, language] = ((view.seq, view.now), page)
        return held[1]

    async def act(self, deeds: Deeds, by: str) -> None:
        """Works out facts from the contest as it stands now, and does them as one act.

        When another server has written first, its acts are read and the facts worked out anew. Raises BadInput when a
        fact is refused, NotSaved when the disk does not take it; nothing has changed then.
        """
        async with self._lock:
            for _ in range(TRIES):
                facts = deeds(self.log.contest, self.log)
                if not facts:
                    return
                log = self.log.appended(*facts, at=now(), by=by)
                act = msgspec.json.encode(write_act(log.acts[-1]))
                try:
                    await self._store.append(f"{STREAM}{self.id}", len(log.acts), [act])
                except Taken:
                    await self._read_on()
                    continue
                self.log = log
                break
            else:
                raise NotSaved("another server is faster every time")
        self._tell()

    async def catch_up(self) -> None:
        """Another server may have written: reads on."""
        async with self._lock:
            before = self.seq
            await self._read_on()
        if self.seq != before:
            self._tell()

    async def _read_on(self) -> None:
        written = await self._store.read(f"{STREAM}{self.id}", self.seq)
        if written:
            self.log = folded([*self.log.acts, *acts_of(written, self.seq)])

    def _tell(self) -> None:
        for watcher in tuple(self.watchers):
            watcher(self.seq)


def acts_of(written: Sequence[bytes], after: int = 0) -> list[Act]:
    """Acts from the store. Raises BadInput or msgspec.DecodeError for damaged ones."""
    return [read_act(msgspec.json.decode(fact), f"acts[{after + i}]") for i, fact in enumerate(written)]


class Hall:
    """The contests by id."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._contests: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def resume(self) -> None:
        """Read every contest of the store that is not known yet. One that cannot be read is left alone, and logged."""
        for stream in await self._store.living():
            if stream.startswith(STREAM) and stream.removeprefix(STREAM) not in self._contests:
                await self._resume(stream.removeprefix(STREAM))

    def heard(self, stream: str | None) -> None:
        """Another server wrote to a stream, or may have to any: what concerns contests is read on."""
        if stream is not None and not stream.startswith((STREAM, DOORS)):
            return
        task = asyncio.get_running_loop().create_task(self._read_on(stream))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read_on(self, stream: str | None) -> None:
        try:
            if stream is None:
                await self.resume()
                for known in self.all():
                    await known.catch_up()
                    await self._doors_of(known)
                return
            kind, _, id = stream.partition(":")
            live = self._contests.get(id)
            if live is None:
                await self._resume(id)
            elif f"{kind}:" == STREAM:
                await live.catch_up()
            else:
                await self._doors_of(live)
        except NotSaved as error:
            logger.warning("contest not read", stream=stream, error=str(error))

    async def _doors_of(self, live: Live) -> None:
        """Reads on who may do what; a contest that another server took off the list goes here too."""
        await live.doors.catch_up()
        if live.doors.shut:
            self._drop(live)

    async def _resume(self, id: str) -> None:
        try:
            written = await self._store.read(f"{STREAM}{id}")
            doors = Doors.read(id, await self._store.read(f"{DOORS}{id}"), self._store)
            if written and not doors.shut:
                self._contests[id] = Live(id, folded(acts_of(written)), self._store, doors)
        except (BadInput, msgspec.DecodeError) as error:
            logger.error("contest cannot be resumed", contest=id, error=str(error))

    def salt(self) -> str:
        """From which a new contest makes the codes of its tables."""
        return secrets.token_hex(8)

    async def create(self, created: Created, director: str) -> Live:
        """A new contest, with whoever creates it as its director. Raises BadInput or NotSaved."""
        return await self.take_over(started(created, at=now()), director)

    async def take_over(self, log: Log, director: str) -> Live:
        """A contest from its log, as a file of it has it. Raises NotSaved."""
        id = secrets.token_urlsafe(6)
        doors = Doors(id, self._store)
        await doors.let_in(director, "director")
        for role in ROLES:
            await doors.renew(role)
        await self._store.append(f"{STREAM}{id}", 1, [msgspec.json.encode(write_act(act)) for act in log.acts])
        live = self._contests[id] = Live(id, log, self._store, doors)
        return live

    async def forget(self, live: Live) -> None:
        """Take a contest off the list for good, on every server; its log stays in the store. Raises NotSaved."""
        await live.doors.close()
        await self._store.close_stream(f"{STREAM}{live.id}")
        await self._store.close_stream(f"{DOORS}{live.id}")
        self._drop(live)

    def _drop(self, live: Live) -> None:
        self._contests.pop(live.id, None)
        for watcher in tuple(live.watchers):
            watcher(live.seq)

    def find(self, id: str) -> Live:
        """A contest by id. Raises BadInput when there is none."""
        if id not in self._contests:
            raise BadInput("contest.page.unknown", contest=id[:40])
        return self._contests[id]

    def all(self) -> list[Live]:
        """Every contest, the latest one first."""
        return list(reversed(self._contests.values()))
