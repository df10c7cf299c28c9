import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from mazziere.cli import run

SHEET = "briscola-pinasca"
ME = f"{sys.executable} -c 'from mazziere.cli import main; main()'"


@pytest.fixture
def records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> list[Path]:
    """The records of a few random matches."""
    assert run(["simulate", "--sheet", SHEET, "--deals", "12", "--records", str(tmp_path / "new"), "--seed", "5"]) == 0
    capsys.readouterr()
    return sorted((tmp_path / "new").iterdir())


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What a command that is done prints as JSON, with nothing else on standard output."""
    assert run([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_simulate_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """`simulate --json` prints one JSON document with no fault in it."""
    data = figures(capsys, "simulate", "--sheet", SHEET, "--players", "random", "--deals", "10", "--seed", "3")

    assert (data["deals"], data["refused"], data["faults"]) == (10, 0, 0)


def test_arena_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """`arena --json` prints the margin and the latency of both."""
    data = figures(capsys, "arena", "random", "random", "--sheet", SHEET, "--deals", "5", "--ms", "50")

    assert (data["a"], data["b"], data["deals"]) == ("random", "random", 5)


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["simulate"], "sheet"),
        (["simulate", "--sheet", "poker"], "briscola-pinasca"),
        (["simulate", "--sheet", SHEET, "--deals", "0"], "--deals"),
        (["simulate", "--sheet", SHEET, "--deals", "many"], "many"),
        (["simulate", "--sheet", SHEET, "--players", "random,random"], "4"),
        (["simulate", "--sheet", SHEET, "--players", "ghost"], "ghost"),
        (["simulate", "--sheet", SHEET, "--option", "signals"], "NAME=VALUE"),
        (["simulate", "--sheet", SHEET, "--option", "nothing=1"], "nothing"),
        (["simulate", "--sheet", SHEET, "--records", "/dev/null/records"], "/dev/null/records"),
        (["simulate", "--sheet", SHEET, "--fast"], "--fast"),
        (["arena", "random", "--sheet", SHEET], "B"),
        (["verify"], "RECORD"),
        (["verify", "no-such-file"], "no-such-file"),
        (["replay", "no-such-file"], "no-such-file"),
        (["player", "ghost"], "ghost"),
    ],
)
def test_bad_input_names_the_place(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be used ends with code 2 and a sentence that names it, on standard error alone."""
    assert run([*arguments, "--language", "en"]) == 2

    out, error = capsys.readouterr()
    assert out == ""
    assert words in error


def test_a_true_record_verifies(records: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    """Every record of a simulation is true, and says that its decks came from outside."""
    found = figures(capsys, "verify", *map(str, records))

    assert [True] * len(records) == [entry["verified"] for entry in found]
    assert sum(entry["deals"] for entry in found) >= 12
    assert all(entry["given"] == entry["deals"] for entry in found)


def test_a_changed_record_does_not_verify(records: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    """A record with another result ends with code 1 and the deal that differs; a damaged file is bad input."""
    data = json.loads(records[0].read_text())
    data["deals"][1]["result"]["points"] = [0, 1]
    records[0].write_text(json.dumps(data))

    assert run(["verify", str(records[0]), "--language", "en"]) == 1
    assert "Deal 2" in capsys.readouterr().err

    records[0].write_text(records[1].read_text()[:-300])
    assert run(["verify", str(records[0])]) == 2


def test_replay_shows_what_a_seat_could_see(records: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    """The whole replay has every hand, the replay of a seat only its own."""
    whole = figures(capsys, "replay", str(records[0]))
    mine = figures(capsys, "replay", str(records[0]), "--seat", "1")

    assert len(whole) == len(mine)
    assert [event["seat"] for event in whole[0]["events"] if "cards" in event] == [0, 1, 2, 3]
    assert [event["seat"] for event in mine[0]["events"] if "cards" in event] == [1]
    assert run(["replay", str(records[0]), "--seat", "4"]) == 2


def test_a_player_speaks_the_protocol(capsys: pytest.CaptureFixture[str]) -> None:
    """Our own player as another program plays a whole deal without a refusal."""
    players = f"exec:{ME} player random,random,random,random"
    data = figures(capsys, "simulate", "--sheet", SHEET, "--players", players, "--deals", "1")

    assert (data["deals"], data["refused"], data["faults"]) == (1, 0, 0)


@pytest.mark.parametrize("line", ["{", "[]", "{}", '{"type": "sing"}', '{"type": "act", "view": {}, "legal": []}'])
def test_nonsense_in_the_protocol_names_its_line(
    line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is no message of the protocol ends the player with the number of the line."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"\n{line}\n"))

    assert run(["player", "random", "--language", "en"]) == 2
    assert "Line 2" in capsys.readouterr().err
