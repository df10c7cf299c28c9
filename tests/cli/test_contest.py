"""`mazziere contest`: evenings run on one file, from the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from mazziere.cli import run
from mazziere.contests.log import from_json


class Desk:
    """A contest file and the commands on it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "gara.json"
        self.capsys = capsys

    def __call__(self, action: str, *words: str, code: int = 0) -> str:
        """Runs an action, expects its exit code, returns standard output."""
        self.capsys.readouterr()
        got = run(["contest", action, str(self.file), *words, "--language", "it"])
        out, err = self.capsys.readouterr()
        assert got == code, f"{action} {words}: {got}, {err}"
        self.said = err
        return out

    def json(self, action: str, *words: str) -> Any:
        """The JSON that an action prints."""
        return json.loads(self(action, *words, "--json"))


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    """A desk without a contest yet."""
    return Desk(tmp_path, capsys)


def play_round(desk: Desk, *words: str) -> None:
    """One round with the results of a rehearsal."""
    drawn = desk.json("draw", "--seed", "7", *words)
    desk("post", *words)
    for i, table in enumerate(drawn["tables"]):
        desk("result", table["table"], str(1000 + 10 * i), str(900 - 5 * i), *words)
    desk("close", *words)


@pytest.mark.clause("BUR-01", "BUR-28")
def test_a_pizzolungo_evening_of_sixteen_pairs(desk: Desk) -> None:
    """Two first rounds and the Danish one, a leaver, a late pair, a correction after posting: all of it adds up."""
    desk("new", "--format", "torneo-pizzolungo", "--option", "rounds=2,1", "--name", "Sant’Anna")
    desk("enter", *(f"Nord{i} – Sud{i}" for i in range(1, 17)))
    play_round(desk)
    desk("withdraw", "Nord3 – Sud3")
    second = desk.json("draw", "--seed", "8")
    assert len(second["rest"]) == 1
    desk("post")
    desk("enter", "Tardi – Ancora")
    assert len(desk.json("show")["tables"]) == 8
    for table in desk.json("show")["tables"]:
        desk("result", table["table"], "1200", "1100")
    desk("close")
    third = desk.json("draw", "--seed", "9")
    standing = [row["entry"] for row in desk.json("standings")["disciplines"][""]["table"] if row["entry"] != "3"]
    places = {row["entry"]: row["place"] for row in desk.json("standings")["disciplines"][""]["table"]}
    met = [table["sides"][0] + table["sides"][1] for table in third["tables"]]
    assert [places[name] for pair in met for name in pair] == [places[name] for name in standing]
    desk("post")
    before = desk.json("show")["tables"]
    moved = desk("correct", "1", "900", "1010", "--reason", "Cifre scambiate", "--round", "1")
    assert "passa da" in moved
    assert desk.json("show")["tables"] == before
    assert sum("corrected" in [fact["fact"] for fact in act["facts"]] for act in desk.json("log")) == 1


@pytest.mark.clause("PIN-BEL-04", "PIN-BEL-08", "PIN-BEL-30", "PIN-BEL-31", "PIN-BRI-15", "GIO-01", "GIO-02")
def test_the_games_of_pinasca_from_entries_to_the_overall_table(desk: Desk) -> None:
    """Four quarters, both disciplines, a card: the overall table has the award points and the card's effect."""
    desk("new", "--format", "giochi-pinasca", "--name", "Giochi")
    for quarter in ("Alfa", "Beta", "Gamma", "Delta"):
        desk("enter", f"{quarter} 1", f"{quarter} 2", "--group", quarter)
    for _ in range(3):
        drawn = desk.json("draw", "--discipline", "belote", "--seed", "1")
        desk("post", "--discipline", "belote")
        desk("open", "--discipline", "belote")
        for table in drawn["tables"]:
            desk("result", table["table"], "1500", "1200", "--discipline", "belote")
        desk("close", "--discipline", "belote")
    desk("draw", "--discipline", "belote", code=2)
    for _ in range(6):
        drawn = desk.json("draw", "--discipline", "briscola", "--seed", "1")
        desk("post", "--discipline", "briscola")
        for table in drawn["tables"]:
            desk("result", table["table"], "4", "1", "--discipline", "briscola")
        desk("close", "--discipline", "briscola")
    before = {row["entry"]: row["points"] for row in desk.json("standings")["overall"]["table"]}
    desk("card", "Girandola", "--by", "Delta", "--discipline", "belote", "--effect", "add", "--target", "Delta",
         "--amount", "3")  # fmt: skip
    after = {row["entry"]: row["points"] for row in desk.json("standings")["overall"]["table"]}

    assert sum(before.values()) == 22
    assert after == before | {"Delta": before["Delta"] + 3}


@pytest.mark.clause("PIN-BEL-07")
def test_who_sat_is_kept(desk: Desk) -> None:
    """Members who change between matches are listed as they sat."""
    desk("new", "--format", "danese", "--game", "belote")
    desk("enter", "Anna – Bruno", "Carla – Dino")
    desk.json("draw")
    desk("post")
    desk("open", "--no-clock")
    desk("result", "1", "1500", "1000")
    desk("close")
    desk("draw")
    desk("substitute", "Anna", "Anna – Elio")
    desk("post")
    desk("open", "--no-clock")
    members = [desk.json("show", number)["tables"][0]["members"]["1"] for number in ("1", "2")]

    assert members == [["Anna", "Bruno"], ["Anna", "Elio"]]


@pytest.mark.parametrize(
    "words, said",
    [
        (("result", "1", "1500", "15000"), "Volevi scrivere 1500?"),
        (("result", "1", "1501", "1200"), "0 o per 5"),
        (("result", "9", "1500", "1200"), "Il tavolo 9 non è nel turno 1"),
        (("result", "1"), "FIRST SECOND"),
        (("close",), "mancano i tavoli 1, 2"),
        (("draw",), ""),
        (("withdraw", "Zeno"), "Zeno"),
        (("withdraw", "Nord"), "Nord1 – Sud1, Nord2 – Sud2"),
        (("enter", "Nord1 – Sud1"), "c’è già"),
        (("enter", "x" * 10000), "80 lettere"),
        (("undo", "99"), "99"),
        (("export", "table.pdf"), "json, csv, xlsx"),
        (("standings", "--discipline", "belote"), "belote"),
    ],
)
def test_bad_input_is_said_and_changes_nothing(desk: Desk, words: tuple[str, ...], said: str) -> None:
    """Each refusal is a sentence, exit code 2, and the file stays as it was."""
    desk("new", "--format", "torneo-pizzolungo")
    desk("enter", *(f"Nord{i} – Sud{i}" for i in range(1, 5)))
    desk("draw", "--seed", "1")
    desk("post")
    desk("open")
    before = desk.file.read_bytes()
    desk(*words, code=2)

    assert said in desk.said
    assert desk.file.read_bytes() == before


def test_one_result_per_table(desk: Desk) -> None:
    """Of two submissions the second is told that the table is entered already."""
    desk("new", "--format", "danese", "--game", "belote")
    desk("enter", "A – B", "C – D")
    desk("draw")
    desk("post")
    desk("result", "1", "1500", "1200")
    desk("result", "1", "1200", "1500", code=2)

    assert "ha già il suo risultato" in desk.said
    assert desk.json("show")["tables"][0]["result"] == {"points": [1500, 1200]}


def test_a_deleted_round_comes_back_whole(desk: Desk) -> None:
    """Deleting the last round with its scores and undoing it gives identical standings."""
    desk("new", "--format", "danese", "--game", "burraco")
    desk("enter", *(f"Nord{i} – Sud{i}" for i in range(1, 7)))
    play_round(desk)
    play_round(desk)
    before = desk.json("standings")
    desk("delete")
    assert desk.json("standings") != before
    desk("undo")

    assert desk.json("standings") == before


def test_deleting_the_first_round_leads_back_to_entries(desk: Desk) -> None:
    """One can draw again after everything has been deleted."""
    desk("new", "--format", "danese", "--game", "burraco")
    desk("enter", "A – B", "C – D")
    desk("draw")
    desk("delete")
    desk("enter", "E – F", "G – H")

    assert len(desk.json("draw")["tables"]) == 2


def test_a_damaged_file_says_where(desk: Desk) -> None:
    """A truncated or foreign file is a sentence, not a traceback."""
    desk("new")
    whole = desk.file.read_text(encoding="utf-8")
    for text, said in (
        (whole[:-20], "danneggiato alla riga"),
        ("{}", "non è una gara"),
        (whole.replace('"mazziere_contest": 1', '"mazziere_contest": 2'), "versione 2"),
        (whole.replace('"created"', '"invented"'), "invented"),
    ):
        desk.file.write_text(text, encoding="utf-8")
        desk("show", code=2)
        assert said in desk.said
    desk.file.write_bytes(b"\xff\xfe\x00")
    desk("show", code=2)
    desk.file.unlink()
    desk("show", code=2)
    assert "contest new" in desk.said


def test_a_file_that_cannot_be_written_loses_nothing(desk: Desk, tmp_path: Path) -> None:
    """An export to an impossible place is refused and leaves no scraps."""
    desk("new")
    (tmp_path / "file").write_text("")
    desk("export", str(tmp_path / "file" / "under.json"), code=2)

    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "gara.json"]


def test_rehearsal_leaves_the_contest_alone(desk: Desk, tmp_path: Path) -> None:
    """The dry run plays everything, says the guarantee, and changes nothing; the same seed makes the same evening."""
    desk("new", "--format", "danese", "--game", "burraco")
    desk("enter", *(f"Nord{i} – Sud{i}" for i in range(1, 8)))
    before = desk.file.read_bytes()
    once, again = desk.json("rehearse", "--seed", "5"), desk.json("rehearse", "--seed", "5")

    assert once == again
    assert (once["guarantee"], len(once["rounds"])) == (4, 4)
    assert desk.file.read_bytes() == before
    desk("rehearse", "--out", str(tmp_path / "prova.json"))
    assert from_json((tmp_path / "prova.json").read_text(encoding="utf-8")).contest.round("4").stage == "closed"


def test_export_and_import_of_the_whole_contest(desk: Desk, tmp_path: Path) -> None:
    """The exported file makes the same contest again."""
    desk("new", "--format", "danese", "--game", "burraco")
    desk("enter", "A – B", "C – D")
    play_round(desk)
    copy = tmp_path / "copia.json"
    desk("export", str(copy))
    original = desk.file
    desk.file = tmp_path / "nuova.json"
    desk("new", "--copy", str(copy))

    assert from_json(desk.file.read_text(encoding="utf-8")) == from_json(original.read_text(encoding="utf-8"))


def test_entries_from_a_workbook(desk: Desk, tmp_path: Path) -> None:
    """An XLSX with a merged title above its header, imported twice, enters everybody once; the table goes out as
    XLSX.
    """
    from openpyxl import Workbook, load_workbook

    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["Iscritti alla gara", None, None])
    sheet.merge_cells("A1:C1")
    sheet.append(["Giocatore 1", "Giocatore 2", "Tessera"])
    for i in range(20):
        sheet.append([f"Nord {i}", f"Sud {i}", 100 + i])
    book.save(tmp_path / "iscritti.xlsx")
    desk("new", "--format", "danese", "--game", "burraco")
    preview = desk.json("import", str(tmp_path / "iscritti.xlsx"), "--preview")
    assert {row["what"] for row in preview} == {"new"}
    desk("import", str(tmp_path / "iscritti.xlsx"))
    again = desk.json("import", str(tmp_path / "iscritti.xlsx"))
    assert [row["what"] for row in again] == ["same"] * 20
    play_round(desk)
    desk("export", str(tmp_path / "classifica.xlsx"))
    rows = list(load_workbook(tmp_path / "classifica.xlsx").worksheets[0].iter_rows(values_only=True))
    assert len(rows) == 21
    desk("export", str(tmp_path / "classifica.csv"))
    assert (tmp_path / "classifica.csv").read_text(encoding="utf-8-sig").count("\n") == 21


def test_a_season_of_two_evenings(desk: Desk, tmp_path: Path) -> None:
    """Season points by place add up over the files, by name."""
    files = []
    for number, order in enumerate((("A – B", "C – D"), ("C – D", "A – B", "E – F", "G – H")), 1):
        desk.file = tmp_path / f"{number}.json"
        desk("new", "--format", "danese", "--game", "burraco")
        desk("enter", *order)
        play_round(desk)
        files.append(str(desk.file))
    season = json.loads(desk("standings", files[0], "--json"))["season"]

    assert {row["name"] for row in season} == {"A – B", "C – D", "E – F", "G – H"}
    assert [row["points"] for row in season] == sorted((row["points"] for row in season), reverse=True)
    assert all(row["evenings"][1] is None for row in season if row["name"] == "E – F")
