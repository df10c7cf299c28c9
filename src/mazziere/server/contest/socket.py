"""A page that watches a contest: it is told that something has changed, and reads it again."""

import asyncio
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from mazziere.core import BadInput
from mazziere.server.contest import shapes
from mazziere.server.contest.hall import Live
from mazziere.server.context import Context
from mazziere.server.headers import same_origin

NORMAL, POLICY = 1000, 1008
VERSION = "1"

Socket = WebSocket[Any, Any, Any]


@websocket("/ws/contests/{contest_id:str}")
async def contest_socket(socket: Socket, context: Context, contest_id: str) -> None:
    """A page at a contest: the projector, the desk, a phone."""
    if not same_origin(socket, context.public_url):
        await socket.close(POLICY)
        return
    await socket.accept()
    reason = None if socket.query_params.get("v", VERSION) == VERSION else "version"
    try:
        live = context.hall.find(contest_id)
    except BadInput:
        reason = reason or "unknown"
    if reason is not None:
        await _gone(socket, "version" if reason == "version" else "unknown")
        return
    context.metrics.sockets.inc()
    try:
        await _serve(socket, live)
    finally:
        context.metrics.sockets.dec()


async def _gone(socket: Socket, reason: Literal["version", "unknown"]) -> None:
    """Says why there is nothing more to hear, and closes."""
    await socket.send_text(msgspec.json.encode(shapes.GoneMessage(reason=reason)).decode())
    await socket.close(NORMAL)


async def _serve(socket: Socket, live: Live) -> None:
    """Sends the number of the contest now, and whenever it changes; several changes at once are one message."""
    news = asyncio.Event()
    news.set()

    def tell(_: int) -> None:
        news.set()

    live.watchers.add(tell)
    reading = asyncio.create_task(_until_gone(socket))
    try:
        while not reading.done():
            waiting = asyncio.create_task(news.wait())
            await asyncio.wait({reading, waiting}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if news.is_set() and not reading.done():
                news.clear()
                if live.doors.shut:
                    await _gone(socket, "unknown")
                    return
                await socket.send_text(msgspec.json.encode(shapes.ChangedMessage(seq=live.seq)).decode())
    except WebSocketDisconnect:
        return
    finally:
        live.watchers.discard(tell)
        reading.cancel()


async def _until_gone(socket: Socket) -> None:
    """A page of a contest sends nothing here; this ends when it goes."""
    while True:
        try:
            await socket.receive_text()
        except WebSocketDisconnect:
            return
