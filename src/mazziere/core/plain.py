"""Any frozen value of a game as plain JSON values: a view for a reader, a result for a record."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType
from typing import Any


def plain(value: Any) -> Any:
    """The value in JSON's terms.

    Members of an enum are their value; whatever has a text of its own (`__str__`), such as a card or an action, is
    that text; dataclasses and mappings are objects, tuples lists, sets sorted lists.
    """
    cls = type(value)
    way = _ways.get(cls)
    if way is None:
        way = _ways[cls] = _way(cls)
    return way(value)


_ways: dict[type, Callable[[Any], Any]] = {}


def _way(cls: type) -> Callable[[Any], Any]:
    """How values of a class become plain: looked for once a class, since every view has thousands of values."""
    if issubclass(cls, NoneType | bool | int | float):
        return _as_it_is
    if issubclass(cls, Enum):
        return lambda member: plain(member.value)
    if issubclass(cls, str):
        return _as_it_is
    if _has_text(cls):
        return str
    if is_dataclass(cls):
        names = tuple(field.name for field in fields(cls))
        return lambda value: {name: plain(getattr(value, name)) for name in names}
    if issubclass(cls, Mapping):
        return lambda value: {str(plain(key)): plain(entry) for key, entry in value.items()}
    if issubclass(cls, frozenset | set):
        return lambda value: sorted((plain(entry) for entry in value), key=str)
    return lambda value: [plain(entry) for entry in value]


def _as_it_is(value: Any) -> Any:
    return value


def _has_text(cls: type) -> bool:
    return any("__str__" in vars(parent) for parent in cls.__mro__[:-1])
