"""In which language a request is answered."""

from typing import Any

from litestar.connection import ASGIConnection

from mazziere.messages import LANGUAGES, negotiate


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The `language` parameter when it is one of ours, else the best of the Accept-Language header."""
    wanted = connection.query_params.get("language")
    return wanted if wanted in LANGUAGES else negotiate(connection.headers.get("accept-language"))
