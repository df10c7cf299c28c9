"""Cases of places and of the award points that they give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mazziere.contests.awards import awards, by_place
from mazziere.contests.judging.values import given, impossible, listed, names, number, several, whole
from mazziere.contests.standings import places as places_of
from mazziere.core.ruling import Ruling, Step


def places(case: Mapping[str, Any]) -> Ruling:
    """The place of each score, level ones sharing it: 1, 2, 2, 4."""
    scores = listed(given(case, "scores"), "scores")
    for score in scores:
        if not isinstance(score, int | float) or isinstance(score, bool):
            raise impossible("scores", score)
    return Ruling({"expect": places_of(scores)}, (Step("contest.step.places"),))


def giochi(case: Mapping[str, Any]) -> Ruling:
    """The award points of the quarters in the order of their places; a list in the list is a shared place."""
    groups = [list(several(place)) for place in listed(given(case, "places"), "places")]
    if not all(groups):
        raise impossible("places", case["places"])
    names([name for group in groups for name in group], "places")
    given_points = awards(groups, ties=_ties(case))
    return Ruling({"expect": {name: number(points) for name, points in given_points.items()}}, (_step(),))


def placement(case: Mapping[str, Any]) -> Ruling:
    """The award points of ranks: of a list of ranks a list, of names in order or of names with ranks one by name."""
    ranks = given(case, "ranks")
    if isinstance(ranks, Mapping):
        ranked = {str(name): whole(rank, "ranks", 1) for name, rank in ranks.items()}
    elif all(isinstance(rank, int) for rank in listed(ranks, "ranks")):
        ranked = {str(i): whole(rank, "ranks", 1) for i, rank in enumerate(ranks)}
    else:
        return giochi({**case, "places": ranks})
    for rank in ranked.values():
        if rank != 1 + sum(other < rank for other in ranked.values()):
            raise impossible("ranks", ranks)
    points = {name: number(each) for name, each in awards(by_place(ranked), ties=_ties(case)).items()}
    in_order = {name: points[name] for name in ranked}
    return Ruling({"expect": in_order if isinstance(ranks, Mapping) else list(in_order.values())}, (_step(),))


def _ties(case: Mapping[str, Any]) -> Any:
    options = case.get("options") or {}
    ties = options.get("award_ties", "shared")
    if ties not in ("shared", "both_highest"):
        raise impossible("award_ties", ties)
    return ties


def _step() -> Step:
    return Step("contest.step.awards", "PIN-BEL-30")
