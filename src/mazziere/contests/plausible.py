"""Whether a result can be right. What looks wrong is asked, never kept in silence and never refused in silence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from mazziere.contests.format import Format, Scored
from mazziere.contests.result import Result, Two
from mazziere.contests.scoring.rounds import ROUND_POINTS
from mazziere.games.burraco.victory_points import STEP

LAST_DEAL = 600
"""More than a side can hope to pass the target of belote by: one deal with every trick and the best declarations."""
ONE_DEAL = {"belote": 400, "burraco": 1500}
"""More than a side makes in a deal, on average over the deals of a round."""
ABSURD = 10
"""How many times the limit cannot be meant, so that nothing else about the number is asked first."""


@dataclass(frozen=True)
class Question:
    """A doubt about a result, as a message key with its parameters."""

    key: str
    detail: Mapping[str, object] = field(default_factory=dict)
    impossible: bool = False
    """Whether no table can end so; else it is only unusual."""
    instead: int | None = None
    """The number that was probably meant."""


def questions(format: Format, result: Result, *, finished: bool = True) -> tuple[Question, ...]:
    """Every doubt about a result; `finished` is false for a table that somebody left."""
    if format.game == "briscola":
        return tuple(_briscola(format, result, finished))
    return tuple(_points(format, result, finished))


def _points(format: Format, result: Result, finished: bool) -> Iterator[Question]:
    if result.points is None:
        yield Question("contest.result.no_points", impossible=True)
        return
    for value in result.points:
        if value < 0 and not format.negative:
            yield Question("contest.question.negative", {"value": value}, impossible=True)
        elif abs(value) > ABSURD * _limit(format):
            yield Question("contest.question.absurd", {"value": value}, impossible=True)
        elif format.game == "burraco" and value % STEP:
            yield Question("contest.question.step", {"value": value, "step": STEP}, impossible=True)
        elif abs(value) > _limit(format):
            shorter = value // 10 if value % 10 == 0 and abs(value) // 10 <= _limit(format) else None
            key = "contest.question.unusual" if shorter is None else "contest.question.unusual_instead"
            yield Question(key, {"value": value, "instead": shorter}, instead=shorter)
    if finished and format.target is not None:
        yield from _match(format.target, result.points, result)
    elif finished and result.points == (0, 0):
        yield Question("contest.question.nothing")


def _match(target: int, points: Two, result: Result) -> Iterator[Question]:
    """A match to a number of points ends when one side has it, never level."""
    if result.first is None:
        yield Question("contest.question.level", {"value": points[0]}, impossible=True)
    elif points[result.first] < target:
        detail = {"value": points[result.first], "target": target}
        yield Question("contest.question.unfinished", detail, impossible=True)
    elif points[result.first] < points[1 - result.first]:
        detail = {"value": points[result.first], "other": points[1 - result.first]}
        yield Question("contest.question.winner_has_less", detail)


def _limit(format: Format) -> int:
    if format.target is not None:
        return format.target + LAST_DEAL
    return ONE_DEAL.get(format.game, ONE_DEAL["burraco"]) * (format.deals or 1)


def _briscola(format: Format, result: Result, finished: bool) -> Iterator[Question]:
    won = result.rounds_won
    if won is None:
        yield Question("contest.result.no_rounds", impossible=True)
        return
    for one, other in result.rounds:
        if min(one, other) < 0 or one + other != ROUND_POINTS:
            detail = {"one": one, "other": other, "sum": ROUND_POINTS}
            yield Question("contest.question.round_sum", detail, impossible=True)
    all_rounds = format.match_rounds or sum(won)
    if (finished and sum(won) != all_rounds) or sum(won) > all_rounds or min(won) < 0:
        yield Question("contest.question.rounds_total", {"total": sum(won), "rounds": all_rounds}, impossible=True)
    if format.scoring is Scored.WINS and finished and won[0] == won[1]:
        yield Question("contest.question.level", {"value": won[0]}, impossible=True)
