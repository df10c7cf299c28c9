"""Burraco at a real table: burrachi by kind, the closing, the cards on the table and in hand, the pots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from mazziere.contests import result as contest
from mazziere.contests.keeper.kept import Kept, KeptDeal, Two, not_over, number, side
from mazziere.contests.plain import BadData, read
from mazziere.core.result import Line, Result
from mazziere.core.seats import Seat
from mazziere.games.burraco.match import winner
from mazziere.games.burraco.options import HandPenalty, PotPenalty
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.scoring import BONUS, CLASS_NAMES, CLASS_RULES, CLOSING, POT_NOT_TAKEN, totals
from mazziere.games.burraco.state import NOBODY
from mazziere.games.burraco.victory_points import STEP
from mazziere.melds import CLEAN, DIRTY, SEMI_CLEAN

PACKS = 1080
"""What the cards of two packs are worth together (BUR-26)."""
MOST_BURRACHI = 12
KINDS = ((CLEAN, "clean"), (SEMI_CLEAN, "semi_clean"), (DIRTY, "dirty"))


@dataclass(frozen=True, kw_only=True)
class SideDeal:
    """What one side has when the deal ends."""

    clean: int = 0
    semi_clean: int = 0
    dirty: int = 0
    cards: int = 0
    """Points of the cards on the table."""
    hand: int = 0
    """Points of the cards that are left in hand, an unplayed pot included."""
    pot: bool = True
    """Whether it took its pot."""


@dataclass(frozen=True, kw_only=True)
class Deal:
    """What is written down for both sides, and who closed."""

    sides: tuple[SideDeal, SideDeal]
    closed: int | None = None


def kept(regulation: Regulation, deals: Sequence[Mapping[str, Any]]) -> Kept:
    """The match of these deals."""
    state = Kept()
    for at, data in enumerate(deals, 1):
        not_over(state.over, at)
        state = _after(regulation, state, read(Deal, data, f"deals[{at}]"), at)
    return state


def _after(regulation: Regulation, state: Kept, deal: Deal, at: int) -> Kept:
    lines = tuple(line for each in (0, 1) for line in _lines(regulation, deal, each, at))
    points = totals(lines)
    outcome = "stock" if deal.closed is None else "closed"
    result = Result(outcome=outcome, clause=None, points=points, lines=lines)
    scores: Two = (state.scores[0] + points[0], state.scores[1] + points[1])
    closer: Seat = NOBODY if deal.closed is None else side(deal.closed, at)
    won = winner(regulation, scores, at, closer)
    length = regulation.length.match
    over = won is not None or (length.unit == "deals" and at >= length.number)
    return replace(
        state,
        deals=(*state.deals, KeptDeal(result=result, scores=scores)),
        scores=scores,
        winner=won,
        over=over,
        final=contest.Result(points=scores) if over else None,
    )


def _lines(regulation: Regulation, deal: Deal, each: int, at: int) -> Iterator[Line]:
    own, other = deal.sides[each], deal.sides[1 - each]
    for kind, name in KINDS:
        for _ in range(number(getattr(own, name), name, at, MOST_BURRACHI)):
            clause = regulation.clause(CLASS_RULES[kind])
            yield Line(side=each, what=f"burraco.line.{CLASS_NAMES[kind]}", points=BONUS[kind], clause=clause)
    yield Line(
        side=each,
        what="burraco.line.cards",
        points=_value(own.cards, "cards", at),
        clause=regulation.clause("CARD_VALUES"),
    )
    if deal.closed == each:
        yield Line(side=each, what="burraco.line.closing", points=CLOSING, clause=regulation.clause("CLOSING"))
    if own.hand:
        counted = regulation.scoring.hand_penalty is HandPenalty.FACE
        yield _off(regulation, each, "hand", _value(own.hand, "hand", at), counted, "not_taken_off")
    if not own.pot:
        waived = regulation.scoring.pot_penalty is PotPenalty.UNLESS_BOTH_UNTAKEN and not other.pot
        counted = regulation.scoring.pot_penalty is not PotPenalty.NONE and not waived
        yield _off(regulation, each, "pot", POT_NOT_TAKEN, counted, "both_untaken" if waived else "not_taken_off")


def _off(regulation: Regulation, each: int, what: str, points: int, counted: bool, reason: str) -> Line:
    return Line(
        side=each,
        what=f"burraco.line.{what}",
        points=-points,
        counted=counted,
        clause=regulation.clause(f"{what}_penalty"),
        detail={} if counted else {"reason": reason},
    )


def _value(points: int, name: str, at: int) -> int:
    """Points of cards: every card is a multiple of five. Raises BadData, naming the deal."""
    number(points, name, at, PACKS)
    if points % STEP:
        raise BadData("contest.keeper.step", deal=at, value=points, step=STEP)
    return points
