"""Award points by place: 5, 3, 2, then 1 each (PIN-BEL-30, PIN-BRI-16, GIO-01)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import chain, repeat
from typing import Literal

from mazziere.contests.score import Points, whole

POINTS = (5, 3, 2, 1)
"""By place; the last of them goes to every place after as well."""

AwardTies = Literal["shared", "both_highest"]


def awards(
    groups: Sequence[Sequence[str]], points: Sequence[int] = POINTS, ties: AwardTies = "shared"
) -> dict[str, Points]:
    """The award points of each name; `groups` are the places, best first, level names together.

    Level names share the sum of the places that they cover (5 and 3 are 4 each), or each get the highest of them.
    """
    scale = chain(points, repeat(points[-1]))
    given: dict[str, Points] = {}
    for group in groups:
        covered = [next(scale) for _ in group]
        each = max(covered) if ties == "both_highest" else whole(Fraction(sum(covered), len(covered)))
        given |= dict.fromkeys(group, each)
    return given


def by_place(places: Mapping[str, int]) -> list[list[str]]:
    """The names in groups of equal place, best first."""
    return [[name for name in places if places[name] == place] for place in sorted(set(places.values()))]
