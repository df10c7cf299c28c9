"""Whole deals on the page against a real server: by touch, by keyboard, through a kill."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from tests.axe import violations
from tests.server.process import Server

PATIENCE = 60_000
SETTINGS = '{"language": "it", "rest": "0.8", "sound": false}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of these tests alone, since one of them kills it."""
    running = Server(tmp_path_factory.mktemp("page") / "data").start()
    yield running
    running.end()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """A phone in the hall."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="it")
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('mazziere.settings', '{SETTINGS}')")
    page.goto(server.url)
    yield page
    context.close()


MOVED_ON = (
    "before => !document.querySelector('.band.now')"
    " || document.querySelectorAll('[data-hand] [data-card]').length !== before"
)
MY_TURN_OR_OVER = ".band.now, dialog[open] .btn.now"


def next_moment(page: Page) -> str:
    """Waits until the reader is asked for something: `over`, `call` or `card`."""
    page.wait_for_selector(MY_TURN_OR_OVER, timeout=PATIENCE)
    if page.locator("dialog[open]").count():
        return "over"
    return "call" if page.locator(".bid").count() else "card"


def next_deal(page: Page) -> str:
    """Waits for the sheet to be folded away, and then for the first question of the next deal."""
    page.wait_for_selector("dialog[open]", state="detached", timeout=PATIENCE)
    return next_moment(page)


def play_by_touch(page: Page) -> None:
    """Plays a deal to its end with taps: takes the turned card if it may, then the first card that stands up."""
    while (moment := next_moment(page)) != "over":
        before = page.locator("[data-hand] [data-card]").count()
        if moment == "call":
            page.locator(".bid .btn").last.tap()
        else:
            page.locator("[data-hand] .playable").last.tap()
        page.wait_for_function(
            MOVED_ON,
            arg=before,
            timeout=PATIENCE,
        )


def test_a_whole_deal_by_touch(page: Page) -> None:
    """One tap in the hall, then taps to the end of a deal; its sheet opens into lines, and the next deal comes."""
    page.get_by_role("button", name="Gioca subito").tap()
    play_by_touch(page)
    sheet = page.get_by_role("dialog")

    assert re.search(r"Contratto|Cappotto|Capotto|Pari", sheet.inner_text())
    assert re.search(r"^Carte", sheet.inner_text(), re.MULTILINE)
    page.wait_for_selector("text=Mazzo verificato")
    assert violations(page) == []
    page.get_by_role("button", name="Prossima smazzata").tap()
    assert next_deal(page) in ("call", "card")


def test_a_whole_deal_by_keyboard(page: Page) -> None:
    """Tab, arrows, Enter and Space alone play a deal to its end."""
    page.get_by_role("button", name="Gioca subito").focus()
    page.keyboard.press("Enter")
    while (moment := next_moment(page)) != "over":
        before = page.locator("[data-hand] [data-card]").count()
        if moment == "call":
            page.locator(".bid .btn").last.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("h")
            page.keyboard.press("Home")
            while "playable" not in page.evaluate("document.activeElement.className"):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
        page.wait_for_function(
            MOVED_ON,
            arg=before,
            timeout=PATIENCE,
        )
    page.keyboard.press("Enter")
    assert next_deal(page) in ("call", "card")


def test_a_reload_a_second_tab_and_a_kill_keep_the_table(page: Page, server: Server) -> None:
    """The same cards after a reload, in a second tab, and after SIGKILL without any reload."""
    page.get_by_role("button", name="Gioca subito").tap()
    next_moment(page)

    def hand(of: Page) -> list[str]:
        of.wait_for_selector("[data-hand] [data-card]", timeout=PATIENCE)
        cards = of.locator("[data-hand] [data-card]")
        return sorted(cards.evaluate_all("all => all.map(card => card.dataset.card)"))

    mine = hand(page)
    second = page.context.new_page()
    second.goto(page.url)
    assert hand(second) == mine
    second.close()
    page.reload()
    assert hand(page) == mine
    page.evaluate("window.marker = 1")
    server.kill()
    page.wait_for_selector("text=Riprovo a collegarmi", timeout=PATIENCE)
    assert hand(page) == mine
    server.start()
    page.wait_for_selector(".band.now", timeout=PATIENCE)
    assert hand(page) == mine
    assert page.evaluate("window.marker") == 1


def test_hall_rules_and_settings_are_without_violations(page: Page, server: Server) -> None:
    """Axe finds nothing on the pages around the table."""
    for path in ("/", "/play", "/rules/belote-pinasca", "/settings"):
        page.goto(server.url + path)
        page.wait_for_selector("main")
        page.wait_for_timeout(400)
        assert violations(page) == [], path


def test_the_table_is_without_violations(page: Page) -> None:
    """Axe finds nothing on a table whose turn it is."""
    page.get_by_role("button", name="Gioca subito").tap()
    next_moment(page)
    page.wait_for_timeout(300)

    assert violations(page) == []
