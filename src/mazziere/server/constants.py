"""Answers that never change while the server runs: made once, compressed once."""

from functools import cache

import msgspec

from mazziere.messages import LANGUAGES, bundle
from mazziere.server import sheets
from mazziere.server.pages import Page

JSON = "application/json"


@cache
def areas() -> frozenset[str]:
    """The areas of the catalogue: what stands before the first dot of a key."""
    return frozenset(key.partition(".")[0] for key in bundle(LANGUAGES[0]))


@cache
def texts(language: str, wanted: frozenset[str]) -> Page:
    """The texts of one language: of the wanted areas, or all."""
    found = bundle(language)
    chosen = {key: text for key, text in found.items() if not wanted or key.partition(".")[0] in wanted}
    return Page.of(msgspec.json.encode(chosen), JSON)


@cache
def heads(language: str) -> Page:
    """The list of the sheets."""
    return Page.of(msgspec.json.encode(sheets.heads(language)), JSON)


@cache
def sheet(language: str, name: str) -> Page:
    """One sheet in words. Raises BadInput for one that there is not."""
    return Page.of(msgspec.json.encode(sheets.page(language, name)), JSON)
