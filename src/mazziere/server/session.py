"""Who asks: a cookie with a token. It works on plain http, where a hall's network has nothing else."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from mazziere.store import Store
from mazziere.store.people import User

COOKIE = "mazziere"
YEAR = 365 * 24 * 3600
LONGEST_TOKEN = 100


async def user_of(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> User | None:
    """The person of the request's cookie, or None."""
    token = connection.cookies.get(COOKIE)
    return await store.user(token) if token and len(token) <= LONGEST_TOKEN else None


def cookie(token: str, connection: ASGIConnection[Any, Any, Any, Any], public_url: str | None) -> Cookie:
    """The cookie of a session; Secure only where the page came over https, to us or to whatever stands before us."""
    secure = connection.url.scheme == "https" or (public_url or "").startswith("https:")
    return Cookie(key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
