"""Who asks something of a contest, whether they may, and under which address phones find the server."""

from mazziere.server.address import address
from mazziere.server.contest.hall import Live
from mazziere.server.context import Context
from mazziere.server.entering import Asked
from mazziere.server.errors import TooMany
from mazziere.server.session import user_of

LOCAL = ("localhost", "127.0.0.1", "[::1]", "::1")
"""Hosts that no phone of the hall can reach."""


async def allowed(request: Asked, context: Context, live: Live, deed: str) -> str:
    """Raises NotAllowed for somebody whose role does not have this deed; else the name, for the log."""
    user = await user_of(request, context.house.store)
    live.doors.check(user.id if user else None, deed)
    return user.name if user else ""


def public_address(request: Asked, context: Context) -> str:
    """The address under which phones find this server: the one asked for, unless only this machine knows it."""
    if context.public_url:
        return context.public_url.rstrip("/")
    url = request.base_url
    if url.hostname in LOCAL or url.hostname is None:
        return address("0.0.0.0", url.port or 80, None).rstrip("/")
    return str(url).rstrip("/")


def guessed(request: Asked, context: Context) -> None:
    """Somebody gave a code that is nobody's. Raises TooMany for too many of those."""
    if not context.guesses.take(request.client.host if request.client else ""):
        raise TooMany
