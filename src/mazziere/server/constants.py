"""Answers that never change while the server runs: made once, compressed once."""

from functools import cache, lru_cache

import msgspec

from mazziere.messages import LANGUAGES, bundle
from mazziere.server import sheets
from mazziere.server.pages import Page

JSON = "application/json"


@cache
def areas() -> frozenset[str]:
    """The areas of the catalogue and their parts: what stands before a dot of a key, `belote` or `belote.line`."""
    return frozenset(key[:at] for key in bundle(LANGUAGES[0]) for at, sign in enumerate(key) if sign == ".")


@lru_cache(maxsize=64)
def texts(language: str, wanted: frozenset[str], without: frozenset[str] = frozenset()) -> Page:
    """The texts of one language: of the wanted areas and parts of areas, or all, without the parts named last."""
    starts, left_out = (tuple(f"{area}." for area in parts) for parts in (wanted, without))
    chosen = {
        key: text
        for key, text in bundle(language).items()
        if (not wanted or key.startswith(starts)) and not key.startswith(left_out)
    }
    return Page.of(msgspec.json.encode(chosen), JSON)


@cache
def heads(language: str) -> Page:
    """The list of the sheets."""
    return Page.of(msgspec.json.encode(sheets.heads(language)), JSON)


@cache
def sheet(language: str, name: str) -> Page:
    """One sheet in words. Raises BadInput for one that there is not."""
    return Page.of(msgspec.json.encode(sheets.page(language, name)), JSON)
