"""The application: handlers, errors, headers, and what starts and ends with it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from mazziere.core import BadInput
from mazziere.messages import say
from mazziere.server import messages, sockets
from mazziere.server.api import HANDLERS
from mazziere.server.contest.api import HANDLERS as CONTESTS
from mazziere.server.contest.hall import Hall
from mazziere.server.context import Context
from mazziere.server.errors import HANDLERS as ERRORS
from mazziere.server.guiding import HANDLERS as GUIDING
from mazziere.server.headers import headers, same_origin
from mazziere.server.house import House
from mazziere.server.language import language_of
from mazziere.server.metrics import Metrics
from mazziere.server.own import HANDLERS as OWN
from mazziere.server.pages import NOT_BUILT, Pages
from mazziere.server.rules import HANDLERS as RULES
from mazziere.server.rulings import HANDLERS as RULINGS
from mazziere.server.schema import schema_handler
from mazziere.server.session import user_of
from mazziere.server.settings import Settings
from mazziere.server.warm import warm_up
from mazziere.store import Store
from mazziere.tables.outside import SystemChance, WallClock
from mazziere.tables.thinking import Threads

API = [*HANDLERS, *RULINGS, *RULES, *OWN, *GUIDING, *CONTESTS]
"""Everything that a program may ask for."""
LARGEST_BODY = 64 * 1024
SOCKETS_A_PERSON = 24
"""Tabs and devices of one person, over all tables."""


@get(["/", "/{path:path}"])
async def pages(request: Request[Any, Any, Any], context: Context, path: str = "") -> Response[bytes]:
    """A file of the page, or the page itself for every place in it."""
    if path.startswith(("/api/", "/ws/")):
        raise NotFoundException
    if not context.pages.built:
        language = language_of(request)
        text = NOT_BUILT.format(language=language, words=say(language, "account.error.not_built"))
        return Response(text.encode(), media_type="text/html", status_code=503)
    page = context.pages.find(path)
    if page is None:
        raise NotFoundException
    return page.answer(request.headers)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], context: Context, table_id: str) -> None:
    """A page at a table."""
    language = language_of(socket)
    if not same_origin(socket, context.public_url):
        await socket.close(sockets.POLICY)
        return
    await socket.accept()
    gone: sockets.Gone | None = None
    if socket.query_params.get("v", str(messages.VERSION)) != str(messages.VERSION):
        gone = "version"
    user = await user_of(socket, context.house.store)
    try:
        table = await context.house.find(table_id)
    except BadInput:
        gone = gone or "unknown_table"
    who = user.id if user else ""
    if user and context.sockets.get(who, 0) >= SOCKETS_A_PERSON:
        gone = gone or "flood"
    if gone:
        await socket.send_text(sockets.gone_text(0, gone, language))
        await socket.close(sockets.POLICY if gone == "flood" else sockets.NORMAL)
        return
    connection = sockets.Connection(context.house, table, context.metrics, user.id if user else None, language)
    context.connections.add(connection)
    context.sockets[who] = context.sockets.get(who, 0) + 1
    context.metrics.connects.inc()
    context.metrics.sockets.inc()
    try:
        await sockets.serve(socket, connection, table)
    finally:
        context.connections.discard(connection)
        context.metrics.sockets.dec()
        context.sockets[who] -= 1
        if not context.sockets[who]:
            del context.sockets[who]


def create_app(settings: Settings, store: Store) -> Litestar:
    """The server of one open store; it closes the store when it ends."""
    thinker = Threads()
    metrics = Metrics()
    house = House(
        store, clock=WallClock(), chance=SystemChance(), thinker=thinker, hurry=settings.hurry, metrics=metrics
    )
    context = Context(
        house=house, pages=Pages(settings.static), hall=Hall(store), metrics=metrics, public_url=settings.public_url
    )
    return Litestar(
        route_handlers=[*API, schema_handler(API), table_socket, pages],
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        exception_handlers=ERRORS,
        before_send=[headers(context.pages.inline_scripts)],
        lifespan=[_life(context, thinker)],
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
        state=State({"context": context}),
    )


def _life(context: Context, thinker: Threads) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        house = context.house

        def heard(stream: str | None) -> None:
            house.heard(stream)
            context.hall.heard(stream)

        await house.store.start(heard)
        await house.resume()
        await context.hall.resume()
        warm_up()
        sweeping = asyncio.create_task(house.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sweeping
            await house.close()
            thinker.close()
            await house.store.stop()

    return life
