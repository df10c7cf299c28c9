"""The table of a season: several evenings added up, the best ones where only some count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mazziere.contests.awards import awards, by_place
from mazziere.contests.columns import plain
from mazziere.contests.contest import Contest
from mazziere.contests.importing import members_of
from mazziere.contests.ranking import overall_ranking, ranking
from mazziere.contests.score import Points
from mazziere.contests.standings import places
from mazziere.contests.words import ranked_name

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


def season_of(contests: Sequence[Contest], best: int | None = None) -> tuple[SeasonRow, ...]:
    """The season over these evenings, in their order.

    A pair is the same on every evening when its players are, in whichever order and with whichever accents they were
    written down; it is shown as it was written last. What is ranked is the overall table, where there is one.
    """
    names: dict[str, str] = {}
    evenings = []
    for contest in contests:
        found = {_who(name): (name, place) for name, place in evening(contest).items()}
        names |= {who: name for who, (name, _) in found.items()}
        evenings.append({who: place for who, (_, place) in found.items()})
    shown = [{names[who]: place for who, place in places.items()} for places in evenings]
    return season(shown, best=best)


def evening(contest: Contest) -> dict[str, int]:
    """The places of one evening, by name; nobody before the first result."""
    overall = overall_ranking(contest)
    if overall is not None:
        return {row.name: row.place for row in overall.rows}
    found = ranking(contest, contest.disciplines[0])
    return {ranked_name(contest, row.name): row.place for row in found.rows} if found.lines else {}


def _who(name: str) -> str:
    return " ".join(sorted(plain(member) for member in members_of(name))) or plain(name)
