"""A whole deal on the smallest phone, against a real server: what it shows, what it receives, what axe finds."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect
from tests.axe import violations
from tests.browser.player import Phone, next_deal, play_deal
from tests.server.process import Server


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_whole_deal_on_the_smallest_phone(server: Server, browser: Browser, theme: str) -> None:
    """One tap opens a table, taps play it to its score and on; no byte tells another hand, no page has a fault."""
    phone = Phone(browser, server.url, width=360, height=640, theme=theme)
    received = listen(phone)
    faults = [look(phone)]
    phone.play_at_once()
    faults.append(look(phone))
    play_deal(phone, phone.tap, stop=lambda: len(phone.hand()) == 8 and phone.page.locator(".playable").count() > 0)
    faults.append(look(phone))
    play_deal(phone, phone.tap)
    faults.append(look(phone))

    no_other_hand(received)
    assert re.search(r"PIN-BEL-\d+", phone.page.get_by_role("dialog").inner_text())
    record = phone.page.get_by_role("link", name="Scarica la registrazione").get_attribute("href")
    assert len(phone.page.request.get(f"{server.url}{record}").json()["deals"]) == 1
    assert faults == [[]] * 4
    phone.tap(next_deal(phone.page))
    phone.page.locator("[data-hand] [data-card]").nth(4).wait_for()
    assert phone.faults == []
    phone.close()


def test_a_phone_that_sleeps_comes_back_to_its_card(server: Server, browser: Browser) -> None:
    """The server is killed in mid-deal: the page itself and the lobby find the same hand and score again."""
    phone = Phone(browser, server.url)
    phone.play_at_once()
    play_deal(phone, phone.tap, stop=lambda: len(phone.hand()) <= 5 and waits(phone))
    hand, scores = phone.hand(), phone.scores()
    received = listen(phone)
    server.kill()
    server.start()
    while not received:
        phone.page.wait_for_timeout(50)
    phone.page.wait_for_selector("[data-hand] .playable")
    assert (phone.hand(), phone.scores()) == (hand, scores)
    other = phone.context.new_page()
    other.goto(server.url)
    kept = re.compile(r"Il posto è tuo fino al \d+ [a-z]+\.")
    expect(other.locator(".rejoin").first).to_contain_text(kept, timeout=30_000)
    other.get_by_text("Torna al tavolo").first.click()
    other.wait_for_selector("[data-hand] [data-card]")
    cards = other.locator("[data-hand] [data-card]").evaluate_all("all => all.map(c => c.dataset.card)")
    assert sorted(cards) == hand
    phone.close()


def listen(phone: Phone) -> list[str]:
    """What every socket that the page opens from now on receives, as it comes."""
    received: list[str] = []
    phone.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: received.append(str(text))))
    return received


def waits(phone: Phone) -> bool:
    """The table waits for this hand, and no card of it is on its way."""
    before = phone.hand()
    if not before or not phone.page.locator("[data-hand] .playable").count():
        return False
    phone.page.wait_for_timeout(700)
    return phone.hand() == before and phone.page.locator("[data-hand] .playable").count() > 0


def no_other_hand(received: list[str]) -> None:
    """What the browser's own sockets received before the end of the deal names no card of another hand."""
    views = [message["view"] for message in map(json.loads, received) if "view" in message]
    hidden = [view for view in views if view["deal"] and view["deal"]["phase"] != "over"]
    assert len(hidden) > 20
    for view in hidden:
        assert all(hand["cards"] is None for hand in view["deal"]["hands"][1:])
        assert view["table"]["fair"]["deck"] is None


def look(phone: Phone) -> list[str]:
    """What axe finds on the page now."""
    return violations(phone.page)
