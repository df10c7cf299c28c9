"""A first deal with somebody at one's side, in every game."""

import json

import pytest
from playwright.sync_api import Browser
from tests.browser.player import Phone, next_deal, play_deal
from tests.browser.test_deal import look
from tests.server.process import Server


def test_a_guided_deal_says_why(server: Server, browser: Browser) -> None:
    """From the lobby one tap leads to a deal that says at each turn what to look at and why; it can be ended."""
    phone = Phone(browser, server.url, width=360, height=640)
    page = phone.page
    page.get_by_role("button", name="Prima volta").tap()
    guide = page.get_by_role("complementary", name="La guida")
    guide.wait_for(timeout=20_000)
    assert len(guide.locator("p").all()) == 2
    assert look(phone) == []
    play_deal(phone, phone.tap, stop=lambda: len(phone.hand()) == 7 and page.locator(".playable").count() > 0)
    guide.wait_for(timeout=20_000)
    page.locator("[data-advised]").wait_for()
    assert "playable" in (page.locator("[data-advised]").get_attribute("class") or "")
    page.get_by_role("button", name="Basta guida").tap()
    assert not guide.count()
    assert not page.locator("[data-advised]").count()
    assert phone.faults == []
    phone.close()


def test_the_end_of_a_guided_deal_tells_each_line(server: Server, browser: Browser) -> None:
    """When a guided deal is over, the rule of each line of its score lies open."""
    phone = Phone(browser, server.url)
    page = phone.page
    page.get_by_role("button", name="Prima volta").tap()
    play_deal(phone, phone.tap)
    next_deal(page).wait_for()
    lines = page.get_by_role("dialog").locator(".lines")
    lines.get_by_text("Ogni riga dice da dove vengono i punti").wait_for()
    assert lines.get_by_role("note").count() == lines.locator("button.clause").count() > 2
    assert all("Che cosa dice la regola" in words for words in lines.get_by_role("note").all_inner_texts())
    assert look(phone) == []
    assert phone.faults == []
    phone.close()


@pytest.mark.parametrize(
    "sheet", ["belote-ligure", "contree-ffb", "belote-deux", "briscola-pinasca", "briscola-chiamata", "burraco-fibur"]
)
def test_every_game_has_its_first_time(server: Server, browser: Browser, sheet: str) -> None:
    """The chosen sheet is the one that is taught: its first turns say what to look at, and mark the cards meant."""
    phone = Phone(browser, f"{server.url}/settings")
    page = phone.page
    kept = json.dumps(json.dumps({"sheet": sheet}))
    page.evaluate(f"localStorage.setItem('mazziere.table', {kept})")
    page.goto(server.url)
    page.get_by_role("button", name="Prima volta").tap()
    guide = page.get_by_role("complementary", name="La guida")
    guide.wait_for(timeout=30_000)
    words = guide.locator("p").all_inner_texts()

    assert words
    assert not any("why" in sentence or "{" in sentence for sentence in words)
    assert look(phone) == []
    if sheet == "briscola-pinasca":
        page.locator("[data-hand] [data-advised]").wait_for()
    assert phone.faults == []
    phone.close()
