"""A data folder that cannot be used is refused with a sentence, and whatever is in it stays as it was."""

import asyncio
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazziere.core import BadInput
from mazziere.messages import LANGUAGES, say
from mazziere.store import FILE, Store, open_sqlite
from mazziere.tables.outside import NotSaved


def refused(path: Path) -> BadInput:
    """The error of opening a store, which must have words in every language."""
    with pytest.raises(BadInput) as caught:
        open_sqlite(path).close()
    for language in LANGUAGES:
        assert say(language, caught.value.key, **caught.value.detail)
    return caught.value


@pytest.fixture
def tmpfs(tmp_path: Path) -> Iterator[Path]:
    """A small file system of its own; skipped where one may not mount."""
    place = tmp_path / "small"
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", place], capture_output=True).returncode:
        pytest.skip("mounting is not allowed here")
    yield place
    subprocess.run(["umount", place], check=True)


def test_a_folder_under_a_file_is_refused(tmp_path: Path) -> None:
    """A path that goes through a regular file names the folder."""
    (tmp_path / "file").write_text("x")
    error = refused(tmp_path / "file" / "data" / FILE)

    assert error.key == "cli.data_unwritable"
    assert "file" in str(error.detail["folder"])


def test_a_read_only_folder_is_refused(tmpfs: Path) -> None:
    """A folder that cannot be written is refused at the start, also when a good database lies in it."""
    open_sqlite(tmpfs / FILE).close()
    subprocess.run(["mount", "-o", "remount,ro", tmpfs], check=True)

    assert refused(tmpfs / FILE).key == "cli.data_unwritable"


def test_a_full_folder_is_refused(tmpfs: Path) -> None:
    """A disk without space is refused at the start."""
    fill(tmpfs)

    assert refused(tmpfs / FILE).key == "cli.data_unwritable"


def test_a_disk_that_fills_up_refuses_moves_and_keeps_the_rest(tmpfs: Path) -> None:
    """When the disk is full a move is refused as not saved; with space again the same move goes through."""

    async def story() -> None:
        store = open_sqlite(tmpfs / FILE)
        await store.append("a", 1, [b"one"])
        fill(tmpfs)
        with pytest.raises(NotSaved):
            await many(store)
        written = len(await store.read("a"))
        (tmpfs / "filler").unlink()
        await store.append("a", written + 1, [b"later"])
        store.close()
        store = open_sqlite(tmpfs / FILE)
        assert (await store.read("a"))[-1] == b"later"
        store.close()

    asyncio.run(story())


async def many(store: Store) -> None:
    """Write more than there is room for."""
    for number in range(2, 2_000):
        await store.append("a", number, [b"x" * 2_000])


def fill(place: Path) -> None:
    """Take all the space there is."""
    with (place / "filler").open("wb", buffering=0) as filler:
        try:
            while True:
                filler.write(b"x" * 4096)
        except OSError:
            return


@pytest.mark.parametrize("damage", ["text", "head", "middle", "short"])
def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, damage: str) -> None:
    """A file that is no database, or a broken one, is named; not a byte of it is changed."""
    path = tmp_path / FILE
    asyncio.run(filled(path))
    content = bytearray(path.read_bytes())
    match damage:
        case "text":
            content = bytearray(b"this is no database at all\n" * 400)
        case "head":
            content[0:16] = b"X" * 16
        case "middle":
            content[4096 : len(content) - 4096] = b"\xff" * (len(content) - 8192)
        case "short":
            content = content[: len(content) // 2 + 100]
    path.write_bytes(content)

    error = refused(path)

    assert error.key == "cli.store_damaged"
    assert error.detail["file"] == str(path)
    assert path.read_bytes() == bytes(content)


async def filled(path: Path) -> None:
    """A store with something in it, everything in the one file."""
    store = open_sqlite(path)
    for number in range(1, 200):
        await store.append("a", number, [b"x" * 500])
    store.close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    """The second one is refused while the first runs, and may open when it has ended."""
    first = open_sqlite(tmp_path / FILE)

    assert refused(tmp_path / FILE).key == "cli.data_in_use"
    first.close()
    open_sqlite(tmp_path / FILE).close()


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    """An older program does not touch what it does not know."""
    path = tmp_path / FILE
    open_sqlite(path).close()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()

    assert refused(path).key == "cli.store_newer"
