"""The built page in a real Chromium, with a real server behind it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.server.process import Server

import chromium
import mazziere.server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own for each test, its robots quick but not instant."""
    static = Path(mazziere.server.__file__).parent / "static"
    if not (static / "index.html").is_file():
        pytest.fail("the page is not built: run `make install`, or `npm run build` in client/")
    running = Server(tmp_path / "data", pauses="0.1").start()
    yield running
    running.end()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for a file; while it runs, no other event loop can run in this thread."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=ARGUMENTS)
        yield browser
        browser.close()
