"""The table of a season: several evenings added up, the best ones where only some count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mazziere.contests.awards import awards, by_place
from mazziere.contests.score import Points
from mazziere.contests.standings import places

SCALE = (20, 17, 15, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
"""Season points by place of an evening; the last one for every place after."""


@dataclass(frozen=True, kw_only=True)
class SeasonRow:
    """One row of the season."""

    place: int
    name: str
    points: Points
    evenings: tuple[Points | None, ...]
    """What each evening gave; None where it was not there."""


def season(
    evenings: Sequence[Mapping[str, int]], scale: Sequence[int] = SCALE, best: int | None = None
) -> tuple[SeasonRow, ...]:
    """The season from the places of each evening, by name. Level places of an evening share its points.

    `best` counts only so many evenings of each, the ones that gave most. Level totals share the place: whoever has
    won more evenings is not better by this table, and the director decides in the open.
    """
    given = [awards(by_place(evening), scale) for evening in evenings]
    names = sorted({name for evening in evenings for name in evening})
    totals: dict[str, Points] = {}
    for name in names:
        earned: list[Points] = sorted((points[name] for points in given if name in points), reverse=True)
        totals[name] = sum(earned[:best])
    in_order = sorted(names, key=lambda name: (-totals[name], name))
    ranks = places([totals[name] for name in in_order])
    return tuple(
        SeasonRow(place=place, name=name, points=totals[name], evenings=tuple(points.get(name) for points in given))
        for place, name in zip(ranks, in_order, strict=True)
    )
