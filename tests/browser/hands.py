"""Two ways to do one thing on the page: a finger, and the keyboard alone."""

from typing import Protocol

from playwright.sync_api import Locator
from tests.browser.player import Phone

STOPS = 80
"""So many presses of the Tab key reach anything on a table; more mean that it cannot be reached."""


class Hands(Protocol):
    """How a person acts."""

    phone: Phone

    def press(self, what: Locator) -> None:
        """Press a button."""

    def card(self, card: Locator) -> None:
        """Press a card of the hand."""


class Finger:
    """Touch."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone

    def press(self, what: Locator) -> None:
        """Tap on it."""
        self.phone.tap(what)

    def card(self, card: Locator) -> None:
        """Tap on its visible part."""
        self.phone.tap(card)


class Keys:
    """No pointer at all: Tab to a button, H and the arrows to a card."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone

    def press(self, what: Locator) -> None:
        """Go to it with the Tab key and press Enter."""
        self.phone.page.wait_for_timeout(30)
        for _ in range(STOPS):
            if self._focused(what):
                self.phone.page.keyboard.press("Enter")
                return
            self.phone.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not reach {what}")

    def card(self, card: Locator) -> None:
        """H goes into the hand, the arrow to the card; the space bar presses it."""
        self.phone.page.keyboard.press("h")
        self.phone.page.keyboard.press("Home")
        for _ in range(STOPS):
            if self._focused(card):
                self.phone.page.keyboard.press("Space")
                return
            self.phone.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrows do not reach {card}")

    @staticmethod
    def _focused(what: Locator) -> bool:
        return bool(what.count() and what.evaluate("element => element === document.activeElement"))


def hands_of(phone: Phone, kind: str) -> Hands:
    """`touch` or `keyboard`."""
    return Finger(phone) if kind == "touch" else Keys(phone)
