"""Two servers on one PostgreSQL: people at different servers play at one table, and either server may die."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
from tests.postgres import Database
from tests.server.pages import Page
from tests.server.process import Server
from tests.server.test_contest import Browser as Director
from websockets.sync.client import connect

SHEET = "briscola-2"


def test_people_at_two_servers_play_at_one_table(tmp_path: Path, database: Database) -> None:
    """Each sees what the other plays at the other server; when one server is killed its person goes on at the other."""
    servers = [Server(tmp_path / name, more=("--database", database.url)).start() for name in ("one", "two")]
    try:
        asyncio.run(asyncio.wait_for(evening(*servers), 120))
    finally:
        for server in servers:
            server.end()


async def evening(one: Server, two: Server) -> None:
    """A table is opened at one server and joined at the other."""
    ada, eva = Page(one.url), Page(two.url)
    await ada.enter("Ada")
    await eva.enter("Eva")
    table = await ada.open(SHEET, persons=2)
    await ada.come(table)
    assert (await eva.http.post(f"/api/tables/{table}/seat", json={})).json() == {"seat": 1}
    await eva.come(table)
    await asyncio.gather(*(play(page, Random(1), cards=10) for page in (ada, eva)))
    assert ada.view["deal"]["played"][:8] == eva.view["deal"]["played"][:8]

    one.kill()
    moved = Page(two.url)
    for name, value in ada.http.cookies.items():
        moved.http.cookies.set(name, value)
    assert [head["id"] for head in (await moved.http.get("/api/me")).json()["tables"]] == [table]
    view = (await moved.come(table))["view"]
    assert view["table"]["you"] == 0
    await asyncio.gather(*(play(page, Random(2), cards=40) for page in (moved, eva)))
    assert moved.view["match"]["deals"][0]["points"] == eva.view["match"]["deals"][0]["points"]
    for page in (ada, eva, moved):
        await page.leave()


def test_a_contest_goes_from_every_list(tmp_path: Path, database: Database) -> None:
    """Taken off the list at one server it is gone at the other, and so is the socket that watched it there."""
    servers = [Server(tmp_path / name, more=("--database", database.url)).start() for name in ("one", "two")]
    try:
        desk = Director(servers[0]).create()
        other = f"{servers[1].url}/api/contests"
        until(lambda: desk.id in [head["id"] for head in httpx.get(other).json()])
        with connect(f"{servers[1].url.replace('http', 'ws', 1)}/ws/contests/{desk.id}") as watching:
            assert json.loads(watching.recv(timeout=5))["type"] == "changed"
            desk.do("enter", names=["A – B", "C – D"])
            assert json.loads(watching.recv(timeout=5))["type"] == "changed"
            assert desk.http.post(f"/api/contests/{desk.id}/forget").status_code == 200
            assert json.loads(watching.recv(timeout=5)) == {"type": "gone", "v": 1, "reason": "unknown"}
        assert httpx.get(f"{other}/{desk.id}").status_code == 404
        assert httpx.get(other).json() == []
    finally:
        for server in servers:
            server.end()


def until(true: Callable[[], bool]) -> None:
    """Waits for something that another server does."""
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


async def play(page: Page, random: Random, *, cards: int) -> None:
    """Play until so many cards were played in the deal, or it is over."""
    while not page.view["ready"] and (not page.view["deal"] or len(page.view["deal"]["played"]) < cards):
        await page.answer(random)
        await page.next()
