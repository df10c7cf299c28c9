"""A clock, a log, chance and a thinker that the tests hold in their hands."""

import asyncio
import heapq
from collections.abc import Callable, Sequence
from itertools import count
from random import Random

from mazziere.games import play
from mazziere.tables import log
from mazziere.tables.actor import News, Table
from mazziere.tables.fold import opened
from mazziere.tables.outside import Question, Taken


class HandClock:
    """Time that moves only when the test says so."""

    def __init__(self) -> None:
        self._now = 1_000_000
        self._calls: list[tuple[int, int, Callable[[], None]]] = []
        self._order = count()

    def now(self) -> int:
        return self._now

    def call_at(self, at: int, do: Callable[[], None]) -> "HandAlarm":
        alarm = HandAlarm(do)
        heapq.heappush(self._calls, (at, next(self._order), alarm.ring))
        return alarm

    async def sleep_until(self, at: int) -> None:
        done = asyncio.get_running_loop().create_future()
        self.call_at(at, lambda: done.done() or done.set_result(None))
        await done

    async def forward(self, milliseconds: int) -> None:
        """Let this much time go by, everything that is due on the way done in its order."""
        until = self._now + milliseconds
        await quiet()
        while self._calls and self._calls[0][0] <= until:
            at, _, ring = heapq.heappop(self._calls)
            self._now = max(self._now, at)
            ring()
            await quiet()
        self._now = until
        await quiet()


class HandAlarm:
    """A call that can be cancelled."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do: Callable[[], None] | None = do

    def cancel(self) -> None:
        self._do = None

    def ring(self) -> None:
        if self._do:
            self._do()


async def quiet() -> None:
    """Let everything run that can run now."""
    for _ in range(60):
        await asyncio.sleep(0)


class MemoryJournal:
    """A log in memory. `broken` makes the next appends fail with that error."""

    def __init__(self) -> None:
        self.streams: dict[str, list[bytes]] = {}
        self.broken: Exception | None = None

    async def append(self, stream: str, number: int, facts: Sequence[bytes]) -> None:
        if self.broken:
            raise self.broken
        written = self.streams.setdefault(stream, [])
        if len(written) != number - 1:
            raise Taken(stream, number)
        written += facts

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        return self.streams.get(stream, [])[after:]


class Dice:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def seed(self) -> bytes:
        return self._random.randbytes(32)

    def below(self, bound: int) -> int:
        return self._random.randrange(bound)


class AtRandom:
    """Thinks nothing and takes any legal action; keeps what it was asked."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.asked: list[Question] = []

    async def choose(self, asked: Question) -> str | None:
        self.asked.append(asked)
        return str(self._random.choice(asked.legal))


class Onlooker:
    """A subscriber that keeps the news."""

    def __init__(self, user: str | None = None) -> None:
        self.user = user
        self.news: list[News] = []

    def tell(self, news: News) -> None:
        self.news.append(news)


def opening(sheet: str, *, persons: int = 1, pace: str = "normal", at: int = 1_000_000) -> log.Opened:
    """The first fact of a table: Ada sits on seat 0, then free seats for the other persons, then bots."""
    game, regulation = play(sheet)
    seats = [log.Plan(kind="person", name="Ada", user="ada")]
    seats += [log.Plan(kind="free") for _ in range(persons - 1)]
    names = ("Mario", "Nives", "Bruno", "Lucia")
    seats += [log.Plan(kind="bot", name=names[at], player="random") for at in range(game.seats(regulation) - persons)]
    return log.Opened(at=at, table="t1", sheet=sheet, options=regulation.options(), changed=[], pace=pace, seats=seats)


class Hall:
    """One table with everything around it."""

    def __init__(
        self, sheet: str, *, seed: int = 1, persons: int = 1, hurry: float = 1.0, pace: str = "normal"
    ) -> None:
        first = opening(sheet, persons=persons, pace=pace)
        self.clock = HandClock()
        self.journal = MemoryJournal()
        self.journal.streams[first.table] = [log.pack(first)]
        self.thinker = AtRandom(seed)
        self.table = Table(
            opened(first),
            journal=self.journal,
            clock=self.clock,
            chance=Dice(seed),
            thinker=self.thinker,
            hurry=hurry,
        )
