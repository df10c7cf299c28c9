"""Burraco by the federation: the difference of match points becomes victory points (FIB-04), the difference itself
stands beside.
"""

from __future__ import annotations

from mazziere.contests.format import Format
from mazziere.contests.plain import BadData
from mazziere.contests.result import Result
from mazziere.contests.score import Score
from mazziere.contests.scoring.points import made
from mazziere.games.burraco.victory_points import LEVEL, STEP, TOP, victory_points


def worth(format: Format, result: Result) -> tuple[Score, Score]:
    """Victory points of both sides. A difference between two bands, which only a penalty can make, counts as the
    lower one.
    """
    a, b = made(result)
    if format.deals is None:
        raise BadData("contest.data.missing", place=f"{format.name}.deals")
    difference = abs(a - b)
    high, low = victory_points(format.deals, difference - difference % STEP)
    first, second = (high, low) if a >= b else (low, high)
    return Score(points=first, mp=a - b, difference=a - b), Score(points=second, mp=b - a, difference=b - a)


def bare_win(format: Format) -> Score:
    """The smallest win."""
    return Score(points=LEVEL + 1)


def largest(format: Format) -> Score:
    """All victory points of a table."""
    return Score(points=TOP)
