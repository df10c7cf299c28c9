"""The rules pages: a sheet in words for somebody who wants to learn it, and two sheets side by side."""

from functools import cache
from typing import Any

import msgspec
from litestar import Response, get

from mazziere.core import BadInput, Regulation
from mazziere.games import parent, play
from mazziere.rules.differences import between
from mazziere.rules.entries import Entry, grouped, open_questions
from mazziere.rules.sentences import questions, sentences
from mazziere.server import sheets
from mazziere.server.entering import Asked
from mazziere.server.examples import examples, orders
from mazziere.server.language import language_of
from mazziere.server.messages import RowGroup, RuleGroup, RuleLine, RuleQuestion, RuleRow, RulesBeside, RulesPage
from mazziere.server.pages import Page
from mazziere.server.schema import shaped
from mazziere.tables.words import spoken, title, value_words

JSON = "application/json"
PARAGRAPHS = range(1, 9)
"""How many paragraphs the catalogue may have about a game."""


@get("/api/rules/{name:str}", sync_to_thread=True, responses=shaped(RulesPage))
def one(request: Asked, name: str) -> Response[bytes]:
    """One sheet to read."""
    return _page(language_of(request), name[:60]).answer(request.headers)


@get("/api/rules/{name:str}/{other:str}", sync_to_thread=True, responses=shaped(RulesBeside))
def two(request: Asked, name: str, other: str) -> Response[bytes]:
    """Two sheets side by side."""
    return _beside(language_of(request), name[:60], other[:60]).answer(request.headers)


HANDLERS = [one, two]


@cache
def _page(language: str, name: str) -> Page:
    return Page.of(msgspec.json.encode(page(language, name)), JSON)


@cache
def _beside(language: str, name: str, other: str) -> Page:
    return Page.of(msgspec.json.encode(beside(language, name, other)), JSON)


def page(language: str, name: str) -> RulesPage:
    """A whole sheet in words. Raises BadInput for one that there is not."""
    whole = sheets.page(language, name)
    _, regulation = play(name)
    above = parent(name)
    return RulesPage(
        head=whole.head,
        parent=None if above is None or above.abstract else above.name,
        parent_title=None if above is None else _parent_title(language, regulation.game, above.name, above.abstract),
        about=_about(language, regulation),
        orders=orders(language, regulation),
        examples=examples(language, regulation),
        groups=_groups(language, regulation),
        questions=_questions(language, regulation),
        clauses=whole.clauses,
        differs=whole.differs,
    )


def _parent_title(language: str, game: str, name: str, abstract: bool) -> str:
    return spoken(language, "rules.page.base", {}) if abstract else title(language, game, name)


def _about(language: str, regulation: Regulation) -> list[str]:
    """What the game is, in a few paragraphs: those of the sheet where it has its own, else those of the game."""
    for start in (f"rules.page.about.{regulation.sheet}", f"rules.page.about.{regulation.game}"):
        found = [spoken(language, f"{start}.{number}", {}, "") for number in PARAGRAPHS]
        if any(found):
            return [text for text in found if text]
    return []


def _group_title(language: str, game: str, group: str) -> str:
    return spoken(language, f"{game}.group.{group}", {}, spoken(language, f"table.group.{group}", {}, group))


def _groups(language: str, regulation: Regulation) -> list[RuleGroup]:
    above = parent(regulation.sheet)
    said = {} if above is None else above.values
    return [
        RuleGroup(
            name=group,
            title=_group_title(language, regulation.game, group),
            about=spoken(language, f"rules.page.moment.{regulation.game}.{group}", {}, "") or None,
            lines=[_line(language, regulation, entry, said) for entry in entries],
        )
        for group, entries in grouped(regulation).items()
    ]


def _line(language: str, regulation: Regulation, entry: Entry, said: dict[str, Any]) -> RuleLine:
    game, basis = regulation.game, entry.basis
    before = said.get(entry.name)
    other = entry.name in said and before != entry.value
    key = f"{game}.option.{entry.name}"
    return RuleLine(
        name=entry.name,
        title=spoken(language, key, {}),
        words=value_words(language, game, entry.name, entry.value),
        help=spoken(language, f"{key}.help", {}, "") or None,
        clause=basis.clause,
        sentence=sentences(language).get(basis.clause or ""),
        decision=basis.decision,
        authority=basis.authority,
        elsewhere=value_words(language, game, entry.name, before) if other else None,
    )


def _questions(language: str, regulation: Regulation) -> list[RuleQuestion]:
    asked = questions(language)
    return [
        RuleQuestion(
            id=id,
            question=asked.get(id, id),
            answer=value_words(language, regulation.game, names[0], regulation.settings[names[0]].value),
        )
        for id, names in open_questions(regulation).items()
    ]


def beside(language: str, name: str, other: str) -> RulesBeside:
    """Where two sheets of a game differ. Raises BadInput for sheets that are not there or of different games."""
    (game, mine), (their_game, theirs) = play(name), play(other)
    if game.name != their_game.name:
        raise BadInput("rules.page.other_game", sheet=name, other=other)
    rows: dict[str, list[RuleRow]] = {}
    for found in between(mine, theirs):
        row = RuleRow(
            title=spoken(language, f"{game.name}.option.{found.name}", {}),
            one=_value(language, game.name, found.name, found.one),
            other=_value(language, game.name, found.name, found.other),
        )
        rows.setdefault(found.group, []).append(row)
    groups = [RowGroup(title=_group_title(language, game.name, group), rows=rows[group]) for group in rows]
    return RulesBeside(
        one=sheets.head(language, game, mine), other=sheets.head(language, their_game, theirs), groups=groups
    )


def _value(language: str, game: str, option: str, value: Any) -> str:
    if value is None:
        return spoken(language, "rules.page.absent", {})
    return value_words(language, game, option, value)
