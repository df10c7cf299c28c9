"""The server is killed at any moment and started again: every player finds the same table at the same card."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
import websockets
from tests.server.logs import states
from tests.server.pages import Page
from tests.server.process import Server

from mazziere.core.plain import plain

KILLS = 6
SHEET = "briscola-pinasca"


@pytest.mark.parametrize("seed", [1])
def test_a_killed_server_comes_back_at_the_same_card(tmp_path: Path, seed: int) -> None:
    """Whatever was shown before a SIGKILL is in the log after it, fact by fact, and the game goes on to a fair end."""
    server = Server(tmp_path / "data", pauses="0.01").start()
    try:
        asyncio.run(asyncio.wait_for(lives(server, Random(seed)), 600))
    finally:
        server.end()


async def lives(server: Server, random: Random) -> None:
    """Play, kill, start again, compare; then play on to the end of a deal."""
    ada = Page(server.url)
    await ada.enter("Ada")
    table = await ada.open(SHEET)
    await ada.come(table)
    for _ in range(KILLS):
        await play_until_killed(server, ada, random)
        compare(server.data, table, ada)
        last = ada.seq
        server.start()
        view = (await ada.come(table))["view"]
        known = states(server.data, table)
        assert view["seq"] >= last
        assert view["deal"] == shown(known, view["seq"])
        assert view["table"]["seats"][0]["name"] == "Ada"
    done = len(ada.view["match"]["deals"])
    while len(ada.view["match"]["deals"]) == done and ada.view["match"]["winner"] is None:
        await ada.answer(random)
        await ada.next()
    await ada.leave()


async def play_until_killed(server: Server, page: Page, random: Random) -> None:
    """Play by chance, and kill the server somewhere on the way: after a message, or while one is under way."""
    messages = random.randrange(1, 14)
    delay = random.choice((0, 0, 0.001, 0.004, 0.02))
    try:
        for _ in range(messages):
            await page.answer(random)
            await page.next()
        await page.answer(random)
        await asyncio.sleep(delay)
        server.kill()
        while True:
            await page.next()
    except websockets.ConnectionClosed:
        return


def compare(data: Path, table: str, page: Page) -> None:
    """Every view that the page ever got is what the log on the disk gives at that number."""
    known = states(data, table)
    for text in page.texts:
        message = json.loads(text)
        if view := message.get("view"):
            assert message["seq"] in known, "something was shown that is not in the log"
            assert view["deal"] == shown(known, message["seq"])


def shown(known: dict, seq: int) -> object:
    """The deal as seat 0 sees it after so many facts."""
    state = known[seq]
    return plain(state.game.view(state.running.state, 0)) if state.running else None


def test_a_stopped_server_says_goodbye_and_comes_back(tmp_path: Path) -> None:
    """SIGTERM ends with exit code 0; the page is told to come back, and finds its table."""
    server = Server(tmp_path / "data").start()

    async def story() -> None:
        ada = Page(server.url)
        await ada.enter("Ada")
        table = await ada.open(SHEET)
        await ada.come(table)
        stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
        assert (await ada.until("gone"))["reason"] == "restart"
        assert await stopping == 0
        server.start()
        assert (await ada.come(table))["view"]["table"]["you"] == 0
        await ada.leave()

    try:
        asyncio.run(asyncio.wait_for(story(), 90))
    finally:
        server.end()
