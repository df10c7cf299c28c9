"""The referee's page on a phone: golden positions put in by tapping, their rulings, the link that carries them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.player import Phone
from tests.browser.test_deal import look
from tests.server.process import Server

from mazziere.cli._cases import Case, read_cases
from mazziere.referee import kinds

GOLDEN = Path(__file__).parents[1] / "golden" / "belote.yaml"
ASK = {"legal_moves": "legal", "trick_winner": "trick", "deal_scoring": "deal", "declarations": "declarations"}
TRIED = {
    "legal_moves": ("L01", "L03", "L04", "L06"),
    "trick_winner": ("T01", "T03", "T09"),
    "declarations": ("D01",),
    "deal_scoring": ("S01", "S03"),
}


def golden() -> list[Case]:
    """The ten positions."""
    found = read_cases(str(GOLDEN), frozenset(kinds()))
    return [case for case in found if case.id in TRIED.get(case.kind, ())]


def put_in(page: Page, case: Case) -> None:
    """Every field of a position, with a finger."""
    inputs = case.inputs
    assert inputs is not None
    page.locator(".step select").nth(0).select_option(inputs["variant"])
    page.locator(".step select").nth(1).select_option(ASK[case.kind])
    if inputs["trump"] != "suit":
        page.locator(".step .row button").nth("SHDC".index(inputs["trump"])).tap()
    for title, cards in (("La mano", "hand"), ("La presa", "trick")):
        if cards in inputs:
            lay(page, title, inputs[cards])
    if case.kind == "deal_scoring":
        put_in_deal(page, inputs)
    if case.kind == "declarations":
        step(page, "Chi ha preso").get_by_label(inputs["taker"], exact=True).check()
        for side in "AB":
            lay(page, f"{side} dichiara", [card for group in inputs[side] for card in group])


def put_in_deal(page: Page, inputs: Mapping[str, Any]) -> None:
    """The end of a deal."""
    page.locator("input[type=number]").first.fill(str(inputs["cards"]["A"]))
    step(page, "ultima presa", last=True).get_by_label(f"{inputs['last']},").check()
    if inputs["belote"]:
        step(page, "Belote").get_by_label(inputs["belote"], exact=True).check()


def step(page: Page, title: str, *, last: bool = False) -> Any:
    """A step by what stands in its title."""
    found = page.locator(".step").filter(has=page.locator("h2", has_text=title))
    return found.last if last else found.first


def lay(page: Page, title: str, cards: list[str]) -> None:
    """Cards into a step; its pack is opened first where it lies closed."""
    place = step(page, title)
    if not place.locator("[data-pick]").count():
        place.get_by_role("button", name="Scegli").tap()
    for card in cards:
        place.locator(f"[data-pick='{card}']").tap()


def shown(page: Page, kind: str) -> Any:
    """The ruling as the page shows it, in the terms of the golden file."""
    page.locator(".answer .verdict").wait_for()
    page.wait_for_timeout(300)
    if kind == "legal_moves":
        return set(page.locator("[data-legal=true]").evaluate_all("all => all.map(one => one.dataset.ruled)"))
    if kind == "trick_winner":
        cards = page.locator("[data-ruled]").evaluate_all("all => all.map(one => one.dataset.wins)")
        return cards.index("true")
    if kind == "deal_scoring":
        return {side: int(page.locator(f"[data-score={side}]").inner_text()) for side in "AB"}
    return page.locator(".verdict").inner_text()


def expected(case: Case) -> Any:
    """What the golden file says."""
    right = case.expected
    if case.kind == "legal_moves":
        return set(right["legal"])
    if case.kind == "declarations":
        return f"Segna {right['side']}: {right['points']}."
    return right["winner"] if case.kind == "trick_winner" else right["score"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_ten_positions_by_tapping(server: Server, browser: Browser, theme: str) -> None:
    """The page gives the golden ruling for ten positions, its link gives the same one, axe finds nothing."""
    cases = golden()
    assert len(cases) == 10
    phone = Phone(browser, f"{server.url}/referee", width=360, height=640, theme=theme)
    page = phone.page
    page.locator(".step").first.wait_for()
    for case in cases:
        page.goto(f"{server.url}/referee")
        put_in(page, case)
        assert shown(page, case.kind) == expected(case), case.id
    assert look(phone) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    clause = page.locator(".answer .clause").first
    clause.tap()
    assert page.locator(".answer [role=note]").inner_text().startswith("Che cosa dice la regola")

    other = Phone(browser, page.url, width=390, height=844, theme=theme)
    assert shown(other.page, cases[-1].kind) == expected(cases[-1])
    assert phone.faults == other.faults == []
    phone.close()
    other.close()


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("ask=legal&trump=H&hand=8H&trick=8H", "8H"),
        ("ask=legal&trump=H&hand=7S.8S.9S.10S.JS.QS.KS.7H.8H&trick=AS", "9"),
        ("ask=legal&trump=H&hand=2S&trick=AS", "2S"),
        ("ask=trick&trump=H&trick=AS.KS.QS.JS.10S", "5"),
        ("ask=deal&cardsA=200&last=A", "152"),
        ("ask=deal&cardsA=100&last=A&rules=hats:3", "hats"),
        ("ask=deal&cardsA=100&last=A&rules=players:3", "24 carte"),
        ("ask=deal&cardsA=100&last=A&rules=nonsense:", "nonsense"),
    ],
)
def test_an_impossible_position_says_why(server: Server, browser: Browser, position: str, said: str) -> None:
    """A position that cannot be is answered with the reason in its place; what was put in stays in the address."""
    phone = Phone(browser, f"{server.url}/referee?sheet=belote-pinasca&{position}")
    alert = phone.page.get_by_role("alert")
    alert.wait_for()

    assert said in alert.inner_text()
    assert not phone.page.locator(".answer").count()
    assert position.partition("&")[2].split("=")[0] in phone.page.url
    assert phone.faults == []
    phone.close()
