"""The HTTP side of the protocol as an OpenAPI document, for programs: made from the handlers, with every error."""

from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec

from mazziere.messages import LANGUAGES
from mazziere.server.entering import Asked
from mazziere.server.messages import Failure
from mazziere.server.pages import Page
from mazziere.server.session import COOKIE

TITLE = "Mazziere"
ERRORS = {
    400: "The request cannot be used as it is; `words` says why.",
    401: "There is no session.",
    403: "Not for this session.",
    404: "There is no such thing.",
    409: "Not possible now, or not any more.",
    413: "Too large.",
    429: "Too often; a little later it works.",
    500: "A fault of the server.",
    503: "The disk or the database takes nothing now; nothing was changed.",
}
"""What any request may be answered with besides its own answer."""
LANGUAGE = {
    "name": "language",
    "in": "query",
    "required": False,
    "description": f"Of the words in the answer: {', '.join(LANGUAGES)}; else what Accept-Language asks for.",
    "schema": {"type": "string"},
}


def shaped(shape: Any, media_type: str = "application/json") -> dict[int, ResponseSpec]:
    """For a handler that answers with bytes made before: what they are."""
    return {200: ResponseSpec(shape, generate_examples=False, description="Done.", media_type=media_type)}


def document(handlers: Sequence[Any]) -> dict[str, Any]:
    """The OpenAPI document of these handlers: what each takes and answers, and how every error looks."""
    # An application of its own, never served: the document of the real one would bring pages and a catch-all with it.
    app = Litestar(
        route_handlers=handlers,
        dependencies={"context": Provide(lambda: None, sync_to_thread=False)},
        openapi_config=OpenAPIConfig(title=TITLE, version=version("mazziere"), use_handler_docstrings=True),
        logging_config=None,
    )
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    _, parts = msgspec.json.schema_components([Failure], ref_template="#/components/schemas/{name}")
    made["components"]["schemas"].update(parts)
    made["components"]["securitySchemes"] = {"session": {"type": "apiKey", "in": "cookie", "name": COOKIE}}
    for operations in made["paths"].values():
        for operation in operations.values():
            operation["parameters"] = [*operation.get("parameters", ()), LANGUAGE]
            operation["responses"].update({str(status): _error(words) for status, words in ERRORS.items()})
    return made


def _error(words: str) -> dict[str, Any]:
    shape = {"$ref": f"#/components/schemas/{Failure.__name__}"}
    return {"description": words, "content": {"application/json": {"schema": shape}}}


def schema_handler(handlers: Sequence[Any]) -> Any:
    """`GET /api/openapi.json`: the document of these handlers, made when it is first asked for."""

    @cache
    def made() -> Page:
        return Page.of(msgspec.json.encode(document(handlers)), "application/json")

    @get("/api/openapi.json", sync_to_thread=True)
    def openapi(request: Asked) -> Response[bytes]:
        """This document."""
        return made().answer(request.headers)

    return openapi
