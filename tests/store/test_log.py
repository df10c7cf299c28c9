"""The contract of a log: what was acknowledged is there, in order, once. Every kind of store passes it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.postgres import Database

from mazziere.store import Store, open_store
from mazziere.tables.outside import Taken

Opening = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgresql"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens the same store, empty at first, each time it is called."""
    if request.param == "sqlite":
        return lambda: open_store(tmp_path)
    database: Database = request.getfixturevalue("database")
    return lambda: open_store(tmp_path, database.url)


def with_store(opening: Opening, story: Callable[[Store], Awaitable[None]]) -> None:
    """Run a story on a store and close it."""
    store = opening()

    async def run() -> None:
        await store.start(lambda _: None)
        try:
            await story(store)
        finally:
            await store.stop()

    asyncio.run(run())


def test_facts_come_back_in_order_after_a_reopening(opening: Opening) -> None:
    """What was appended is read again, from any number on, also by the next process."""

    async def write(store: Store) -> None:
        await store.append("a", 1, [b"one", b"two"])
        await store.append("b", 1, [b"other"])
        await store.append("a", 3, [b"three"])

    async def read(store: Store) -> None:
        assert await store.read("a") == [b"one", b"two", b"three"]
        assert await store.read("a", 2) == [b"three"]
        assert await store.read("nothing") == []
        assert sorted(await store.living()) == ["a", "b"]

    with_store(opening, write)
    with_store(opening, read)


def test_a_number_is_given_once(opening: Opening) -> None:
    """Of many writers of one number one wins; the others are told and keep nothing. No number is left out."""

    async def story(store: Store) -> None:
        await store.append("a", 1, [b"one"])
        outcomes = await asyncio.gather(
            *(store.append("a", 2, [b"mine %d" % n, b"more"]) for n in range(10)), return_exceptions=True
        )
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 9
        assert len(await store.read("a")) == 3
        with pytest.raises(Taken):
            await store.append("a", 9, [b"a gap"])

    with_store(opening, story)


def test_many_tables_write_at_once(opening: Opening) -> None:
    """Two hundred streams append side by side and every one of them is complete."""

    async def story(store: Store) -> None:
        async def one(stream: str) -> None:
            for number in range(1, 21):
                await store.append(stream, number, [f"{stream} {number}".encode()])

        await asyncio.gather(*(one(f"s{n}") for n in range(200)))
        for n in (0, 99, 199):
            assert await store.read(f"s{n}") == [f"s{n} {number}".encode() for number in range(1, 21)]

    with_store(opening, story)


def test_a_closed_stream_is_not_living(opening: Opening) -> None:
    """A table that is over is not read at the next start, but can be read."""

    async def story(store: Store) -> None:
        await store.append("a", 1, [b"one"])
        await store.append("b", 1, [b"one"])
        for _ in range(2):
            await store.close_stream("a")
        assert await store.living() == ["b"]
        assert await store.read("a") == [b"one"]

    with_store(opening, story)


def test_people_have_sessions(opening: Opening) -> None:
    """A token leads to its person; a wrong one to nobody; the name can be changed."""
    token = ""

    async def enter(store: Store) -> None:
        nonlocal token
        user, token = await store.enter("Ospite 7", guest=True)
        assert await store.user(token) == user
        renamed = await store.rename(user, "Ada")
        assert (renamed.name, renamed.guest, renamed.id) == ("Ada", False, user.id)

    async def again(store: Store) -> None:
        found = await store.user(token)
        assert found is not None
        assert found.name == "Ada"
        assert await store.user(token + "x") is None

    with_store(opening, enter)
    with_store(opening, again)
