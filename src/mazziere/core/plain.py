"""Any frozen value of a game as plain JSON values: a view for a reader, a result for a record."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any


def plain(value: Any) -> Any:
    """The value in JSON's terms.

    Members of an enum are their value; whatever has a text of its own (`__str__`), such as a card or an action, is
    that text; dataclasses and mappings are objects, tuples lists, sets sorted lists.
    """
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, str):
        return value
    if _has_text(value):
        return str(value)
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(entry) for key, entry in value.items()}
    if isinstance(value, frozenset | set):
        return sorted((plain(entry) for entry in value), key=str)
    return [plain(entry) for entry in value]


def _has_text(value: Any) -> bool:
    return any("__str__" in vars(cls) for cls in type(value).__mro__[:-1])
