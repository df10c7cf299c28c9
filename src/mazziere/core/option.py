"""Options by name: which values an option may take, read from the type of its field in a group of a regulation."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from mazziere.core.errors import BadInput
from mazziere.core.length import Length

NONE = "none"
"""How a sheet writes that a number is absent, such as an auction without a ceiling."""

WHERE_IT_APPLIES = object()
"""Marks a field, `Annotated[Tie | None, WHERE_IT_APPLIES]`, of an option that a sheet may leave out of a group it has:
where the option does not apply it is absent, and its field None."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option of a game: its name, the group (the moment of the game) it belongs to, and its values.

    A field of a group may be a StrEnum (one of its values), a tuple of a StrEnum (a list of values), a bool,
    or a whole number within a range: `Annotated[int, range(501, 5001)]`, with `| None` for the word `none`,
    or a length such as `deals:5`: `Annotated[Length, ("deals", "first_to")]`.
    `values` are the plain values to choose from; empty for a number, which lies in `numbers`.
    """

    name: str
    group: str
    enum: type[StrEnum] | None = None
    many: bool = False
    boolean: bool = False
    numbers: range | None = None
    units: tuple[str, ...] = ()
    may_be_none: bool = False
    may_be_absent: bool = False

    @property
    def values(self) -> tuple[Any, ...]:
        """The plain values to choose from; for a number, only `none` where that is allowed."""
        if self.boolean:
            return (True, False)
        if self.units:
            return tuple(f"{unit}:N" for unit in self.units)
        names = tuple(str(member) for member in self.enum or ())
        return (*names, NONE) if self.may_be_none else names

    def read(self, value: Any) -> Any:
        """The typed value of a plain one, from a sheet, a record or a command line.

        Raises BadInput, naming the option, the value and the values to choose from.
        """
        if self.many:
            return self._read_many(value)
        if self.boolean:
            return self._read_boolean(value)
        if self.may_be_none and value in (NONE, None):
            return None
        if self.units:
            return self._read_length(value)
        return self._read_member(value) if self.enum else self._read_number(value)

    def _read_many(self, value: Any) -> tuple[StrEnum, ...]:
        words = value.replace("+", ",").split(",") if isinstance(value, str) else list(value)
        return tuple(self._read_member(word) for word in words)

    def _read_boolean(self, value: Any) -> bool:
        word = str(value).lower()
        if word not in ("true", "false"):
            raise self._bad(value)
        return word == "true"

    def _read_member(self, value: Any) -> StrEnum:
        assert self.enum is not None
        try:
            return self.enum(str(value))
        except ValueError:
            raise self._bad(value) from None

    def _read_number(self, value: Any) -> int:
        try:
            number = int(str(value), 10)
        except ValueError:
            raise self._bad(value) from None
        if self.numbers is not None and number not in self.numbers:
            raise self._bad(value)
        return number

    def _read_length(self, value: Any) -> Length:
        try:
            return Length.read(str(value), self.units)
        except ValueError:
            raise self._bad(value) from None

    def _bad(self, value: Any) -> BadInput:
        if self.numbers is not None:
            least, most = self.numbers[0], self.numbers[-1]
            return BadInput("cli.bad_number", option=self.name, value=str(value), least=least, most=most)
        words = (str(word).lower() if isinstance(word, bool) else word for word in self.values)
        return BadInput("cli.bad_value", option=self.name, value=str(value), values=", ".join(words))

    def plain(self, value: Any) -> Any:
        """The plain value that a sheet, a record or a page shows for a typed one."""
        if self.many:
            return [str(member) for member in value]
        if value is None:
            return NONE
        return str(value) if self.enum or self.units else value


def options_of(groups: Mapping[str, type]) -> dict[str, Option]:
    """Every option of a game, by name, from its group dataclasses. Names are flat and unique over all groups."""
    found: dict[str, Option] = {}
    for option in (option for name, group in groups.items() for option in _of_group(name, group)):
        if option.name in found:
            raise TypeError(f"option {option.name} stands in {found[option.name].group} and in {option.group}")
        found[option.name] = option
    return found


def _of_group(group: str, cls: type) -> Iterator[Option]:
    hints = get_type_hints(cls, include_extras=True)
    for field in fields(cls):
        yield _of_field(field.name, group, hints[field.name])


def _of_field(name: str, group: str, hint: Any) -> Option:
    if get_origin(hint) is Annotated and get_args(hint)[1] is WHERE_IT_APPLIES:
        (present,) = (part for part in get_args(get_args(hint)[0]) if part is not type(None))
        return replace(_of_field(name, group, present), may_be_absent=True)
    optional = get_origin(hint) in (Union, UnionType) and type(None) in get_args(hint)
    if optional:
        (hint,) = (part for part in get_args(hint) if part is not type(None))
    if get_origin(hint) is tuple:
        return Option(name=name, group=group, enum=get_args(hint)[0], many=True)
    if get_origin(hint) is Annotated and get_args(hint)[0] is Length:
        return Option(name=name, group=group, units=get_args(hint)[1])
    if get_origin(hint) is Annotated:
        return Option(name=name, group=group, numbers=get_args(hint)[1], may_be_none=optional)
    if hint is bool:
        return Option(name=name, group=group, boolean=True)
    return Option(name=name, group=group, enum=hint, may_be_none=optional)


def fill(groups: Mapping[str, type], values: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The groups of one sheet, filled from plain values by option name; None for a group of which nothing is given.

    Raises BadInput for an unknown option, an impossible value, and an option missing from a group that is there.
    """
    options = options_of(groups)
    if unknown := [name for name in values if name not in options]:
        raise BadInput("cli.unknown_option", sheet=where, option=unknown[0], options=", ".join(sorted(options)))
    filled: dict[str, Any] = {}
    for group, cls in groups.items():
        names = [option.name for option in options.values() if option.group == group]
        present = [name for name in names if name in values]
        needed = [name for name in names if not options[name].may_be_absent]
        if present and (missing := [name for name in needed if name not in values]):
            raise BadInput("cli.missing_option", sheet=where, option=missing[0], group=group)
        typed = {name: options[name].read(values[name]) if name in values else None for name in names}
        filled[group] = cls(**typed) if present else None
    return filled
