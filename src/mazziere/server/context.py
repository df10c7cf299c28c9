"""What every handler of a server works with."""

import asyncio
from dataclasses import dataclass, field

from mazziere.server.contest.hall import Hall
from mazziere.server.house import House
from mazziere.server.limits import Buckets
from mazziere.server.metrics import Metrics
from mazziere.server.pages import Pages
from mazziere.server.sockets import Connection

GOODBYE_TRIES, GOODBYE_SECONDS = 50, 0.02


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """The house with its tables, its figures and its pages; `newcomers` limits how fast one address makes guests.

    A whole hall may come from one address, so the burst is large. `guesses` limits wrong codes of a contest.
    """

    house: House
    pages: Pages
    hall: Hall
    public_url: str | None = None
    metrics: Metrics = field(default_factory=Metrics)
    newcomers: Buckets = field(default_factory=lambda: Buckets(rate=5, burst=300))
    guesses: Buckets = field(default_factory=lambda: Buckets(rate=0.5, burst=20))
    connections: set[Connection] = field(default_factory=set)
    sockets: dict[str, int] = field(default_factory=dict)
    """How many sockets each account has open."""

    async def say_goodbye(self) -> None:
        """The server stops: tell every page that nothing is lost, so that it comes back by itself."""
        for connection in tuple(self.connections):
            connection.leave("restart")
        for _ in range(GOODBYE_TRIES):
            if not self.connections:
                return
            await asyncio.sleep(GOODBYE_SECONDS)
