"""The rules pages: a sheet in words for somebody who wants to learn it, and two sheets side by side.

A sheet is a printed one, or one with house rules, one's own or a table's (`rules.reference`).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, get
from msgspec.structs import replace

from mazziere.core import BadInput, Regulation
from mazziere.games import parent, sheet
from mazziere.messages import say
from mazziere.rules.differences import between
from mazziere.rules.entries import Entry, grouped, open_questions
from mazziere.rules.reference import Referred, referred
from mazziere.rules.sentences import questions, sentences
from mazziere.server import sheets
from mazziere.server.entering import Asked
from mazziere.server.examples import examples, orders
from mazziere.server.language import language_of
from mazziere.server.messages import (
    RowGroup,
    RuleGroup,
    RuleLine,
    RuleQuestion,
    RuleRow,
    RulesBeside,
    RulesPage,
    SheetHead,
)
from mazziere.server.pages import Page
from mazziere.server.schema import shaped
from mazziere.tables.differs import differs
from mazziere.tables.words import spoken, title, value_words

JSON = "application/json"
PARAGRAPHS = range(1, 9)
"""How many paragraphs the catalogue may have about a game."""
KEPT = 256
"""Pages that are kept ready: every printed sheet in every language, and the house rules read last."""


@get("/api/rules/{name:str}", sync_to_thread=True, responses=shaped(RulesPage))
def one(request: Asked, name: str) -> Response[bytes]:
    """One sheet to read."""
    return _page(language_of(request), name).answer(request.headers)


@get("/api/rules/{name:str}/{other:str}", sync_to_thread=True, responses=shaped(RulesBeside))
def two(request: Asked, name: str, other: str) -> Response[bytes]:
    """Two sheets side by side."""
    return _beside(language_of(request), name, other).answer(request.headers)


HANDLERS = [one, two]


@lru_cache(KEPT)
def _page(language: str, name: str) -> Page:
    return Page.of(msgspec.json.encode(page(language, name)), JSON)


@lru_cache(KEPT)
def _beside(language: str, name: str, other: str) -> Page:
    return Page.of(msgspec.json.encode(beside(language, name, other)), JSON)


def page(language: str, name: str) -> RulesPage:
    """A whole sheet in words. Raises BadInput for one that there is not, and for house rules that cannot be."""
    found = referred(name)
    regulation = found.regulation
    house = bool(regulation.changes())
    above = sheet(regulation.sheet) if house else parent(regulation.sheet)
    return RulesPage(
        head=_head(language, found, name),
        parent=None if above is None or above.abstract else above.name,
        parent_title=None if above is None else _parent_title(language, regulation.game, above.name, above.abstract),
        about=_about(language, regulation),
        orders=orders(language, regulation),
        examples=examples(language, regulation),
        groups=_groups(language, regulation, {} if above is None else above.values),
        questions=_questions(language, regulation),
        clauses=sheets.clauses(language, regulation),
        differs=differs(language, regulation),
    )


def _head(language: str, found: Referred, name: str) -> SheetHead:
    """The head of a sheet; one with house rules goes by its own address and its own name."""
    printed = sheets.head(language, found.game, found.regulation)
    if not found.regulation.changes():
        return printed
    key = "rules.own.title" if found.named else "rules.page.house_title"
    return replace(printed, name=name, title=say(language, key, name=found.named, sheet=printed.title))


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


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


def _groups(language: str, regulation: Regulation, said: dict[str, Any]) -> list[RuleGroup]:
    """The moments of the game; `said` is what the sheet above says."""
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
    other = entry.name in said and before != _plain(entry.value)
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
            answer=_answer(language, regulation, names),
        )
        for id, names in open_questions(regulation).items()
    ]


def _answer(language: str, regulation: Regulation, names: Sequence[str]) -> str:
    """What settles a question: the value of its option, or of each by its title where there are several."""
    game = regulation.game
    said = {name: value_words(language, game, name, regulation.settings[name].value) for name in names}
    if len(said) == 1:
        return said[names[0]]
    titles = {name: spoken(language, f"{game}.option.{name}", {}, name) for name in names}
    return (
        "; ".join(f"{titles[name]}: {words[:1].lower()}{words[1:].rstrip('.')}" for name, words in said.items()) + "."
    )


def beside(language: str, name: str, other: str) -> RulesBeside:
    """Where two sheets of a game differ. Raises BadInput for sheets that are not there or of different games."""
    one, two = referred(name), referred(other)
    (game, mine), (their_game, theirs) = (one.game, one.regulation), (two.game, two.regulation)
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
    return RulesBeside(one=_head(language, one, name), other=_head(language, two, other), groups=groups)


def _value(language: str, game: str, option: str, value: Any) -> str:
    if value is None:
        return spoken(language, "rules.page.absent", {})
    return value_words(language, game, option, value)
