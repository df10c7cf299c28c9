import json
from pathlib import Path
from typing import Any

import pytest

from mazziere.cli import run

POSITION = {
    "trump": "H",
    "leader": 0,
    "hands": [["JH", "9H"], ["AS", "KS"], ["AD", "KD"], ["AC", "KC"]],
    "trick": [],
}


def written(folder: Path, position: Any) -> str:
    """A file with the position."""
    file = folder / "position.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    return str(file)


def test_solve_answers_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`solve --position --json` prints one JSON document: value, cards, positions looked at and milliseconds."""
    assert run(["solve", "--sheet", "belote-pinasca", "--position", written(tmp_path, POSITION), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["value"] == 89
    assert set(answer["cards"]) == {"JH", "9H"}
    assert answer["nodes"] >= 0
    assert answer["ms"] >= 0


def test_solve_says_a_position_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the value and a line for each card."""
    arguments = ["solve", "--sheet", "belote-pinasca", "--position", written(tmp_path, POSITION), "--language", "en"]
    assert run(arguments) == 0
    said = capsys.readouterr().out
    assert "89 points" in said
    assert "JH" in said


def test_solve_measures_random_deals(capsys: pytest.CaptureFixture[str]) -> None:
    """`solve --random` gives figures over full deals, the same seed the same positions."""
    counts = []
    for _ in range(2):
        arguments = ["solve", "--sheet", "coinche-pagat", "--random", "5", "--seed", "4", "--cards", "--json"]
        assert run(arguments) == 0
        figures = json.loads(capsys.readouterr().out)
        assert figures["n"] == 5
        assert 0 < figures["ms"]["median"] <= figures["ms"]["p95"] <= figures["ms"]["max"]
        counts.append(figures["nodes"]["mean"])
    assert counts[0] == counts[1]


@pytest.mark.parametrize(
    "arguments, words",
    [
        ([], "--position"),
        (["--position", "x", "--random", "3"], "--random"),
        (["--position", "no-such-file"], "no-such-file"),
        (["--random", "0"], "--random"),
        (["--option", "nothing=1", "--random", "1"], "nothing"),
    ],
)
def test_a_wrong_solve_names_the_place(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A command that cannot be run ends with 2 and a sentence."""
    assert run(["solve", "--sheet", "belote-pinasca", *arguments]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    "text, words", [("{", "position.json"), ("[]", "hands"), ('{"trump": "H", "leader": 0}', "hands")]
)
def test_a_damaged_position_is_refused(
    text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is no position is refused in a sentence that says what is missing."""
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    assert run(["solve", "--sheet", "belote-pinasca", "--position", str(file)]) == 2
    assert words in capsys.readouterr().err


def test_a_folder_is_no_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder is named once, with what is wrong about it."""
    assert run(["solve", "--sheet", "belote-pinasca", "--position", str(tmp_path), "--language", "en"]) == 2
    said = capsys.readouterr().err
    assert said.count(str(tmp_path)) == 1
    assert "cli." not in said


def test_a_sheet_without_a_solver_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """A game that has no exact solver is refused in words."""
    assert run(["solve", "--sheet", "burraco-fibur", "--random", "2", "--language", "en"]) == 2
    assert "burraco-fibur" in capsys.readouterr().err
