"""Lots for places that nothing else decides."""

from __future__ import annotations

from mazziere.contests.contest import Contest
from mazziere.contests.facts import LotDrawn
from mazziere.contests.lots import drawn
from mazziere.contests.ranking import overall_ranking, ranking
from mazziere.contests.standings import SHARED


def lots_for(contest: Contest, discipline: str | None, seed: str) -> tuple[LotDrawn, ...]:
    """One lot for each shared place of a discipline, or of the overall table for None; none where nothing is shared."""
    overall = overall_ranking(contest) if discipline is None else None
    rows = overall.rows if overall is not None else ranking(contest, discipline or "").rows
    found = []
    for place in sorted({row.place for row in rows if row.by == SHARED}):
        level = [row.name for row in rows if row.place == place]
        order = drawn(level, seed, f"lot {' '.join(sorted(level))}")
        found.append(LotDrawn(order=order, seed=seed, discipline=discipline))
    return tuple(found)
