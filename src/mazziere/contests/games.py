"""The games between the quarters as a whole: disciplines, award points, modifier cards, the overall table (GIO-01,
GIO-02).
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from mazziere.contests.awards import awards
from mazziere.contests.format import Format
from mazziere.contests.modifier import ModifierCard, modified
from mazziere.contests.score import Points
from mazziere.contests.standings import Evidence, Row, standing


@dataclass(frozen=True, kw_only=True)
class Overall:
    """The overall table, with the award points that it adds up, without and with the cards."""

    before: Mapping[str, Mapping[str, Points]]
    after: Mapping[str, Mapping[str, Points]]
    rows: Sequence[Row]


def overall(
    format: Format,
    disciplines: Mapping[str, Sequence[Sequence[str]]],
    cards: Sequence[ModifierCard] = (),
    *,
    unplayed: Container[str] = (),
    penalties: Mapping[str, int] | None = None,
    lots: Sequence[Sequence[str]] = (),
) -> Overall:
    """The table of the games. `disciplines` has for each the places, best first, level quarters together; one that is
    still `unplayed` gives nobody anything.

    Raises BadData for a card that cannot work.
    """
    before = {
        name: dict.fromkeys(chain.from_iterable(groups), 0)
        if name in unplayed
        else awards(groups, format.awards, format.award_ties)
        for name, groups in disciplines.items()
    }
    after = modified(before, cards)
    quarters = sorted({quarter for points in after.values() for quarter in points})
    given = {quarter: sum(points.get(quarter, 0) for points in after.values()) for quarter in quarters}
    evidence = Evidence(names=quarters, given=given, penalties=penalties or {}, lots=lots)
    return Overall(before=before, after=after, rows=standing(evidence, format.ties))
