"""Options: their values, read and written."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

import pytest

from mazziere.core.errors import BadInput
from mazziere.core.length import Length
from mazziere.core.option import fill, options_of


class Colour(StrEnum):
    """An example of named values."""

    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, kw_only=True)
class Group:
    """An example group with one option of each kind."""

    colour: Colour
    colours: tuple[Colour, ...]
    flag: bool
    number: Annotated[int, range(1, 11)]
    ceiling: Annotated[int, range(1, 11)] | None
    length: Annotated[Length, ("deals", "points")]


GROUPS = {"group": Group}
VALUES = {
    "colour": "red",
    "colours": ["red", "blue"],
    "flag": True,
    "number": 7,
    "ceiling": "none",
    "length": "deals:3",
}


def test_plain_values_become_typed_ones_and_back() -> None:
    """What a sheet writes is what a record of it writes again."""
    filled = fill(GROUPS, VALUES, "example")["group"]
    plain = {name: option.plain(getattr(filled, name)) for name, option in options_of(GROUPS).items()}

    assert filled == Group(
        colour=Colour.RED,
        colours=(Colour.RED, Colour.BLUE),
        flag=True,
        number=7,
        ceiling=None,
        length=Length("deals", 3),
    )
    assert plain == VALUES


@pytest.mark.parametrize(
    ("option", "value", "names"),
    [
        ("colour", "green", "red, blue"),
        ("colours", ["green"], "red, blue"),
        ("flag", "on", "true, false"),
        ("number", 11, "least=1 most=10"),
        ("number", "seven", "least=1 most=10"),
        ("ceiling", 0, "least=1 most=10"),
        ("length", "weeks:2", "deals:N, points:N"),
        ("length", "deals:0", "deals:N, points:N"),
    ],
)
def test_an_impossible_value_is_refused_with_the_possible_ones(option: str, value: Any, names: str) -> None:
    """The refusal names the option, the value and what could stand there."""
    with pytest.raises(BadInput, match=f"option='{option}'") as error:
        fill(GROUPS, {**VALUES, option: value}, "example")

    assert names in str(error.value)


def test_a_value_from_the_command_line_is_text() -> None:
    """`true`, numbers and lists with commas are read from their text."""
    texts = {"flag": "false", "number": "3", "colours": "blue,red"}
    filled = fill(GROUPS, {**VALUES, **texts}, "example")["group"]

    assert (filled.flag, filled.number, filled.colours) == (False, 3, (Colour.BLUE, Colour.RED))


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    """A misspelt option is an error, never ignored."""
    with pytest.raises(BadInput, match=r"unknown_option.*colour"):
        fill(GROUPS, {**VALUES, "color": "red"}, "example")


def test_a_group_is_there_whole_or_not_at_all() -> None:
    """No option has a default: a group lacks none of its options, or all of them."""
    assert fill(GROUPS, {}, "example") == {"group": None}
    with pytest.raises(BadInput, match=r"missing_option.*number"):
        fill(GROUPS, {name: value for name, value in VALUES.items() if name != "number"}, "example")
