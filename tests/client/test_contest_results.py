"""Results from the phones on the page: sent once, two different ones, the field for the code."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.client.test_contest_pages import DESK, PHONE, Hall
from tests.server.process import Server
from tests.server.test_contest import code_of, points


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of these tests alone."""
    running = Server(tmp_path_factory.mktemp("results") / "data").start()
    yield running
    running.end()


@pytest.fixture
def hall(browser: Browser, server: Server) -> Iterator[Hall]:
    """A hall; no page of it may have had a fault."""
    made = Hall(browser, server)
    yield made
    for context in browser.contexts:
        context.close()
    assert made.faults == []


def test_a_double_tap_sends_once_and_changes_nothing(hall: Hall) -> None:
    """The second tap on the button that sends does not fall on the one that writes anew."""
    hall.http.create()
    hall.http.do("enter", names=["A – B", "C – D"])
    hall.http.do("draw")
    hall.http.do("post", round="1")
    phone = hall.page(f"/t/{code_of(hall.http, 1)}", PHONE)
    phone.locator("button.side").nth(0).click()
    phone.locator("input").nth(0).fill("1300")
    phone.locator("input").nth(1).fill("1250")
    phone.get_by_role("button", name="Avanti").click()
    box = phone.get_by_role("button", name="Manda").bounding_box()
    assert box
    expect(phone.locator("footer[inert]")).to_have_count(0)
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    phone.mouse.click(*at)
    expect(phone.get_by_role("button", name="Cambia", include_hidden=True)).to_be_attached()
    phone.mouse.click(*at)
    expect(phone.get_by_text("Manca la conferma")).to_be_visible()
    expect(phone.locator("footer[inert]")).to_have_count(0)
    expect(phone.get_by_role("button", name="Cambia")).to_be_visible()


def test_two_different_results_are_shown_and_one_is_taken(hall: Hall) -> None:
    """The desk reads what each pair has sent, takes one with a tap, and the log says whose and which table."""
    hall.http.create()
    hall.http.do("enter", names=["A – B", "C – D"])
    hall.http.do("draw")
    hall.http.do("post", round="1")
    code = code_of(hall.http, 1)
    for side, made in enumerate((points(1300, 1250), points(1250, 1300))):
        hall.http.http.post(
            f"/api/phone/{code}", json={"round": "1", "table": "1", "side": side, "seen": side, "result": made}
        )
    desk = hall.page(f"/contests/{hall.http.id}/desk", DESK, director=True)
    expect(desk.get_by_text("ha scritto 1300 – 1250")).to_be_visible()
    expect(desk.get_by_text("ha scritto 1250 – 1300")).to_be_visible()
    desk.get_by_role("button", name="Vale questo").nth(1).click()
    expect(desk.get_by_text("ha scritto")).to_have_count(0)

    assert hall.http.round()["tables"][0]["result"]["points"] == [1250, 1300]
    assert "turno 1, tavolo 1" in hall.http.view()["desk"]["log"][0]["words"]


def test_the_code_of_a_table_is_typed_on_the_first_page(hall: Hall) -> None:
    """Under the address on the card there is a field for its code, which leads to the table."""
    hall.http.create(day="2026-12-24")
    hall.http.do("enter", names=["A – B", "C – D"])
    hall.http.do("draw")
    hall.http.do("post", round="1")
    code = code_of(hall.http, 1)
    phone = hall.page("/contests", PHONE)
    phone.get_by_label("Il codice del tuo tavolo").fill(code.lower())
    phone.get_by_role("button", name="Entra").click()
    expect(phone.locator("button.side").first).to_be_visible()
    public = hall.page(f"/contests/{hall.http.id}", PHONE)
    expect(public.get_by_text("24 dicembre 2026")).to_be_visible()
    expect(public.get_by_text("Ancora nessun risultato")).to_be_visible()


def test_a_keeper_without_a_round_reads_what_to_do(hall: Hall) -> None:
    """Before the desk opens a round the score keeper's page says so; with the round the names come by themselves."""
    hall.http.create()
    hall.http.do("enter", names=["Anna", "Bruno"])
    hall.http.do("draw")
    keeper = hall.page(f"/keeper/{code_of(hall.http, 1)}", PHONE)
    expect(keeper.get_by_text("Nessun turno in gioco a questo tavolo")).to_be_visible()

    hall.http.do("post", round="1")
    hall.http.do("open", round="1")

    expect(keeper.get_by_text("Nessun turno in gioco a questo tavolo")).to_have_count(0)
    expect(keeper.get_by_role("button", name="Smazzata 1")).to_be_visible()
