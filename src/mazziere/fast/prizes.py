"""What belote writes beside the points of the cards when the tricks fall in a certain way: the sheet's own count."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from mazziere.core import Unanswered
from mazziere.core.result import Side
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.earned import BELOTE, earned, totals
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.tally import Declared, Tally
from mazziere.referee.case import Case, at_most, items, whole

MOST_DECLARED = 1000


class Made(NamedTuple):
    """What is written beside the tricks, by side: pairs of king and queen of trump, and declarations."""

    belotes: tuple[int, ...]
    declared: tuple[int, ...]

    def by(self, side: Side) -> int:
        """What a side has of it."""
        return self.belotes[side] * BELOTE + self.declared[side]


def read(regulation: Regulation, position: Case, trump: str) -> Made:
    """Belote and declarations of a position. Raises Unanswered for what the sheet does not have."""
    sides = max(regulation.sides) + 1
    declared = figures(position, "declarations", sides, MOST_DECLARED) or (0,) * sides
    if any(declared) and regulation.declarations is None:
        raise Unanswered("referee.case.no_declarations", sheet=regulation.sheet)
    belote = position.get("belote")
    if belote is None:
        return Made((0,) * sides, declared)
    if trump == "none":
        raise Unanswered("referee.case.belote_without_trump")
    owner = whole(belote, "belote", 0, sides - 1)
    return Made(tuple(int(side == owner) for side in range(sides)), declared)


def figures(position: Case, key: str, sides: int, most: int) -> tuple[int, ...] | None:
    """A number for each side, or None where they are not given."""
    if position.get(key) is None:
        return None
    given: Sequence[object] = items(position[key], key)
    at_most(given, key, sides, least=sides)
    return tuple(whole(value, f"{key}[{side}]", 0, most) for side, value in enumerate(given))


def beside(
    regulation: Regulation,
    trump: str,
    takers: Side,
    made: Made,
    ours: Collection[Side],
    took: Collection[Side],
    last: Side,
) -> int:
    """What the sides `ours` write beside the points of the cards and what is `made`.

    `took` are the sides that have taken a trick in the deal, `last` is the one that took the last.
    """
    points = sum(regulation.numbers[trump].worth)
    sides = range(max(regulation.sides) + 1)
    tally = Tally(
        takers=takers,
        mode="suit" if trump in SUITS else trump,
        cards=tuple(points if side == last else 0 for side in sides),
        tricks=tuple(int(side in took) for side in sides),
        last=last,
        belotes=made.belotes,
        declared=tuple(
            Declared(side=side, what="declarations", points=declared)
            for side, declared in enumerate(made.declared)
            if declared
        ),
    )
    written = totals(earned(regulation, tally), len(sides))
    return sum(written[side] - made.by(side) for side in ours) - (points if last in ours else 0)
