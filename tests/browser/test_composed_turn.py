"""A turn of burraco that is being put together, through everything that happens to a phone in the middle of it."""

import time

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.hands import Hands
from tests.browser.player import happened, next_deal
from tests.browser.test_games import DRAWN, LONGEST, MAKES_A_MELD, choose, meld_in, sit_down, throw_one
from tests.server.process import Server

LAID = "number => document.querySelectorAll('[data-zone=us] [data-meld]').length === number"
LIVE = "() => !!document.querySelector('.band.now')"


def compose(hands: Hands) -> int:
    """Turn after turn, deal after deal, until a hand has three cards that make a meld: lay them, and stay before the
    discard.
    """
    page = hands.phone.page
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        if next_deal(page).count():
            hands.press(next_deal(page))
            page.locator("dialog[open]").wait_for(state="detached")
        draw = page.get_by_role("button", name="Pesca")
        if not draw.count():
            page.wait_for_timeout(60)
            continue
        hands.press(draw)
        happened(page, DRAWN)
        names = page.locator("[data-hand] [data-card]").evaluate_all("all => all.map(c => c.dataset.card)")
        melds = page.locator("[data-zone=us] [data-meld]").count()
        if (places := meld_in(names)) is None:
            throw_one(hands)
            continue
        choose(hands, places)
        happened(page, MAKES_A_MELD)
        hands.press(page.locator("section.acts button.now", has_text="Cala"))
        page.wait_for_function(LAID, arg=melds + 1)
        return melds + 1
    raise AssertionError("no hand had a meld")


def seen(page: Page) -> tuple[list[str], list[str]]:
    """The melds of our side, and the cards of the hand."""
    melds = page.locator("[data-zone=us] [data-meld]").evaluate_all("all => all.map(it => it.children.length)")
    hand = page.locator("[data-hand] [data-card]").evaluate_all("all => all.map(it => it.dataset.card)")
    return melds, hand


@pytest.mark.parametrize("way", [("touch", 390, 844), ("keyboard", 360, 640)], ids=["touch", "keyboard"])
def test_melds_before_the_discard_are_never_lost(server: Server, browser: Browser, way: tuple[str, int, int]) -> None:
    """A reload, a second tab, a lost line and another language leave the turn as it was, to be taken back or ended."""
    hands = sit_down(browser, server, way, "Burraco")
    page, context = hands.phone.page, hands.phone.context
    melds = compose(hands)
    before = seen(page)

    page.reload()
    page.wait_for_function(LAID, arg=melds)
    page.wait_for_function(LIVE)
    assert seen(page) == before

    other = context.new_page()
    other.goto(page.url)
    other.wait_for_function(LAID, arg=melds)
    assert seen(other) == before
    other.close()

    context.set_offline(True)
    page.get_by_text("Riprovo a collegarmi").wait_for()
    assert seen(page) == before
    context.set_offline(False)
    page.wait_for_function(LIVE)
    assert seen(page) == before

    in_french(page)
    assert seen(page) == before
    back = page.get_by_role("button", name="Reprends")
    hands.press(back)
    page.wait_for_function(LAID, arg=melds - 1)
    assert len(seen(page)[1]) == len(before[1]) + 3
    expect(page.locator("section.acts")).to_contain_text("Jette")
    page.wait_for_function(LIVE)
    assert hands.phone.faults == []
    hands.phone.close()


def in_french(page: Page) -> None:
    """Change the language in the settings, in the middle of the turn."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_text("Français").click()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
