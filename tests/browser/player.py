"""A person with a phone, who looks at the page and does what it asks."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 150.0
SOON = 5_000
QUICK = """localStorage.setItem("mazziere.settings", '{"language": "it", "rest": "0.8"}')"""
"""Tricks rest as shortly as the settings allow."""


class Phone:
    """A page at the size of a phone. It keeps what went wrong in it, and what came over its sockets."""

    def __init__(
        self, browser: Browser, url: str, *, width: int = 390, height: int = 844, theme: str = "light"
    ) -> None:
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=True,
            is_mobile=True,
            color_scheme="dark" if theme == "dark" else "light",
            locale="it-IT",
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.add_init_script(QUICK)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto(url)

    def play_at_once(self) -> None:
        """One tap from the first page to the table."""
        self.page.get_by_role("button", name="Gioca subito").first.click()
        self.page.wait_for_selector("[data-hand] [data-card]")

    def tap(self, what: Locator) -> None:
        """A finger on the visible part of something; a card's is its left edge, where no other lies on it."""
        box = what.bounding_box()
        if box is None:
            return  # it has gone in the meantime
        self.page.touchscreen.tap(box["x"] + min(14, box["width"] / 2), box["y"] + min(30, box["height"] / 2))

    def hand(self) -> list[str]:
        """The cards in the hand, sorted by name."""
        cards = self.page.locator("[data-hand] [data-card]").evaluate_all("all => all.map(c => c.dataset.card)")
        return sorted(cards)

    def scores(self) -> list[str]:
        """What the strip shows."""
        return self.page.locator("header").first.inner_text().split()

    def close(self) -> None:
        """Put the phone away."""
        self.context.close()


def play_deal(phone: Phone, act: Callable[[Locator], Any], stop: Callable[[], bool] = lambda: False) -> None:
    """Do what the page asks, once, the first thing that it allows, until the score sheet shows a finished deal."""
    page, until = phone.page, time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if stop() or next_deal(page).count():
            return
        call = page.locator("section.bid button:not([aria-disabled=true]):not(.ghost)")
        card = page.locator("[data-hand] .playable:not([inert])")
        asked = page.evaluate(ASKED)
        if asked == "call" and call.count():
            act(call.first)
            happened(page, CALLED)
        elif asked == "card" and card.count():
            played = card.first.get_attribute("data-card")
            act(card.first)
            happened(page, PLAYED, played)
        page.wait_for_timeout(60)
    raise AssertionError(f"the deal does not end: {page.locator('body').aria_snapshot()}")


ASKED = """() => !document.querySelector('.band.now') ? '' : document.querySelector('section.bid') ? 'call' : 'card'"""
"""In one look: a turn that begins between two looks would be taken for another one."""
CALLED = "() => !document.querySelector('section.bid') || !document.querySelector('.band.now')"
PLAYED = "card => !document.querySelector(`[data-hand] [data-card='${card}']`)"
"""The card has left the hand. By then the whole trick may be over, another card drawn and the turn be back."""


def happened(page: Page, what: str, asked: int | str | None = None) -> None:
    """One tap is enough: what it asks for happens."""
    try:
        page.wait_for_function(what, arg=asked, timeout=SOON)
    except PlaywrightTimeout:
        raise AssertionError(f"the tap is lost: {page.locator('body').aria_snapshot()}") from None


def next_deal(page: Page) -> Locator:
    """The one act that goes on after a deal."""
    return page.get_by_role("button", name="Prossima smazzata")
