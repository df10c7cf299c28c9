"""Cases of single belote matches of the games between the quarters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mazziere.contests.judging.values import given, impossible, listed, mapped, whole
from mazziere.contests.scoring.record import BONUS, records
from mazziere.core.errors import Unanswered
from mazziere.core.ruling import Ruling, Step

TARGET = 1500
SIDES: Mapping[Any, int] = {0: 0, 1: 1, "A": 0, "B": 1}


def pinasca_belote_match(case: Mapping[str, Any]) -> Ruling:
    """What both sides of a match write down, in the order of its points (PIN-BEL-05, PIN-BEL-06)."""
    target = whole(case.get("target", TARGET), "target", 1)
    points = listed(given(case, "points"), "points", 2)
    a, b = (whole(value, "points", 0) for value in points)
    winner = case.get("winner")
    if winner is not None and (not isinstance(winner, str | int) or winner not in SIDES):
        raise impossible("winner", winner)
    if winner is None and a == b:
        raise Unanswered("contest.question.level", value=a)
    first = int(b > a) if winner is None else SIDES[winner]
    written = _written((a, b), first, target)
    return Ruling({"expect": list(written)}, (_step((a, b), first, target, written[first]),))


def pinasca_points(case: Mapping[str, Any]) -> Ruling:
    """The same for a game whose winner W and loser L are named."""
    target = whole(case.get("target", TARGET), "target", 1)
    points = _game(mapped(given(case, "game"), "game"))
    written = _written(points, 0, target)
    return Ruling({"expect": {"W": written[0], "L": written[1]}}, (_step(points, 0, target, written[0]),))


def pinasca_total(case: Mapping[str, Any]) -> Ruling:
    """A quarter adds the points of all games of its teams (PIN-BEL-08); `result` says which side of a game was its
    own.
    """
    target = whole(case.get("target", TARGET), "target", 1)
    total, steps = 0, []
    for number, game in enumerate(listed(given(case, "games"), "games")):
        points = _game(mapped(game, f"games[{number}]"))
        own = given(game, "result")
        if own not in ("W", "L"):
            raise impossible("result", own)
        written = _written(points, 0, target)[0 if own == "W" else 1]
        total += written
        steps.append(Step("contest.step.added", "PIN-BEL-08", {"points": written, "total": total}))
    return Ruling({"expect": total}, tuple(steps))


def _game(game: Mapping[str, Any]) -> tuple[int, int]:
    return whole(given(game, "W"), "W", 0), whole(given(game, "L"), "L", 0)


def _written(points: tuple[int, int], first: int, target: int) -> tuple[int, int]:
    if points[first] < target:
        raise Unanswered("contest.question.unfinished", value=points[first], target=target)
    return records(points, first, target)


def _step(points: tuple[int, int], first: int, target: int, written: int) -> Step:
    lacked = max(0, target - points[1 - first])
    clause = "PIN-BEL-06" if points[first] > target else "PIN-BEL-05"
    detail = {"points": points[first], "bonus": BONUS, "lacked": lacked, "written": written}
    return Step("contest.step.record", clause, detail)
