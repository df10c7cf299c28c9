"""Two points for a win, one each for a level table, whatever the game."""

from __future__ import annotations

from mazziere.contests.format import Format
from mazziere.contests.plain import BadData
from mazziere.contests.result import Result, Two
from mazziere.contests.score import Score

WIN, LEVEL = 2, 1


def worth(format: Format, result: Result) -> tuple[Score, Score]:
    """To each side 2, 1 or 0; the difference of points or rounds stands beside. Raises BadData for an empty result."""
    made = result.points or result.rounds_won
    if made is None:
        raise BadData("contest.result.no_points")
    return _scores(result, made, result.first)


def walkover(format: Format, result: Result, stays: int) -> tuple[Score, Score]:
    """A win for the side that stays."""
    return _scores(result, (0, 0), stays)


def bare_win(format: Format) -> Score:
    """A win."""
    return Score(points=WIN)


def largest(format: Format) -> Score:
    """A win: there is nothing above it."""
    return Score(points=WIN)


def _scores(result: Result, made: Two, first: int | None) -> tuple[Score, Score]:
    cards = result.card_points or (None, None)
    given = [LEVEL if first is None else WIN * (first == side) for side in (0, 1)]
    return (
        Score(points=given[0], difference=made[0] - made[1], card_points=cards[0]),
        Score(points=given[1], difference=made[1] - made[0], card_points=cards[1]),
    )
