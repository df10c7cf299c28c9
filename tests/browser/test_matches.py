"""A match of each belote sheet on a phone, two of them by keyboard, through every kind of call that its sheet has."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.match import Player, sit_down
from tests.browser.test_deal import look
from tests.browser.test_games import fits, spoken
from tests.server.process import Server


class Evening(NamedTuple):
    """Who plays what: the hands, the screen, the calls that one likes, and which of them must have come up."""

    sheet: str
    kind: str = "touch"
    size: tuple[int, int] = (390, 844)
    takes: Sequence[str] = ("^prendo",)
    must: str = ""
    options: Mapping[str, Any] = {}


SMALL = (360, 640)
EVENINGS = [
    Evening("belote-pinasca", options={"declaration_announce": "manual", "belote_announce": "manual"}),
    Evening("belote-francese", size=SMALL),
    Evening("belote-ffb"),
    Evening("belote-ligure", size=SMALL, takes=["^contro", "^senza"], must="Senza atout"),
    Evening("belote-deux", kind="keyboard"),
    Evening("belote-decouverte", size=SMALL),
    Evening("belote-tre", size=SMALL),
    Evening("belote-tallone", takes=["^cambio", "^prendo", "^si gioca"], must="Cambio il sette|Si gioca"),
    Evening("contree-ffb", size=SMALL, takes=["^surcontro"], must="bid"),
    Evening("contree-cannes", takes=["^surcontro"], must="bid"),
    Evening("coinche-pagat", takes=["^surcontro", "^contro"], must="Contro"),
    Evening("coinche-ffb", kind="keyboard", takes=["^surcontro"], must="bid"),
]
TARGET = 120
"""A match of a deal or two; the sheet's own targets differ from it in the number of deals only."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all the matches, its robots at their quickest."""
    running = Server(tmp_path_factory.mktemp("hall") / "data").start()
    yield running
    running.end()


@pytest.mark.parametrize("evening", EVENINGS, ids=[evening.sheet for evening in EVENINGS])
def test_a_match_of_each_sheet(hall: Server, browser: Browser, evening: Evening) -> None:
    """From the first call to the winner: all fits the screen, all is said in words, and the score names its clauses."""
    width, height = evening.size
    options = {**evening.options, "target": TARGET}
    hands = sit_down(browser, hall.url, evening.sheet, kind=evening.kind, options=options, width=width, height=height)
    faults: list[str] = []

    def watch(moment: str, page: Page) -> None:
        fits(page)
        if moment == "card" and not faults and len(hands.phone.hand()) in (4, 5):
            spoken(page)
            faults.append(str(look(hands.phone)))

    player = Player(hands, takes=evening.takes, look=watch, left=1)
    player.match()
    while evening.must and not any(re.fullmatch(evening.must, call) for call in player.seen):
        player.match()
    assert player.seen["card"] >= 8
    assert re.search(r"[A-Z]{3}(-[A-Z]{3})?-\d\d", player.page.get_by_role("dialog").inner_text())
    spoken(player.page)
    assert set(faults) <= {"[]"}
    assert hands.phone.faults == []
    hands.phone.close()
