"""A whole match on the page: somebody who does what the page asks, until it says who has won."""

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Locator, Page
from tests.browser.hands import Hands, hands_of
from tests.browser.player import Phone

OPEN = """async wish => {
    const answer = await fetch('/api/tables', {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wish),
    });
    return (await answer.json()).id;
}"""
HURRY = "const later = setTimeout; window.setTimeout = (act, ms, ...more) => later(act, (ms || 0) / 8, ...more);"
"""The page rests an eighth as long as for somebody who reads it: whole matches in seconds, every step of them shown."""
CALLS = "section.bid button:not([aria-disabled=true]), section.auction .rest button:not([aria-disabled=true])"
BIDS = "section.auction .suits button:not([aria-disabled=true])"
CARDS = "[data-hand] .playable:not([inert]), .piles .playable:not([inert])"


@dataclass
class Player:
    """Somebody who plays a match. `takes` are the calls made first, by their words; `bids` how often one bids a deal.

    `seen` counts what the page has shown, by name: calls made, windows, declarations, cards, deals.
    """

    hands: Hands
    takes: Sequence[str] = ()
    bids: int = 1
    look: Callable[[str, Page], None] = lambda moment, page: None
    seen: dict[str, int] = field(default_factory=dict)
    left: int = 0
    declared: bool = False

    @property
    def page(self) -> Page:
        """The page of the phone in these hands."""
        return self.hands.phone.page

    def match(self, patience: float = 600) -> None:
        """Play until the match is won; one that is won already is followed by another."""
        until, again = time.monotonic() + patience, self.page.get_by_role("button", name="Un’altra?")
        if again.count():
            self._press(again)
            again.wait_for(state="detached")
        while not again.count():
            assert time.monotonic() < until, self.page.locator("body").aria_snapshot()
            if not self.act():
                self.page.wait_for_timeout(25)
        self._note("match")

    def act(self) -> bool:
        """Do one thing that the page asks for; whether there was one."""
        page = self.page
        if (go_on := page.get_by_role("button", name="Prossima smazzata")).count():
            self._note("deal")
            self.left = self.bids
            return self._press(go_on.first)
        if page.locator("dialog[open]").count():
            return self._declare()
        if (calls := page.locator(CALLS)).count():
            return self._call(calls)
        if (declare := page.get_by_role("button", name="Dichiara", exact=True)).count() and not self.seen.get(
            "declared here"
        ):
            self.seen["declared here"] = 1
            return self._press(declare)
        return self._play()

    def _declare(self) -> bool:
        """Announce the first claim that the drawer offers."""
        claim = self.page.locator("dialog[open] li .btn")
        if not claim.count():
            return False
        self._note("declare")
        return self._press(claim.first)

    def _call(self, calls: Locator) -> bool:
        """The first of the calls that one likes, else a bid while one still bids, else the last resort: pass."""
        words = [re.sub(r"\s+", " ", text).strip() for text in calls.all_inner_texts()]
        for liked in self.takes:
            for at, said in enumerate(words):
                if re.search(liked, said, re.IGNORECASE):
                    self._note(said)
                    return self._press(calls.nth(at))
        if self.left > 0 and (bids := self.page.locator(BIDS)).count():
            self.left -= 1
            self._note("bid")
            return self._press(bids.first)
        if not words:
            return False
        self._note(words[0])
        return self._press(calls.first)

    def _play(self) -> bool:
        cards = self.page.locator(CARDS)
        if not cards.count() or not self.page.locator(".band.now").count():
            return False
        self.declared = False
        self._note("card")
        card = cards.first
        in_hand = card.evaluate("card => !!card.closest('[data-hand]')")
        before = self._standing()
        (self.hands.card if in_hand else self.hands.press)(card)
        self._until_changed(before)
        return True

    def _press(self, what: Locator) -> bool:
        before = self._standing()
        self.hands.press(what)
        self._until_changed(before)
        return True

    def _standing(self) -> str:
        """What the page asks now, as a text to compare."""
        return str(self.page.evaluate(STANDING))

    def _until_changed(self, before: str) -> None:
        until = time.monotonic() + 1.5
        while self._standing() == before and time.monotonic() < until:
            self.page.wait_for_timeout(15)

    def _note(self, what: str) -> None:
        self.seen[what] = self.seen.get(what, 0) + 1
        self.look(what, self.page)


STANDING = """() => {
    const all = (where, what) => [...document.querySelectorAll(where)].map(what);
    return [
        document.querySelector('.band')?.innerText,
        all('[data-hand] [data-card], .piles [data-card]', one => one.dataset.card + one.className),
        all('section.bid button, section.auction button, dialog[open] button', one => one.innerText),
    ].join('|');
}"""


def sit_down(
    browser: Browser, url: str, sheet: str, *, kind: str = "touch", options: dict[str, Any] | None = None, **phone: Any
) -> Hands:
    """A table of a sheet, against robots."""
    own = Phone(browser, url, **phone)
    own.page.add_init_script(HURRY)
    table = own.page.evaluate(OPEN, {"sheet": sheet, "options": options or {}, "pace": "calm", "persons": 1})
    own.page.goto(f"{url}/tables/{table}")
    own.page.wait_for_selector(".felt")
    return hands_of(own, kind)
