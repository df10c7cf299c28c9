"""What the page of burraco shows at every size, and what a hand does on it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.burraco.tables import table as position
from tests.client.burraco_table import cards, sit
from tests.client.conftest import Table

from mazziere.games.burraco.state import Phase, State

SIZES = [(390, 844), (360, 640), (844, 390), (820, 1180), (1280, 800)]
OURS = {"NS": ["8D 8H 8S", "4C 5C 6C 7C"], "EW": ["KS KH KD", "3C 4C 5C 6C 7C 8C 9C"]}
COVERED = """() => {
    const hit = (box, dx, dy) => document.elementFromPoint(box.left + dx, box.top + dy);
    const wrong = [];
    for (const card of document.querySelectorAll('[data-hand] [data-card]')) {
        const box = card.getBoundingClientRect();
        if (!card.contains(hit(box, 8, 12))) wrong.push(card.dataset.card);
    }
    for (const button of document.querySelectorAll('section.acts button')) {
        const box = button.getBoundingClientRect();
        for (const [x, y] of [[4, 4], [box.width / 2, box.height / 2], [box.width - 4, box.height - 4]])
            if (!button.contains(hit(box, x, y))) wrong.push(button.innerText);
    }
    return wrong;
}"""
SHOWN = """() => [...document.querySelectorAll('[data-zone] .melds')].map(melds =>
    Math.min(melds.getBoundingClientRect().bottom, innerHeight) - melds.getBoundingClientRect().top)"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone that moves nothing."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, locale="it", reduced_motion="reduce"
    )
    yield context
    context.close()


def turn(hand: str, phase: str = "play", **case: Any) -> State:
    """Our turn, with this hand."""
    return position([hand, 5, 5, 5], **case)._replace(phase=Phase(phase))


@pytest.mark.parametrize("number", [11, 21, 26, 31, 40])
def test_every_card_of_a_long_hand_can_be_touched(context: BrowserContext, address: str, number: int) -> None:
    """The corner of each card is free, no button is covered, melds of both sides stay to be seen, at every size."""
    page = sit(context, address, turn(cards(number), melds=OURS)).page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})

        assert page.locator("[data-hand] [data-card]").count() == number
        assert page.evaluate(COVERED) == [], (width, height)
        assert page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [width, width]
        assert page.evaluate("document.documentElement.scrollHeight") == height
        assert min(page.evaluate(SHOWN)) > 30, (width, height)


@pytest.mark.parametrize("width", [390, 1280])
def test_the_arrows_go_up_and_down_by_what_lies_there(context: BrowserContext, address: str, width: int) -> None:
    """The arrow down goes to the card under this one, however many the screen puts in a row."""
    page = sit(context, address, turn(cards(26))).page
    page.set_viewport_size({"width": width, "height": 800})
    boxes = page.locator("[data-hand] .slot").evaluate_all("all => all.map(it => [it.offsetLeft, it.offsetTop])")
    below = next(at for at, box in enumerate(boxes) if box[1] != boxes[0][1])
    page.keyboard.press("h")
    page.keyboard.press("ArrowDown")

    focused = "[...document.querySelectorAll('[data-hand] [data-card]')].indexOf(document.activeElement)"
    assert page.evaluate(focused) == below
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focused) == 0


@pytest.fixture
def table(context: BrowserContext, address: str) -> Table:
    """Our turn after the draw: two eights fit a set of ours, a nine may be thrown."""
    return sit(context, address, turn("8C 8D 9H 4S KC QD", melds=OURS))


def middle(page: Page, what: str) -> tuple[float, float]:
    """The middle of something on the page."""
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(table: Table, card: str, to: tuple[float, float]) -> None:
    """A finger that takes a card there."""
    x, y = table.card(card)
    mouse = table.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(*to, steps=8)
    mouse.up()


def choose(table: Table, *wanted: str) -> None:
    """Tap these cards, and wait until the page knows what may be done with them."""
    for card in wanted:
        table.page.mouse.click(*table.card(card))
    table.page.wait_for_function(
        "n => document.querySelectorAll('[data-hand] [aria-pressed=true]').length === n", arg=len(wanted)
    )
    table.page.wait_for_timeout(120)


def test_a_slip_chooses_and_a_drag_that_comes_home_does_too(table: Table) -> None:
    """Less than eight pixels is a tap; a card lifted and put back is chosen, and nothing is sent."""
    x, y = table.card("9H")
    drag(table, "9H", (x + 5, y - 4))
    drag(table, "KC", (table.card("KC")[0] + 3, table.card("KC")[1] - 18))

    chosen = table.page.locator("[data-hand] [aria-pressed=true]").evaluate_all("all => all.map(it => it.dataset.card)")
    assert sorted(chosen) == ["9H", "KC"]
    assert table.acts(most=0) == []


def test_chosen_cards_go_to_a_meld_together(table: Table) -> None:
    """A drag of one of two chosen cards takes both; so does a tap on the meld that lights up."""
    choose(table, "8C", "8D")
    drag(table, "8D", middle(table.page, "[data-zone=us] [data-meld='0']"))

    assert table.acts() == ["add 0 8C 8D"]


def test_a_tap_on_the_meld_that_lights_up_attaches(table: Table) -> None:
    """Tap and tap does what a drag does, once even when the finger taps twice."""
    choose(table, "8C")
    table.page.dblclick("[data-zone=us] [data-meld='0']")

    assert table.acts(most=2) == ["add 0 8C"]


def test_two_chosen_cards_are_not_thrown_by_a_drag(table: Table) -> None:
    """Dragging two chosen cards to the pile throws neither: the page says that one is thrown."""
    choose(table, "8C", "9H")
    drag(table, "9H", middle(table.page, "[data-pile]"))

    assert table.acts(most=0) == []
    assert "una carta sola" in table.page.locator(".refused").inner_text()


def test_a_card_dropped_on_the_others_melds_or_on_nothing_comes_back(table: Table) -> None:
    """A meld of the other side takes nothing, and neither does the strip."""
    drag(table, "9H", middle(table.page, "[data-zone=them] [data-meld='0']"))
    drag(table, "9H", (200, 20))

    assert table.acts(most=0) == []
    assert table.page.locator("[data-hand] [data-card='9H']").count() == 1


def test_cards_that_make_no_meld_are_not_sent(table: Table) -> None:
    """Three cards that go with nothing light up nothing; a tap on the button that is off says why, with its clause."""
    choose(table, "9H", "4S", "KC")
    page = table.page
    assert page.locator("[data-zone=us] .here, [data-zone=us] .open").count() == 0
    page.click("section.acts button:has-text('Cala')", force=True)

    assert "NEITHER_RUN_NOR_SET" in page.locator(".refused").inner_text()
    page.click("section.acts button:has-text('Scarta')", force=True)
    assert "una carta sola" in page.locator(".refused").inner_text()
    assert table.acts(most=0) == []
    assert page.locator("[data-hand] [aria-pressed=true]").count() == 3


def test_a_card_that_fits_twice_goes_where_it_is_told(context: BrowserContext, address: str) -> None:
    """A seven that a set and a run take lights up both, and goes to the one that is tapped."""
    melds = {"NS": ["7S 7H 7C", "4D 5D 6D"]}
    table = sit(context, address, turn("7D 9H 4S KC", melds=melds))
    choose(table, "7D")
    assert table.page.locator("[data-zone=us] .here").count() == 2
    assert not any("Attacca" in text for text in table.page.locator("section.acts button").all_inner_texts())
    table.page.click("[data-zone=us] [data-meld='1']")

    assert table.acts() == ["add 1 7D"]


def test_a_double_tap_throws_once(table: Table) -> None:
    """Two quick taps on the button ask for one discard."""
    choose(table, "9H")
    table.page.dblclick("section.acts button:has-text('Scarta')")

    assert table.acts(most=2) == ["discard 9H"]


def test_a_double_tap_draws_once(context: BrowserContext, address: str) -> None:
    """Two quick taps on the stock, or on its button, ask for one card."""
    for button in ("section.acts button:has-text('Pesca')", "[data-stock]"):
        table = sit(context, address, turn("8C 9H 4S", "draw"))
        table.page.dblclick(button)

        assert table.acts(most=2) == ["draw stock"]
        table.page.close()


def test_scrolling_over_melds_and_hand_does_nothing(table: Table) -> None:
    """A finger that moves on over melds attaches nothing, even where a chosen card would fit."""
    choose(table, "8C")
    page = table.page
    x, y = middle(page, "[data-zone=us] [data-meld='0']")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 150, y, steps=6)
    page.mouse.up()

    assert table.acts(most=0) == []


def test_a_long_pile_is_looked_through_before_it_is_taken(context: BrowserContext, address: str) -> None:
    """Where its cards lie too close to be read, a tap spreads the pile; a button there takes it."""
    pile = cards(30).split()
    table = sit(context, address, turn("8C 9H 4S", "draw", pile=pile))
    table.page.click("[data-pile]")
    table.page.wait_for_selector("dialog[open] [data-take]")

    assert table.acts(most=0) == []
    assert table.page.locator("dialog[open] li").count() == 30
    table.page.click("dialog[open] [data-take]")
    assert table.acts() == ["draw pile"]


def test_a_short_pile_is_taken_by_a_tap(context: BrowserContext, address: str) -> None:
    """A pile of four cards, all of them in sight, is taken at once."""
    table = sit(context, address, turn("8C 9H 4S", "draw", pile="3D QH 7C 5S".split()))
    table.page.click("[data-pile]")

    assert table.acts() == ["draw pile"]


def test_the_place_of_a_moved_card_survives_a_reload(context: BrowserContext, address: str) -> None:
    """A hand that the player has put in order by hand is in that order when the page comes back."""
    table = sit(context, address, turn("8C 8D 9H 4S KC QD"), burraco="own")
    drag(table, "QD", table.card("8C"))
    hand = "all => all.map(it => it.dataset.card)"
    before = table.page.locator("[data-hand] [data-card]").evaluate_all(hand)
    table.page.reload()
    table.page.wait_for_selector("[data-hand] [data-card]")

    assert before == ["4S", "9H", "KC", "QD", "8C", "8D"]
    assert table.page.locator("[data-hand] [data-card]").evaluate_all(hand) == before
