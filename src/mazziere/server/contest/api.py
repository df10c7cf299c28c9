"""The HTTP side of contests."""

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post

from mazziere.contests.facts import Created
from mazziere.contests.formats import formats_of
from mazziere.contests.log import from_json
from mazziere.contests.preview import Preview, preview
from mazziere.contests.rehearsal import rehearsal_of
from mazziere.contests.words import ranked_name
from mazziere.core import BadInput
from mazziere.messages import say
from mazziere.server.contest import shapes, wishes
from mazziere.server.contest.asking import allowed, guessed, public_address
from mazziere.server.contest.choices import FormatHead
from mazziere.server.contest.choosing import format_heads
from mazziere.server.contest.deeds import facts_of as deed_facts
from mazziere.server.contest.deeds import seed
from mazziere.server.contest.doors import NotAllowed
from mazziere.server.contest.files import FILES, LARGEST_FILE
from mazziere.server.contest.hall import JSON, Live, now
from mazziere.server.contest.keeper import KEEPER
from mazziere.server.contest.phones import PHONES
from mazziere.server.contest.season import SEASON
from mazziere.server.contest.socket import contest_socket
from mazziere.server.contest.views import contest_view, head_view
from mazziere.server.context import Context
from mazziere.server.entering import Asked, user_or_new, with_session
from mazziere.server.language import language_of
from mazziere.server.paper.order import qr
from mazziere.server.schema import shaped
from mazziere.server.session import user_of


@get("/api/formats", sync_to_thread=False)
def formats(request: Asked) -> list[FormatHead]:
    """The formats to choose from."""
    return format_heads(language_of(request))


@get("/api/contests")
async def contests(request: Asked, context: Context) -> list[shapes.ContestHead]:
    """Every contest of this server, the latest first."""
    user = await user_of(request, context.house.store)
    return [head_view(live, live.doors.role(user.id if user else None)) for live in context.hall.all()]


@post("/api/contests", status_code=201)
async def create(request: Asked, context: Context, data: wishes.NewContest) -> Response[shapes.ContestHead]:
    """A new contest from a format; whoever makes it is its director."""
    user, token = await user_or_new(request, context)
    by_discipline, overall = formats_of(data.format, data.options, data.game)
    created = Created(
        name=data.name,
        formats=by_discipline,
        overall=overall,
        place=data.place,
        day=data.day,
        language=_language(request),
        tables=data.tables,
        fee=data.fee,
        salt=context.hall.salt(),
    )
    live = await context.hall.create(created, user.id)
    return with_session(request, context, head_view(live, "director"), token, 201)


def _language(request: Asked) -> Any:
    return language_of(request)


@post("/api/contests/file", status_code=201, request_max_body_size=LARGEST_FILE)
async def take_over(request: Asked, context: Context) -> Response[shapes.ContestHead]:
    """A contest from an exported file."""
    user, token = await user_or_new(request, context)
    try:
        log = from_json((await request.body()).decode())
    except UnicodeDecodeError:
        raise BadInput("contest.file.not_contest") from None
    live = await context.hall.take_over(log, user.id)
    return with_session(request, context, head_view(live, "director"), token, 201)


@get("/api/contests/{contest_id:str}", responses=shaped(shapes.ContestView))
async def contest(request: Asked, context: Context, contest_id: str, whole: bool = False) -> Response[bytes]:
    """The contest as whoever asks may see it; the public gets the tables of earlier rounds where it asks for the
    `whole`.
    """
    live = context.hall.find(contest_id)
    user = await user_of(request, context.house.store)
    role = live.doors.role(user.id if user else None)
    if whole:
        found = msgspec.json.encode(contest_view(live, role, language_of(request), whole=True))
        return Response(found, media_type=JSON)
    return live.page(role, language_of(request), contest_view).answer(request.headers)


@post("/api/contests/{contest_id:str}/deeds", status_code=200)
async def do(request: Asked, context: Context, contest_id: str, data: wishes.Deed) -> shapes.DoneView:
    """Do something at the desk."""
    live = context.hall.find(contest_id)
    by = await allowed(request, context, live, _deed_name(data))
    await live.act(lambda contest, log: deed_facts(contest, log, data), by)
    return shapes.DoneView(seq=live.seq)


@post("/api/contests/{contest_id:str}/preview", status_code=200)
async def look_ahead(request: Asked, context: Context, contest_id: str, data: wishes.Deed) -> shapes.PreviewView:
    """What a deed would change; nothing is done."""
    live = context.hall.find(contest_id)
    await allowed(request, context, live, _deed_name(data))
    facts = deed_facts(live.log.contest, live.log, data)
    return _preview(request, live, preview(live.log.contest, *facts))


def _preview(request: Asked, live: Live, change: Preview) -> shapes.PreviewView:
    language = language_of(request)
    moved = [
        say(
            language,
            "contest.preview.moved",
            name=ranked_name(live.log.contest, move.name),
            before=move.before,
            after=move.after,
        )
        for move in change.moved
    ]
    key = "contest.preview.no_table"
    if change.differing:
        key = "contest.preview.redraw" if change.can_redraw else "contest.preview.stay"
    tables = say(language, key, tables=", ".join(change.differing))
    return shapes.PreviewView(moved=moved, tables=tables, can_redraw=change.can_redraw)


@post("/api/contests/{contest_id:str}/join", status_code=200)
async def join(request: Asked, context: Context, contest_id: str, data: wishes.Join) -> Response[shapes.ContestHead]:
    """Sign in with the code of a role."""
    live = context.hall.find(contest_id)
    user, token = await user_or_new(request, context)
    try:
        await live.doors.join(user.id, data.code)
    except NotAllowed:
        guessed(request, context)
        raise
    return with_session(request, context, head_view(live, live.doors.role(user.id)), token, 200)


@get("/api/contests/{contest_id:str}/codes")
async def codes(request: Asked, context: Context, contest_id: str) -> shapes.CodesView:
    """The codes of the roles, and the address for the phones; the director's alone."""
    live = context.hall.find(contest_id)
    await allowed(request, context, live, "codes")
    url = public_address(request, context)
    return shapes.CodesView(codes=dict(live.doors.codes), url=url, qr=qr(f"{url}/contests/{live.id}"))


@post("/api/contests/{contest_id:str}/codes", status_code=200)
async def renew(request: Asked, context: Context, contest_id: str, data: wishes.Renew) -> shapes.CodesView:
    """Make a code anew."""
    live = context.hall.find(contest_id)
    await allowed(request, context, live, "codes")
    await live.doors.renew(data.role)
    url = public_address(request, context)
    return shapes.CodesView(codes=dict(live.doors.codes), url=url, qr=qr(f"{url}/contests/{live.id}"))


def _deed_name(deed: wishes.Deed) -> str:
    tag = msgspec.inspect.type_info(type(deed)).tag  # type: ignore[attr-defined]
    return str(tag)


@post("/api/contests/{contest_id:str}/rehearse", status_code=201)
async def rehearse(request: Asked, context: Context, contest_id: str) -> Response[shapes.ContestHead]:
    """A copy of the contest, played to its end with made-up results; the contest itself stays as it is."""
    live = context.hall.find(contest_id)
    await allowed(request, context, live, "rehearse")
    user, token = await user_or_new(request, context)
    name = say(language_of(request), "contest.page.rehearsal_of", name=live.log.contest.created.name)
    log = await asyncio.to_thread(rehearsal_of, live.log, name, seed(), now())
    copy = await context.hall.take_over(log, user.id)
    return with_session(request, context, head_view(copy, "director"), token, 201)


@post("/api/contests/{contest_id:str}/forget", status_code=200)
async def forget(request: Asked, context: Context, contest_id: str) -> dict[str, str]:
    """Take the contest off the list for good."""
    live = context.hall.find(contest_id)
    await allowed(request, context, live, "forget")
    await context.hall.forget(live)
    return {}


HANDLERS: list[Any] = [
    formats,
    contests,
    create,
    take_over,
    contest,
    do,
    look_ahead,
    join,
    codes,
    renew,
    rehearse,
    forget,
    *FILES,
    *PHONES,
    *KEEPER,
    *SEASON,
    contest_socket,
]
