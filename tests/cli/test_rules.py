"""`mazziere rules`: sheets in words, differences, coverage."""

import json
from pathlib import Path
from typing import Any

import pytest

from mazziere import games
from mazziere.cli import run
from mazziere.messages import LANGUAGES
from mazziere.rules.clauses import clauses


def _json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert run(["rules", *arguments, "--json"]) in (0, 1)
    return json.loads(capsys.readouterr().out)


def test_list_has_every_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a sheet, all of them are listed."""
    assert [entry["sheet"] for entry in _json(capsys)] == list(games.sheets())

    run(["rules"])
    printed = capsys.readouterr().out
    assert all(name in printed for name in games.sheets())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.sheets())
def test_a_sheet_is_all_words(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A sheet prints without a bare key, in every language."""
    assert run(["rules", name, "--language", language]) == 0

    printed = capsys.readouterr().out
    assert ".option." not in printed
    assert ".value." not in printed
    for option in games.play(name)[1].settings:
        assert f" {option} " not in printed or "_" not in option


def test_clause_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    """A clause and an option of a sheet are shown by themselves."""
    shown = _json(capsys, "briscola-pinasca", "PIN-BRI-04")
    assert (shown["kind"], shown["rests"][0]) == ("rule", "even_deal")
    assert _json(capsys, "briscola-pinasca", "even_deal")["value"] == "replay"

    assert run(["rules", "briscola-pinasca", "even_deal", "--language", "en"]) == 0
    assert "R10" in capsys.readouterr().out


def test_difference_of_two_sheets(capsys: pytest.CaptureFixture[str]) -> None:
    """Two sheets are compared option by option."""
    shown = _json(capsys, "briscola-pinasca", "--diff", "briscola-2")
    assert {"name": "even_deal", "group": "even", "one": "replay", "other": "draw"} in shown["differences"]

    assert run(["rules", "briscola-2", "--diff", "briscola-2", "--language", "en"]) == 0
    assert "the same" in capsys.readouterr().out


def test_house_rule_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    """A house rule is shown as one."""
    shown = _json(capsys, "briscola-pinasca", "--option", "talk=signals")
    assert [entry["name"] for entry in shown["options"] if entry["changed"]] == ["talk"]


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["belotte"], "belotte"),
        (["briscola-2", "NO-SUCH-1"], "NO-SUCH-1"),
        (["briscola-2", "--diff", "burraco-fibur"], "burraco-fibur"),
        (["--diff", "briscola-2"], "briscola-2"),
        (["briscola-2", "--option", "talk"], "talk"),
    ],
)
def test_bad_input(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What does not exist ends with exit code 2 and a sentence that names it, and prints nothing else."""
    assert run(["rules", *arguments]) == 2

    said = capsys.readouterr()
    assert words in said.err
    assert said.out == ""


def test_coverage_lists_every_clause(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Coverage has every clause, and the answer is no while a rule is proved by nothing."""
    monkeypatch.setattr("mazziere.rules.coverage.proofs", lambda: {"PIN-BRI-04": ("tests/x.py::test_y",)})
    assert run(["rules", "--coverage", "--json"]) == 1
    found = {entry["id"]: entry["tests"] for entry in json.loads(capsys.readouterr().out)}
    assert list(found) == list(clauses())
    assert found["PIN-BRI-04"] == ["tests/x.py::test_y"]

    monkeypatch.setattr("mazziere.rules.coverage.proofs", lambda: dict.fromkeys(clauses(), ("tests/x.py::test_y",)))
    assert run(["rules", "--coverage", "--language", "en"]) == 0
    assert "Every rule has its proof" in capsys.readouterr().out


OWN = """
sheet = "casa"
game = "belote"
extends = "belote-pinasca"
source = "Casa"
[options]
tie = { value = "both_score" }
"""


def test_a_saved_sheet_is_compared(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A sheet file of one's own is read like a printed sheet, alone or beside one."""
    file = tmp_path / "casa.toml"
    file.write_text(OWN, encoding="utf-8")
    found = {
        entry["name"]: entry["other"] for entry in _json(capsys, "belote-pinasca", "--diff", str(file))["differences"]
    }
    assert found == {"tie": "both_score", "litige_pot_to": None, "pending_pot": None}
    changed = [entry["name"] for entry in _json(capsys, str(file))["options"] if entry["changed"]]
    assert changed == ["tie"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('source = "Casa"', 'fonte = "Casa"', "fonte"),
        ('source = "Casa"\n', "", "source"),
        ('extends = "belote-pinasca"', 'extends = "casa"', "casa > casa"),
        ('extends = "belote-pinasca"\n', "", "extends"),
        ('extends = "belote-pinasca"', 'extends = "belote-x"', "belote-x"),
        ('game = "belote"', 'game = "briscola"', "briscola"),
        ("tie =", "hats =", "hats"),
        ('tie = { value = "both_score" }', "players = { value = 3 }", "24"),
        ('"both_score"', '"draw"', "draw"),
        ('"both_score"', '"both_score', "casa.toml"),
    ],
)
def test_a_bad_sheet_file_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, said: str
) -> None:
    """An unknown key, a missing source, a circle, a clash of options: refused with the file and the reason."""
    file = tmp_path / "casa.toml"
    file.write_text(OWN.replace(old, new), encoding="utf-8")

    assert run(["rules", str(file), "--language", "it"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "casa" in err
    assert said in err
