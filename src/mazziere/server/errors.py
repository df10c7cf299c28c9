"""Every error over HTTP as `{key, words, detail}` in the reader's language, and nothing of our insides."""

from collections.abc import Callable
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec.structs import replace

from mazziere.core import BadInput
from mazziere.messages import say
from mazziere.server.language import language_of
from mazziere.server.messages import Failure
from mazziere.tables.outside import NotSaved
from mazziere.tables.refused import NotDone

logger = structlog.get_logger("mazziere.errors")

STATUS = {
    "table.error.unknown_table": 404,
    "table.error.no_record": 404,
    "cli.unknown_sheet": 404,
    "table.error.unknown_own_sheet": 404,
    "table.error.own_exists": 409,
    "contest.page.unknown": 404,
    "contest.page.not_allowed": 403,
    "contest.page.wrong_code": 403,
    "contest.phone.no_code": 404,
    "contest.phone.stale": 409,
    "contest.refusal.entered_already": 409,
}
"""Bad input is 400 unless it says something else here."""
BY_STATUS = {
    400: "account.error.request",
    401: "account.error.no_session",
    404: "account.error.not_found",
    405: "account.error.request",
    413: "account.error.too_large",
    429: "account.error.too_many",
}

AnyRequest = Request[Any, Any, Any]


class NoSession(HTTPException):
    """Something was asked for that needs a session."""

    status_code = 401


class TooMany(HTTPException):
    """Somebody asks too often."""

    status_code = 429


def on_bad_input(request: AnyRequest, error: BadInput) -> Response[Failure]:
    """What came in cannot be used; when another reason is behind that, it follows."""
    answer = _answer(request, STATUS.get(error.key, 400), error.key, error.detail)
    if isinstance(error.__cause__, BadInput):
        behind = _words(request, error.__cause__.key, error.__cause__.detail)
        answer.content = replace(answer.content, words=f"{answer.content.words} {behind}")
    return answer


def on_not_done(request: AnyRequest, refused: NotDone) -> Response[Failure]:
    """A table does not do this now."""
    return _answer(request, 409, refused.key, refused.params)


def on_not_saved(request: AnyRequest, error: NotSaved) -> Response[Failure]:
    """The disk does not take anything; nothing was changed."""
    logger.error("not saved", path=request.url.path, error=str(error))
    return _answer(request, 503, "table.refused.NOT_SAVED", {})


def on_http(request: AnyRequest, error: HTTPException) -> Response[Failure]:
    """What the framework refuses: a path, a method, a body that is no JSON."""
    if error.status_code >= 500:
        return on_fault(request, error)
    key = BY_STATUS.get(error.status_code, "account.error.request")
    return _answer(request, error.status_code, key, {})


def on_depth(request: AnyRequest, error: RecursionError) -> Response[Failure]:
    """Brackets in brackets without end: what is read by recursion is what people send, never what we hold."""
    logger.warning("too deep", path=request.url.path)
    return _answer(request, 400, BY_STATUS[400], {})


def on_fault(request: AnyRequest, error: Exception) -> Response[Failure]:
    """Our own fault: said in the log, not to the reader."""
    logger.error("fault", path=request.url.path, exc_info=error)
    return _answer(request, 500, "account.error.server", {})


def _words(request: AnyRequest, key: str, detail: dict[str, Any]) -> str:
    try:
        return say(language_of(request), key, **detail)
    except LookupError:
        return key


def _answer(request: AnyRequest, status: int, key: str, detail: dict[str, Any]) -> Response[Failure]:
    plain = {name: value if isinstance(value, int | float | str) else str(value) for name, value in detail.items()}
    words = _words(request, key, plain)
    return Response(Failure(key=key, words=words, detail=plain), status_code=status, media_type="application/json")


HANDLERS: dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Failure]]] = {
    BadInput: on_bad_input,
    NotDone: on_not_done,
    NotSaved: on_not_saved,
    HTTPException: on_http,
    RecursionError: on_depth,
    Exception: on_fault,
}
