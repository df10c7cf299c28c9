"""Headers that keep other sites out of the page, and the check that a socket comes from our own page."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

FIXED = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def policy(inline_scripts: Sequence[str]) -> str:
    """The content security policy: everything from here, scripts in the page only with their hash."""
    return "; ".join(
        (
            "default-src 'self'",
            " ".join(("script-src 'self'", *inline_scripts)),
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "connect-src 'self' ws: wss:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def headers(inline_scripts: Sequence[str]) -> Callable[[Message, Scope], Awaitable[None]]:
    """Adds the headers to every answer."""
    fixed = {**FIXED, "content-security-policy": policy(inline_scripts)}

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            MutableScopeHeaders.from_message(message).update(fixed)

    return add


def same_origin(socket: WebSocket[Any, Any, Any], public_url: str | None) -> bool:
    """Whether a socket was opened by a page of ours: of the host it asks for, or of the address that we are known by.

    Programs send no origin, and bring no cookie of a browser.
    """
    origin = socket.headers.get("origin")
    ours = {socket.headers.get("host"), urlsplit(public_url or "").netloc}
    return origin is None or urlsplit(origin).netloc in ours - {"", None}
