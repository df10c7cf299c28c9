"""Plain JSON values made into the frozen value they came from: the way back from `core.plain`."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from mazziere.cards import Card, card


def shaped(hint: Any, value: Any) -> Any:
    """The value of a type from its plain form: dataclasses, tuples, mappings, enums, cards, numbers and texts.

    Where the type says too little (Any, a plain mapping) lists become tuples. Raises ValueError, TypeError or KeyError
    for a value that does not fit.
    """
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return shaped(arguments[0], value)
    if origin in (Union, UnionType):
        return _one_of(arguments, value)
    if origin is tuple:
        return _tuple(hint, arguments, value)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {shaped(arguments[0], _key(arguments[0], key)): shaped(arguments[1], value[key]) for key in value}
    if isinstance(origin, type) and issubclass(origin, Sequence | frozenset):
        kind = frozenset if issubclass(origin, frozenset) else tuple
        return kind(shaped(arguments[0], entry) for entry in value)
    return _single(hint, value)


def _single(hint: Any, value: Any) -> Any:
    if hint is Card:
        return card(value)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(value)
    if is_dataclass(hint) and isinstance(hint, type):
        hints = _hints(hint)
        return hint(**{field.name: shaped(hints[field.name], value[field.name]) for field in fields(hint)})
    if isinstance(value, list):
        return tuple(shaped(Any, entry) for entry in value)
    if isinstance(value, dict):
        return {key: shaped(Any, entry) for key, entry in value.items()}
    return value


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls, include_extras=True)


def _one_of(hints: tuple[Any, ...], value: Any) -> Any:
    if value is None and type(None) in hints:
        return None
    *others, last = (hint for hint in hints if hint is not type(None))
    for hint in others:
        try:
            return shaped(hint, value)
        except (ValueError, TypeError, KeyError):
            continue
    return shaped(last, value)


def _tuple(hint: Any, arguments: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        return tuple(shaped(arguments[0], entry) for entry in value)
    return tuple(shaped(kind, entry) for kind, entry in zip(arguments, value, strict=True))


def _key(hint: Any, key: str) -> Any:
    return int(key) if hint is int else key
