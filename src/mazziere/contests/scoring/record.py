"""Belote of the games between the quarters: the winner records its points, a bonus and what the loser lacked
(PIN-BEL-05).
"""

from __future__ import annotations

from mazziere.contests.format import Format
from mazziere.contests.plain import BadData
from mazziere.contests.result import Result, Two
from mazziere.contests.score import Score
from mazziere.contests.scoring.points import made

BONUS = 2000


def records(points: Two, first: int, target: int, bonus: int = BONUS) -> Two:
    """What both sides write down; `first` is the index of the winner.

    The winner keeps all its points, the shortfall is measured from the target (PIN-BEL-06) and is nothing for a
    loser who has passed it (A-PIN-11).
    """
    winner = points[first] + bonus + max(0, target - points[1 - first])
    return (winner, points[1]) if first == 0 else (points[0], winner)


def worth(format: Format, result: Result) -> tuple[Score, Score]:
    """Both records. Raises BadData when nobody has won."""
    points = made(result)
    if result.first is None:
        raise BadData("contest.result.no_winner", points=points[0])
    return _scores(points, records(points, result.first, _target(format), format.bonus))


def so_far(format: Format, result: Result) -> tuple[Score, Score]:
    """A match that nobody won: each side its points, no bonus."""
    return _scores(made(result), made(result))


def walkover(format: Format, result: Result, stays: int) -> tuple[Score, Score]:
    """The side that stays wins: it is given the points that it lacks to the target, then the record as ever."""
    a, b = made(result)
    target = _target(format)
    full = (max(a, target), b) if stays == 0 else (a, max(b, target))
    return _scores(made(result), records(full, stays, target, format.bonus))


def bare_win(format: Format) -> Score:
    """A match won by a hair: the target and the bonus."""
    return Score(points=_target(format) + format.bonus)


def largest(format: Format) -> Score:
    """A match won to nothing, without points beyond the target."""
    return Score(points=2 * _target(format) + format.bonus)


def _target(format: Format) -> int:
    if format.target is None:
        raise BadData("contest.data.missing", place=f"{format.name}.target")
    return format.target


def _scores(points: Two, written: Two) -> tuple[Score, Score]:
    a, b = points
    return Score(points=written[0], difference=a - b), Score(points=written[1], difference=b - a)
