"""Frozen dataclasses as plain values (JSON, TOML) and back, each value checked against its type on the way in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from mazziere.core.errors import BadInput

T = TypeVar("T")


class BadData(BadInput):
    """A value that has not the shape it must have; `detail` names the place."""


def write(value: Any, *, whole: bool = False) -> Any:
    """A value as JSON can hold it; fields that have their default value are left out.

    A class with the attribute `WRITTEN_WHOLE` is written with every value, because the defaults may change and the
    written thing may not.
    """
    if is_dataclass(value) and not isinstance(value, type):
        whole = whole or getattr(value, "WRITTEN_WHOLE", False)
        held = {item.name: (item, getattr(value, item.name)) for item in fields(value)}
        return {
            name: write(part, whole=whole) for name, (item, part) in held.items() if whole or part != _default(item)
        }
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {key: write(item, whole=whole) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [write(item, whole=whole) for item in value]
    return value


def read(kind: type[T], value: Any, place: str = "") -> T:
    """The dataclass from plain values. Raises BadData for an unknown or missing name or a value of another type."""
    built = _read(kind, value, place or kind.__name__)
    assert isinstance(built, kind)
    return built


def _default(item: Field[Any]) -> Any:
    return item.default_factory() if item.default_factory is not MISSING else item.default


@cache
def _hints(kind: type[Any]) -> Mapping[str, Any]:
    return get_type_hints(kind)


def _read(hint: Any, value: Any, place: str) -> Any:
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        if value is None and NoneType in get_args(hint):
            return None
        (other,) = (arg for arg in get_args(hint) if arg is not NoneType)
        return _read(other, value, place)
    if origin is tuple:
        return _read_tuple(get_args(hint), value, place)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _read_mapping(get_args(hint)[1], value, place)
    if origin is Literal:
        return _read_choice(get_args(hint), value, place)
    if hint is Any:
        return value
    if is_dataclass(hint):
        return _read_dataclass(hint, value, place)
    if issubclass(hint, Enum):
        return hint(_read_choice([member.value for member in hint], value, place))
    if not isinstance(value, hint) or (isinstance(value, bool) and hint is not bool):
        raise BadData("contest.data.type", place=place, value=value, type=hint.__name__)
    return value


def _read_tuple(args: tuple[Any, ...], value: Any, place: str) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise BadData("contest.data.type", place=place, value=value, type="list")
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(_read(args[0], item, f"{place}[{i}]") for i, item in enumerate(value))
    if len(args) != len(value):
        raise BadData("contest.data.length", place=place, count=len(args), value=value)
    return tuple(_read(arg, item, f"{place}[{i}]") for i, (arg, item) in enumerate(zip(args, value, strict=True)))


def _read_mapping(hint: Any, value: Any, place: str) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise BadData("contest.data.type", place=place, value=value, type="object")
    return {str(key): _read(hint, item, f"{place}.{key}") for key, item in value.items()}


def _read_choice(choices: Sequence[Any], value: Any, place: str) -> Any:
    if value not in choices:
        raise BadData("contest.data.choice", place=place, value=value, choices=", ".join(map(str, choices)))
    return value


def _read_dataclass(hint: Any, value: Any, place: str) -> Any:
    if isinstance(value, hint):
        return value
    if not isinstance(value, Mapping):
        raise BadData("contest.data.type", place=place, value=value, type="object")
    known = {item.name: item for item in fields(hint)}
    hints = _hints(hint)
    for name in value:
        if name not in known:
            raise BadData("contest.data.unknown", place=f"{place}.{name}", choices=", ".join(known))
    for name, item in known.items():
        if name not in value and item.default is MISSING and item.default_factory is MISSING:
            raise BadData("contest.data.missing", place=f"{place}.{name}")
    return hint(**{name: _read(hints[name], item, f"{place}.{name}") for name, item in value.items()})
