"""Whether an answer is the expected one. Only the keys that the expected side has count; sets compare as sets."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from mazziere.core.ruling import Unordered

Sets = Unordered | frozenset[Any] | set[Any]
SETS = (Unordered, frozenset, set)


class Difference(NamedTuple):
    """Where an answer differs: the path, what was expected there and what was answered."""

    path: str
    expected: Any
    answer: Any


MISSING = "(missing)"
"""Stands for an expected key that the answer lacks."""


def differences(expected: Any, answer: Any, path: str = "") -> Iterator[Difference]:
    """Every place where the answer is not what was expected."""
    if isinstance(answer, Mapping) and isinstance(expected, Mapping):
        answered = {str(key): value for key, value in answer.items()}
        for key, value in expected.items():
            yield from differences(value, answered.get(str(key), MISSING), f"{path}.{key}".lstrip("."))
    elif isinstance(answer, SETS):
        if not isinstance(expected, list) or _as_set(expected) != _as_set(answer):
            yield Difference(path, expected, answer)
    elif isinstance(answer, list | tuple) and isinstance(expected, list) and len(answer) == len(expected):
        for place, (wanted, given) in enumerate(zip(expected, answer, strict=True)):
            yield from differences(wanted, given, f"{path}[{place}]")
    elif not _same(expected, answer):
        yield Difference(path, expected, answer)


def _same(expected: Any, answer: Any) -> bool:
    """Equal plain values; true is not 1, and a list is not what only looks like one."""
    if isinstance(expected, bool) or isinstance(answer, bool):
        return expected is answer
    if isinstance(answer, list | tuple) or isinstance(expected, list | Mapping):
        return False
    return bool(expected == answer)


def _as_set(value: Any) -> Any:
    """A value with every list in it as a set."""
    if isinstance(value, list | tuple | set | frozenset):
        return frozenset(_as_set(entry) for entry in value)
    if isinstance(value, Mapping):
        return frozenset((str(key), _as_set(entry)) for key, entry in value.items())
    return (type(value) is bool, value)
