"""The referee: a position in, the ruling out, with the clause of each step. One module a game, found by looking."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from mazziere.core import BadInput, Ruling, Unanswered

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


WITHIN = frozenset({"match_scoring"})
"""Kinds whose own kinds also go by their bare names."""


def rule(kind: str, case: Mapping[str, Any], known: Mapping[str, Judge] | None = None) -> Ruling:
    """The ruling on a case of any kind, by the judges that are given or those of the games.

    Raises Unanswered for a kind that does not exist, and for a case that is impossible, incomplete or breaks its judge:
    one case must not take others with it.
    """
    judges = kinds() if known is None else known
    names = [f"{kind}:{case.get('kind')}", kind, *([str(case.get("kind"))] if kind in WITHIN else [])]
    answer = next((judges[name] for name in names if name in judges), None)
    if answer is None:
        raise Unanswered("referee.case.unknown_kind", kind=kind)
    try:
        return answer(case)
    except BadInput:
        raise
    except Exception as error:
        raise Unanswered("referee.case.fault", error=f"{type(error).__name__}: {error}") from error
