"""What only a shared database has: several writers, notices, connections that break."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine
from tests.postgres import Database

from mazziere.core import BadInput
from mazziere.messages import LANGUAGES, say
from mazziere.store import Store, open_store
from mazziere.store.postgres_log import WRITER
from mazziere.store.schema import metadata
from mazziere.tables.outside import NotSaved, Taken

Heard = list[str | None]


def with_two(database: Database, story: Callable[[Store, Store, Heard], Awaitable[None]]) -> None:
    """Run a story on two stores of one database, as two servers have them; what the second heard is kept."""
    stores = [open_store(Path(), database.url) for _ in range(2)]
    heard: Heard = []

    async def run() -> None:
        await stores[0].start(lambda _: None)
        await stores[1].start(heard.append)
        try:
            await until(lambda: heard == [None])
            await story(*stores, heard)
        finally:
            for store in stores:
                await store.stop()

    asyncio.run(asyncio.wait_for(run(), 60))


async def until(true: Callable[[], bool]) -> None:
    """Wait for something, for ten seconds."""
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not happen")


def test_two_servers_never_both_win(database: Database) -> None:
    """Two stores write the same numbers of many streams at once: each number has one winner, whole, without a lock."""

    async def story(first: Store, second: Store, _: Heard) -> None:
        wins = {1: 0, 2: 0}

        async def race(store: Store, who: int, stream: str) -> None:
            number = 1
            while number < 30:
                try:
                    await store.append(stream, number, [b"%d a" % who, b"%d b" % who])
                    wins[who] += 1
                except Taken:
                    pass
                number = len(await store.read(stream)) + 1

        streams = [f"s{n}" for n in range(8)]
        await asyncio.gather(*(race(store, who, s) for s in streams for who, store in ((1, first), (2, second))))
        for stream in streams:
            facts = await first.read(stream)
            assert all(facts[at][:1] == facts[at + 1][:1] for at in range(0, len(facts), 2)), "half an append was kept"
        assert sum(wins.values()) * 2 == sum([len(await second.read(stream)) for stream in streams])

    with_two(database, story)


def test_a_server_hears_of_the_others_and_not_of_itself(database: Database) -> None:
    """What one store writes the other is told of, by stream."""

    async def story(first: Store, second: Store, heard: Heard) -> None:
        await second.append("mine", 1, [b"x"])
        await first.append("theirs", 1, [b"x"])
        await until(lambda: len(heard) > 1)
        assert heard == [None, "theirs"]

    with_two(database, story)


def test_a_broken_connection_is_made_again(database: Database) -> None:
    """When the database throws everybody out a write may fail once; then all goes on, and everything is read again."""

    async def story(first: Store, second: Store, heard: Heard) -> None:
        await second.append("a", 1, [b"one"])
        loop = asyncio.get_running_loop()
        statement = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await loop.run_in_executor(None, database.execute, statement + " AND datname = current_database()")
        for _ in range(3):
            try:
                await second.append("a", 2, [b"two"])
                break
            except NotSaved:
                continue
        assert await second.read("a") == [b"one", b"two"]
        await until(lambda: heard.count(None) == 2)
        await first.append("b", 1, [b"x"])
        await until(lambda: heard[-1] == "b")

    with_two(database, story)


def test_what_was_asked_for_before_the_end_is_written(database: Database) -> None:
    """A store that stops writes what waits, and refuses what comes afterwards."""

    store = open_store(Path(), database.url)

    async def story() -> None:
        await store.start(lambda _: None)
        waiting = [asyncio.create_task(store.append(f"s{n}", 1, [b"x"])) for n in range(50)]
        await asyncio.sleep(0)
        await store.stop()
        assert await asyncio.gather(*waiting) == [None] * 50
        with pytest.raises(NotSaved):
            await store.append("late", 1, [b"x"])

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_writer_that_ends_by_itself_leaves_nobody_waiting(database: Database) -> None:
    """Whoever waits for a commit, or asks for one later, is told that nothing is saved; and the store stops at once."""

    store = open_store(Path(), database.url)

    async def story() -> None:
        await store.start(lambda _: None)
        await store.append("a", 1, [b"x"])
        other = await asyncpg.connect(database.url)
        async with other.transaction():
            await other.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
            writing = asyncio.create_task(store.append("a", 2, [b"x"]))
            await asyncio.sleep(0.2)
            queued = asyncio.create_task(store.append("b", 1, [b"x"]))
            await asyncio.sleep(0.2)
            assert not writing.done()
            next(task for task in asyncio.all_tasks() if task.get_name() == WRITER).cancel()
            for asked in (writing, queued, store.append("c", 1, [b"x"])):
                with pytest.raises(NotSaved):
                    await asyncio.wait_for(asked, 5)
        await other.close()
        await asyncio.wait_for(store.stop(), 5)

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("postgresql://somebody:secret@127.0.0.1:1/nothing", "cli.database_unreachable"),
        ("postgresql://somebody:secret@no.such.host.invalid/nothing", "cli.database_unreachable"),
        ("mysql://somebody:secret@localhost/x", "cli.database_kind"),
        ("sqlite:///", "cli.database_kind"),
        ("nonsense", "cli.database_kind"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(tmp_path: Path, url: str, key: str) -> None:
    """An address that leads nowhere, or to another kind of database, is refused in words."""
    with pytest.raises(BadInput) as refused:
        open_store(tmp_path, url)

    assert refused.value.key == key
    for language in LANGUAGES:
        assert "secret" not in say(language, refused.value.key, **refused.value.detail)


def test_the_migrated_schema_is_the_schema_of_the_code(database: Database) -> None:
    """On PostgreSQL as on SQLite the steps lead to what the code uses, also when two servers start at once."""
    for _ in range(2):
        open_store(Path(), database.url)

    async def differences() -> list[object]:
        engine = create_async_engine(database.url.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.connect() as connection:
            found = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
        await engine.dispose()
        return list(found)

    assert asyncio.run(differences()) == []
