"""Contests on paper, as PDF: score slips, table cards, seating, standings, prizes, certificates, the help page."""

import json
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

import typst

from mazziere.contests.contest import Contest, Round
from mazziere.core import BadInput
from mazziere.messages import bundle
from mazziere.server.paper import hall, tables
from mazziere.server.paper.order import Order

FOLDER = Path(__file__).parent
WORDS = "contest.paper."


class Sheet(StrEnum):
    """What can be printed."""

    SLIPS = "slips"
    CARDS = "cards"
    SEATING = "seating"
    STANDINGS = "standings"
    PRIZES = "prizes"
    CERTIFICATES = "certificates"
    HELP = "help"


SHEETS: Mapping[Sheet, Callable[[Order], dict[str, Any]]] = {
    Sheet.SLIPS: hall.slips,
    Sheet.CARDS: hall.cards,
    Sheet.SEATING: hall.seating,
    Sheet.STANDINGS: tables.standings,
    Sheet.PRIZES: tables.prizes,
    Sheet.CERTIFICATES: tables.certificates,
    Sheet.HELP: hall.help_page,
}
"""What the page of each sheet is told."""


def printed(
    sheet: Sheet,
    contest: Contest,
    language: str,
    *,
    round: Round | None = None,
    discipline: str | None = None,
    url: str = "",
    wifi: str = "",
    password: str = "",
) -> bytes:
    """A sheet of a contest as PDF. Raises BadInput when there is nothing to print yet.

    `round` is for slips and seating, `url` the address of the page for the QR codes, `wifi` and `password` the hall's
    own network for the help page.
    """
    order = Order(
        contest=contest,
        language=language,
        round=round,
        discipline=discipline,
        url=url,
        wifi=wifi,
        password=password,
    )
    data = SHEETS[sheet](order)
    common = {"name": contest.created.name, "place": contest.created.place, "day": order.day}
    return compiled(sheet.value, {**common, "words": _words(language), "language": language, **data})


def compiled(page: str, data: Mapping[str, Any], form: str = "pdf") -> Any:
    """A page of this folder with its data, as PDF, or as PNG for looking at it: one picture a page."""
    result = typst.compile(
        str(FOLDER / f"{page}.typ"),
        root=str(FOLDER),
        font_paths=_fonts(),
        sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
        format="png" if form == "png" else "pdf",
    )
    if result is None:
        raise BadInput("contest.print.failed")
    return result


@cache
def _fonts() -> typst.Fonts:
    """Our own fonts and those of Typst: a page looks the same on every machine."""
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=[str(FOLDER / "fonts")])


def _words(language: str) -> dict[str, Any]:
    """The words of the pages, by the last part of their keys."""
    found = bundle(language)
    return {key.removeprefix(WORDS): text for key, text in found.items() if key.startswith(WORDS)}
