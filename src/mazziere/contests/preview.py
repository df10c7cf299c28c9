"""What an act would change before it is done: places that move, and tables of a drawn round that would look
different.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from mazziere.contests.contest import Contest, Round
from mazziere.contests.drawing import next_draw
from mazziere.contests.facts import Fact
from mazziere.contests.fold import applied
from mazziere.contests.ranking import overall_ranking, ranking
from mazziere.contests.stages import Stage
from mazziere.core.errors import BadInput


@dataclass(frozen=True, kw_only=True)
class Moved:
    """A name whose place or points change."""

    discipline: str | None
    """None: in the overall table."""
    name: str
    before: int
    after: int


@dataclass(frozen=True, kw_only=True)
class Preview:
    """The change that an act makes to what people see. Nobody who sits is moved by it."""

    moved: tuple[Moved, ...]
    differing: tuple[str, ...]
    """Tables of the latest drawn round at which others would sit if it were drawn again now."""
    can_redraw: bool
    """Whether that round may still be drawn again, as no table of it has started."""


def preview(contest: Contest, *facts: Fact) -> Preview:
    """What these facts would change. Raises BadInput as doing them would."""
    after: Contest | None = contest
    for fact in facts:
        after = applied(after, fact)
    assert after is not None
    moved = [
        change for discipline in contest.disciplines for change in _moves(discipline, contest, after)
    ] + _overall_moves(contest, after)
    rounds = [contest.rounds_of(discipline)[-1] for discipline in contest.disciplines if contest.rounds_of(discipline)]
    differing = tuple(key for round in rounds for key in _differing(after, round))
    return Preview(
        moved=tuple(moved),
        differing=differing,
        can_redraw=bool(differing) and any(not round.started for round in rounds),
    )


def _moves(discipline: str, before: Contest, after: Contest) -> list[Moved]:
    old = {row.name: row.place for row in ranking(before, discipline).rows}
    new = {row.name: row.place for row in ranking(after, discipline).rows}
    return _changes(discipline, old, new)


def _overall_moves(before: Contest, after: Contest) -> list[Moved]:
    old, new = overall_ranking(before), overall_ranking(after)
    if old is None or new is None:
        return []
    return _changes(None, {row.name: row.place for row in old.rows}, {row.name: row.place for row in new.rows})


def _changes(discipline: str | None, old: dict[str, int], new: dict[str, int]) -> list[Moved]:
    names = [name for name in new if name in old and old[name] != new[name]]
    return [Moved(discipline=discipline, name=name, before=old[name], after=new[name]) for name in names]


def _differing(after: Contest, round: Round) -> list[str]:
    """The tables of this round at which the same draw would now seat others."""
    held = after.rounds.get(round.id)
    if held is None or round.number == 1 or held.stage is Stage.CLOSED:
        return []
    earlier = {id: kept for id, kept in after.rounds.items() if id != round.id}
    try:
        again = next_draw(replace(after, rounds=earlier), round.discipline, round.seed)
    except BadInput:
        return []
    seats = {(table.table, table.wave): {frozenset(side) for side in table.sides} for table in again.tables}
    return [
        table.key
        for table in held.tables
        if seats.get((table.number, table.wave)) != {frozenset(side) for side in table.sides}
    ]
