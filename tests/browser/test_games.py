"""Briscola and burraco on a phone, a whole deal each by touch and by keyboard, with what axe finds on the way."""

import re
import time
from itertools import groupby

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.browser.hands import STOPS, Hands, hands_of
from tests.browser.player import PATIENCE, PLAYED, Phone, happened, next_deal
from tests.browser.test_deal import look
from tests.server.process import Server

WAYS = [("touch", 390, 844), ("keyboard", 390, 844), ("touch", 360, 640)]
LONGEST = 2 * PATIENCE


def sit_down(browser: Browser, server: Server, way: tuple[str, int, int], game: str) -> Hands:
    """Choose a game in the hall and open a table of it, with its first sheet."""
    kind, width, height = way
    phone = Phone(browser, server.url, width=width, height=height)
    hands = hands_of(phone, kind)
    tile = phone.page.get_by_role("radio", name=game)
    tile.wait_for(state="attached")
    if kind == "touch":
        hands.press(phone.page.locator("label", has_text=game))
    else:
        choose_radio(phone.page, tile)
    expect(tile).to_be_checked()
    hands.press(phone.page.get_by_role("button", name="Gioca subito"))
    phone.page.wait_for_selector("[data-hand] [data-card]")
    return hands


def choose_radio(page: Page, radio: Locator) -> None:
    """One Tab into the group, arrows inside it, as browsers do with radio buttons."""
    for _ in range(STOPS):
        if page.evaluate("document.activeElement.type === 'radio'"):
            break
        page.keyboard.press("Tab")
    for _ in range(30):
        if radio.is_checked():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not reach {radio}")


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and the last row of the page is on it."""
    size = page.evaluate(
        "[document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight, innerHeight]"
    )
    assert size[0] <= size[1]
    assert size[2] <= size[3]


def spoken(page: Page) -> None:
    """Every word on the page and in what a screen reader hears is a word, not the key of a missing text."""
    heard = page.locator("body").aria_snapshot()
    assert re.findall(r"\b(?:account|table|burraco|briscola|belote|rules)\.[a-z]\w*", heard, re.I) == []


@pytest.mark.parametrize("way", WAYS, ids=["touch", "keyboard", "small"])
def test_a_whole_deal_of_briscola(server: Server, browser: Browser, way: tuple[str, int, int]) -> None:
    """Ten cards played one by one, the partner's hand before the last three, the score with its clauses."""
    hands = sit_down(browser, server, way, "Briscola")
    page, faults, seen, played = hands.phone.page, [], False, 0
    until = time.monotonic() + LONGEST
    while not next_deal(page).count():
        assert time.monotonic() < until, page.locator("body").aria_snapshot()
        seen = seen or page.locator(".look").count() > 0
        cards = page.locator("[data-hand] .playable:not([inert])")
        if not cards.count() or not page.locator(".band.now").count():
            page.wait_for_timeout(60)
            continue
        if played == 1:
            fits(page)
            spoken(page)
            faults.append(look(hands.phone))
        card = cards.first.get_attribute("data-card")
        hands.card(cards.first)
        happened(page, PLAYED, card)
        played += 1
    faults.append(look(hands.phone))
    spoken(page)
    assert seen, "nobody was shown the partner's hand"
    assert re.search(r"PIN-BRI-\d+", page.get_by_role("dialog").inner_text())
    hands.press(next_deal(page))
    page.locator("[data-hand] [data-card]").nth(2).wait_for()
    assert not any(faults), faults
    assert hands.phone.faults == []
    hands.phone.close()


def test_a_match_of_briscola_to_its_end(server: Server, browser: Browser) -> None:
    """By keyboard on a small phone: twenty cards between two, the match is won, and another one begins."""
    hands = sit_down(browser, server, ("keyboard", 360, 640), "Briscola")
    page = hands.phone.page
    wish = {
        "sheet": "briscola-2",
        "pace": "fast",
        "persons": 1,
        "options": {"match": "first_to:1", "even_deal": "last_trick"},
    }
    table = page.request.post(f"{server.url}/api/tables", data=wish).json()["id"]
    page.goto(f"{server.url}/tables/{table}")
    another = page.get_by_role("button", name="Un’altra?")
    until = time.monotonic() + LONGEST
    while not another.count():
        assert time.monotonic() < until, page.locator("body").aria_snapshot()
        cards = page.locator("[data-hand] .playable:not([inert])")
        if not cards.count() or not page.locator(".band.now").count():
            page.wait_for_timeout(60)
            continue
        card = cards.first.get_attribute("data-card")
        hands.card(cards.first)
        happened(page, PLAYED, card)
    sheet = page.get_by_role("dialog").inner_text()
    assert re.search(r"Hai vinto la partita|Partita a ", sheet)
    assert re.search(r"BRI-\d+", sheet)
    assert not look(hands.phone)
    spoken(page)
    hands.press(another)
    page.locator("[data-hand] [data-card]").nth(2).wait_for()
    assert hands.phone.faults == []
    hands.phone.close()


@pytest.mark.parametrize("way", WAYS, ids=["touch", "keyboard", "small"])
def test_a_whole_deal_of_burraco(server: Server, browser: Browser, way: tuple[str, int, int]) -> None:
    """Turn after turn: draw, lay what makes a meld, throw one card, until the score with its clauses, and on."""
    hands = sit_down(browser, server, way, "Burraco")
    page, faults, turns = hands.phone.page, [look(hands.phone)], 0
    until = time.monotonic() + LONGEST
    while not next_deal(page).count():
        assert time.monotonic() < until, page.locator("body").aria_snapshot()
        draw = page.get_by_role("button", name="Pesca")
        if not draw.count():
            page.wait_for_timeout(60)
            continue
        hands.press(draw)
        happened(page, DRAWN)
        if turns == 1:
            fits(page)
            spoken(page)
            faults.append(look(hands.phone))
        lay_one(hands)
        throw_one(hands)
        turns += 1
    faults.append(look(hands.phone))
    spoken(page)
    assert turns > 1
    assert re.search(r"BUR-\d+|FIBUR|B\d+", page.get_by_role("dialog").inner_text())
    hands.press(next_deal(page))
    page.locator("[data-hand] [data-card]").nth(10).wait_for()
    assert not any(faults), faults
    assert hands.phone.faults == []
    hands.phone.close()


def lay_one(hands: Hands) -> None:
    """Lay three cards that make a meld, when the hand has them and stays large enough to go on."""
    page = hands.phone.page
    cards = page.locator("[data-hand] [data-card]")
    names = cards.evaluate_all("all => all.map(c => c.dataset.card)")
    places = meld_in(names) if len(names) > 5 else None
    if places is None:
        return
    choose(hands, places)
    happened(page, MAKES_A_MELD)
    hands.press(page.locator("section.acts button.now", has_text="Cala"))
    happened(page, FEWER, len(names))


def throw_one(hands: Hands) -> None:
    """Throw the first card that may be thrown; one that may not is put down again."""
    page = hands.phone.page
    for place in range(page.locator("[data-hand] [data-card]").count()):
        choose(hands, [place])
        throw = page.locator("section.acts button:not([aria-disabled=true])", has_text="Scarta")
        try:
            throw.wait_for(timeout=3_000)
        except PlaywrightTimeout:
            continue
        hands.press(throw)
        happened(page, THROWN)
        return
    raise AssertionError(f"no card may be thrown: {page.locator('body').aria_snapshot()}")


def choose(hands: Hands, places: list[int]) -> None:
    """Choose these cards and put down every other one."""
    cards = hands.phone.page.locator("[data-hand] [data-card]")
    for at in range(cards.count()):
        wanted = "true" if at in places else "false"
        if cards.nth(at).get_attribute("aria-pressed") != wanted:
            hands.card(cards.nth(at))
            expect(cards.nth(at)).to_have_attribute("aria-pressed", wanted)


DRAWN = "() => [...document.querySelectorAll('section.acts button')].some(one => one.textContent.includes('Scarta'))"
MAKES_A_MELD = "() => document.querySelector('section.acts button.now')?.textContent.includes('Cala')"
FEWER = "before => document.querySelectorAll('[data-hand] [data-card]').length < before"
THROWN = "() => !document.querySelector('.band.now') || !!document.querySelector('dialog[open]')"


def meld_in(cards: list[str]) -> list[int] | None:
    """Where three natural cards of a hand lie that make a run or a set."""
    ranks = "3456789TJQKA"
    natural = [
        (card.replace("10", "T"), place) for place, card in enumerate(cards) if card[0] not in "2" and card != "JK"
    ]
    by_rank = sorted(natural, key=lambda one: one[0][0])
    for _, group in groupby(by_rank, key=lambda one: one[0][0]):
        same = list(group)
        if len(same) >= 3:
            return [place for _, place in same[:3]]
    places = dict(natural)
    for suit in "SHDC":
        for low in range(len(ranks) - 2):
            run = [f"{rank}{suit}" for rank in ranks[low : low + 3]]
            if all(card in places for card in run):
                return [places[card] for card in run]
    return None
