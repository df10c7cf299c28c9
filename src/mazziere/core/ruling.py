"""A ruling: the referee's answer to a position, with the steps that led to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


class Unordered(tuple[Any, ...]):
    """A list in an answer whose order does not matter: it is shown as it stands and compared as a set."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a ruling: a message key, the clause that it rests on, and the parameters of the message."""

    what: str
    clause: str | None = None
    detail: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer, in the fields that the kind of case promises, and how it came about.

    Values are plain (texts, numbers, lists, mappings), with `Unordered` for what is a set.
    """

    answer: Mapping[str, Any]
    steps: tuple[Step, ...] = ()
