"""The referee: a position in, the ruling out, with the clause of each step. One module a game, found by looking."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from mazziere.core import Ruling

Judge = Callable[[Mapping[str, Any]], Ruling]


@cache
def kinds() -> Mapping[str, Judge]:
    """Every kind of case that a game answers, by name.

    A kind that has kinds of its own (`match_scoring` with `kind: end`) is named with a colon between the two.
    """
    found: dict[str, Judge] = {}
    for entry in iter_modules(__path__):
        module = import_module(f"{__name__}.{entry.name}")
        found |= getattr(module, "KINDS", {})
    return found
