"""Tables sleep, wake, close and are found again; what cannot be read harms nobody else."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.tables.doubles import AtRandom, Dice, HandClock, Onlooker

from mazziere.core import BadInput
from mazziere.server.house import SLEEP_AFTER, House
from mazziere.server.messages import NewTable
from mazziere.store import FILE, Store, open_sqlite
from mazziere.store.people import User
from mazziere.tables.view import KEPT

WISH = NewTable(sheet="briscola-2")


def at_home(tmp_path: Path, story: Callable[[House, Store, HandClock, User], Awaitable[None]]) -> None:
    """Run a story in a house of one person."""

    async def run() -> None:
        store, clock = open_sqlite(tmp_path / FILE), HandClock()
        house = House(store, clock=clock, chance=Dice(1), thinker=AtRandom(1))
        user, _ = await store.enter("Ada", guest=False)
        await story(house, store, clock, user)
        await house.close()
        await store.stop()

    asyncio.run(run())


def test_a_table_without_anybody_sleeps_and_wakes_the_same(tmp_path: Path) -> None:
    """After a while without anybody a table leaves the memory; who comes back, or asks for the own tables, wakes it."""

    async def story(house: House, _: Store, clock: HandClock, user: User) -> None:
        table = await house.open(WISH, user)
        name, page = table.state.opened.table, Onlooker(user.id)
        table.join(page)
        while table.state.offer is None:
            await asyncio.sleep(0.01)
        await clock.forward(SLEEP_AFTER + 1)
        while not table.state.playing:
            await asyncio.sleep(0.01)
        await house.sweep_once()
        assert await house.find(name) is table, "somebody looks at it"
        table.quit(page)
        await clock.forward(SLEEP_AFTER + 1)
        await house.sweep_once()
        assert house.count == 1
        again = await house.find(name)
        assert again is not table
        assert again.state == table.state
        await house.sweep_once()
        assert [found.state for found in await house.of(user)] == [table.state]

    at_home(tmp_path, story)


def test_two_who_wake_a_table_get_the_same_one(tmp_path: Path) -> None:
    """However many ask at once, a table is made once from its log."""

    async def story(house: House, store: Store, clock: HandClock, user: User) -> None:
        name = (await house.open(WISH, user)).state.opened.table
        other = House(store, clock=clock, chance=Dice(2), thinker=AtRandom(2))
        await other.resume()
        found = await asyncio.gather(*(other.find(name) for _ in range(9)), other.of(user))
        assert {id(table) for table in found[:9]} == {id(found[0])}
        assert found[9] == [found[0]]
        await other.close()

    at_home(tmp_path, story)


def test_a_table_that_nobody_came_back_to_is_closed(tmp_path: Path) -> None:
    """After a month without anything the table is over; it can still be read, and is not resumed any more."""

    async def story(house: House, store: Store, clock: HandClock, user: User) -> None:
        name = (await house.open(WISH, user)).state.opened.table
        await clock.forward(SLEEP_AFTER + 1)
        await house.sweep_once()
        await clock.forward(KEPT)
        await house.sweep_once()
        assert await house.of(user) == []
        assert (await house.find(name)).state.closed == "idle"
        assert await store.living() == []

    at_home(tmp_path, story)


def test_a_damaged_log_harms_its_own_table_only(tmp_path: Path) -> None:
    """A stream that is no table's log, or whose sheet is gone, is not found; the others are."""

    async def story(house: House, store: Store, clock: HandClock, user: User) -> None:
        good = (await house.open(WISH, user)).state.opened
        await store.append("broken", 1, [b"{"])
        await store.append("headless", 1, [b'{"fact":"dealt","at":1}'])
        gone = {"fact": "opened", "at": 1, "table": "gone", "sheet": "nothing", "options": {}, "changed": []}
        await store.append("gone", 1, [json.dumps({**gone, "pace": "calm", "seats": []}).encode()])
        other = House(store, clock=clock, chance=Dice(2), thinker=AtRandom(2))
        await other.resume()
        for name in ("broken", "headless", "gone", "contest:x"):
            with pytest.raises(BadInput):
                await other.find(name)
        assert (await other.find(good.table)).state.opened == good
        await other.close()

    at_home(tmp_path, story)


def test_one_person_opens_no_end_of_tables(tmp_path: Path) -> None:
    """There is a limit, and it says how to go on."""

    async def story(house: House, _: Store, __: HandClock, user: User) -> None:
        for _n in range(20):
            await house.open(WISH, user)
        with pytest.raises(BadInput, match="too_many_tables"):
            await house.open(WISH, user)

    at_home(tmp_path, story)
