"""All the tables of this server: opened, found again, resumed after a start, closed when nobody comes any more."""

import asyncio
import secrets
from collections import OrderedDict

import msgspec
import structlog

from mazziere.core import BadInput
from mazziere.games import play
from mazziere.server.messages import NewTable
from mazziere.server.names import bots
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
OTHERS = ":"
"""In the name of a stream: it is no table's, but that of something else, as `contest:...`."""
OPEN_AT_MOST = 20
"""Tables that one person may hold a seat at; the next one asks to leave one first."""

logger = structlog.get_logger("mazziere.house")


class House:
    """The tables by id. Living ones are all in memory; closed ones are read again when somebody asks for them."""

    def __init__(self, store: Store, *, clock: Clock, chance: Chance, thinker: Thinker, hurry: float = 1.0) -> None:
        self.store = store
        self.clock = clock
        self.chance = chance
        self._thinker = thinker
        self._hurry = hurry
        self._tables: dict[str, Table] = {}
        self._closed: OrderedDict[str, Table] = OrderedDict()

    @property
    def tables(self) -> dict[str, Table]:
        """The living tables by id."""
        return self._tables

    async def resume(self) -> None:
        """Make every living table again from its log. One that cannot be read is left alone, and said in the log."""
        for stream in await self.store.living():
            if OTHERS in stream:
                continue
            if (table := await self._read(stream)) is not None:
                self._tables[stream] = table
        logger.info("resumed", tables=len(self._tables))

    async def open(self, wish: NewTable, user: User) -> Table:
        """A new table with this person on seat 0.

        Raises BadInput for a sheet, option or number of persons that there is not, and for too many tables.
        """
        game, regulation = play(wish.sheet, wish.options)
        seats = game.seats(regulation)
        if not 1 <= wish.persons <= seats:
            raise BadInput("table.error.persons", persons=wish.persons, most=seats)
        if len(self.of(user)) >= OPEN_AT_MOST:
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
        )
        await self.store.append(first.table, 1, [log.pack(first)])
        table = self._tables[first.table] = self._table(opened(first))
        return table

    async def find(self, name: str) -> Table:
        """A table by id, also one that is over. Raises BadInput when there is none."""
        table = self._tables.get(name) or self._closed.get(name)
        if table is None and (table := await self._read(name)) is not None:
            self._closed[name] = table
            while len(self._closed) > CLOSED_KEPT:
                self._closed.popitem(last=False)
        if table is None:
            raise BadInput("table.error.unknown_table", table=name[:40])
        return table

    def of(self, user: User) -> list[Table]:
        """The living tables where this person holds a seat."""
        found = (table for table in self._tables.values() if table.state.seat_of(user.id) is not None)
        return [table for table in found if table.state.closed is None]

    def bot(self, table: Table) -> log.Plan:
        """A bot that may sit down at this table, with a name that nobody has there."""
        taken = {chair.plan.name for chair in table.state.chairs}
        return log.Plan(kind="bot", name=bots(1, taken, self.chance.below)[0], player=STAND_IN)

    async def sweep(self) -> None:
        """Close tables that nobody came back to, and forget closed ones that nobody looks at; for ever."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for name, table in list(self._tables.items()):
                try:
                    await self._sweep_one(name, table)
                except NotSaved as error:
                    logger.warning("not swept", table=name, error=str(error))

    async def _sweep_one(self, name: str, table: Table) -> None:
        now = self.clock.now()
        if table.state.closed is None and not table.watched and now > table.state.at + KEPT:
            await table.ask(lambda state, presence, at: [log.Closed(at=at, why="idle")])
        if table.state.closed is not None and not table.watched:
            await self.store.close_stream(name)
            del self._tables[name]
            await table.close()

    async def close(self) -> None:
        """Stop all tables; their logs stay."""
        await asyncio.gather(*(table.close() for table in (*self._tables.values(), *self._closed.values())))

    async def _read(self, stream: str) -> Table | None:
        facts = await self.store.read(stream)
        if not facts:
            return None
        try:
            return self._table(fold(log.unpack(fact) for fact in facts))
        except (msgspec.DecodeError, ValueError, LookupError, AssertionError) as error:
            logger.error("table cannot be resumed", table=stream, error=f"{type(error).__name__}: {error}")
            return None

    def _table(self, state: State) -> Table:
        return Table(
            state,
            journal=self.store,
            clock=self.clock,
            chance=self.chance,
            thinker=self._thinker,
            hurry=self._hurry,
        )
