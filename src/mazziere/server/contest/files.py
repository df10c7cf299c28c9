"""Files in and out of a contest: spreadsheets, paper, exports."""

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import QueryParameter

from mazziere.contests.importing import facts_of, plan
from mazziere.contests.log import to_json
from mazziere.core import BadInput
from mazziere.server.contest import shapes
from mazziere.server.contest.asking import allowed, public_address
from mazziere.server.contest.importing import import_view
from mazziere.server.contest.spreadsheet import rows_of_file, standings_csv, standings_xlsx
from mazziere.server.context import Context
from mazziere.server.entering import Asked
from mazziere.server.language import language_of
from mazziere.server.paper import Sheet, printed
from mazziere.server.schema import shaped

LARGEST_FILE = 4 * 1024 * 1024
"""Bytes of a spreadsheet or of an exported contest."""
PDF = "application/pdf"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@post("/api/contests/{contest_id:str}/import", status_code=200, request_max_body_size=LARGEST_FILE)
async def import_entries(
    request: Asked,
    context: Context,
    contest_id: str,
    do_it: Annotated[bool, QueryParameter(name="do")] = False,
    encoding: str | None = None,
) -> shapes.ImportView:
    """Entries from a spreadsheet in the body; without `do` only what would become of each row."""
    live = context.hall.find(contest_id)
    by = await allowed(request, context, live, "enter")
    rows, found = rows_of_file(await request.body(), encoding or None)
    planned = plan(live.log.contest, rows)
    if do_it:
        await live.act(lambda contest, log: facts_of(plan(contest, rows)), by)
    return import_view(planned, language_of(request), encoding=found, done=do_it)


@get("/api/contests/{contest_id:str}/paper/{sheet:str}", responses=shaped(bytes, PDF))
async def paper(
    request: Asked,
    context: Context,
    contest_id: str,
    sheet: str,
    number: Annotated[str | None, QueryParameter(name="round")] = None,
    discipline: str | None = None,
    wifi: str = "",
    password: str = "",
) -> Response[bytes]:
    """A sheet as PDF."""
    live = context.hall.find(contest_id)
    await allowed(request, context, live, "print")
    if sheet not in set(Sheet):
        raise BadInput("contest.data.choice", place="sheet", value=sheet[:20], choices=", ".join(Sheet))
    contest = live.log.contest
    pdf = await asyncio.to_thread(
        printed,
        Sheet(sheet),
        contest,
        language_of(request),
        round=contest.round(number) if number else None,
        discipline=contest.round(number).discipline if number else discipline,
        url=public_address(request, context),
        wifi=wifi,
        password=password,
    )
    return Response(pdf, media_type=PDF, headers={"content-disposition": f'inline; filename="{sheet}.pdf"'})


@get("/api/contests/{contest_id:str}/export/{kind:str}", responses=shaped(bytes, "*/*"))
async def export(request: Asked, context: Context, contest_id: str, kind: str, discipline: str = "") -> Response[bytes]:
    """The whole contest as json, a table as csv or xlsx."""
    live = context.hall.find(contest_id)
    await allowed(request, context, live, "export")
    contest, language = live.log.contest, language_of(request)
    if kind == "json":
        data, media_type = to_json(live.log).encode(), "application/json"
    elif kind == "csv":
        data, media_type = standings_csv(contest, discipline, language), "text/csv"
    elif kind == "xlsx":
        data, media_type = standings_xlsx(contest, language), XLSX
    else:
        raise BadInput("contest.cli.export_kind", file=kind[:10], choices="json, csv, xlsx")
    name = f'attachment; filename="mazziere-{live.id}.{kind}"'
    return Response(data, media_type=media_type, headers={"content-disposition": name})


FILES: list[Any] = [import_entries, paper, export]
