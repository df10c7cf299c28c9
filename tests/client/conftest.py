"""A page of the build in a real Chromium, its server played by the test."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, sync_playwright

import chromium

LOOKING = Path(__file__).parents[2] / "client" / "looking"
sys.path.insert(0, str(LOOKING))

import scenes  # noqa: E402
import shoot  # noqa: E402


@dataclass
class Server:
    """The other end of the table's socket: what the page sent, and a way to answer."""

    view: dict[str, Any]
    sockets: list[WebSocketRoute] = field(default_factory=list)
    heard: list[dict[str, Any]] = field(default_factory=list)

    def open(self, socket: WebSocketRoute) -> None:
        """A socket comes: it gets the whole view, as on every arrival."""
        self.sockets.append(socket)
        socket.on_message(lambda text: self.heard.append(json.loads(text)))
        self.say("view", view=self.view)

    def say(self, kind: str, **fields: Any) -> None:
        """Sends one message to the page."""
        self.sockets[-1].send(json.dumps({"type": kind, "v": 1, "seq": self.view["seq"], **fields}))

    def happen(self, view: dict[str, Any]) -> None:
        """Something happened at the table: the page is told."""
        self.view = {**view, "seq": self.view["seq"] + 1}
        self.say("event", events=[], view=self.view)


@dataclass
class Table:
    """A table page and its server."""

    page: Page
    server: Server

    def acts(self, most: int = 1) -> list[str]:
        """The actions that the page asked for, once `most` have come or a while has passed."""
        for _ in range(20):
            asked = [message["action"] for message in self.server.heard if message["type"] == "act"]
            if len(asked) >= most:
                break
            self.page.wait_for_timeout(50)
        self.page.wait_for_timeout(100)
        return [message["action"] for message in self.server.heard if message["type"] == "act"]

    def card(self, card: str) -> tuple[float, float]:
        """A point on a card of the hand that no other card covers."""
        box = self.page.locator(f"[data-hand] [data-card='{card}']").bounding_box()
        assert box is not None
        return box["x"] + 12, box["y"] + 30


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of the built page."""
    if not (shoot.STATIC / "index.html").is_file():
        pytest.fail("the page is not built: run `make install`, or `npm run build` in client/")
    with shoot.serving() as base:
        yield base


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for a file; while it runs, no other event loop can run in this thread."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=shoot.ARGS)
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone with nothing kept on it."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="it")
    yield context
    context.close()


@pytest.fixture
def seated(context: BrowserContext, address: str) -> Any:
    """Opens the table of a scene, with settings if wanted."""

    def sit(scene: str = "play", **settings: Any) -> Table:
        server = Server(scenes.scene(scene))
        page = context.new_page()
        kept = json.dumps({"language": "it", **settings})
        page.add_init_script(f"localStorage.setItem('mazziere.settings', {json.dumps(kept)})")
        page.route("**/api/**", lambda route: shoot.answer(route, []))
        page.route_web_socket("**/ws/**", server.open)
        page.goto(address + "/tables/t")
        page.wait_for_selector("[data-hand]")
        return Table(page, server)

    return sit
