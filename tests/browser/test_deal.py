"""A whole deal on the real page: by touch, by keyboard, through a kill, without a fault of accessibility."""

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser
from tests.browser.player import Phone, next_deal, play_deal
from tests.server.process import Server

BELOTE = "belote-pinasca"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_a_whole_deal_by_touch(server: Server, browser: Browser, width: int, height: int) -> None:
    """One tap opens a table; taps alone play the deal to its score, whose lines open, and the next deal begins."""
    phone = Phone(browser, server.url, width=width, height=height)
    received: list[str] = []
    phone.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: received.append(str(text))))
    phone.play_at_once()
    play_deal(phone, phone.tap)
    no_other_hand(received)

    sheet = phone.page.get_by_role("dialog")
    assert re.search(r"PIN-BEL-\d+", sheet.inner_text())
    phone.tap(next_deal(phone.page))
    phone.page.locator("[data-hand] [data-card]").nth(4).wait_for()
    assert phone.faults == []
    phone.close()


def test_a_whole_deal_by_keyboard(server: Server, browser: Browser) -> None:
    """Tab, arrows and Enter are enough for the lobby, the calls, the cards and the next deal."""
    phone = Phone(browser, server.url, width=1280, height=800, touch=False)
    phone.press(phone.page.get_by_role("button", name="Gioca subito").first)
    phone.page.wait_for_selector("[data-hand] [data-card]")
    play_deal(phone, phone.press)
    phone.press(next_deal(phone.page))
    phone.page.locator("[data-hand] [data-card]").nth(4).wait_for()

    assert phone.faults == []
    phone.close()


def test_a_kill_in_mid_deal_is_not_noticed(server: Server, browser: Browser) -> None:
    """The server is killed while a hand is half played; the page comes back to the same hand by itself and plays on."""
    phone = Phone(browser, server.url)
    phone.play_at_once()
    play_deal(phone, phone.tap, stop=lambda: 0 < len(phone.hand()) <= 4 and phone.page.locator(".playable").count() > 0)
    hand, scores = phone.hand(), phone.scores()
    server.kill()
    server.start()
    phone.page.wait_for_selector("[data-hand] .playable", timeout=20_000)

    assert (phone.hand(), phone.scores()) == (hand, scores)
    play_deal(phone, phone.tap)
    assert phone.faults == []
    phone.close()


def test_a_reload_and_a_second_tab_show_the_same_hand(server: Server, browser: Browser) -> None:
    """The same browser comes back to its seat: after a reload, in another tab, and through the lobby's slip."""
    phone = Phone(browser, server.url)
    phone.play_at_once()
    play_deal(
        phone, phone.tap, stop=lambda: len(phone.hand()) in (6, 7) and phone.page.locator(".playable").count() > 0
    )
    hand = phone.hand()
    phone.page.reload()
    phone.page.wait_for_selector("[data-hand] [data-card]")
    assert phone.hand() == hand
    other = phone.context.new_page()
    other.goto(server.url)
    other.get_by_role("button", name="Torna al tavolo").or_(
        other.get_by_role("link", name="Torna al tavolo")
    ).first.click()
    other.wait_for_selector("[data-hand] [data-card]")
    cards = other.locator("[data-hand] [data-card]").evaluate_all("all => all.map(c => c.dataset.card)")
    assert sorted(cards) == hand
    phone.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(server: Server, browser: Browser, theme: str) -> None:
    """The lobby, the bidding, the play and the score sheet have no fault of accessibility."""
    phone = Phone(browser, server.url)
    phone.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    faults = [look(phone)]
    phone.play_at_once()
    faults.append(look(phone))
    play_deal(phone, phone.tap, stop=lambda: len(phone.hand()) == 8 and phone.page.locator(".playable").count() > 0)
    faults.append(look(phone))
    play_deal(phone, phone.tap)
    faults.append(look(phone))

    assert faults == [[]] * 4
    phone.close()


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
    phone.page.wait_for_timeout(400)
    found = Axe().run(phone.page).response["violations"]
    return [f"{fault['id']}: {[node['html'][:120] for node in fault['nodes']]}" for fault in found]
