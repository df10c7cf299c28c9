"""What goes over the wire, byte by byte: nobody is sent a card that they may not know, and no log line has one."""

import asyncio
import json
from pathlib import Path
from random import Random

from tests.server.logs import states
from tests.server.pages import Page
from tests.server.process import Server
from tests.tables.leaks import leaks

from mazziere.arena.check import card_texts
from mazziere.core import SPECTATOR, Viewer
from mazziere.games import play

DEALS = 1
SHEETS = ("belote-pinasca", "belote-tallone", "coinche-pagat", "briscola-chiamata", "burraco-fibur")
"""One of each kind of hidden thing: hands, stock and piles, an auction, a secret partner, pots."""


def test_no_byte_on_the_sockets_tells_a_hidden_card(tmp_path: Path) -> None:
    """Two people, a spectator and robots play; all that each was sent is checked against the log."""
    server = Server(tmp_path / "data").start()
    try:
        for sheet in SHEETS:
            asyncio.run(asyncio.wait_for(evening(server, sheet), 120))
        assert card_texts(server.log.read_text()) == set()
    finally:
        server.end()


async def evening(server: Server, sheet: str) -> None:
    """A table with two people and somebody who looks on; then the check."""
    ada, eva, tom = Page(server.url), Page(server.url, "fr"), Page(server.url, "en")
    await ada.enter("Ada")
    await eva.enter("Eva")
    table = await ada.open(sheet, persons=min(2, play(sheet)[0].seats(play(sheet)[1])))
    await eva.http.post(f"/api/tables/{table}/seat", json={"seat": 1})
    for page in (ada, eva, tom):
        await page.come(table)
    over = asyncio.Event()
    await asyncio.gather(*(person(page, Random(sheet), over) for page in (ada, eva)), onlooker(tom, table, over))
    known = states(server.data, table)
    viewers: dict[Page, Viewer] = {ada: 0, eva: 1, tom: SPECTATOR}
    for page, viewer in viewers.items():
        assert len(page.texts) > 10
        for text in page.texts:
            message = json.loads(text)
            assert leaks(known[message["seq"]], viewer, [message], "") == []
        await page.leave()


async def person(page: Page, random: Random, over: asyncio.Event) -> None:
    """Play by chance until enough deals are over."""
    while len(page.view["match"]["deals"]) < DEALS and page.view["match"]["winner"] is None:
        await page.answer(random)
        await page.next()
    over.set()


async def onlooker(page: Page, table: str, over: asyncio.Event) -> None:
    """Watch, and read the record now and then: of the running deal it may only tell what lies open."""
    while not over.is_set():
        message = await page.next()
        if message["seq"] % 5 == 0:
            text = (await page.http.get(f"/api/records/{table}")).text
            if '"running"' in text:
                running = json.loads(text)["running"]
                assert set(running) == {"dealer", "shuffle", "events"}
                assert "seed" not in running["shuffle"]
                assert [event for event in running["events"] if event["what"] == "hand" and event.get("cards")] == []
