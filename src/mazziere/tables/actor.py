"""A live table: it takes one thing at a time, writes it to the log, and only then shows it to anybody."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from mazziere.core import Event, Seat
from mazziere.tables import log
from mazziere.tables.decide import Facts
from mazziere.tables.fold import apply
from mazziere.tables.outside import Alarm, Chance, Clock, Journal, NotSaved, Taken, Thinker
from mazziere.tables.refused import NotDone
from mazziere.tables.robots import Robots
from mazziere.tables.state import State
from mazziere.tables.tick import Presence, tick, wake

RETRY_MS = 2_000
"""When the log could not be written, the table's own doings are tried again after this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """What subscribers are told: the table now, what happened, and `shared`, where they may keep what they made of it.

    `events` is None when only presence or a deadline changed.
    """

    state: State
    presence: Presence
    now: int
    events: tuple[Event, ...] | None
    shared: dict[Any, Any] = field(default_factory=dict)


class Subscriber(Protocol):
    """Somebody who looks at the table: one socket."""

    user: str | None

    def tell(self, news: News) -> None:
        """Something changed. Must not wait."""


Decide = Callable[[State, Presence, int], Facts]


class Table:
    """One table with its log. Everything that changes it goes through `ask`, one at a time.

    `count` is told whatever happened, for figures; nothing of it may be shown.
    """

    def __init__(
        self,
        state: State,
        *,
        journal: Journal,
        clock: Clock,
        chance: Chance,
        thinker: Thinker,
        hurry: float = 1.0,
        count: Callable[[tuple[Event, ...]], None] = lambda _: None,
    ) -> None:
        self.state = state
        self._journal = journal
        self._clock = clock
        self._chance = chance
        self._count = count
        self._turn = asyncio.Lock()
        self._subscribers: dict[Subscriber, Seat | None] = {}
        self._since = clock.now()
        self._alarm: Alarm | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._robots = Robots(self, thinker, clock, hurry)

    @property
    def presence(self) -> Presence:
        """Who is here."""
        return Presence(seats=frozenset(self._counted()), since=self._since)

    @property
    def watched(self) -> bool:
        """Somebody looks at this table, from a seat or not."""
        return bool(self._subscribers)

    def join(self, subscriber: Subscriber) -> None:
        """A socket opens. It is not told anything yet: it makes its first view itself."""
        seat = self.state.seat_of(subscriber.user)
        if seat is not None and not self._counted():
            self._since = self._clock.now()
        new = seat is not None and seat not in self._counted()
        self._subscribers[subscriber] = seat
        if new:
            self._tell(None)
        self.spawn(self._settled())

    def quit(self, subscriber: Subscriber) -> None:
        """A socket has closed. Nothing else happens: the seat stays."""
        seat = self._subscribers.pop(subscriber, None)
        if seat is not None and seat not in self._counted():
            self._tell(None)
            self._set_alarm()

    async def ask(self, decide: Decide) -> None:
        """Do what is asked, when the table's rules allow it; it is committed when this returns.

        Raises NotDone with the reason, or NotSaved; in both cases nothing has changed.
        """
        # In a task of the table's own: whoever asks may go away, but what was asked for must not stop half-way.
        await asyncio.shield(self.spawn(self._asked(decide)))

    async def catch_up(self) -> None:
        """Read what others have written to the log meanwhile, and go on from there."""
        async with self._turn:
            await self._read_on()
            await self._settle()

    async def close(self) -> None:
        """Stop everything that runs for this table; its log stays."""
        if self._alarm:
            self._alarm.cancel()
        self._robots.stop()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, work: Any) -> "asyncio.Task[None]":
        """Run something for this table, until it is done or the table closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _counted(self) -> Counter[Seat]:
        return Counter(seat for seat in self._subscribers.values() if seat is not None)

    async def _commit(self, facts: Facts) -> None:
        """Write the facts, then fold and tell them. When somebody else wrote first: read on, and nothing is done."""
        try:
            await self._journal.append(self.state.opened.table, self.state.seq + 1, [log.pack(fact) for fact in facts])
        except Taken:
            await self._read_on()
            raise NotDone("STALE") from None
        self._fold(facts)

    async def _read_on(self) -> None:
        written = await self._journal.read(self.state.opened.table, self.state.seq)
        if written:
            self._fold([log.unpack(data) for data in written])

    def _fold(self, facts: Facts) -> None:
        state = self.state
        happened: list[Event] = []
        for fact in facts:
            state, events = apply(state, fact)
            happened += events
        self.state = state
        for subscriber in self._subscribers:
            self._subscribers[subscriber] = state.seat_of(subscriber.user)
        self._tell(tuple(happened))
        self._count(tuple(happened))

    def _tell(self, events: tuple[Event, ...] | None) -> None:
        news = News(state=self.state, presence=self.presence, now=self._clock.now(), events=events)
        for subscriber in tuple(self._subscribers):
            subscriber.tell(news)

    async def _settle(self) -> None:
        """Do what the table does by itself until nothing is due, then set the alarm and let the robots think."""
        try:
            while facts := tick(self.state, self.presence, self._clock.now(), self._chance.seed, self._chance.below):
                await self._commit(facts)
        except NotDone:  # another writer was faster; what it wrote is folded
            self._set_alarm(self._clock.now())
            return
        except NotSaved:
            self._set_alarm(self._clock.now() + RETRY_MS)
            return
        self._set_alarm()
        self._robots.look()

    async def _asked(self, decide: Decide) -> None:
        async with self._turn:
            facts = decide(self.state, self.presence, self._clock.now())
            if facts:
                await self._commit(facts)
            await self._settle()

    async def _settled(self) -> None:
        async with self._turn:
            await self._settle()

    def _set_alarm(self, at: int | None = None) -> None:
        if self._alarm:
            self._alarm.cancel()
        due = at if at is not None else wake(self.state, self.presence)
        self._alarm = self._clock.call_at(due, lambda: void(self.spawn(self._settled()))) if due is not None else None


def void(_: object) -> None:
    """Take a value and return nothing: for calls whose task the table keeps itself."""
