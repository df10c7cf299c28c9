"""The refusal of a fact."""

from __future__ import annotations

from mazziere.contests.contest import Contest, Round
from mazziere.contests.stages import ALLOWED, Action
from mazziere.core.errors import BadInput


class Refused(BadInput):
    """A fact that cannot happen as things stand; `key` says why and what would be needed."""


def require(round: Round, action: Action) -> None:
    """Raises Refused when the table of allowed actions forbids this in the stage of the round."""
    if action not in ALLOWED[round.stage]:
        raise Refused(f"contest.refusal.{action.value}_stage", round=round.id)


def require_last(contest: Contest, round: Round) -> None:
    """Raises Refused when a later round of the discipline has been drawn."""
    last = contest.rounds_of(round.discipline)[-1]
    if last.id != round.id:
        raise Refused("contest.refusal.not_last", round=round.id, last=last.id)
