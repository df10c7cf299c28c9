"""A contest on the page, against a real server: the desk, the phones, the wall, the public page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.axe import violations
from tests.server.process import Server
from tests.server.test_contest import Browser as Http
from tests.server.test_contest import code_of, points

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
WALL = {"width": 1920, "height": 1080}
PATIENCE = 15_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of these tests alone."""
    running = Server(tmp_path_factory.mktemp("contest") / "data").start()
    yield running
    running.end()


class Hall:
    """Browsers at one server; the director's session is shared with the HTTP side."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server
        self.http = Http(server)
        self.faults: list[str] = []

    def page(self, address: str, size: dict[str, int], *, director: bool = False) -> Page:
        """A page of its own."""
        context = self.browser.new_context(viewport=size, locale="it")  # type: ignore[arg-type]
        if director:
            session = self.http.http.cookies["mazziere"]
            context.add_cookies([{"name": "mazziere", "value": session, "url": self.server.url}])
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto(f"{self.server.url}{address}")
        return page


@pytest.fixture
def hall(browser: Browser, server: Server) -> Iterator[Hall]:
    """A hall; no page of it may have had a fault."""
    made = Hall(browser, server)
    yield made
    for context in browser.contexts:
        context.close()
    assert made.faults == []


def act(desk: Page, name: str) -> None:
    """Presses the one next act of the desk."""
    desk.locator(".dock").get_by_role("button", name=name).click()


def test_a_contest_from_its_format_to_its_last_round(hall: Hall) -> None:
    """A director makes a contest on the page, enters pairs by pasting, draws, posts, writes scores by keyboard,
    closes.
    """
    hall.http.http.post("/api/guest", json={"name": "Nives"})
    desk = hall.page("/contests", DESK, director=True)
    desk.get_by_role("button", name="Nuova gara").click()
    desk.get_by_label("Nome").fill("Gara di prova")
    desk.get_by_role("button", name="Crea la gara").click()
    desk.get_by_label("Coppie, una per riga").fill("\n".join(f"Nord{i} – Sud{i}" for i in range(1, 5)))
    desk.get_by_role("button", name="Iscrivi").click()
    expect(desk.locator("tbody tr")).to_have_count(4)
    assert violations(desk) == []
    for _ in range(2):
        act(desk, "Sorteggia")
        act(desk, "Esponi il turno")
        act(desk, "Si gioca")
        expect(desk.get_by_role("timer")).to_be_visible()
        desk.locator("input[data-score]").first.focus()
        for score in ("1500", "1200", "900", "1105"):
            desk.keyboard.type(score)
            desk.keyboard.press("Enter")
        expect(desk.get_by_text("dal foglio")).to_have_count(2)
        assert violations(desk) == []
        act(desk, "Chiudi il turno")
        expect(desk.get_by_text("chiuso").first).to_be_visible()
    expect(desk.get_by_text("I turni sono finiti.")).to_be_visible()


def test_a_strange_score_is_asked_under_its_row(hall: Hall) -> None:
    """15000 asks with two answers, and nothing is blocked meanwhile."""
    hall.http.create()
    hall.http.do("enter", names=["A – B", "C – D"])
    for what in ("draw",):
        hall.http.do(what)
    hall.http.do("post", round="1")
    desk = hall.page(f"/contests/{hall.http.id}/desk", DESK, director=True)
    fields = desk.locator("input[data-score]")
    fields.nth(0).fill("1160")
    fields.nth(1).fill("15000")
    fields.nth(1).press("Enter")
    expect(desk.get_by_text("15000 è un punteggio insolito. Volevi scrivere 1500?")).to_be_visible()
    assert violations(desk) == []
    desk.get_by_role("button", name="Sì, 1500").click()
    expect(desk.get_by_text("dal foglio")).to_be_visible()

    assert hall.http.round()["tables"][0]["result"]["points"] == [1160, 1500]


def test_two_phones_make_a_result(hall: Hall) -> None:
    """One side writes and confirms its numbers, the other confirms what it reads; the desk sees it at once."""
    hall.http.create()
    hall.http.do("enter", names=["A – B", "C – D"])
    hall.http.do("draw")
    hall.http.do("post", round="1")
    desk = hall.page(f"/contests/{hall.http.id}/desk", DESK, director=True)
    code = code_of(hall.http, 1)
    one, other = (hall.page(f"/t/{code}", PHONE) for _ in range(2))
    one.locator("button.side").nth(0).click()
    one.locator("input").nth(0).fill("1300")
    one.locator("input").nth(1).fill("1250")
    one.get_by_role("button", name="Avanti").click()
    assert violations(one) == []
    one.get_by_role("button", name="Manda").click()
    expect(one.get_by_text("Manca la conferma")).to_be_visible()
    expect(desk.get_by_text("una conferma su due")).to_be_visible()
    other.locator("button.side").nth(1).click()
    expect(other.get_by_text("hanno scritto")).to_be_visible()
    assert violations(other) == []
    other.get_by_role("button", name="Confermo").click()
    expect(other.get_by_text("Il risultato è scritto.")).to_be_visible()
    expect(one.get_by_text("Il risultato è scritto.")).to_be_visible()
    expect(desk.get_by_text("dal telefono")).to_be_visible()


def test_a_correction_shows_what_moves(hall: Hall) -> None:
    """The drawer says who moves before anything is done, and asks for the reason."""
    hall.http.create()
    hall.http.do("enter", names=["A – B", "C – D", "E – F", "G – H"])
    hall.http.do("draw")
    hall.http.do("post", round="1")
    for key, made in (("1", points(1500, 1000)), ("2", points(1200, 1100))):
        hall.http.do("score", round="1", table=key, result=made, seen=0)
    hall.http.do("close", round="1")
    desk = hall.page(f"/contests/{hall.http.id}/desk", DESK, director=True)
    desk.get_by_role("button", name="correggi").first.click()
    drawer = desk.get_by_role("dialog")
    drawer.locator("input").nth(0).fill("500")
    expect(drawer.get_by_text("passa da 1ª a 4ª")).to_be_visible()
    assert violations(desk) == []
    drawer.get_by_label("Motivo").fill("Cifre scambiate")
    drawer.get_by_role("button", name="Correggi e scrivi il motivo").click()
    expect(drawer).to_be_hidden()

    assert hall.http.round()["tables"][0]["result"]["points"] == [500, 1000]


def test_the_wall_is_readable_and_obeys_its_keys(hall: Hall) -> None:
    """No text smaller than a twenty-fifth of the height; F freezes and says so, B blacks out; at zero the format's
    text.
    """
    hall.http.create()
    hall.http.do("enter", names=[f"Nord{i} – Sud{i}" for i in range(1, 25)])
    hall.http.do("draw")
    hall.http.do("post", round="1")
    wall = hall.page(f"/contests/{hall.http.id}/projector", WALL)
    expect(wall.locator("tbody tr")).to_have_count(8)
    hall.http.do("open", round="1")
    expect(wall.get_by_role("timer")).to_be_visible()
    smallest = wall.evaluate(
        "Math.min(...[...document.querySelectorAll('.wall *')].filter(e => [...e.childNodes].some(n => n.nodeType === 3"
        " && n.data.trim()) && !e.closest('.vh')).map(e => parseFloat(getComputedStyle(e).fontSize)))"
    )
    assert smallest >= WALL["height"] / 25
    assert violations(wall) == []
    wall.keyboard.press("f")
    expect(wall.get_by_text("fermo da")).to_be_visible()
    wall.keyboard.press("f")
    wall.keyboard.press("b")
    expect(wall.locator(".black")).to_be_visible()
    wall.keyboard.press("b")
    hall.http.do("clock", round="1", action="more", minutes=-40)
    expect(wall.get_by_text("lo stesso numero di turni")).to_be_visible()


def test_everybody_finds_the_own_table(hall: Hall) -> None:
    """The public page remembers who one is, shows the table and the standing with the own pair on top."""
    hall.http.create()
    hall.http.do("enter", names=["Anna – Bruno", "Carla – Dino"])
    hall.http.do("draw")
    hall.http.do("post", round="1")
    phone = hall.page(f"/contests/{hall.http.id}", PHONE)
    phone.get_by_label("Chi sei?").select_option(label="Carla – Dino")
    expect(phone.locator(".seat")).to_contain_text("Tavolo1")
    assert violations(phone) == []
    phone.reload()
    expect(phone.locator(".seat")).to_contain_text("Carla – Dino")


def test_the_games_of_pinasca_by_browser(hall: Hall) -> None:
    """Entries, a belote match with its record, a briscola match, a card, the overall table."""
    hall.http.create(name="Giochi", format="giochi-pinasca")
    for quarter in ("Alfa", "Beta", "Gamma", "Delta"):
        hall.http.do("enter", names=[f"{quarter} 1", f"{quarter} 2"], group=quarter)
    desk = hall.page(f"/contests/{hall.http.id}/desk", DESK, director=True)
    act(desk, "Sorteggia")
    act(desk, "Esponi il turno")
    fields = desk.locator("input[data-score]")
    expect(fields).to_have_count(8)
    fields.nth(0).focus()
    for score in ("1500", "1200") * 4:
        desk.keyboard.type(score)
        desk.keyboard.press("Enter")
    expect(desk.get_by_text("dal foglio")).to_have_count(4)
    act(desk, "Chiudi il turno")
    desk.get_by_role("button", name="Briscola").click()
    act(desk, "Sorteggia")
    act(desk, "Esponi il turno")
    expect(fields).to_have_count(8)
    fields.nth(0).fill("4")
    fields.nth(1).fill("2")
    fields.nth(1).press("Enter")
    expect(desk.get_by_text("Le mani vinte sono 6, devono essere 5.")).to_be_visible()
    desk.get_by_role("button", name="Va bene").or_(desk.get_by_role("button", name="Tieni così")).first.click()
    desk.get_by_role("button", name="Classifica e premi").click()
    desk.get_by_role("button", name="Gioca una carta").click()
    desk.get_by_label("La gioca").select_option("Delta")
    desk.get_by_label("Su chi").select_option("Delta")
    desk.get_by_label("Che cosa fa").select_option("add")
    desk.get_by_label("Motivo").fill("ultima")
    desk.get_by_role("button", name="Gioca la carta").click()
    expect(desk.get_by_text("Girandola, giocata da Delta su Delta")).to_be_visible()
    assert violations(desk) == []
    belote = hall.http.view()["disciplines"][0]

    assert sum(row["points"] for row in belote["rows"]) == 4 * (3800 + 1200)


def test_a_match_is_kept_deal_by_deal(hall: Hall) -> None:
    """The keeper of a real table writes belote deals, shows their lines and clauses, survives a reload and a lost
    line.
    """
    keeper = hall.page("/keeper", PHONE)
    keeper.get_by_label("Con quali regole").select_option("belote-pinasca")
    for points_made in ("100", "60"):
        keeper.locator(".dock").get_by_role("button").click()
        drawer = keeper.get_by_role("dialog")
        drawer.get_by_label("Punti di Noi").fill(points_made)
        assert violations(keeper) == []
        drawer.get_by_role("button", name="Scrivi").click()
    expect(keeper.locator(".totals")).to_contain_text("100")
    expect(keeper.locator(".totals")).to_contain_text("224")
    keeper.locator("button.deal").nth(1).click()
    expect(keeper.get_by_text("Contratto fallito").first).to_be_visible()
    assert violations(keeper) == []
    keeper.reload()
    expect(keeper.locator("button.deal")).to_have_count(2)
    keeper.context.set_offline(True)
    keeper.locator(".dock").get_by_role("button").click()
    keeper.get_by_role("dialog").get_by_label("Punti di Noi").fill("90")
    keeper.get_by_role("dialog").get_by_role("button", name="Scrivi").click()
    expect(keeper.get_by_text("le tue 3 smazzate sono tenute qui")).to_be_visible()
    keeper.context.set_offline(False)
    expect(keeper.locator("button.deal")).to_have_count(3)


def test_what_a_host_does_beside_the_rounds(hall: Hall) -> None:
    """At the desk: the cards of a table, a substitute for one round, two entries kept apart, the season, a file."""
    hall.http.create(name="Serata")
    hall.http.do("enter", names=["Anna – Bruno", "Carla – Dino"])
    hall.http.do("draw")
    hall.http.do("post", round="1")
    desk = hall.page(f"/contests/{hall.http.id}/desk", DESK, director=True)
    desk.get_by_role("button", name="carte dei posti").click()
    for seat, rank in enumerate(("K", "3", "A", "10")):
        desk.locator("fieldset").nth(seat).locator("select").first.select_option(rank)
    desk.get_by_role("button", name="Chi fa le carte?").click()
    expect(desk.get_by_text("Fa le carte").first).to_be_visible()
    assert violations(desk) == []
    desk.get_by_role("button", name="Iscrizioni").click()
    desk.get_by_role("button", name="Modifica").first.click()
    desk.get_by_label("Chi gioca").fill("Ugo – Vera")
    desk.get_by_label("Da quale turno").select_option(label="Turno 1")
    desk.get_by_label("solo in quel turno").check()
    assert violations(desk) == []
    desk.get_by_role("button", name="Sostituisci").click()
    desk.get_by_role("button", name="Sala e regole").click()
    desk.get_by_label("Chi resta separato").select_option("entries")
    for _ in range(2):
        desk.get_by_label("Aggiungi un iscritto").select_option(index=1)
    desk.get_by_role("button", name="Aggiungi", exact=True).click()
    expect(desk.get_by_text("Separati nei primi 2 turni: Anna – Bruno, Carla – Dino.")).to_be_visible()
    assert violations(desk) == []
    sides = [side for table in hall.http.round()["tables"] for side in table["sides"]]
    assert ["Ugo", "Vera"] in [side["members"] for side in sides]
    hall.http.do("score", round="1", table="1", result=points(1500, 900), seen=0)
    desk.get_by_role("button", name="Classifica e premi").click()
    with desk.expect_download() as download:
        desk.get_by_role("link", name="XLSX").click()
    assert download.value.suggested_filename.endswith(".xlsx")
    desk.get_by_role("link", name="Classifica della stagione").click()
    expect(desk.get_by_role("row", name="20")).to_be_visible()
    assert violations(desk) == []
    assert f"contests={hall.http.id}" in desk.url


def test_what_waits_for_the_line_is_sent_when_it_is_back(hall: Hall) -> None:
    """The finished match of a score keeper, and the numbers of a phone whose page was closed meanwhile."""
    hall.http.create(name="Burraco", options={"deals": 1})
    hall.http.do("enter", names=["A – B", "C – D"])
    hall.http.do("draw")
    hall.http.do("post", round="1")
    code = code_of(hall.http, 1)
    keeper = hall.page(f"/keeper/{code}", PHONE)
    expect(keeper.get_by_label("Con quali regole")).to_have_value("burraco-pizzolungo")
    keeper.locator(".dock").get_by_role("button").click()
    keeper.get_by_role("dialog").get_by_label("Carte a terra").first.fill("300")
    keeper.get_by_role("dialog").get_by_role("button", name="Scrivi").click()
    expect(keeper.get_by_text("Partita finita")).to_be_visible()
    keeper.context.set_offline(True)
    keeper.get_by_role("button", name="Manda per").first.click()
    expect(keeper.get_by_text("Manca la linea: il risultato è tenuto qui")).to_be_visible()
    keeper.context.set_offline(False)
    expect(keeper.get_by_text("Mandato. Serve la conferma")).to_be_visible()
    made = hall.http.round()["tables"][0]["reports"][0]["points"]
    phone = hall.page(f"/t/{code}", PHONE)
    phone.locator("button.side").nth(1).click()
    expect(phone.get_by_text("hanno scritto")).to_be_visible()
    phone.context.set_offline(True)
    phone.get_by_role("button", name="No, non è così").click()
    for at, value in enumerate(made):
        phone.locator("input").nth(at).fill(str(value))
    phone.get_by_role("button", name="Avanti").click()
    phone.get_by_role("button", name="Manda").click()
    expect(phone.get_by_text("Manca la linea: il risultato è tenuto qui")).to_be_visible()
    context = phone.context
    phone.close()
    context.set_offline(False)
    context.new_page().goto(f"{hall.server.url}/t/{code}")
    expect(keeper.get_by_text("Il risultato è scritto.")).to_be_visible()

    assert hall.http.round()["tables"][0]["result"]["points"] == made


def test_long_names_stay_on_the_wall(hall: Hall) -> None:
    """Eight rows under names of two lines leave the foot in sight; who rests stands after the tables."""
    hall.http.create()
    hall.http.do(
        "enter", names=[f"Bartholomäus{i} von Hohenlohe-Schillingsfürst – Maria Della Corte" for i in range(15)]
    )
    hall.http.do("draw")
    hall.http.do("post", round="1")
    wall = hall.page(f"/contests/{hall.http.id}/projector", WALL)
    expect(wall.locator("tbody tr")).to_have_count(8)
    expect(wall.get_by_text("riposa:")).to_be_visible()
    foot = wall.locator(".foot").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] <= WALL["height"]
    assert wall.evaluate("document.querySelector('table').scrollWidth <= document.querySelector('main').clientWidth")


def test_a_laptop_that_slept_shows_the_truth(hall: Hall) -> None:
    """The lid of the clock's laptop is closed before the end and opened after it: the time is over."""
    hall.http.create()
    hall.http.do("enter", names=["A – B", "C – D"])
    hall.http.do("draw")
    hall.http.do("post", round="1")
    hall.http.do("open", round="1")
    context = hall.browser.new_context(viewport=WALL, locale="it")  # type: ignore[arg-type]
    wall = context.new_page()
    wall.clock.install()
    wall.goto(f"{hall.server.url}/contests/{hall.http.id}/projector")
    expect(wall.get_by_role("timer")).to_contain_text("34:")
    wall.clock.fast_forward("36:00")
    expect(wall.get_by_text("Tempo finito")).to_be_visible()


def test_a_desk_in_the_hand(hall: Hall) -> None:
    """On a phone nothing hangs over the edge; a helper has the screens and the clock, not the scores."""
    hall.http.create()
    hall.http.do("enter", names=["Massimiliano – Giandomenico", "Bartolomea – Pierfrancesca"])
    hall.http.do("draw")
    hall.http.do("post", round="1")
    codes = hall.http.http.get(f"/api/contests/{hall.http.id}/codes").json()["codes"]
    desk = hall.page(f"/contests/{hall.http.id}/desk", PHONE, director=True)
    for step in ("Iscrizioni", "Classifica e premi", "Turno 1"):
        desk.locator("nav").get_by_role("button", name=step).click()
        expect(desk.locator("main h2").first).to_be_visible()
        assert desk.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    expect(desk.locator("input[data-score]")).to_have_count(2)
    helper = hall.page(f"/contests/{hall.http.id}", PHONE)
    helper.get_by_label("Hai un codice").fill(codes["helper"])
    helper.get_by_role("button", name="Entra").click()
    helper.wait_for_url("**/desk")
    expect(helper.locator("tr", has_text="Massimiliano – Giandomenico")).to_be_visible()
    expect(helper.locator("input[data-score]")).to_have_count(0)
