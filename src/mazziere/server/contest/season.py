"""The table of a season over evenings of this server, on the page and as a file."""

from typing import Any

from litestar import Response, get
from msgspec import Struct

from mazziere.contests.season import SCALE, SeasonRow, season_of
from mazziere.core import BadInput
from mazziere.server.contest.files import XLSX
from mazziere.server.contest.hall import Live
from mazziere.server.contest.spreadsheet import season_csv, season_xlsx
from mazziere.server.contest.views import number
from mazziere.server.context import Context
from mazziere.server.entering import Asked
from mazziere.server.language import language_of
from mazziere.server.schema import shaped

MOST_EVENINGS = 60


class EveningView(Struct, frozen=True, kw_only=True):
    """One evening of a season."""

    id: str
    name: str
    day: str


class SeasonRowView(Struct, frozen=True, kw_only=True):
    """One row of a season; null where it was not there that evening."""

    place: int
    name: str
    points: int | float
    evenings: list[int | float | None]


class SeasonView(Struct, frozen=True, kw_only=True):
    """The table of a season. `scale` are the points by place, the last one for every place after."""

    evenings: list[EveningView]
    rows: list[SeasonRowView]
    scale: list[int]


@get("/api/season", sync_to_thread=False)
def season(context: Context, contests: str = "", best: int | None = None) -> SeasonView:
    """The season over these contests, ids with commas between; everybody may see it, as their standings."""
    evenings, rows = _season(context, contests, best)
    return SeasonView(
        evenings=[
            EveningView(id=live.id, name=live.log.contest.created.name, day=live.log.contest.created.day)
            for live in evenings
        ],
        rows=[
            SeasonRowView(
                place=row.place,
                name=row.name,
                points=number(row.points),
                evenings=[None if given is None else number(given) for given in row.evenings],
            )
            for row in rows
        ],
        scale=list(SCALE),
    )


@get("/api/season/{kind:str}", sync_to_thread=False, responses=shaped(bytes, "*/*"))
def season_file(
    request: Asked, context: Context, kind: str, contests: str = "", best: int | None = None
) -> Response[bytes]:
    """The season as csv or xlsx."""
    evenings, rows = _season(context, contests, best)
    days = [live.log.contest.created.day or live.log.contest.created.name for live in evenings]
    if kind == "csv":
        data, media_type = season_csv(days, rows, language_of(request)), "text/csv"
    elif kind == "xlsx":
        data, media_type = season_xlsx(days, rows, language_of(request)), XLSX
    else:
        raise BadInput("contest.cli.export_kind", file=kind[:10], choices="csv, xlsx")
    name = f'attachment; filename="mazziere-season.{kind}"'
    return Response(data, media_type=media_type, headers={"content-disposition": name})


def _season(context: Context, contests: str, best: int | None) -> tuple[list[Live], tuple[SeasonRow, ...]]:
    """The evenings by their day, and their season. Raises BadInput for none, too many or an unknown one."""
    ids = list(dict.fromkeys(id for id in contests.split(",") if id))
    if not 0 < len(ids) <= MOST_EVENINGS:
        raise BadInput("contest.season.evenings", most=MOST_EVENINGS)
    if best is not None and best < 1:
        raise BadInput("contest.season.best", value=best)
    evenings = sorted((context.hall.find(id) for id in ids), key=lambda live: live.log.contest.created.day)
    return evenings, season_of([live.log.contest for live in evenings], best)


SEASON: list[Any] = [season, season_file]
