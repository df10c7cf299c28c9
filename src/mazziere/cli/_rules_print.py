"""Sheets, differences and coverage on a terminal."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mazziere.cli._language import say
from mazziere.cli._rule_words import (
    basis_words,
    clause_words,
    group_title,
    option_title,
    question_words,
    sheet_title,
    source_words,
    value_words,
)
from mazziere.core import Regulation
from mazziere.core.option import Option, options_of
from mazziere.rules.coverage import Covered
from mazziere.rules.differences import Difference, surprises
from mazziere.rules.entries import Entry, cited, entries, grouped, open_questions, resting_on
from mazziere.rules.proofs import proofs

INDENT = (0, 0, 0, 2)
IDS, CHANGED, GOOD, BAD = "cyan", "yellow", "green", "red"


def _console() -> Console:
    return Console(highlight=False, emoji=False, markup=False)


def _columns(*ratios: int) -> Table:
    table = Table(box=None, show_header=False, expand=True, padding=(0, 2, 0, 0), pad_edge=False)
    for ratio in ratios:
        table.add_column(ratio=ratio, overflow="fold")
    return table


def _heading(console: Console, words: str) -> None:
    console.print()
    console.print(Text(words, style="bold"))


def sheets(found: Iterable[Regulation]) -> None:
    """All sheets, game by game."""
    console = _console()
    for game, mine in groupby(found, key=lambda regulation: regulation.game):
        _heading(console, game.capitalize())
        table = _sentences(())
        table.add_column(overflow="fold")
        for regulation in mine:
            table.add_row(regulation.sheet, sheet_title(game, regulation.sheet), _origin(regulation))
        console.print(Padding(table, INDENT))


def _origin(regulation: Regulation) -> str:
    source = source_words(regulation.source)
    return f"{source}, {say('rules.page.text_of', date=regulation.text)}" if regulation.text else source


def whole(regulation: Regulation) -> None:
    """A sheet: its options in words, its clauses, its open questions."""
    console = _console()
    console.print(Text(sheet_title(regulation.game, regulation.sheet), style="bold reverse"))
    console.print(say("rules.page.source", source=_origin(regulation)))
    _elsewhere(console, regulation)
    for group, mine in grouped(regulation).items():
        _heading(console, group_title(regulation.game, group))
        console.print(Padding(_options(regulation, mine), INDENT))
    _heading(console, say("rules.page.clauses"))
    console.print(Padding(_sentences((id, clause_words(id)) for id in cited(regulation)), INDENT))
    if settled := open_questions(regulation):
        _heading(console, say("rules.page.questions"))
        values = {entry.name: value_words(regulation.game, entry.name, entry.value) for entry in entries(regulation)}
        answers = {
            id: _answer(regulation.game, {name: values[name] for name in names}) for id, names in settled.items()
        }
        rows = ((id, f"{question_words(id)} {answers[id]}") for id in settled)
        console.print(Padding(_sentences(rows), INDENT))


def _answer(game: str, values: Mapping[str, str]) -> str:
    """What settles a question: the value of its option, or of each by its title where there are several."""
    if len(values) == 1:
        return next(iter(values.values()))
    said = (f"{option_title(game, name)}: {words[:1].lower()}{words[1:].rstrip('.')}" for name, words in values.items())
    return "; ".join(said) + "."


def _elsewhere(console: Console, regulation: Regulation) -> None:
    found = surprises(regulation)
    if found:
        _heading(console, say("rules.page.elsewhere"))
    for difference in found:
        title = option_title(regulation.game, difference.name)
        words = value_words(regulation.game, difference.name, difference.one)
        console.print(Padding(Text.assemble((f"{title}: ", "bold"), words), INDENT))


def _options(regulation: Regulation, mine: Iterable[Entry]) -> Table:
    table = _columns(3, 5, 2)
    for entry in mine:
        words = value_words(regulation.game, entry.name, entry.value)
        basis = say("rules.page.house_rules") if entry.changed else basis_words(entry.basis)
        style = CHANGED if entry.changed else IDS
        table.add_row(option_title(regulation.game, entry.name), words, Text(basis, style=style))
    return table


def _sentences(rows: Iterable[tuple[str, str]]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True, style=IDS)
    table.add_column(overflow="fold")
    for id, words in rows:
        table.add_row(id, words)
    return table


def option(regulation: Regulation, entry: Entry) -> None:
    """One option: its value, what it may be, what it rests on."""
    console, game = _console(), regulation.game
    console.print(Text(option_title(game, entry.name), style="bold"), Text(entry.name, style=IDS))
    console.print(Padding(value_words(game, entry.name, entry.value), INDENT))
    options = options_of({group: type(values) for group, values in regulation.groups().items()})
    if choices := _choices(options[entry.name]):
        _heading(console, say("rules.page.values"))
        choices_shown = ((str(value).lower(), value_words(game, entry.name, value)) for value in choices)
        console.print(Padding(_sentences(choices_shown), INDENT))
    basis = entry.basis
    rows = [(id, clause_words(id)) for id in (basis.clause,) if id]
    rows += [(id, question_words(id)) for id in (basis.decision,) if id]
    rows += [(id, "") for id in (basis.authority,) if id]
    console.print()
    console.print(_sentences(rows))


def _choices(found: Option) -> Sequence[object]:
    numbers = found.numbers if found.numbers is not None and len(found.numbers) < 10 else ()
    return (*found.values, *numbers)


def clause(regulation: Regulation, id: str, tests: Sequence[str]) -> None:
    """One clause: its sentence, what rests on it in this sheet, its proofs."""
    console = _console()
    console.print(Text(id, style=IDS), clause_words(id))
    names = [option_title(regulation.game, name) for name in resting_on(regulation, id) if name in regulation.settings]
    if names:
        console.print(say("rules.page.rests_on", names=", ".join(names)))
    console.print(say("rules.page.proved_by") if tests else say("rules.page.unproved"))
    for test in tests:
        console.print(Padding(Text(test), INDENT))


def differences(one: Regulation, other: Regulation, found: Sequence[Difference]) -> None:
    """Two sheets side by side, where they differ."""
    console, game = _console(), one.game
    if not found:
        console.print(say("rules.page.same"))
        return
    table = _columns(2, 3, 3)
    table.add_row("", *(Text(sheet_title(game, sheet.sheet), style="bold") for sheet in (one, other)))
    for group, mine in groupby(found, key=lambda difference: difference.group):
        table.add_row(Text(group_title(game, group), style="bold"), "", "")
        for difference in mine:
            title = Padding(option_title(game, difference.name), INDENT)
            values = (value_words(game, difference.name, value) for value in (difference.one, difference.other))
            table.add_row(title, *values)
    console.print(table)


def coverage(found: Sequence[Covered]) -> None:
    """Every clause with its tests."""
    console = _console()
    if not proofs():
        console.print(say("rules.page.no_proofs"))
    for group, mine in groupby(found, key=lambda entry: entry.clause.group):
        _heading(console, group)
        table = _columns(2, 8)
        for entry in mine:
            table.add_row(Text(entry.clause.id, style=BAD if entry.missing else IDS), _proved(entry))
        console.print(Padding(table, INDENT))
    missing = sum(entry.missing for entry in found)
    _heading(console, say("rules.page.missing", count=missing) if missing else say("rules.page.covered"))


def _proved(entry: Covered) -> Text:
    if entry.tests:
        return Text("\n".join(entry.tests), style=GOOD)
    if entry.missing:
        return Text(say("rules.page.unproved"), style=BAD)
    return Text(say(f"rules.page.kind.{entry.clause.kind}"), style="dim")
