"""Spreadsheets in and out: entries from CSV, TSV and XLSX, standings as CSV and XLSX."""

import csv
import io
import zipfile
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mazziere.contests.contest import Contest
from mazziere.contests.format import Criterion
from mazziere.contests.ranking import Ranking, overall_ranking, ranking
from mazziere.contests.score import Points
from mazziere.contests.season import SeasonRow
from mazziere.contests.sheet_text import Rows, decoded, rows_of_text
from mazziere.contests.words import ranked_name
from mazziere.core import BadInput
from mazziere.messages import say

if TYPE_CHECKING:
    from openpyxl import Workbook

Cell = str | int | float
ZIP_MARK = b"PK\x03\x04"
PDF_MARK = b"%PDF"
OPEN_DOCUMENT = b"opendocument.spreadsheet"
OLD_EXCEL_MARK = b"\xd0\xcf\x11\xe0"
BESIDE = (Criterion.MP, Criterion.DIFFERENCE, Criterion.CARD_POINTS)
LONGEST_TITLE = 31
"""Letters that a sheet of a workbook may be named with."""


def rows_of_file(data: bytes, encoding: str | None = None) -> tuple[Rows, str | None]:
    """The cells of a spreadsheet, whatever it is, and the encoding of one that is text. Raises BadInput for a file
    that is none.
    """
    if data.startswith(OLD_EXCEL_MARK):
        raise BadInput("contest.import.old_excel")
    if data.startswith(ZIP_MARK):
        return _rows_of_workbook(data), None
    if data.startswith(PDF_MARK):
        raise BadInput("contest.import.no_text")
    text, found = decoded(data, encoding)
    return rows_of_text(text), found


def _rows_of_workbook(data: bytes) -> Rows:
    """The first sheet that has anything in it; of merged cells only the first one has a value."""
    from openpyxl import load_workbook
    from openpyxl.utils.exceptions import InvalidFileException

    if OPEN_DOCUMENT in data[:200]:
        raise BadInput("contest.import.open_document")
    try:
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True)
    except (InvalidFileException, zipfile.BadZipFile, KeyError, ValueError, EOFError, OSError):
        raise BadInput("contest.import.damaged") from None
    for sheet in book.worksheets:
        rows = [[_cell(value) for value in row] for row in sheet.iter_rows(values_only=True)]
        if any(any(row) for row in rows):
            return rows
    return []


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def standings_csv(contest: Contest, discipline: str, language: str) -> bytes:
    """The table of a discipline, as spreadsheets of this country open it: UTF-8 with its mark, semicolons but in
    English.
    """
    return _csv(_cells(contest, discipline, ranking(contest, discipline), language), language)


def standings_xlsx(contest: Contest, language: str) -> bytes:
    """A workbook with a sheet for each discipline, and the overall table of the games."""
    from openpyxl import Workbook

    book = Workbook()
    book.remove(book.worksheets[0])
    for discipline in contest.disciplines:
        title = say(language, f"contest.game.{discipline or contest.format(discipline).game}")
        sheet = book.create_sheet(title[:LONGEST_TITLE])
        for row in _cells(contest, discipline, ranking(contest, discipline), language):
            sheet.append(list(row))
    overall = overall_ranking(contest)
    if overall is not None:
        sheet = book.create_sheet(say(language, "contest.game.games")[:LONGEST_TITLE])
        sheet.append([say(language, f"contest.column.{name}") for name in ("place", "name", "points")])
        for row_ in overall.rows:
            sheet.append([row_.place, _safe(row_.name), _number(row_.points)])
    return _finished(book)


def season_csv(days: Sequence[str], rows: Sequence[SeasonRow], language: str) -> bytes:
    """The table of a season, an evening a column, as spreadsheets of this country open it."""
    return _csv(_season_cells(days, rows, language), language)


def season_xlsx(days: Sequence[str], rows: Sequence[SeasonRow], language: str) -> bytes:
    """The table of a season as a workbook."""
    from openpyxl import Workbook

    book = Workbook()
    sheet = book.worksheets[0]
    sheet.title = say(language, "contest.season.title")[:LONGEST_TITLE]
    for row in _season_cells(days, rows, language):
        sheet.append(list(row))
    return _finished(book)


def _season_cells(days: Sequence[str], rows: Sequence[SeasonRow], language: str) -> Sequence[Sequence[Cell]]:
    head: list[Cell] = [say(language, f"contest.column.{name}") for name in ("place", "name", "points")]
    found = [[*head, *days]]
    for row in rows:
        evenings: list[Cell] = ["" if given is None else _number(given) for given in row.evenings]
        found.append([row.place, _safe(row.name), _number(row.points), *evenings])
    return found


def _finished(book: "Workbook") -> bytes:
    """The workbook as a file: the first row of every sheet is its head and stays in sight."""
    from openpyxl.styles import Font

    for sheet in book.worksheets:
        sheet.freeze_panes = "A2"
        for cell in sheet[1]:
            cell.font = Font(bold=True)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def _csv(rows: Sequence[Sequence[Cell]], language: str) -> bytes:
    text = io.StringIO()
    csv.writer(text, delimiter="," if language == "en" else ";").writerows(rows)
    return text.getvalue().encode("utf-8-sig")


def _cells(contest: Contest, discipline: str, found: Ranking, language: str) -> Sequence[Sequence[Cell]]:
    beside = [name for name in BESIDE if name in contest.format(discipline).ties]
    head = ["place", "name", "points", *(name.value for name in beside), *(["award"] if found.awards else []), "by"]
    rows: list[list[Cell]] = [[say(language, f"contest.column.{name}") for name in head]]
    for row in found.rows:
        cells: list[Cell] = [row.place, _safe(ranked_name(contest, row.name)), _number(row.points)]
        cells += [_number(row.values[name]) if name in row.values else "" for name in beside]
        cells += [_number(found.awards[row.name])] if found.awards else []
        rows.append([*cells, say(language, f"contest.criterion.{row.by}") if row.by else ""])
    return rows


def _safe(text: str) -> str:
    """A name that a spreadsheet cannot take for a formula."""
    return f"'{text}" if text[:1] in "=+-@" else text


def _number(value: Points) -> int | float:
    return value if isinstance(value, int) else float(value)
