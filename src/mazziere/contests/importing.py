"""Entries from a spreadsheet: its rows matched with who is there already."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from mazziere.contests.columns import PLAYERS, header, plain
from mazziere.contests.contest import LONGEST_NAME, Contest, Entry
from mazziere.contests.facts import Amended, Entered, Fact
from mazziere.contests.fold import applied
from mazziere.contests.plain import BadData
from mazziere.contests.sheet_text import Rows
from mazziere.core.errors import BadInput

YES = frozenset({"si", "x", "1", "true", "vero", "yes", "oui", "pagato", "paid", "paye", "ok"})
JOINTS = re.compile(r"\s*(?:[–—/+;&]|\s-\s|,|\s(?:e|et|and)\s)\s*")
DASH = " – "
MOST_ROWS = 2000
"""Entries of a file: more than any hall holds."""


class What(StrEnum):
    """What becomes of a row."""

    NEW = "new"
    CHANGED = "changed"
    SAME = "same"
    TWICE = "twice"
    """It stands in the file a second time."""
    BAD = "bad"


@dataclass(frozen=True, kw_only=True)
class Row:
    """One row of the file, as it was understood."""

    number: int
    """Its line in the file, from 1."""
    what: What
    name: str
    fact: Fact | None = None
    changes: Mapping[str, tuple[object, object]] = field(default_factory=dict)
    """By field: what it was and what it will be."""
    why: BadInput | None = None
    """Why a bad row cannot be taken."""


def plan(contest: Contest, rows: Rows) -> tuple[Row, ...]:
    """What an import of these rows would do, row by row; nothing is done. A row that the contest would refuse is bad,
    and says why. Raises BadData when there is no row at all, or far too many.
    """
    start, columns = header(rows)
    found = [(number, _values(cells, columns)) for number, cells in enumerate(rows[start:], start + 1)]
    found = [(number, values) for number, values in found if any(values.values())]
    if not found:
        raise BadData("contest.import.empty")
    if len(found) > MOST_ROWS:
        raise BadData("contest.import.too_many", count=len(found), most=MOST_ROWS)
    known = {_key_of(entry.key, entry.members, entry.name): entry for entry in contest.entries.values()}
    by_name = {plain(entry.name): entry for entry in contest.entries.values()}
    planned: list[Row] = []
    seen: set[str] = set()
    for number, values in found:
        name, members = _names(values)
        key = _key_of(values.get("key", ""), members, name)
        if {key, plain(name)} & seen:
            row = Row(number=number, what=What.TWICE, name=name)
        elif (entry := known.get(key) or by_name.get(plain(name))) is not None:
            row = _merged(number, entry, name, members, values)
        else:
            fact = _entered(str(next_id(contest)), name, members, values)
            row = Row(number=number, what=What.NEW, name=name, fact=fact)
        contest, row = _tried(contest, row)
        planned.append(row)
        seen |= {key, plain(name)}
    return tuple(planned)


def _tried(contest: Contest, row: Row) -> tuple[Contest, Row]:
    """The contest with the row in it; when it is refused, the row as a bad one."""
    try:
        return (contest if row.fact is None else applied(contest, row.fact)), row
    except BadInput as error:
        return contest, Row(number=row.number, what=What.BAD, name=row.name[:LONGEST_NAME], why=error)


def facts_of(planned: Sequence[Row]) -> tuple[Fact, ...]:
    """The facts that carry a plan out."""
    return tuple(row.fact for row in planned if row.fact is not None)


def next_id(contest: Contest) -> int:
    """The smallest registration number above all those given so far."""
    return 1 + max((int(id) for id in contest.entries if id.isdigit()), default=0)


def members_of(text: str) -> tuple[str, ...]:
    """The players in a text such as `Genco – Poma`, `Genco / Poma` or `Genco e Poma`."""
    return tuple(part for part in (piece.strip() for piece in JOINTS.split(text)) if part)


def _values(cells: Sequence[str], columns: Mapping[int, str]) -> dict[str, str]:
    return {name: cells[i].strip() for i, name in columns.items() if i < len(cells)}


def _names(values: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    members = tuple(who for player in PLAYERS if (who := _person(values, player)))
    members = members or members_of(values.get("members", "")) or members_of(values.get("name", ""))
    return values.get("name") or DASH.join(members), members


def _person(values: Mapping[str, str], player: str) -> str:
    """One player, from one column or from given name and surname."""
    parts = (values.get(player, ""), values.get(f"given_{player}", ""), values.get(f"surname_{player}", ""))
    return " ".join(part for part in parts if part)


def _key_of(key: str, members: Sequence[str], name: str) -> str:
    """By what an entry is known again: its key, else its players in any order, else its name."""
    if key:
        return f"key {plain(key)}"
    return " ".join(sorted(plain(member) for member in members)) or plain(name)


def _entered(id: str, name: str, members: tuple[str, ...], values: Mapping[str, str]) -> Entered:
    return Entered(
        id=id,
        name=name,
        members=members,
        group=values.get("group", ""),
        club=values.get("club", ""),
        table=_table(values),
        paid=_paid(values),
        key=values.get("key", ""),
    )


def _merged(number: int, entry: Entry, name: str, members: tuple[str, ...], values: Mapping[str, str]) -> Row:
    """Only what the file has and says otherwise is changed: an empty cell takes nothing away."""
    new: dict[str, object] = {
        "name": name,
        "members": members,
        "group": values.get("group"),
        "club": values.get("club"),
    }
    new |= {"key": values.get("key"), "table": _table(values), "paid": _paid(values) or None}
    if sorted(members) == sorted(entry.members) and not values.get("name"):
        new |= {"name": None, "members": None}  # the same two, the other one first
    changes = {
        field: (getattr(entry, field), value)
        for field, value in new.items()
        if value and value != getattr(entry, field)
    }
    if not changes:
        return Row(number=number, what=What.SAME, name=name)
    fact = Amended(id=entry.id, **{field: value for field, (_, value) in changes.items()})  # type: ignore[arg-type]
    return Row(number=number, what=What.CHANGED, name=name, fact=fact, changes=changes)


def _table(values: Mapping[str, str]) -> int | None:
    text = values.get("table", "")
    return int(text) if text.isdigit() and int(text) > 0 else None


def _paid(values: Mapping[str, str]) -> bool:
    return plain(values.get("paid", "")) in YES
