import json
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from mazziere.cards import cards
from mazziere.core.plain import plain


class Colour(StrEnum):
    RED = "red"


class Pair(NamedTuple):
    a: int
    b: int


class Call(NamedTuple):
    suit: str

    def __str__(self) -> str:
        return f"name {self.suit}"


@dataclass(frozen=True)
class View:
    hand: tuple[object, ...]
    colour: Colour | None
    by_seat: dict[int, Pair]
    seen: frozenset[str]


def test_a_view_becomes_json() -> None:
    """Cards and actions become their text, enums their value, everything else the nearest JSON."""
    view = View((*cards("10H JK"), Call("H")), Colour.RED, {1: Pair(2, 3)}, frozenset({"b", "a"}))

    assert json.loads(json.dumps(plain(view))) == {
        "hand": ["10H", "JK", "name H"],
        "colour": "red",
        "by_seat": {"1": [2, 3]},
        "seen": ["a", "b"],
    }
