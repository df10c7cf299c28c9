"""The points made are added up, as the sheet of Pizzolungo (BUR-27) and the French contests have it."""

from __future__ import annotations

from mazziere.contests.format import Format
from mazziere.contests.plain import BadData
from mazziere.contests.result import Result, Two
from mazziere.contests.score import Score


def made(result: Result) -> Two:
    """The points of both sides. Raises BadData for a result without points."""
    if result.points is None:
        raise BadData("contest.result.no_points")
    return result.points


def worth(format: Format, result: Result) -> tuple[Score, Score]:
    """To each side its own points."""
    a, b = made(result)
    return Score(points=a, difference=a - b), Score(points=b, difference=b - a)
