"""When a match ends, and who has won it."""

from collections.abc import Callable, Mapping, Sequence

from mazziere.core.result import Side
from mazziere.games.belote.options import BothOver, EndRule
from mazziere.games.belote.regulation import Regulation

PASSED: Mapping[EndRule, Callable[[int, int], bool]] = {
    EndRule.REACH: lambda score, target: score >= target,
    EndRule.EXCEED: lambda score, target: score > target,
}
"""Whether a score ends the match, by the option `end_rule`."""


def winner(regulation: Regulation, scores: Sequence[int], takers: Side | None, last: Sequence[int]) -> Side | None:
    """The side that has won with these scores, or None while the match goes on.

    `scores` are without points still held, `takers` called in the deal just played, `last` is what it wrote.
    Sides that are level in front play another deal.
    """
    passed = [
        side for side, score in enumerate(scores) if PASSED[regulation.match.end_rule](score, regulation.match.target)
    ]
    if len(passed) < 2:
        return passed[0] if passed else None
    return BOTH[regulation.match.both_over](passed, scores, takers, last)


def _alone_in_front(sides: Sequence[Side], figures: Sequence[int]) -> Side | None:
    best = max(figures[side] for side in sides)
    front = [side for side in sides if figures[side] == best]
    return front[0] if len(front) == 1 else None


def _higher(passed: Sequence[Side], scores: Sequence[int], takers: Side | None, last: Sequence[int]) -> Side | None:
    return _alone_in_front(passed, scores)


def _takers_first(
    passed: Sequence[Side], scores: Sequence[int], takers: Side | None, last: Sequence[int]
) -> Side | None:
    if len(scores) == 2 and scores[0] == scores[1]:
        return None
    return takers if takers in passed else _higher(passed, scores, takers, last)


def _last_deal_winner(
    passed: Sequence[Side], scores: Sequence[int], takers: Side | None, last: Sequence[int]
) -> Side | None:
    return _alone_in_front(passed, last)


BOTH: Mapping[BothOver, Callable[[Sequence[Side], Sequence[int], Side | None, Sequence[int]], Side | None]] = {
    BothOver.HIGHER: _higher,
    BothOver.TAKERS_FIRST: _takers_first,
    BothOver.LAST_DEAL_WINNER: _last_deal_winner,
}
"""Who wins when several sides are past the target in one deal, by the option `both_over`."""
