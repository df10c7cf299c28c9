"""Sheets of one's own in both stores: kept for their account, replaced under their name, dropped."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.postgres import Database

from mazziere.store import Store, open_store
from mazziere.store.people import User

OPTIONS = {"tie": "both_score", "trump_modes": ["suit", "none"], "declarations": True, "target": 1000}


def _run(store: Store, story: Callable[[Store, User, User], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        await store.start(lambda _: None)
        try:
            people = [await store.enter(name, guest=False) for name in ("Ada", "Ugo")]
            return await story(store, people[0][0], people[1][0])
        finally:
            await store.stop()

    return asyncio.run(asyncio.wait_for(run(), 60))


async def _kept(store: Store, mine: User, other: User) -> None:
    first = await store.save_sheet(mine, "Casa", "belote-pinasca", OPTIONS)
    second = await store.save_sheet(mine, "Bar «Sport»", "belote-ligure", {"target": 1500})
    theirs = await store.save_sheet(other, "Casa", "belote-deux", {"target": 301})
    assert await store.own_sheets(mine) == [first, second]
    assert await store.own_sheets(other) == [theirs]
    assert first.options == OPTIONS

    changed = await store.save_sheet(mine, "CASA", "belote-francese", {"target": 500})
    assert (changed.id, changed.name, changed.sheet) == (first.id, "CASA", "belote-francese")
    assert await store.own_sheets(mine) == [changed, second]
    assert await store.own_sheets(other) == [theirs]

    assert not await store.drop_sheet(other, first.id)
    assert await store.drop_sheet(mine, first.id)
    assert not await store.drop_sheet(mine, first.id)
    assert await store.own_sheets(mine) == [second]


def test_own_sheets_on_sqlite(tmp_path: Path) -> None:
    """SQLite keeps, replaces and drops them, for their account alone."""
    _run(open_store(tmp_path), _kept)


def test_own_sheets_on_postgres(database: Database) -> None:
    """A real PostgreSQL does the same."""
    _run(open_store(Path(), database.url), _kept)
