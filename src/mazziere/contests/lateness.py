"""What a format does with a side that comes late to its table: a warning, match points, or no play at all."""

from __future__ import annotations

from mazziere.contests.contest import Contest, Round
from mazziere.contests.facts import Fact, Forfeited, Penalised
from mazziere.contests.fold.refused import Refused


def late_facts(contest: Contest, round: Round, entry: str, minutes: int) -> tuple[Fact, ...]:
    """The facts of a side that is so many minutes late. Raises Refused where the format has no rule for that."""
    rule = contest.format(round.discipline).late
    if rule.minutes is None or rule.warning is None:
        raise Refused("contest.refusal.no_late_rule")
    if minutes < 1:
        raise Refused("contest.refusal.late_minutes", minutes=minutes)
    if minutes > rule.minutes:
        return (Forfeited(round=round.id, id=entry),)
    reason = f"{minutes} min"
    if minutes <= rule.warning:
        return (Penalised(id=entry, sort="warning", round=round.id, reason=reason),)
    return (Penalised(id=entry, round=round.id, match_points=rule.match_points, reason=reason),)
