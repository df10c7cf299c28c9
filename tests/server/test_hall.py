"""Contests on several servers of one store: nobody overwrites, everybody reads on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from mazziere.contests.facts import Created, Entered
from mazziere.contests.formats import format_named
from mazziere.server.contest.hall import STREAM, Hall, Live
from mazziere.store import Store, open_store

CREATED = Created(name="Gara", formats={"": format_named("danese", game="burraco")})


def on_two_servers(folder: Path, work: Callable[[Hall, Hall], Awaitable[None]]) -> None:
    """Two halls on one store, as two servers on one database; each hears of the other when the test says so."""

    async def run() -> None:
        store: Store = open_store(folder)
        await store.start(lambda stream: None)
        try:
            await work(Hall(store), Hall(store))
        finally:
            await store.stop()

    asyncio.run(run())


def names(live: Live) -> list[str]:
    """The names that have been entered."""
    return [entry.name for entry in live.log.contest.entries.values()]


async def enter(live: Live, name: str) -> None:
    """One entry, its number worked out from the contest as it stands."""
    await live.act(
        lambda contest, log: [Entered(id=str(len(contest.entries) + 1), name=name, group="", members=(name,))], "Ada"
    )


async def settled(hall: Hall) -> None:
    """Until everything that was heard has been read."""
    while hall._tasks:
        await asyncio.gather(*hall._tasks)


def test_an_act_on_an_old_state_is_worked_out_anew(tmp_path: Path) -> None:
    """Two servers enter at the same moment: both entries are there, with different numbers."""

    async def work(one: Hall, other: Hall) -> None:
        live = await one.create(CREATED, "ada")
        await other.resume()
        twin = other.find(live.id)
        await enter(live, "Prima")
        await enter(twin, "Seconda")
        await live.catch_up()

        assert names(live) == names(twin) == ["Prima", "Seconda"]

    on_two_servers(tmp_path, work)


def test_another_server_is_heard_of(tmp_path: Path) -> None:
    """A contest made elsewhere is found, its acts and roles are read on, and whoever watches is told."""

    async def work(one: Hall, other: Hall) -> None:
        live = await one.create(CREATED, "ada")
        other.heard(f"{STREAM}{live.id}")
        await settled(other)
        twin = other.find(live.id)
        told: list[int] = []
        twin.watchers.add(told.append)
        await enter(live, "Prima")
        await live.doors.let_in("bruno", "scorer")
        other.heard(None)
        await settled(other)

        assert (names(twin), told, twin.doors.role("bruno")) == (["Prima"], [2], "scorer")
        assert twin.doors.codes == live.doors.codes

    on_two_servers(tmp_path, work)


def test_who_watches_is_told_at_once(tmp_path: Path) -> None:
    """Before the act itself is answered every watcher has heard of it: nothing is asked for again and again."""

    async def work(one: Hall, other: Hall) -> None:
        live = await one.create(CREATED, "ada")
        heard: list[int] = []
        for _ in range(50):
            live.watchers.add(lambda seq, heard=heard: heard.append(seq))  # type: ignore[misc]
        await enter(live, "Prima")

        assert heard == [live.seq] * 50

    on_two_servers(tmp_path, work)
