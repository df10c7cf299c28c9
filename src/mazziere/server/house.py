"""All the tables of this server: opened, found again, resumed after a start, closed when nobody comes any more.

A table that nobody looks at sleeps: only who sits there and when it last moved is kept in memory. It wakes from its log
when somebody comes, and is then the same table. So a start reads the logs but plays nothing.
"""

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass

import msgspec
import structlog

from mazziere.core import BadInput, Event
from mazziere.games import play
from mazziere.server.messages import NewTable
from mazziere.server.metrics import Metrics
from mazziere.server.names import bots, cleaned
from mazziere.store import Store
from mazziere.store.people import User
from mazziere.tables import log
from mazziere.tables.actor import Table
from mazziere.tables.fold import fold, opened
from mazziere.tables.outside import Chance, Clock, NotSaved, Thinker
from mazziere.tables.robots import STAND_IN
from mazziere.tables.state import State
from mazziere.tables.view import KEPT

SWEEP_SECONDS = 60
CLOSED_KEPT = 64
SLEEP_AFTER = 10 * 60 * 1000
"""Milliseconds without anybody, and without anything happening, after which a table goes to sleep."""
OTHERS = ":"
"""In the name of a stream: it is no table's, but that of something else, as `contest:...`."""
OPEN_AT_MOST = 20
"""Tables that one person may hold a seat at; the next one asks to leave one first."""

logger = structlog.get_logger("mazziere.house")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sleeper:
    """A table that sleeps: the accounts that hold a seat, and when something last happened."""

    users: frozenset[str]
    at: int


class House:
    """The tables by id: awake, asleep, or over and read again because somebody asked."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        chance: Chance,
        thinker: Thinker,
        hurry: float = 1.0,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.chance = chance
        self._thinker = thinker
        self._hurry = hurry
        self._metrics = metrics or Metrics()
        self._awake: dict[str, Table] = {}
        self._asleep: dict[str, Sleeper] = {}
        self._changed: set[str] = set()
        self._all_changed = False
        self._waking: dict[str, asyncio.Task[Table | None]] = {}
        self._closed: OrderedDict[str, Table] = OrderedDict()

    @property
    def count(self) -> int:
        """How many tables there are that are not over."""
        return len(self._awake) + len(self._asleep)

    async def resume(self) -> None:
        """Find every table that is not over in the log. One that cannot be read is left alone, and said in the log."""
        self._all_changed = True
        await self._refresh()
        logger.info("resumed", tables=self.count)

    def heard(self, stream: str | None) -> None:
        """Another server wrote to a stream, or may have to any: what is awake reads on, the rest when it is needed."""
        for name, table in self._awake.items():
            if stream in (None, name):
                table.spawn(table.catch_up())
        if stream is None:
            self._all_changed = True
        elif stream not in self._awake and OTHERS not in stream:
            self._changed.add(stream)

    async def open(self, wish: NewTable, user: User) -> Table:
        """A new table with this person on seat 0.

        Raises BadInput for a sheet, option or number of persons that there is not, and for too many tables.
        """
        game, regulation = play(wish.sheet, wish.options)
        seats = game.seats(regulation)
        if not 1 <= wish.persons <= seats:
            raise BadInput("table.error.persons", persons=wish.persons, most=seats)
        if len(await self.of(user)) >= OPEN_AT_MOST:
            raise BadInput("table.error.too_many_tables", most=OPEN_AT_MOST)
        plans = [log.Plan(kind="person", name=user.name, user=user.id)]
        plans += [log.Plan(kind="free") for _ in range(wish.persons - 1)]
        names = bots(seats - wish.persons, {user.name}, self.chance.below)
        plans += [log.Plan(kind="bot", name=name, player=STAND_IN) for name in names]
        first = log.Opened(
            at=self.clock.now(),
            table=secrets.token_urlsafe(9),
            sheet=wish.sheet,
            options=regulation.options(),
            changed=sorted(regulation.changes()),
            pace=wish.pace,
            seats=plans,
            named=cleaned(wish.named) if regulation.changes() else "",
        )
        await self.store.append(first.table, 1, [log.pack(first)])
        table = self._awake[first.table] = self._table(opened(first))
        return table

    async def find(self, name: str) -> Table:
        """A table by id, also one that is over. Raises BadInput when there is none."""
        table = self._awake.get(name) or self._closed.get(name)
        if table is None and OTHERS not in name:
            table = await self._wake(name)
        if table is None:
            raise BadInput("table.error.unknown_table", table=name[:40])
        return table

    async def of(self, user: User) -> list[Table]:
        """The tables where this person holds a seat."""
        await self._refresh()
        for name, sleeping in list(self._asleep.items()):
            if user.id in sleeping.users:
                await self._wake(name)
        found = (table for table in self._awake.values() if table.state.seat_of(user.id) is not None)
        return [table for table in found if table.state.closed is None]

    def bots(self, state: State) -> list[log.Plan]:
        """A bot for every seat of a table, should it be needed there, with names that nobody has at it."""
        taken = {chair.plan.name for chair in state.chairs}
        names = bots(len(state.chairs), taken, self.chance.below)
        return [log.Plan(kind="bot", name=name, player=STAND_IN) for name in names]

    async def sweep(self) -> None:
        """Sweep every minute, for ever."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep_once()
            except NotSaved as error:
                logger.warning("not swept", error=str(error))

    async def sweep_once(self) -> None:
        """Close the tables that nobody came back to, and let those sleep that nobody looks at. Raises NotSaved."""
        await self._refresh()
        now = self.clock.now()
        for name in [name for name, sleeping in self._asleep.items() if now > sleeping.at + KEPT]:
            await self._wake(name)
        for name, table in list(self._awake.items()):
            await self._sweep_one(name, table, now)

    async def close(self) -> None:
        """Stop all tables; their logs stay."""
        await asyncio.gather(*(table.close() for table in (*self._awake.values(), *self._closed.values())))

    async def _sweep_one(self, name: str, table: Table, now: int) -> None:
        if table.watched:
            return
        if table.state.closed is None and now > table.state.at + KEPT:
            await table.ask(lambda state, presence, at: [log.Closed(at=at, why="idle")])
        if table.state.closed is not None:
            await self.store.close_stream(name)
        elif now < table.state.at + SLEEP_AFTER:
            return
        else:
            users = frozenset(chair.plan.user for chair in table.state.chairs if chair.plan.user)
            self._asleep[name] = Sleeper(users=users, at=table.state.at)
        del self._awake[name]
        await table.close()

    async def _refresh(self) -> None:
        """Look again at the sleeping tables that another server may have changed."""
        if self._all_changed:
            self._all_changed = False
            self._changed.update(name for name in await self.store.living() if OTHERS not in name)
        while self._changed:
            stream = self._changed.pop()
            if stream in self._awake:
                continue
            try:
                facts = [log.unpack(fact) for fact in await self.store.read(stream)]
            except msgspec.DecodeError as error:
                logger.error("table cannot be resumed", table=stream, error=str(error))
                continue
            if facts and not isinstance(facts[-1], log.Closed):
                self._asleep[stream] = sleeper(facts)
            else:
                self._asleep.pop(stream, None)

    async def _wake(self, name: str) -> Table | None:
        """Make a table again from its log; whoever else asks meanwhile gets the same one."""
        if name not in self._waking:
            self._waking[name] = asyncio.get_running_loop().create_task(self._read(name))
        try:
            return await asyncio.shield(self._waking[name])
        finally:
            self._waking.pop(name, None)

    async def _read(self, name: str) -> Table | None:
        facts = await self.store.read(name)
        if not facts:
            return None
        try:
            table = self._table(fold(log.unpack(fact) for fact in facts))
        except (msgspec.DecodeError, ValueError, LookupError, AssertionError) as error:
            logger.error("table cannot be resumed", table=name, error=f"{type(error).__name__}: {error}")
            return None
        if table.state.closed is None:
            self._awake[name] = table
            self._asleep.pop(name, None)
        else:
            self._closed[name] = table
            while len(self._closed) > CLOSED_KEPT:
                self._closed.popitem(last=False)
        return table

    def _table(self, state: State) -> Table:
        return Table(
            state,
            journal=self.store,
            clock=self.clock,
            chance=self.chance,
            thinker=self._thinker,
            hurry=self._hurry,
            count=self._count,
        )

    def _count(self, events: tuple[Event, ...]) -> None:
        self._metrics.takeovers.inc(sum(event.what == "took_over" for event in events))


def sleeper(facts: list[log.AnyFact]) -> Sleeper:
    """What is kept of a sleeping table, without playing its log."""
    seats: dict[int, str | None] = {}
    for fact in facts:
        match fact:
            case log.Opened(seats=plans):
                seats = {seat: plan.user for seat, plan in enumerate(plans)}
            case log.SatDown(seat=seat, who=who):
                seats[seat] = who.user
            case log.Left(seat=seat):
                seats[seat] = None
    return Sleeper(users=frozenset(user for user in seats.values() if user), at=facts[-1].at if facts else 0)
