"""Sheets and rules as pages read them: the list to choose from, a sheet's options in words, two sheets side by side."""

from typing import Any, Literal

from msgspec import Struct

from mazziere.tables.shapes import Difference, Direction

# Sheets


class SheetHead(Struct, frozen=True, kw_only=True):
    """One sheet in the list to choose from. `source` and `text`: whose rules, and of which date."""

    name: str
    game: str
    title: str
    note: str | None
    seats: int
    sides: list[int]
    direction: Direction
    source: str
    text: str | None


class ValueWords(Struct, frozen=True, kw_only=True):
    """One value that an option may take, in plain values and in words."""

    value: Any
    words: str


class OptionPage(Struct, frozen=True, kw_only=True):
    """One option of a sheet, with the value it has there and what else it may be."""

    name: str
    title: str
    help: str | None
    kind: Literal["choice", "many", "switch", "number", "length"]
    value: Any
    words: str
    values: list[ValueWords]
    least: int | None
    most: int | None
    none: bool
    clause: str | None
    decision: str | None
    authority: str | None


class OptionGroup(Struct, frozen=True, kw_only=True):
    """The options of one moment of the game."""

    name: str
    title: str
    options: list[OptionPage]


class SheetPage(Struct, frozen=True, kw_only=True):
    """A whole sheet in words."""

    head: SheetHead
    groups: list[OptionGroup]
    clauses: dict[str, str]
    differs: list[Difference]


# Rules


class RuleLine(Struct, frozen=True, kw_only=True):
    """One option in words. `elsewhere`: what the parent sheet says, where that is something else."""

    name: str
    title: str
    words: str
    help: str | None
    clause: str | None
    sentence: str | None
    decision: str | None
    authority: str | None
    elsewhere: str | None


class RuleGroup(Struct, frozen=True, kw_only=True):
    """One moment of the game."""

    name: str
    title: str
    about: str | None
    lines: list[RuleLine]


class RuleQuestion(Struct, frozen=True, kw_only=True):
    """What the text leaves open, and how this sheet settles it."""

    id: str
    question: str
    answer: str


class CardPoints(Struct, frozen=True, kw_only=True):
    """A card and what it counts."""

    card: str
    points: int


class CardOrder(Struct, frozen=True, kw_only=True):
    """Cards from the strongest to the weakest, or by value."""

    title: str
    cards: list[CardPoints]


class RuleExample(Struct, frozen=True, kw_only=True):
    """A position that the referee has ruled on under this sheet: what may be played, or who wins."""

    title: str
    trump: str | None
    trick: list[str]
    hand: list[str]
    legal: list[str]
    winner: int | None
    words: list[str]
    clause: str | None


class RulesPage(Struct, frozen=True, kw_only=True):
    """A sheet for somebody who wants to learn it. `parent` and `parent_title`: the sheet that it extends."""

    head: SheetHead
    parent: str | None
    parent_title: str | None
    about: list[str]
    orders: list[CardOrder]
    examples: list[RuleExample]
    groups: list[RuleGroup]
    questions: list[RuleQuestion]
    clauses: dict[str, str]
    differs: list[Difference]


class RuleRow(Struct, frozen=True, kw_only=True):
    """One option in two sheets."""

    title: str
    one: str
    other: str


class RowGroup(Struct, frozen=True, kw_only=True):
    """Where two sheets differ within one moment of the game."""

    title: str
    rows: list[RuleRow]


class RulesBeside(Struct, frozen=True, kw_only=True):
    """Two sheets of a game side by side, where they differ."""

    one: SheetHead
    other: SheetHead
    groups: list[RowGroup]
