"""The rounds of a `standings` case: tables with their results, who rested, left or came late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazziere.contests.format import Format
from mazziere.contests.judging.values import impossible, listed, mapped, names, several, whole
from mazziere.contests.lines import Played, RoundPlayed
from mazziere.contests.plausible import questions
from mazziere.contests.result import Result
from mazziere.core.errors import Unanswered


def read_round(format: Format, data: Any, entries: Sequence[str]) -> RoundPlayed:
    """One round of a case. Raises Unanswered when somebody sits twice or a table cannot end so."""
    case = mapped(data, "rounds")
    left, late, rest = ([str(name) for name in several(case.get(field))] for field in ("left", "late", "rest"))
    tables = [
        _table(format, listed(table, "tables"), entries, left, late) for table in listed(case.get("tables"), "tables")
    ]
    seated = [entry for table in tables for side in table.sides for entry in side]
    names([*seated, *rest], "tables", entries)
    for field, named in (("left", left), ("late", late)):
        names(named, field, seated)
    return RoundPlayed(tables=tables, rest=rest)


def _table(
    format: Format, table: Sequence[Any], entries: Sequence[str], left: Sequence[str], late: Sequence[str]
) -> Played:
    sides = tuple(str(name) for name in table[:2])
    gone, came_late = frozenset(left) & frozenset(sides), frozenset(late) & frozenset(sides)
    if len(sides) != 2:
        raise impossible("tables", table)
    result = _result(format, table, sides)
    if result is None and not (gone or came_late):
        raise impossible("tables", table)
    if result is not None and came_late:
        raise impossible("late", table)
    if result is not None:
        for question in questions(format, result, finished=not gone):
            if question.impossible:
                raise Unanswered(question.key, **question.detail)
    return Played(sides=((sides[0],), (sides[1],)), result=result, left=gone, late=came_late)


def _result(format: Format, table: Sequence[Any], sides: Sequence[str]) -> Result | None:
    if len(table) == 2:
        return None
    if format.game == "briscola":
        (rounds,) = listed(table[2:], "tables", 1)
        played = [listed(round, "rounds", 2) for round in listed(rounds, "rounds")]
        return Result(rounds=tuple((whole(a, "rounds", 0), whole(b, "rounds", 0)) for a, b in played))
    if len(table) not in (4, 5):
        raise impossible("tables", table)
    winner = None
    if len(table) == 5 and table[4] is not None:
        if str(table[4]) not in sides:
            raise impossible("winner", table[4])
        winner = sides.index(str(table[4]))
    return Result(points=(whole(table[2], "tables"), whole(table[3], "tables")), winner=winner)
