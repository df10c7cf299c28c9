"""Drawing the next round of a contest: what the format's phase asks for, from everything that has happened so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mazziere.contests.contest import Contest, round_id
from mazziere.contests.drawing.situation import Situation
from mazziere.contests.drawing.systems import SYSTEMS, Proposal, rounds_by_itself
from mazziere.contests.facts import Drawn, SeatedTable
from mazziere.contests.fold.refused import Refused
from mazziere.contests.format import Format
from mazziere.contests.pairing.round import Unpairable
from mazziere.contests.pairing.tables import seats
from mazziere.contests.stages import Stage

SMALLEST_FIELD = {"single": 4}
"""By unit; two of any other."""


def next_draw(contest: Contest, discipline: str, seed: str) -> Drawn:
    """The draw of the next round, or anew of the one that nobody has started.

    Raises Refused when the round before it is not closed, the contest is over or the field too small, Unpairable when
    the keep-apart rules leave no round.
    """
    situation = situation_of(contest, discipline, seed)
    try:
        return _drawn(situation, SYSTEMS[situation.phase.pairing](situation))
    except Unpairable as error:
        raise _in_names(contest, error) from None


def _in_names(contest: Contest, error: Unpairable) -> Unpairable:
    """Who stands in the way, by name and in the order of entry."""
    inside = [entry.name for entry in contest.entries.values() if entry.id in error.entries]
    return Unpairable(error.key, inside, **{key: value for key, value in error.detail.items() if key != "names"})


def situation_of(contest: Contest, discipline: str, seed: str = "") -> Situation:
    """Everything that the next draw looks at. Raises Refused as `next_draw` does."""
    earlier = contest.rounds_of(discipline)
    if earlier and not earlier[-1].started and earlier[-1].stage in (Stage.DRAFT, Stage.POSTED):
        earlier = earlier[:-1]
    if earlier and earlier[-1].stage is not Stage.CLOSED:
        raise Refused("contest.refusal.draw_before_close", round=earlier[-1].id)
    format = contest.format(discipline)
    field = tuple(
        entry.id
        for entry in contest.entries.values()
        if not entry.gone and entry.since.get(discipline, 1) <= len(earlier) + 1
    )
    if len(field) < SMALLEST_FIELD.get(format.unit, 2):
        raise Refused("contest.refusal.too_few", count=len(field), least=SMALLEST_FIELD.get(format.unit, 2))
    _check_quarters(contest, format, field)
    before = 0
    for at, phase in enumerate(format.phases):
        situation = Situation(
            contest=contest,
            discipline=discipline,
            seed=seed,
            phase=phase,
            phase_number=at,
            earlier=earlier,
            in_phase=tuple(round for round in earlier if round.phase == at),
            field=field,
        )
        rounds = phase.rounds if phase.rounds is not None else rounds_by_itself(situation)
        if len(earlier) < before + rounds:
            return situation
        before += rounds
    raise Refused("contest.refusal.over", count=len(earlier))


def _check_quarters(contest: Contest, format: Format, field: Sequence[str]) -> None:
    """Raises Refused when the format asks for another number of quarters, or of squads in one."""
    quarters = Counter(contest.entry(id).group for id in field)
    if format.groups is not None and not format.groups[0] <= len(quarters) <= format.groups[1]:
        least, most = format.groups
        raise Refused("contest.refusal.quarters", count=len(quarters), least=least, most=most)
    fullest, squads = quarters.most_common(1)[0]
    if format.squads is not None and squads > format.squads:
        raise Refused("contest.refusal.squads", group=fullest, most=format.squads)


def _drawn(situation: Situation, proposal: Proposal) -> Drawn:
    contest = situation.contest
    fixed = {id: kept for id in situation.field if (kept := contest.entry(id).table) is not None}
    used: dict[str, Counter[int]] | None = None
    if situation.format.tables == "least_used":
        used = {id: Counter() for id in situation.field}
        for round in situation.earlier:
            for table in round.tables:
                for entry in table.entries:
                    used.setdefault(entry, Counter())[table.number] += 1
    places = seats(proposal.tables, available=contest.tables, fixed=fixed, used=used)
    return Drawn(
        round=round_id(situation.discipline, situation.number),
        phase=situation.phase_number,
        seed=situation.seed,
        tables=tuple(
            SeatedTable(table=seat.table, wave=seat.wave, sides=sides)
            for seat, sides in zip(places, proposal.tables, strict=True)
        ),
        rest=proposal.rest,
        repeats=proposal.repeats,
        order=proposal.order,
        lines=None if proposal.lines is None else (proposal.lines.sitting, proposal.lines.moving),
    )
