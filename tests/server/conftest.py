"""One running server for the tests that do not stop it."""

from collections.abc import Iterator

import pytest
from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty data folder, its robots without pauses."""
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.end()
