"""The referee's page on what a table disputes beside one card: belote, prison, the end, covered cards, house rules."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.player import Phone
from tests.browser.test_deal import look
from tests.browser.test_referee import GOLDEN, lay, step
from tests.server.process import Server

from mazziere.cli._cases import Case, read_cases
from mazziere.referee import kinds

ASK = {
    "belote_rebelote": "belote",
    "litige_sequences": "held",
    "match_scoring": "match",
    "declarations": "detect",
    "legal_moves": "legal",
    "deal_scoring": "deal",
    "replays": "tricks",
}
TRIED = {
    "belote_rebelote": ("R01", "R04", "R07"),
    "litige_sequences": ("P01", "P03"),
    "match_scoring": ("M09", "M12", "M18"),
    "declarations": ("D22",),
    "legal_moves": ("L37",),
    "deal_scoring": ("S62",),
    "replays": ("G01",),
}


def golden() -> list[Case]:
    """The positions that are put in."""
    known = frozenset(name.partition(":")[0] for name in kinds())
    found = [case for case in read_cases(str(GOLDEN), known) if case.id in TRIED.get(case.kind, ())]
    return found


def begin(page: Page, case: Case) -> Mapping[str, Any]:
    """The sheet with its house rules, and the question."""
    inputs = case.inputs
    assert inputs is not None
    page.locator(".step select").nth(0).select_option(inputs["variant"])
    page.locator(".step select").nth(1).select_option(ASK[case.kind])
    for name, value in inputs.get("options", {}).items():
        page.locator("summary", has_text="Regole di casa").first.tap()
        page.get_by_label("Cambia una regola").select_option(name)
        page.locator(f"#option-{name}").select_option('"all"' if value == "all" else str(value).lower())
        page.locator("details li", has_text="Come dice il foglio").wait_for()
    if inputs.get("trump", "suit") in tuple("SHDC"):
        page.locator(".step .row button").nth("SHDC".index(inputs["trump"])).tap()
    return inputs


def put_belote(page: Page, inputs: Mapping[str, Any]) -> None:
    """King or queen, where the other one is, what was said."""
    lay(page, "La prima delle due", [inputs["first"]])
    places = {"hand": "è in mano", "table_up": "è scoperta", "table_down": "è coperta", "other_player": "è di un altro"}
    step(page, "L’altra").get_by_label(places[inputs["other_at"]]).check()
    said = page.get_by_label("Sono state dette")
    if inputs.get("announced") and said.count():
        said.check()


def put_held(page: Page, inputs: Mapping[str, Any]) -> None:
    """Deals, one after the other."""
    for deal in inputs["deals"]:
        page.locator(".next").get_by_label(f"{deal['taker']},").first.check()
        for at, team in enumerate(("T1", "T2")):
            page.locator(".points input").nth(at).fill(str(deal["points"][team]))
        page.get_by_role("button", name="Scrivi la smazzata").tap()


def put_match(page: Page, inputs: Mapping[str, Any]) -> None:
    """The scores before, the deal, who took it, what waits."""
    fields = [inputs[part][team] for part in ("before", "deal") for team in inputs["before"]]
    for at, value in enumerate(fields):
        page.locator("input[type=number]").nth(at).fill(str(value))
    step(page, "Chi ha preso").get_by_label(f"{inputs['taker']},").check()
    if inputs.get("pot"):
        step(page, "Chi ha punti in prigione").get_by_label(f"{inputs['pot']['owner']},").check()
        page.locator("input[type=number]").last.fill(str(inputs["pot"]["points"]))


def put_hand(page: Page, inputs: Mapping[str, Any]) -> None:
    """A whole hand."""
    lay(page, "Tutta la mano", inputs["hand"])


def put_legal(page: Page, inputs: Mapping[str, Any]) -> None:
    """A hand with open and covered cards, and the trick."""
    titles = {
        "hand": "La mano",
        "table_up": "Carte scoperte",
        "table_down": "Carte coperte",
        "trick": "La presa",
    }
    for name, title in titles.items():
        if inputs.get(name):
            lay(page, title, inputs[name])


def put_deal(page: Page, inputs: Mapping[str, Any]) -> None:
    """The end of a deal."""
    page.locator("input[type=number]").first.fill(str(inputs["cards"]["A"]))
    step(page, "ultima presa", last=True).get_by_label(f"{inputs['last']},").check()


def put_tricks(page: Page, inputs: Mapping[str, Any]) -> None:
    """Trick by trick, without the hands."""
    page.locator(".step .row label").first.tap()
    lay(page, "Le prese", [card for trick in inputs["tricks"] for card in trick["cards"]])


PUT: Mapping[str, Callable[[Page, Mapping[str, Any]], None]] = {
    "belote_rebelote": put_belote,
    "litige_sequences": put_held,
    "match_scoring": put_match,
    "declarations": put_hand,
    "legal_moves": put_legal,
    "deal_scoring": put_deal,
    "replays": put_tricks,
}


def shown(page: Page, kind: str) -> Any:
    """The ruling as the page shows it, in the terms of the golden file."""
    page.locator(".answer .verdict").wait_for()
    page.wait_for_timeout(400)
    verdict = page.locator(".verdict").inner_text()
    match kind:
        case "belote_rebelote":
            return 20 if verdict == "Vale 20." else 0
        case "litige_sequences":
            rows = page.locator("tr[data-deal]").all()
            return [tuple(cell.inner_text() for cell in row.locator("td").all()) for row in rows]
        case "match_scoring":
            final = {side: int(page.locator(f"[data-score={side}]").inner_text()) for side in ("T1", "T2")}
            return verdict, final
        case "declarations":
            return verdict, page.locator(".answer ol li").count()
        case "legal_moves":
            return set(page.locator("[data-legal=true]").evaluate_all("all => all.map(one => one.dataset.ruled)"))
        case "deal_scoring":
            return {side: int(page.locator(f"[data-score={side}]").inner_text()) for side in "AB"}
    steps = page.locator(".answer ol li").all_inner_texts()
    return verdict, [step.split("\n")[-1].removesuffix(" PIN-BEL-16") for step in steps if "Presa" in step]


def expected(case: Case) -> Any:
    """What the golden file says."""
    right, inputs = case.expected, case.inputs
    assert inputs is not None
    match case.kind:
        case "belote_rebelote":
            return right["points"]
        case "litige_sequences":
            waits = [f"{one['pot']['points']}, {one['pot']['owner']}" if one["pot"] else "–" for one in right["deals"]]
            return [
                (str(one["write"]["T1"]), str(one["write"]["T2"]), held)
                for one, held in zip(right["deals"], waits, strict=True)
            ]
        case "match_scoring":
            won = right["expect"]["winner"]
            return f"È finita: vince {won}." if won else "La partita continua.", right["expect"]["final"]
        case "declarations":
            return "Questo si può dichiarare:", len(right["combos"])
        case "legal_moves":
            return set(right["legal"])
        case "deal_scoring":
            return right["score"]
    tricks = enumerate(right["tricks"], 1)
    words = [f"Presa {number}: al posto {one['winner']}, {one['points']} punti." for number, one in tricks]
    return "Tutto in regola, per quello che si vede.", words


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_further_positions_by_tapping(server: Server, browser: Browser, size: tuple[int, int]) -> None:
    """The page gives the golden ruling for further kinds and house rules; its link gives the same one."""
    phone = Phone(browser, f"{server.url}/referee", width=size[0], height=size[1])
    page = phone.page
    for case in golden() if size[0] == 390 else golden()[::2]:
        page.goto(f"{server.url}/referee")
        page.locator(".step").first.wait_for()
        PUT[case.kind](page, begin(page, case))
        assert shown(page, case.kind) == expected(case), case.id
        assert page.evaluate("document.documentElement.scrollWidth") == size[0]
        assert look(phone) == [], case.id
        other = Phone(browser, page.url, width=390, height=844)
        assert shown(other.page, case.kind) == expected(case), case.id
        assert other.faults == []
        other.close()
    assert phone.faults == []
    phone.close()


def test_a_revoke_is_found_and_left_to_the_organiser(server: Server, browser: Browser) -> None:
    """Two tricks show that somebody did not follow although they held the suit; no penalty is invented."""
    tricks = "AS.7D.7S.8S_10D.9S.8D.9D"
    phone = Phone(browser, f"{server.url}/referee?sheet=belote-pinasca&ask=tricks&trump=H&leader=0&tricks={tricks}")
    phone.page.locator(".answer .verdict").wait_for()

    assert "posto 1 non poteva giocare" in phone.page.locator(".verdict").inner_text()
    assert "decide chi organizza" in phone.page.locator(".answer ol").inner_text()
    phone.close()


def test_house_rules_that_clash_say_why(server: Server, browser: Browser) -> None:
    """House rules of an address that cannot be are refused in their place, and can be taken back there."""
    phone = Phone(browser, f"{server.url}/referee?sheet=belote-pinasca&ask=deal&rules=players:3&cardsA=100&last=A")
    page = phone.page
    page.get_by_role("alert").wait_for()
    assert not page.locator(".answer").count()
    page.get_by_role("button", name="Come dice il foglio").tap()
    page.locator(".answer .verdict").wait_for()

    assert "rules" not in page.url
    assert phone.faults == []
    phone.close()


def test_a_position_by_keyboard(server: Server, browser: Browser) -> None:
    """A position is put in and read with the keyboard alone."""
    phone = Phone(browser, f"{server.url}/referee?sheet=belote-deux&ask=belote", width=390, height=844)
    page = phone.page
    for name in ("Cuori", "Re di cuori"):
        page.get_by_role("button", name=name, exact=True).focus()
        page.keyboard.press("Enter")
    page.get_by_label("è in mano allo stesso giocatore").focus()
    page.keyboard.press("ArrowDown")
    page.locator(".answer .verdict").wait_for()

    assert page.locator(".verdict").inner_text() == "Vale 20."
    assert "other_at=table_up" in page.url
    phone.close()
