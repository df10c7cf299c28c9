"""The help of every command, in every language, from the catalogue."""

import json
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

import mazziere.messages
from mazziere.cli import _target, run, verbs
from mazziere.cli._help import meaning, summary
from mazziere.cli._language import choose_language
from mazziere.messages import LANGUAGES

TEXTS = {
    language: json.loads((Path(mazziere.messages.__file__).parent / "cli" / f"{language}.json").read_text("utf-8"))
    for language in LANGUAGES
}


def commands() -> Iterator[tuple[str, Any]]:
    """Every command and action: its words on the command line and its function."""
    for verb in verbs():
        target = _target(verb)
        if callable(getattr(target, "default_command", None)) or not hasattr(target, "default_command"):
            yield verb, target
        else:
            yield from ((f"{verb} {name}", target[name].default_command) for name in target if name[0] != "-")


COMMANDS = dict(commands())


def folded(text: str) -> str:
    """What is shown, without the frames and line breaks."""
    return " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_parameter_of_every_command_has_a_text(command: str) -> None:
    """What a command does and what each of its parameters means stand in the catalogue."""
    path = command.replace(" ", ".")

    assert summary(path)
    assert [name for name in signature(COMMANDS[command]).parameters if not meaning(path, name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["serve", "contest new", "contest result", "contest prizes", "judge", "replay"])
def test_the_help_is_shown_in_the_language_asked_for(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Usage, sentence, parameters, what must be given, what is taken otherwise: nothing stays in another language."""
    assert run([*command.split(), "--help", "--language", language]) == 0

    shown = folded(capsys.readouterr().out)
    path = command.replace(" ", ".")
    assert shown.startswith(TEXTS[language]["cli.help_usage"])
    assert folded(summary(path)) in shown
    for name in signature(COMMANDS[command]).parameters:
        assert folded(meaning(path, name) or "") in shown
    for word in ("default:", "required]", "choices:", "Display", "Parameters", "Arguments", "OPTIONS", "PATH", " INT "):
        assert (word in shown) <= (word in json.dumps(TEXTS[language], ensure_ascii=False)), word


def test_the_list_of_commands_speaks_too(capsys: pytest.CaptureFixture[str]) -> None:
    """What is said of the program, of its commands and of the help itself is French when French is asked for."""
    assert run(["--help", "--language", "fr"]) == 0
    french = folded(capsys.readouterr().out)
    assert run(["contest", "--help", "--language", "fr"]) == 0
    actions = folded(capsys.readouterr().out)

    said = [TEXTS["fr"][f"cli.help{rest}"] for rest in ("", "_commands", "_flag", "_version", "_language", ".serve")]
    assert [words for words in said if words not in french] == []
    assert TEXTS["fr"]["cli.help.contest.draw"] in actions


def test_the_language_of_one_run_is_not_that_of_the_next(capsys: pytest.CaptureFixture[str]) -> None:
    """The words are looked up when they are shown, not when a command is first imported."""
    for language in ("fr", "en"):
        assert run(["contest", "--help", "--language", language]) == 0
        assert TEXTS[language]["cli.help.contest"] in folded(capsys.readouterr().out)


def test_the_nearest_text_counts() -> None:
    """A parameter means what its own command says, else its group, else the program."""
    choose_language(["--language", "en"])

    assert meaning("contest.new", "file") == "The file; it must not exist yet."
    assert meaning("contest.open", "file") == "The contest file."
    assert meaning("contest.open", "no_such_parameter") is None
    assert meaning("verify", "json") == meaning("contest.show", "json") == "Prints one JSON document."


def test_no_text_is_left_of_a_parameter_that_has_gone() -> None:
    """Every text of the help belongs to a command, an action or a parameter that there is."""
    choose_language(["--language", "en"])
    there = {"", *COMMANDS, *(command.split()[0] for command in COMMANDS)}
    used = {path.replace(" ", ".") for path in there}
    for command, function in COMMANDS.items():
        for name in signature(function).parameters:
            above = command.split()
            scopes = (".".join([*above[:depth], name]) for depth in range(len(above), -1, -1))
            used.add(next((scope for scope in scopes if f"cli.help.{scope}" in TEXTS["en"]), ""))
    written = {key.removeprefix("cli.help.") for key in TEXTS["en"] if key.startswith("cli.help.")}

    assert sorted(path for path in written - used if not path.startswith(LATER)) == []


LATER = ("worker", "database")
"""A command that is promised and said already, but not there yet; and its parameter."""
