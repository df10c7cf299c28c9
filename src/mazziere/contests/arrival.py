"""Somebody comes: an entry, and where one rests in a round under way, a table at once."""

from __future__ import annotations

from mazziere.contests.contest import Contest, Round
from mazziere.contests.facts import Entered, Fact, SeatedTable, TableAdded
from mazziere.contests.importing import members_of, next_id
from mazziere.contests.pairing.danish import late_arrival
from mazziere.contests.stages import ALLOWED, Action


def arrival(
    contest: Contest,
    name: str,
    *,
    members: tuple[str, ...] = (),
    group: str = "",
    club: str = "",
    table: int | None = None,
    paid: bool = False,
) -> tuple[Fact, ...]:
    """The facts of a new entry. Who comes late while exactly one entry rests sits down with that one."""
    entered = Entered(
        id=str(next_id(contest)),
        name=name,
        members=members or members_of(name),
        group=group,
        club=club,
        table=table,
        paid=paid,
    )
    latest = (contest.rounds_of(discipline)[-1:] for discipline in contest.disciplines)
    added = (_table(round, entered.id) for rounds in latest for round in rounds)
    return (entered, *(fact for fact in added if fact is not None))


def _table(round: Round, late: str) -> TableAdded | None:
    if Action.ADD_TABLE not in ALLOWED[round.stage] or len(round.rest) != 1:
        return None
    pair = late_arrival(round.rest[0], late)
    assert pair is not None
    number = 1 + max((table.number for table in round.tables), default=0)
    return TableAdded(round=round.id, table=SeatedTable(table=number, sides=((pair[0],), (pair[1],))))
