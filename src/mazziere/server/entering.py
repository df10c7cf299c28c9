"""How somebody without a session gets one, on the way to something else."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import State as AppState

from mazziere.messages import say
from mazziere.server.context import Context
from mazziere.server.errors import TooMany
from mazziere.server.language import language_of
from mazziere.server.session import cookie, user_of
from mazziere.store.people import User

Asked = Request[Any, Any, AppState]


async def user_or_new(request: Asked, context: Context) -> tuple[User, str | None]:
    """Who asks, and the token of a new session where there was none."""
    user = await user_of(request, context.house.store)
    return (user, None) if user else await enter(request, context, "")


async def enter(request: Asked, context: Context, name: str) -> tuple[User, str]:
    """A new person; without a name one is given."""
    if not context.newcomers.take(request.client.host if request.client else ""):
        raise TooMany
    given = name or say(language_of(request), "account.guest", number=context.house.chance.below(900) + 100)
    return await context.house.store.enter(given, guest=not name)


def with_session(request: Asked, context: Context, content: Any, token: str | None, status: int) -> Response[Any]:
    """An answer that brings the new session, if there is one."""
    answer = Response(content, status_code=status)
    if token:
        answer.set_cookie(cookie(token, request, context.public_url))
    return answer
