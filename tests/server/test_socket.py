"""The table's socket: play, refusals, other people's tables, second tabs, nonsense."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest
import websockets
from tests.server.pages import Page
from tests.server.process import Server

from mazziere.server import messages

SHEET = "briscola-2"


def visit(server: Server, *stories: Callable[[Page, str], Awaitable[None]], sheet: str = SHEET) -> None:
    """Ada opens a table and connects; then each story runs with her page and the table's id."""

    async def run() -> None:
        page = Page(server.url)
        try:
            await page.enter("Ada")
            table = await page.open(sheet)
            assert (await page.come(table))["type"] == "view"
            for story in stories:
                await story(page, table)
        finally:
            await page.leave()

    asyncio.run(asyncio.wait_for(run(), 60))


async def until_asked(page: Page) -> None:
    """Go on until Ada has something to do in the game."""
    random = Random(1)
    while not page.view["legal"]:
        await page.answer(random)
        await page.next()


def test_a_deal_is_played_to_its_end_in_the_promised_shapes(server: Server) -> None:
    """Every message of a whole deal has the documented shape, with numbers that never go back."""

    async def story(page: Page, _: str) -> None:
        random = Random(2)
        while not page.view["ready"]:
            await page.answer(random)
            await page.next()
        assert page.view["match"]["deals"][0]["lines"]
        assert page.view["table"]["fair"]["state"] == "open"
        for text in page.texts:
            msgspec.json.decode(text, type=messages.FromServer)

    visit(server, story)


def test_a_refused_card_comes_with_reason_and_words(server: Server) -> None:
    """A card that is not held is refused to this page only, and the table goes on."""

    async def story(page: Page, _: str) -> None:
        await until_asked(page)
        hand = set(page.view["legal"])
        card = next(card for card in ("2D", "3D", "4D", "5D") if card not in hand)
        await page.send(type="act", seen=page.view["seq"], action=card)
        refused = await page.until("refused")
        assert refused["reason"] == "NOT_IN_HAND"
        assert refused["action"] == card
        assert " " in refused["words"]
        await page.send(type="act", seen=page.view["seq"], action=page.view["legal"][0])
        assert (await page.until("event"))["events"]

    visit(server, story)


def test_a_double_tap_plays_one_card_and_shows_the_table_again(server: Server) -> None:
    """Two acts on one view: the second is refused and followed by a fresh view."""

    async def story(page: Page, _: str) -> None:
        await until_asked(page)
        first, second = page.view["legal"][:2]
        seen = page.view["seq"]
        await page.send(type="act", seen=seen, action=first)
        await page.send(type="act", seen=seen, action=second)
        assert (await page.until("refused"))["reason"] in ("STALE", "NOT_YOUR_TURN")
        assert (await page.until("view"))["view"]["seq"] > seen

    visit(server, story)


NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    '{"type": "act"}',
    '{"type": "act", "seen": "1", "action": "10H"}',
    '{"type": "act", "seen": 1, "action": 5}',
    '{"type": "fly"}',
    '{"type": "act", "seen": 1e999, "action": "10H"}',
    "💥" * 1000,
    json.dumps({"type": "act", "seen": 1, "action": "x" * 60_000}),
    json.dumps({"type": "say", "phrase": "<script>"}),
    json.dumps({"type": "share", "commitment": "", "bytes": "zz"}),
    "[" * 30_000,
]


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused_and_the_socket_lives(server: Server, text: str) -> None:
    """Half a JSON, a wrong type, an unknown message: refused in words, with the table as it was."""

    async def story(page: Page, _: str) -> None:
        await until_asked(page)
        before = page.view["deal"]
        await page.send_text(text)
        refused = await page.until("refused")
        assert " " in refused["words"]
        assert len(json.dumps(refused)) < 2_000
        await page.go()
        assert (await page.come(page_table[0]))["view"]["deal"] == before

    page_table: list[str] = []

    async def remember(_: Page, table: str) -> None:
        page_table.append(table)

    visit(server, remember, story)


def test_a_message_of_a_megabyte_closes_the_socket_and_nothing_else(server: Server) -> None:
    """Too large a message ends the connection; the page comes back to the same view."""

    async def story(page: Page, table: str) -> None:
        await until_asked(page)
        before = page.view["deal"]
        await page.send_text(json.dumps({"type": "act", "seen": 1, "action": "x" * 1_000_000}))
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await page.until("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert (await page.come(table))["view"]["deal"] == before

    visit(server, story)


def test_a_flood_is_refused_and_then_closed(server: Server) -> None:
    """A page that sends without end is told so and put out; another tab of the same person plays on."""

    async def story(page: Page, table: str) -> None:
        await until_asked(page)
        other = Page(server.url)
        other.http.cookies = page.http.cookies
        await other.come(table)
        with pytest.raises(websockets.ConnectionClosed):
            await flood(page)
        await other.send(type="act", seen=other.view["seq"], action=other.view["legal"][0])
        assert (await other.until("event"))["view"]["deal"]
        await other.leave()

    visit(server, story)


async def flood(page: Page) -> None:
    """Send as fast as it goes and read what comes."""
    for _ in range(400):
        await page.send(type="here")
    while True:
        if (await page.next())["type"] == "gone":
            raise_when_closed = page.next()
            await raise_when_closed


def test_an_unknown_table_and_an_old_page_are_sent_away(server: Server) -> None:
    """The reason comes in words before the socket closes."""

    async def story(page: Page, table: str) -> None:
        for where, version, reason in (("nothing", "1", "unknown_table"), (table, "0", "version")):
            other = Page(server.url, "en")
            gone = await other.come(where, v=version)
            assert (gone["type"], gone["reason"]) == ("gone", reason)
            assert " " in gone["words"]
            await other.leave()

    visit(server, story)


def test_somebody_elses_table_shows_open_cards_only_and_takes_nothing(server: Server) -> None:
    """Another person is a spectator there: no hand, no actions; what it sends is refused."""

    async def story(page: Page, table: str) -> None:
        await until_asked(page)
        other = Page(server.url)
        await other.enter("Eva")
        view = (await other.come(table))["view"]
        assert view["table"]["you"] is None
        assert view["legal"] == view["why"] == []
        assert [hand["cards"] for hand in view["deal"]["hands"]] == [None, None]
        for message in ({"type": "act", "seen": view["seq"], "action": "AS"}, {"type": "ready"}, {"type": "here"}):
            await other.send(**message)
            assert (await other.until("refused"))["reason"] == "NO_SEAT"
        await other.leave()

    visit(server, story)


def test_a_second_tab_sees_the_same_and_may_play(server: Server) -> None:
    """All tabs of a person show the same view; a card played in one lies on the table of the others."""

    async def story(page: Page, table: str) -> None:
        await until_asked(page)
        tabs = [Page(server.url) for _ in range(5)]
        for tab in tabs:
            tab.http.cookies = page.http.cookies
            assert (await tab.come(table))["view"]["deal"] == page.view["deal"]
        await tabs[0].send(type="act", seen=tabs[0].view["seq"], action=tabs[0].view["legal"][0])
        shown = [(await tab.until("event"))["view"] for tab in (page, *tabs)]
        assert all(view["deal"] == shown[0]["deal"] for view in shown)
        for tab in tabs:
            await tab.leave()

    visit(server, story)


def test_too_many_tabs_are_sent_away(server: Server) -> None:
    """A person has room for many tabs, not for any number."""

    async def story(page: Page, table: str) -> None:
        tabs = [Page(server.url) for _ in range(26)]
        for tab in tabs:
            tab.http.cookies = page.http.cookies
        first = [(await tab.come(table))["type"] for tab in tabs]
        assert first.count("gone") == 3
        await asyncio.gather(*(tab.leave() for tab in tabs))

    visit(server, story)


def test_another_site_cannot_open_a_socket(server: Server) -> None:
    """A browser that was led here by another site's page gets no connection."""

    async def story(page: Page, table: str) -> None:
        address = f"{server.url.replace('http', 'ws')}/ws/tables/{table}"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(address, origin=websockets.Origin("https://elsewhere.example"))
        assert refused.value.response.status_code == 403

    visit(server, story)


def test_two_people_play_at_one_table(server: Server) -> None:
    """An invited person sits down and both play a deal to its end, each seeing the own hand only."""

    async def run() -> None:
        ada, eva = Page(server.url), Page(server.url, "fr")
        await ada.enter("Ada")
        table = await ada.open(SHEET, persons=2)
        await eva.enter("Eva")
        await eva.http.post(f"/api/tables/{table}/seat", json={})
        await ada.come(table)
        await eva.come(table)
        random: Any = Random(4)

        async def play(page: Page) -> None:
            while not page.view["ready"] or not page.view["match"]["deals"]:
                await page.answer(random)
                await page.next()
                hands = page.view["deal"]["hands"] if page.view["deal"] else []
                others = [hand for seat, hand in enumerate(hands) if seat != page.view["table"]["you"]]
                assert all(hand["cards"] is None or not hand["cards"] for hand in others) or page.view["ready"]

        await asyncio.gather(play(ada), play(eva))
        assert ada.view["match"]["deals"][0]["points"] == eva.view["match"]["deals"][0]["points"]
        await ada.leave()
        await eva.leave()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_page_may_ask_before_it_acts(server: Server) -> None:
    """Asking what a turn allows changes nothing, and every refused act comes with its reason in words."""

    async def story(page: Page, _: str) -> None:
        await until_asked(page)
        before, draw, meld = page.view, "draw stock", "lay 3S 4S 5S"
        await page.send(type="weigh", id=7, actions=[draw, meld, "nonsense"])
        told = await page.until("weighed")
        assert told["id"] == 7
        assert told["seq"] == before["seq"]
        assert [answer["asked"] for answer in told["answers"]] == [draw, meld, "nonsense"]
        assert [answer["action"] for answer in told["answers"]] == [draw, None, None]
        assert [answer["reason"] for answer in told["answers"]] == [None, "DRAW_FIRST", "UNREADABLE"]
        assert all(answer["words"] for answer in told["answers"][1:])
        await page.send(type="weigh", id=8, actions=["draw stock"] * 41)
        assert (await page.until("refused"))["reason"] == "BAD_MESSAGE"

    visit(server, story, sheet="burraco-fibur")
