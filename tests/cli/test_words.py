"""What a command says about something bad: in one language, with its place, and safe on a terminal."""

from pathlib import Path

import pytest

from mazziere.cli import run

LONG = "x" * 10_000


@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", LONG],
        ["rules", "belote-pinasca", LONG],
        ["judge", LONG],
        ["simulate", "--sheet", LONG, "--deals", "1"],
    ],
    ids=["sheet", "clause", "file", "option"],
)
def test_a_name_of_ten_thousand_characters_is_shown_by_its_beginning(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The sentence stays readable, and what helps out of it is still there."""
    assert run(arguments) == 2

    said = capsys.readouterr().err
    assert "xxx…" in said
    assert len(said) < 1000


def test_control_characters_do_not_reach_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """A name with an escape sequence, a bell and a reversed text is shown as it was typed."""
    assert run(["rules", "a\x1b[31m\a\u202eb"]) == 2

    said = capsys.readouterr().err
    assert r"a\x1b[31m\x07\u202eb" in said
    assert "\x1b" not in said


@pytest.mark.parametrize(
    "language, words",
    [("it", "al posto di una cartella c’è un file"), ("fr", "à la place d’un dossier"), ("en", "a file stands where")],
)
@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "--sheet", "briscola-2", "--players", "random", "--deals", "1", "--seed", "1", "--records", "{}"],
        ["contest", "new", "{}/x"],
        ["serve", "--port", "0", "--data", "{}/x"],
    ],
    ids=["simulate", "contest", "serve"],
)
def test_what_the_system_refuses_is_said_in_the_readers_language(
    command: list[str], language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder under a regular file, whichever command wants to write there."""
    file = tmp_path / "file"
    file.write_text("mine")
    assert run(["--language", language, *(word.format(file) for word in command)]) == 2

    said = capsys.readouterr().err
    assert words in said
    assert "directory" not in said
    assert file.read_text() == "mine"


@pytest.mark.parametrize(
    "command",
    [
        "verify {}",
        "replay {}",
        "contest show {}",
        "contest new new.json --copy {}",
        "solve --sheet belote-ffb --position {}",
    ],
)
def test_brackets_without_end_are_a_damaged_file(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is nothing but opening brackets is damaged, whatever reads it."""
    file = tmp_path / "deep.json"
    file.write_text("[" * 100_000)

    assert run([*(word.format(file) for word in command.split()), "--language", "fr"]) == 2
    assert "recursion" not in capsys.readouterr().err


def test_damaged_records_are_named_and_the_others_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Half a file, another JSON and a missing file: each is said with its name, and the good record is verified."""
    run([*"simulate --sheet briscola-2 --players random --deals 1 --seed 1 --records".split(), str(tmp_path / "good")])
    good = next((tmp_path / "good").iterdir())
    half, other = tmp_path / "half.json", tmp_path / "other.json"
    half.write_text(good.read_text()[:100])
    other.write_text("[1]")
    capsys.readouterr()

    assert run(["verify", str(half), str(other), str(tmp_path / "none.json"), str(good)]) == 2
    said = capsys.readouterr()
    for name in (half, other, tmp_path / "none.json"):
        assert str(name) in said.err
    assert str(good) in said.out


def test_a_port_that_there_is_not_is_refused_with_the_ports_that_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The number is wrong, not the host."""
    assert run(["serve", "--port", "99999", "--data", str(tmp_path)]) == 2
    assert "65535" in capsys.readouterr().err
