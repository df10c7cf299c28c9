"""What the page of briscola offers: signals and exchanges where the table has them, the score at every size."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
import scenes
import shoot
from playwright.sync_api import Browser, BrowserContext, Page
from tests.briscola.helpers import dealt, regulation
from tests.client.conftest import Server, Table

from mazziere.core.plain import plain
from mazziere.games.briscola import GAME
from mazziere.games.briscola.state import State


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone that moves nothing."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, locale="it", reduced_motion="reduce"
    )
    yield context
    context.close()


def position(sheet: str, wanted: Callable[[State], bool], **options: Any) -> State:
    """The first position of random deals in which the first seat is in turn and something holds."""
    rules = regulation(sheet, **options)
    for seed in range(200):
        random, state = Random(seed), dealt(rules, seed)
        while waiting := GAME.waiting(state):
            if waiting[0] == 0 and wanted(state):
                return state
            plays = [one for one in GAME.legal(state, waiting[0]) if not str(one).startswith("signal")]
            state, _ = GAME.step(state, waiting[0], random.choice(plays))
    raise AssertionError("no such position")


def sit(context: BrowserContext, address: str, state: State) -> Table:
    """Open the table of a position, as the first seat sees it."""
    view, number = scenes.base(), len(state.hands)
    people = [scenes.seat(f"Name{at}", "person" if at == 0 else "bot") for at in range(number)]
    view["table"] |= {"sheet": state.regulation.sheet, "game": "briscola", "seats": people, "differs": []}
    sides = list(GAME.sides(state.regulation))
    view["match"] |= {"sides": sides, "scores": [0] * (max(sides) + 1), "deals": []}
    view["deal"] = plain(GAME.view(state, 0))
    view |= {"legal": [str(action) for action in GAME.legal(state, 0)], "why": []}
    server = Server(view)
    page = context.new_page()
    page.add_init_script('localStorage.setItem(\'mazziere.settings\', \'{"language": "it", "sound": false}\')')
    page.route("**/api/**", lambda route: shoot.answer(route, []))
    page.route_web_socket("**/ws/**", server.open)
    page.goto(address + "/tables/t")
    page.wait_for_selector("[data-hand] [data-card]")
    return Table(page, server)


def acts(page: Page) -> list[str]:
    """The names of the buttons under the hand."""
    return page.locator("section.acts button").evaluate_all("all => all.map(it => it.innerText)")


def test_a_silent_table_has_no_signals(context: BrowserContext, address: str) -> None:
    """Where the host has not allowed signals nothing on the page offers one."""
    page = sit(context, address, position("briscola-pinasca", lambda state: True)).page

    assert not any("Segn" in name for name in acts(page))


def test_signals_open_where_the_table_has_them(context: BrowserContext, address: str) -> None:
    """The button unfolds every signal of the table; one tap makes it."""
    state = position("briscola-pinasca", lambda state: True, talk="signals")
    table = sit(context, address, state)
    table.page.click("section.acts button:has-text('Segn')")
    buttons = table.page.locator("dialog[open] .body button")
    buttons.first.wait_for()
    offered = [one for one in table.server.view["legal"] if one.startswith("signal ")]

    assert buttons.count() == len(offered) == 7
    buttons.first.click()
    assert table.acts()[0] in offered


def test_an_exchange_is_offered_to_who_may_make_it(context: BrowserContext, address: str) -> None:
    """Whoever holds the seven and has won a trick may exchange it for the turned card, which the button names."""
    state = position("briscola-2", lambda state: any(str(one) == "swap" for one in GAME.legal(state, 0)), swap="seven")
    table = sit(context, address, state)
    table.page.click("section.acts button.strong")

    assert table.acts() == ["swap"]


def test_the_partners_hand_lies_open_before_the_last_three_tricks(context: BrowserContext, address: str) -> None:
    """The three cards of the partner are shown, and nobody else's."""
    state = position("briscola-pinasca", lambda state: state.looking)
    page = sit(context, address, state).page
    shown = page.locator(".look [role=img]").count()

    assert shown == 3
    assert page.locator(".look").inner_text().strip().endswith("Name2")


@pytest.mark.parametrize("sheet", ["briscola-2", "briscola-3", "briscola-pinasca", "briscola-chiamata"])
def test_score_and_menu_are_on_the_screen_at_every_size(context: BrowserContext, address: str, sheet: str) -> None:
    """Phone, phone on its side, desk: the score, the sheet and the menu can be seen and pressed."""
    page = sit(context, address, position(sheet, lambda state: state.phase == "playing")).page
    for width, height in ((390, 844), (360, 640), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for name in ("Menu del tavolo", "Apri il foglio dei punti"):
            page.get_by_role("button", name=name).click(trial=True, timeout=3000)
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_no_word_of_the_page_tells_the_secret_partner(context: BrowserContext, address: str) -> None:
    """While the called card is in a hand, the page is the same whoever holds it, except for its holder."""

    def secret(state: State) -> bool:
        return (
            state.phase == "playing"
            and state.partner not in (None, 0)
            and state.bid is not None
            and state.bid.seat != 0
        )

    state = position("briscola-chiamata", secret)
    assert state.called is not None
    assert state.called not in state.trick
    others = [seat for seat in range(1, 5) if state.bid is not None and seat not in (state.bid.seat, state.partner)]
    told = sit(context, address, state).page.locator("body").aria_snapshot()
    for seat in others:
        moved = sit(context, address, state._replace(partner=seat)).page.locator("body").aria_snapshot()
        assert moved == told
    assert "compagno" not in told.lower()
