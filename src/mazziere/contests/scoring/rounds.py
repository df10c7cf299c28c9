"""Briscola of the games between the quarters: match points by rounds won, 7 in all (PIN-BRI-14)."""

from __future__ import annotations

from mazziere.contests.format import Format
from mazziere.contests.plain import BadData
from mazziere.contests.result import Result, Two
from mazziere.contests.score import Score

MATCH_POINTS = (0, 2, 3, 4, 5, 7)
"""By number of rounds won, from none to five."""
ROUND_POINTS = 120
"""Card points of one round (PIN-BRI-03)."""


def worth(format: Format, result: Result) -> tuple[Score, Score]:
    """To each side the points of its rounds. Raises BadData for rounds that have no points."""
    won = result.rounds_won
    if won is None:
        raise BadData("contest.result.no_rounds")
    cards = result.card_points
    a, b = (_points(number) for number in won)
    return (
        Score(points=a, difference=won[0] - won[1], card_points=None if cards is None else cards[0]),
        Score(points=b, difference=won[1] - won[0], card_points=None if cards is None else cards[1]),
    )


def walkover(format: Format, result: Result, stays: int) -> tuple[Score, Score]:
    """The rounds that were not played go to the side that stays; card points count as far as they were played."""
    won = result.rounds_won or (0, 0)
    left = won[1 - stays]
    full: Two = (_all(format) - left, left) if stays == 0 else (left, _all(format) - left)
    scores = worth(format, Result(won=full))
    cards = result.card_points or (0, 0)
    return (
        Score(points=scores[0].points, difference=scores[0].difference, card_points=cards[0]),
        Score(points=scores[1].points, difference=scores[1].difference, card_points=cards[1]),
    )


def bare_win(format: Format) -> Score:
    """A match won by one round."""
    return Score(points=_points(_all(format) // 2 + 1))


def largest(format: Format) -> Score:
    """All rounds."""
    return Score(points=_points(_all(format)))


def _points(won: int) -> int:
    if not 0 <= won < len(MATCH_POINTS):
        raise BadData("contest.result.rounds_range", won=won, most=len(MATCH_POINTS) - 1)
    return MATCH_POINTS[won]


def _all(format: Format) -> int:
    return format.match_rounds or len(MATCH_POINTS) - 1
