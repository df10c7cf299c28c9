"""Reading the values of a case: each check says in its error which field is wrong and what it should be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from mazziere.contests.score import Points
from mazziere.core.errors import Unanswered

Name = str | int


def impossible(field: str, value: object) -> Unanswered:
    """The error for a known field with a value that cannot be."""
    return Unanswered("contest.case.impossible", field=field, value=value)


def given(case: Mapping[str, Any], field: str) -> Any:
    """A field that must be there."""
    if field not in case:
        raise Unanswered("contest.case.missing", field=field)
    return case[field]


def whole(value: Any, field: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number, at least and at most this large."""
    if not isinstance(value, int) or isinstance(value, bool) or (least is not None and value < least):
        raise impossible(field, value)
    if most is not None and value > most:
        raise impossible(field, value)
    return value


def listed(value: Any, field: str, length: int | None = None) -> Sequence[Any]:
    """A list, of this length if one is given."""
    if not isinstance(value, list | tuple) or (length is not None and len(value) != length):
        raise impossible(field, value)
    return value


def mapped(value: Any, field: str) -> Mapping[Any, Any]:
    """An object; nothing at all is an empty one."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise impossible(field, value)
    return value


def several(value: Any) -> Sequence[Any]:
    """One thing or a list of them, as a list; nothing is an empty one."""
    if value is None:
        return ()
    return value if isinstance(value, list | tuple) else (value,)


def names(value: Any, field: str, known: Sequence[Name] | None = None) -> list[Name]:
    """A list of different names, each among the known ones if they are given."""
    found = list(listed(value, field))
    for name in found:
        if not isinstance(name, str | int) or isinstance(name, bool) or (known is not None and name not in known):
            raise impossible(field, name)
    if len(set(found)) < len(found):
        raise impossible(field, value)
    return found


def number(value: Points) -> int | float:
    """Points as an answer writes them."""
    return float(value) if isinstance(value, Fraction) else value
