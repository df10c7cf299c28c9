"""What `--help` shows: the words come from the catalogue, in the language of the run.

The text of a command is `cli.help.<verb>`, that of an action `cli.help.<verb>.<action>`. What a parameter means is
written under the command, or once for all commands of the group or of the program: the nearest text counts.
"""

from typing import Any

from cyclopts import App
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from mazziere.cli._language import say
from mazziere.messages import UnknownMessage

ROOT = "cli.help"
LIBRARY_WORDS = {
    "Commands": "cli.help_commands",
    "Parameters": "cli.help_parameters",
    "Arguments": "cli.help_arguments_title",
    "COMMAND": "cli.help_command",
    "[OPTIONS]": "cli.help_options",
    "[ARGS]": "cli.help_arguments",
    "[ARGS...]": "cli.help_arguments",
    "STR": "cli.help_text",
    "INT": "cli.help_number",
    "FLOAT": "cli.help_number",
    "PATH": "cli.help_path",
    "CHOICE": "cli.help_choice",
}
"""What cyclopts writes for itself, and what stands there instead."""

UNSAID = (None, '""', "False")
"""Defaults that go without saying: no text, a switch that is off."""


def summary(path: str) -> str:
    """What a command does, in one sentence; empty where the catalogue does not say."""
    return _text(path) or ""


def meaning(path: str, parameter: str) -> str | None:
    """What a parameter of a command means: the nearest text on the way up, or None."""
    above = path.split(".") if path else []
    scopes = [".".join([*above[:depth], parameter]) for depth in range(len(above), -1, -1)]
    return next((text for scope in scopes if (text := _text(scope))), None)


def dress(app: App, path: str) -> None:
    """Give a command, and the commands under it, their words."""
    app.help = summary(path)
    app.help_formatter = Speaking(path)
    for name in app:
        if not name.startswith("-"):
            dress(app[name], f"{path}.{name}")


class Speaking(DefaultFormatter):
    """The help of one command, as the library lays it out, in our words."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._path = path

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print one block of the help."""
        entries = panel.entries if panel.format == "command" else [self._entry(entry) for entry in panel.entries]
        super().__call__(console, options, panel.copy(title=_own(str(panel.title)), entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Print the line that says how the command is written."""
        if usage:
            words = " ".join(_own(word) for word in str(usage).split())
            console.print(Text(f"{say('cli.help_usage')}: {words}\n", style="bold"))

    def _entry(self, entry: HelpEntry) -> HelpEntry:
        name = parameter_of(entry)
        facts = []
        if entry.choices:
            facts.append(say("cli.help_choices", values=", ".join(entry.choices)))
        if entry.default not in UNSAID:
            facts.append(say("cli.help_default", value=entry.default))
        if entry.required:
            facts.append(say("cli.help_required"))
        words = " ".join([meaning(self._path, name) or "", f"({'; '.join(facts)})" if facts else ""]).strip()
        metavar = entry.metavar and "".join(_own(part) for part in entry.metavar.partition("..."))
        return entry.copy(description=Text(words), metavar=metavar, choices=None, default=None, required=False)


def parameter_of(entry: HelpEntry) -> str:
    """The name of a parameter as the function has it."""
    shown = entry.positive_names[0] if entry.positive_names else entry.positional_label or ""
    return shown.removeprefix("--").replace("-", "_").lower()


def _own(word: str) -> str:
    return say(LIBRARY_WORDS[word]) if word in LIBRARY_WORDS else word


def _text(path: str) -> str | None:
    try:
        return say(f"{ROOT}.{path}" if path else ROOT)
    except UnknownMessage:
        return None
