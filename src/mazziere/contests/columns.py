"""What the columns of a list of entries are: found by their titles, in one row or two, under merged cells or none."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from mazziere.contests.sheet_text import Rows

Columns = dict[int, str]
"""By column: `name`, `first`, `second`, `surname_first` ..., `members`, `group`, `club`, `table`, `paid`, `key`."""

TITLES: Mapping[str, tuple[str, ...]] = {
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
PERSON = re.compile(
    r"(?:cognome e nome|nome e cognome|nominativo|giocatore|player|joueur|nom et prenom|prenom et nom|full name)"
    r"(?: ([12ab]))?"
)
SURNAME = re.compile(r"(?:cognome|surname|last name|nom de famille)(?: (?:giocatore |player |joueur )?([12ab]))?")
GIVEN = re.compile(r"(?:nome|prenom|first name|given name|name)(?: (?:giocatore |player |joueur )?([12ab]))?")
PLAYERS = ("first", "second")
WHO = frozenset({"name", "members", *PLAYERS, *(f"surname_{player}" for player in PLAYERS)})
"""One of these is in every header."""
WORDS = frozenset({"primo", "secondo"})
"""Titles that are also names of people: alone they make no header."""
LOOKED_AT = 15
"""Rows at the top among which the header is looked for: titles and merged cells may stand above it."""


UNMARKED = str.maketrans(
    {"Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "Ø": "O", "ø": "o", "Ħ": "H", "ħ": "h", "ı": "i", "Æ": "AE", "æ": "ae"}
    | {"Œ": "OE", "œ": "oe", "Þ": "Th", "þ": "th", "Ð": "D", "ð": "d"}
)
"""Letters whose stroke or second half is no accent, as people type and look for them."""


def plain(text: str) -> str:
    """A text for comparing and sorting: no accents, capitals or double spaces."""
    bare = unicodedata.normalize("NFKD", text.translate(UNMARKED))
    return " ".join("".join(letter for letter in bare if not unicodedata.combining(letter)).casefold().split())


def header(rows: Rows) -> tuple[int, Columns]:
    """The first row of entries and what its columns are; without a header the first columns are the players."""
    for at, cells in enumerate(rows[:LOOKED_AT]):
        below = rows[at + 1] if at + 1 < len(rows) else ()
        for height, found in ((2, _in_two_rows(cells, below)), (1, _titled(cells))):
            if _is_header(found, cells):
                start = at + height
                return start, _unmerged(found, cells if height == 1 else below, rows[start:])
    return 0, _untitled(rows)


def _is_header(found: Columns, cells: Sequence[str]) -> bool:
    named = WHO & set(found.values())
    return bool(named) and (len(found) > 1 or not any(_title(cell) in WORDS for cell in cells))


def _title(cell: str) -> str:
    return plain(re.sub(r"[._:°#]", " ", cell))


def _titled(cells: Sequence[str]) -> Columns:
    """The columns of one row of titles; two columns of the same title are those of the two players."""
    titles = [_title(cell) for cell in cells]
    surnames = any(SURNAME.fullmatch(title) for title in titles)
    found: Columns = {}
    for i, title in enumerate(titles):
        role = _role(title, surnames, found)
        if role is not None:
            found[i] = role
    return found


def _role(title: str, surnames: bool, found: Columns) -> str | None:
    for pattern, before in ((SURNAME, "surname_"), (GIVEN, "given_") if surnames else (PERSON, ""), (PERSON, "")):
        match = pattern.fullmatch(title)
        if match:
            return f"{before}{_player(match[1], before, found)}"
    return next((role for role, titles in TITLES.items() if title in titles), None)


def _player(mark: str | None, before: str, found: Columns) -> str:
    """Whose column it is: by its number or letter, else the next one."""
    if mark is not None:
        return PLAYERS[mark in "2b"]
    return PLAYERS[f"{before}first" in found.values()]


def _in_two_rows(upper: Sequence[str], lower: Sequence[str]) -> Columns:
    """Titles over two rows, as merged cells make them: the lower one says more, where it says anything."""
    above, below = _titled(upper), _titled(lower)
    if not below or any(cell.strip() and i not in below for i, cell in enumerate(lower)):
        return {}
    return above | below


def _unmerged(found: Columns, cells: Sequence[str], rows: Rows) -> Columns:
    """One title over two columns: the second one has no title but is filled in."""
    for i, role in list(found.items()):
        empty = i + 1 not in found and not (cells[i + 1].strip() if i + 1 < len(cells) else "")
        filled = sum(i + 1 < len(row) and bool(row[i + 1].strip()) for row in rows)
        named = sum(i < len(row) and bool(row[i].strip()) for row in rows)
        if role in ("name", "members", "first") and "second" not in found.values() and empty and 2 * filled > named:
            return {**found, i: "first", i + 1: "second"}
    return found


def _untitled(rows: Rows) -> Columns:
    """No titles: a first column that only counts is passed over."""
    filled = [row for row in rows if any(cell.strip() for cell in row)]
    start = 1 if len(filled) > 1 and all(row[0].strip(" .)").isdigit() for row in filled) else 0
    widest = max((sum(bool(cell.strip()) for cell in row[start:]) for row in filled), default=0)
    if widest < 2:
        return {start: "name"}
    return {start: "first", start + 1: "second", **({start + 2: "group"} if widest > 2 else {})}
