"""Contests on paper: every sheet in every language, with every European letter."""

import io
from pathlib import Path

import pytest
from pypdf import PdfReader
from tests.contests.evening import contest_of, do, games, opened, played, round_played

from mazziere.contests.facts import Entered, Prize, PrizesSet
from mazziere.contests.formats import format_named
from mazziere.contests.log import Log
from mazziere.core import BadInput
from mazziere.messages import LANGUAGES, say
from mazziere.server.paper import Sheet, printed
from mazziere.server.paper.hall import surname_first

LETTERS = "Èlia Œuvrard Ştefan Ñ", "Łódź Žižkov Ðórn Þór", "Őrsi Ășțe Šķēle Ğül", "Αθηνά Борис"


def contest() -> Log:
    """A burraco evening in its second round, with prizes."""
    entries = [Entered(id=str(i), name=name) for i, name in enumerate([*LETTERS, "Coppia 5"], 1)]
    log = opened(
        round_played(contest_of(format_named("torneo-pizzolungo"), entries, place="Trapani", day="2026-12-24"))
    )
    return do(log, PrizesSet(prizes=(Prize(rank=1, what="Due prosciutti"), Prize(rank=9, what="Niente"))))


def text_of(pdf: bytes) -> str:
    """What can be read back from a PDF, spaces and line ends as one space."""
    return " ".join(" ".join(page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages).split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", list(Sheet))
def test_every_sheet_prints_in_every_language(sheet: Sheet, language: str) -> None:
    """Each sheet is a PDF with the name of the contest on it."""
    log = contest()
    round = list(log.contest.rounds.values())[-1]
    pdf = printed(sheet, log.contest, language, round=round, url="http://10.0.0.1:8000", wifi="Sala", password="a;b")

    assert pdf.startswith(b"%PDF")
    assert sheet is Sheet.CARDS or "Gara" in text_of(pdf)


def test_every_european_letter_is_printed_and_read_back() -> None:
    """Names come out of the PDF as they went in."""
    log = contest()
    text = text_of(printed(Sheet.STANDINGS, log.contest, "it"))

    assert [name for name in LETTERS if name not in text] == []


def test_slips_have_the_columns_of_their_game() -> None:
    """Briscola has five rounds and two to be played again, with the squads of the games."""
    log = opened(games(), "briscola")
    text = text_of(printed(Sheet.SLIPS, log.contest, "it", round=log.contest.round("briscola/1")))

    assert "1 2 3 4 5 + + Mani vinte" in text
    assert "Alfa 1" in text


def test_the_overall_table_is_printed_with_the_disciplines() -> None:
    """The games print three tables: both disciplines and the sum."""
    log = played(played(games(), "belote"), "briscola")
    pages = PdfReader(io.BytesIO(printed(Sheet.STANDINGS, log.contest, "fr"))).pages

    assert [word for word in ("Belote", "Briscola", "Classement des jeux") if word in pages[2].extract_text()] == [
        "Belote",
        "Briscola",
        "Classement des jeux",
    ]


def test_nothing_to_print_is_a_sentence() -> None:
    """Prizes that were not set and a password without its network are refused."""
    log = contest_of(format_named("danese", game="burraco"), [])
    with pytest.raises(BadInput):
        printed(Sheet.PRIZES, log.contest, "it")
    with pytest.raises(BadInput):
        printed(Sheet.HELP, log.contest, "it", password="segreta")
    with pytest.raises(BadInput):
        printed(Sheet.SEATING, log.contest, "it")


@pytest.mark.parametrize(
    "name, shown",
    [("Anna La Commare", "La Commare Anna"), ("Genco", "Genco"), ("Maria Pia De Luca", "De Luca Maria Pia")],
)
def test_surnames_come_first(name: str, shown: str) -> None:
    """The list by surname keeps the small words of a surname with it."""
    assert surname_first(name) == shown


def test_the_fonts_have_their_licence_beside_them() -> None:
    """Each family of fonts in the package is free, and says so."""
    folder = Path(__file__).parents[3] / "src/mazziere/server/paper/fonts"
    families = {path.stem.rsplit("-", 1)[0] for path in folder.glob("*.ttf")}

    assert {path.stem.removeprefix("OFL-") for path in folder.glob("OFL-*.txt")} == families


def test_no_certificate_before_the_first_result() -> None:
    """While everybody has nothing, nobody is first; while results are missing, the certificate says so."""
    entries = [Entered(id=str(i), name=f"Coppia {i}") for i in range(1, 5)]
    begun = opened(contest_of(format_named("torneo-pizzolungo"), entries))
    with pytest.raises(BadInput, match="no_results"):
        printed(Sheet.CERTIFICATES, begun.contest, "it")

    note = say("it", "contest.paper.not_final")
    over = round_played(contest_of(format_named("torneo-pizzolungo"), entries))
    assert note not in text_of(printed(Sheet.CERTIFICATES, over.contest, "it"))
    assert note in text_of(printed(Sheet.CERTIFICATES, opened(over).contest, "it"))


def test_a_table_card_names_the_page_with_the_field_for_its_code() -> None:
    """Who cannot scan finds under the printed address where to type the code."""
    text = text_of(printed(Sheet.CARDS, contest().contest, "it", url="http://10.0.0.1:8000/"))

    assert "http://10.0.0.1:8000/contests" in text
