"""Briscola at a real table: the card points of each deal; a level one is played again where the sheet says so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from mazziere.contests import result as contest
from mazziere.contests.keeper.kept import Kept, KeptDeal, Two, not_over, number
from mazziere.contests.plain import read
from mazziere.core.result import Line, Result
from mazziere.games.briscola.match import winner
from mazziere.games.briscola.regulation import Even, Regulation
from mazziere.games.briscola.scoring import winner_of

PACK = 120


@dataclass(frozen=True, kw_only=True)
class Deal:
    """What is written down: the card points of side 0, and who took the last trick, which only some sheets ask for."""

    points: int
    last: int = 0


def kept(regulation: Regulation, deals: Sequence[Mapping[str, Any]]) -> Kept:
    """The match of these deals; `scores` are deals won."""
    state, rounds = Kept(), list[Two]()
    for at, data in enumerate(deals, 1):
        not_over(state.over, at)
        deal = read(Deal, data, f"deals[{at}]")
        points = (number(deal.points, "points", at, PACK), PACK - deal.points)
        rounds.append(points)
        state = _after(regulation, state, points, deal.last)
    if state.over:
        return replace(state, final=contest.Result(rounds=tuple(rounds)))
    return state


def _after(regulation: Regulation, state: Kept, points: Two, last: int) -> Kept:
    assert regulation.even is not None
    even = points[0] == points[1]
    again = even and regulation.even.even_deal is Even.REPLAY
    outcome = "void" if again else "tie" if even and regulation.even.even_deal is Even.DRAW else "made"
    lines = tuple(
        Line(side=each, what="briscola.line.cards", points=points[each], clause=regulation.clause("cards"))
        for each in (0, 1)
    )
    clause = regulation.clause("made" if outcome == "made" else "even_deal")
    result = Result(outcome=outcome, clause=clause, points=points, lines=lines)
    scores = state.scores
    if not again:
        won = winner_of(points, regulation.even.even_deal, last)
        scores = (scores[0] + (won == 0), scores[1] + (won == 1))
    counted = sum(kept.result.outcome != "void" for kept in state.deals) + (not again)
    first = None if again else winner(regulation, scores, counted)
    return replace(
        state,
        deals=(*state.deals, KeptDeal(result=result, scores=scores)),
        scores=scores,
        winner=first,
        over=first is not None,
    )
