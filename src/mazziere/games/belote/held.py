"""Points in prison after equal totals: who collects them, and what becomes of them when the match ends (section 7)."""

from dataclasses import replace

from mazziere.core import Held, Line, Result
from mazziere.core.result import Side
from mazziere.games.belote.options import LitigePotTo, PendingPot
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.scoring import Scored


def settle(regulation: Regulation, scored: Scored, takers: Side, held: Held | None) -> tuple[Result, Held | None]:
    """The result with the held points collected in it, and the points held from now on.

    Only one deal can be held: on a second tie the older points go to the side that is not in prison now.
    A deal that nobody took is not brought here: its points stay held.
    """
    if scored.frozen is not None:
        result = _collect(regulation, scored.result, held, 1 - takers, "HELD_TWICE")
        return result, Held(takers, scored.frozen)
    return _collect(regulation, scored.result, held, _winner(regulation, scored, takers), "HELD"), None


def _winner(regulation: Regulation, scored: Scored, takers: Side) -> Side:
    """Who collects after a deal that is decided: the side with more points, or the winner of the contract."""
    by_contract = takers if scored.made else 1 - takers
    if regulation.litige is None or regulation.litige.litige_pot_to is LitigePotTo.CONTRACT_WINNER:
        return by_contract
    first, second = scored.totals
    return by_contract if first == second else int(second > first)


def _collect(regulation: Regulation, result: Result, held: Held | None, side: Side, rule: str) -> Result:
    if held is None:
        return result
    line = Line(
        side=side,
        what="belote.line.held",
        points=held.points,
        clause=regulation.clause(rule),
        detail={"from": held.owner},
    )
    points = tuple(value + (line.points if at == side else 0) for at, value in enumerate(result.points))
    return replace(result, points=points, lines=(*result.lines, line))


def given_back(regulation: Regulation, scores: tuple[int, ...], held: Held | None) -> tuple[int, ...]:
    """The scores for the record when a match ends with points still held. The winner is fixed without them."""
    if held is None or regulation.litige is None or regulation.litige.pending_pot is PendingPot.VOID:
        return scores
    return tuple(value + (held.points if side == held.owner else 0) for side, value in enumerate(scores))
