"""A first deal with somebody at one's side."""

from playwright.sync_api import Browser
from tests.browser.player import Phone, play_deal
from tests.browser.test_deal import look
from tests.server.process import Server


def test_a_guided_deal_says_why(server: Server, browser: Browser) -> None:
    """From the lobby one tap leads to a deal that says at each turn what to look at and why; it can be ended."""
    phone = Phone(browser, server.url, width=360, height=640)
    page = phone.page
    page.get_by_role("button", name="Prima volta").tap()
    guide = page.get_by_role("note", name="La guida")
    guide.wait_for(timeout=20_000)
    assert len(guide.locator("p").all()) == 2
    assert look(phone) == []
    play_deal(phone, phone.tap, stop=lambda: len(phone.hand()) == 7 and page.locator(".playable").count() > 0)
    guide.wait_for(timeout=20_000)
    page.get_by_role("button", name="Basta guida").tap()
    assert not guide.count()
    assert phone.faults == []
    phone.close()
