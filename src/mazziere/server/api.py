"""The HTTP side of `docs/protocol.md`."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import QueryParameter

from mazziere.core import BadInput
from mazziere.messages import LANGUAGES
from mazziere.server import constants, messages
from mazziere.server.context import Context
from mazziere.server.entering import Asked, enter, user_or_new, with_session
from mazziere.server.errors import NoSession
from mazziere.server.language import language_of
from mazziere.server.names import cleaned
from mazziere.server.schema import shaped
from mazziere.server.session import cookie, user_of
from mazziere.store.people import User
from mazziere.tables import decide, shapes
from mazziere.tables.actor import Table
from mazziere.tables.record import record_text
from mazziere.tables.state import State
from mazziere.tables.view import head, viewer_of


@get("/api/messages/{language:str}", sync_to_thread=False, responses=shaped(dict[str, Any]))
def texts(request: Asked, language: str, areas: str = "") -> Response[bytes]:
    """Every text of the page in one language, or of some areas of it."""
    if language not in LANGUAGES:
        raise BadInput("cli.unknown_language", language=language[:20], languages=", ".join(LANGUAGES))
    named = areas.split(",")
    without = frozenset(name.removeprefix("-") for name in named if name.startswith("-")) & constants.areas()
    return constants.texts(language, frozenset(named) & constants.areas(), without).answer(request.headers)


@get("/api/sheets", sync_to_thread=False, responses=shaped(list[messages.SheetHead]))
def all_sheets(request: Asked) -> Response[bytes]:
    """The sheets to choose from."""
    return constants.heads(language_of(request)).answer(request.headers)


@get("/api/sheets/{name:str}", sync_to_thread=False, responses=shaped(messages.SheetPage))
def one_sheet(request: Asked, name: str) -> Response[bytes]:
    """One sheet in words, with its options."""
    return constants.sheet(language_of(request), name[:60]).answer(request.headers)


@post("/api/guest", status_code=200)
async def guest(request: Asked, context: Context, data: messages.Guest) -> Response[messages.Me]:
    """Take a name, or another one."""
    name = cleaned(data.name)
    user = await user_of(request, context.house.store)
    if user is None:
        user, token = await enter(request, context, name)
        answer = Response(await _me(request, context, user))
        answer.set_cookie(cookie(token, request, context.public_url))
        return answer
    if name and name != user.name:
        user = await context.house.store.rename(user, name)
    return Response(await _me(request, context, user))


@get("/api/me")
async def me(request: Asked, context: Context) -> messages.Me:
    """Who asks, and where a seat waits."""
    user = await user_of(request, context.house.store)
    return await _me(request, context, user) if user else messages.Me(name=None, guest=True, tables=[])


@post("/api/tables", status_code=201)
async def open_table(request: Asked, context: Context, data: messages.NewTable) -> Response[messages.Opened]:
    """Open a table and sit down on its first seat."""
    user, token = await user_or_new(request, context)
    table = await context.house.open(data, user)
    return with_session(request, context, messages.Opened(id=table.state.opened.table), token, 201)


@get("/api/tables/{table_id:str}")
async def table_head(request: Asked, context: Context, table_id: str) -> shapes.TableHead:
    """What an invitation shows."""
    table = await context.house.find(table_id)
    user = await user_of(request, context.house.store)
    return _head(request, table, user)


@post("/api/tables/{table_id:str}/seat", status_code=200)
async def sit_down(
    request: Asked, context: Context, table_id: str, data: messages.SitDown
) -> Response[messages.Seated]:
    """Sit down on a free seat."""
    table = await context.house.find(table_id)
    user, token = await user_or_new(request, context)
    await table.ask(lambda state, _, now: decide.sit(state, user.id, user.name, data.seat, now=now)[1])
    seat = table.state.seat_of(user.id)
    assert seat is not None
    return with_session(request, context, messages.Seated(seat=seat), token, 200)


@post("/api/tables/{table_id:str}/fill", status_code=200)
async def fill(request: Asked, context: Context, table_id: str) -> dict[str, str]:
    """Do not wait for more people: robots sit down on the free seats. Only somebody who sits there may ask."""
    table = await context.house.find(table_id)
    user = await user_of(request, context.house.store)
    if user is None:
        raise NoSession
    who = user.id

    def filled(state: State, _: object, now: int) -> decide.Facts:
        return decide.fill(state, who, context.house.bots(state), now=now)

    await table.ask(filled)
    return {}


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Asked, context: Context, table_id: str) -> dict[str, str]:
    """Leave a table for good."""
    table = await context.house.find(table_id)
    user = await user_of(request, context.house.store)
    if user is None:
        raise NoSession
    who, bot = user.id, context.house.bots(table.state)[0]

    def left(state: State, _: object, now: int) -> decide.Facts:
        seat = state.seat_of(who)
        return [] if seat is None else decide.leave(state, seat, bot, now=now)

    await table.ask(left)
    return {}


@get("/api/records/{table_id:str}", responses=shaped(dict[str, Any]))
async def record(
    request: Asked,
    context: Context,
    table_id: str,
    number: Annotated[int | None, QueryParameter(name="match")] = None,
) -> Response[str]:
    """A match as a record; the running deal only as the reader may see it."""
    table = await context.house.find(table_id)
    user = await user_of(request, context.house.store)
    text = record_text(table.state, number, viewer_of(table.state, user.id if user else None))
    if text is None:
        raise BadInput("table.error.no_record", number=number or 1)
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})


@get("/health", sync_to_thread=False)
def health(context: Context) -> dict[str, Any]:
    """For whoever watches over the server."""
    return {"ok": True, "tables": context.house.count}


@get("/metrics", sync_to_thread=False, media_type="text/plain")
def figures(context: Context) -> bytes:
    """For Prometheus."""
    context.metrics.tables.set(context.house.count)
    return context.metrics.text()


HANDLERS = [
    texts,
    all_sheets,
    one_sheet,
    guest,
    me,
    open_table,
    table_head,
    sit_down,
    fill,
    leave,
    record,
    health,
    figures,
]


async def _me(request: Asked, context: Context, user: User) -> messages.Me:
    heads = [_head(request, table, user) for table in await context.house.of(user)]
    heads.sort(key=lambda table: (not table.waiting, -table.kept_until))
    return messages.Me(name=user.name, guest=user.guest, tables=heads)


def _head(request: Asked, table: Table, user: User | None) -> shapes.TableHead:
    state = table.state
    viewer = viewer_of(state, user.id if user else None)
    return head(state, viewer, table.presence, language=language_of(request))
