"""Entries from a spreadsheet: rows found whatever their encoding, separator and header, matched with who is there
already.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from mazziere.contests.contest import LONGEST_NAME, Contest, Entry
from mazziere.contests.facts import Amended, Entered, Fact
from mazziere.contests.plain import BadData

Rows = Sequence[Sequence[str]]

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "name": ("nome", "coppia", "squadra", "iscritto", "name", "pair", "team", "entry", "nom", "paire", "equipe"),
    "first": ("giocatore 1", "giocatore a", "primo", "player 1", "player a", "joueur 1", "joueur a", "nome 1"),
    "second": ("giocatore 2", "giocatore b", "secondo", "player 2", "player b", "joueur 2", "joueur b", "nome 2"),
    "members": ("giocatori", "componenti", "players", "members", "joueurs", "membres"),
    "group": ("quartiere", "gruppo", "quarter", "group", "quartier", "groupe"),
    "club": ("circolo", "club", "societa", "associazione", "association"),
    "table": ("tavolo fisso", "posto fisso", "tavolo", "fixed table", "table", "table fixe"),
    "paid": ("pagato", "quota", "paid", "fee", "paye", "cotisation"),
    "key": ("codice", "tessera", "chiave", "id", "key", "card", "licence", "code", "numero"),
}
"""What the columns may be called, without accents and capitals, in Italian, English and French."""

YES = frozenset({"si", "x", "1", "true", "vero", "yes", "oui", "pagato", "paid", "paye", "ok"})
LOOKED_AT = 15
"""Rows at the top among which the header is looked for: titles and merged cells may stand above it."""
JOINTS = re.compile(r"\s*(?:[–—/+;&]|\s-\s|,|\s(?:e|et|and)\s)\s*")
DASH = " – "


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


def decoded(data: bytes) -> tuple[str, str]:
    """The text of a file and the encoding in which it was written: UTF-8, UTF-16 with its mark, else cp1252."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", errors="replace"), "utf-16"
    try:
        return data.decode("utf-8-sig"), "utf-8"
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace"), "cp1252"


def rows_of_text(text: str) -> Rows:
    """The cells of a CSV or TSV, or of names pasted one a line. The separator is the one that the first lines have
    most.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    counts = {mark: sum(line.count(mark) for line in lines[:LOOKED_AT]) for mark in ("\t", ";", ",")}
    separator = max(counts, key=lambda mark: counts[mark])
    if not counts[separator]:
        return [[line.strip()] for line in text.splitlines()]
    return list(csv.reader(io.StringIO(text), delimiter=separator))


def plan(contest: Contest, rows: Rows, first_id: int | None = None) -> tuple[Row, ...]:
    """What an import of these rows would do, row by row; nothing is done. Raises BadData when there is no row at
    all.
    """
    start, columns = _header(rows)
    known = {_key_of(entry.key, entry.members, entry.name): entry for entry in contest.entries.values()}
    by_name = {plain(entry.name): entry for entry in contest.entries.values()}
    following = first_id or next_id(contest)
    planned: list[Row] = []
    seen: set[str] = set()
    for number, cells in enumerate(rows[start:], start + 1):
        values = _values(cells, columns)
        if not any(values.values()):
            continue
        name, members = _names(values)
        key = _key_of(values.get("key", ""), members, name)
        if not name or len(name) > LONGEST_NAME:
            planned.append(Row(number=number, what=What.BAD, name=name[:LONGEST_NAME]))
        elif {key, plain(name)} & seen:
            planned.append(Row(number=number, what=What.TWICE, name=name))
        elif (entry := known.get(key) or by_name.get(plain(name))) is not None:
            planned.append(_merged(number, entry, name, members, values))
        else:
            fact = _entered(str(following), name, members, values)
            following += 1
            planned.append(Row(number=number, what=What.NEW, name=name, fact=fact))
        seen |= {key, plain(name)}
    if not planned:
        raise BadData("contest.import.empty")
    return tuple(planned)


def facts_of(planned: Sequence[Row]) -> tuple[Fact, ...]:
    """The facts that carry a plan out."""
    return tuple(row.fact for row in planned if row.fact is not None)


def next_id(contest: Contest) -> int:
    """The smallest registration number above all those given so far."""
    return 1 + max((int(id) for id in contest.entries if id.isdigit()), default=0)


def members_of(text: str) -> tuple[str, ...]:
    """The players in a text such as `Genco – Poma`, `Genco / Poma` or `Genco e Poma`."""
    return tuple(part for part in (piece.strip() for piece in JOINTS.split(text)) if part)


def plain(text: str) -> str:
    """A text for comparing: no accents, capitals or double spaces."""
    bare = unicodedata.normalize("NFKD", text)
    return " ".join("".join(letter for letter in bare if not unicodedata.combining(letter)).casefold().split())


def _header(rows: Rows) -> tuple[int, dict[int, str]]:
    """The first row of entries and what its columns are; without a header the first columns are the players."""
    for at, cells in enumerate(rows[:LOOKED_AT]):
        found = {i: name for i, cell in enumerate(cells) if (name := _column(cell)) is not None}
        if {"name", "first", "members"} & set(found.values()) and (len(found) > 1 or len(cells) == 1):
            return at + 1, found
    widest = max((len([cell for cell in cells if cell.strip()]) for cells in rows), default=0)
    return 0, {0: "name"} if widest < 2 else {0: "first", 1: "second", **({2: "group"} if widest > 2 else {})}


def _column(cell: str) -> str | None:
    words = plain(cell).replace(".", " ").replace("_", " ").strip()
    return next((name for name, titles in COLUMNS.items() if words in titles), None)


def _values(cells: Sequence[str], columns: Mapping[int, str]) -> dict[str, str]:
    return {name: cells[i].strip() for i, name in columns.items() if i < len(cells)}


def _names(values: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    members = tuple(values[part] for part in ("first", "second") if values.get(part))
    members = members or members_of(values.get("members", "")) or members_of(values.get("name", ""))
    return values.get("name") or DASH.join(members), members


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
