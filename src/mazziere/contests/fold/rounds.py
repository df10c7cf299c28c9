"""Facts about rounds: drawn, changed while nobody plays, posted, opened, closed, deleted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from mazziere.contests.contest import Contest, Round, Table, round_id
from mazziere.contests.facts import (
    ClockSet,
    Closed,
    Drawn,
    Fact,
    Opened,
    Posted,
    Reopened,
    RoundDeleted,
    SeatedTable,
    Swapped,
    TableAdded,
)
from mazziere.contests.fold.refused import Refused, require, require_last
from mazziere.contests.stages import ALLOWED, Action, Stage


def drawn(contest: Contest, fact: Drawn) -> Contest:
    """Adds the round as a draft, or draws it anew while no table of it has started."""
    discipline, _, number = fact.round.rpartition("/")
    format = contest.format(discipline)
    earlier = contest.rounds_of(discipline)
    if fact.round in contest.rounds:
        round = contest.round(fact.round)
        require(round, Action.REDRAW)
        require_last(contest, round)
        if round.started:
            raise Refused("contest.refusal.started", round=round.id)
        earlier = earlier[:-1]
    elif earlier and Action.DRAW_NEXT not in ALLOWED[earlier[-1].stage]:
        raise Refused("contest.refusal.draw_before_close", round=earlier[-1].id)
    if fact.round != round_id(discipline, len(earlier) + 1) or not number.isdigit():
        raise Refused("contest.refusal.round_number", round=fact.round, next=round_id(discipline, len(earlier) + 1))
    if not 0 <= fact.phase < max(1, len(format.phases)):
        raise Refused("contest.refusal.no_phase", phase=fact.phase)
    _check_seats(contest, discipline, len(earlier) + 1, fact)
    new = Round(
        id=fact.round,
        discipline=discipline,
        number=len(earlier) + 1,
        phase=fact.phase,
        seed=fact.seed,
        tables=tuple(_table(seat) for seat in fact.tables),
        rest=fact.rest,
        repeats=fact.repeats,
        order=fact.order,
        lines=fact.lines,
    )
    return _with(contest, new)


def swapped(contest: Contest, fact: Swapped) -> Contest:
    """Exchanges two places by hand; the repeats are marked anew."""
    round = contest.round(fact.round)
    require(round, Action.SWAP)
    if round.started:
        raise Refused("contest.refusal.started", round=round.id)
    for entry in (fact.one, fact.other):
        if round.table_of(entry) is None and entry not in round.rest:
            raise Refused("contest.refusal.not_in_round", entry=contest.entry(entry).name, round=round.id)
    change = {fact.one: fact.other, fact.other: fact.one}

    def turned(names: Sequence[str]) -> tuple[str, ...]:
        return tuple(change.get(name, name) for name in names)

    tables = tuple(
        replace(table, sides=(turned(table.sides[0]), turned(table.sides[1])), revision=table.revision + 1)
        if set(table.entries) & set(change)
        else table
        for table in round.tables
    )
    played = {
        frozenset((a, b))
        for earlier in contest.rounds_of(round.discipline)
        if earlier.id != round.id
        for table in earlier.tables
        for a in table.sides[0]
        for b in table.sides[1]
    }
    repeats = tuple(
        (a, b) for table in tables for a in table.sides[0] for b in table.sides[1] if frozenset((a, b)) in played
    )
    return _with(contest, replace(round, tables=tables, rest=turned(round.rest), repeats=repeats))


def table_added(contest: Contest, fact: TableAdded) -> Contest:
    """Seats a late pair with who rested."""
    round = contest.round(fact.round)
    require(round, Action.ADD_TABLE)
    seated = {entry for table in round.tables for entry in table.entries}
    new = _table(fact.table)
    if any(table.key == new.key for table in round.tables):
        raise Refused("contest.refusal.table_twice", table=new.key, round=round.id)
    for entry in new.entries:
        if entry in seated or contest.entry(entry).gone:
            raise Refused("contest.refusal.seated_already", entry=contest.entry(entry).name, round=round.id)
    rest = tuple(entry for entry in round.rest if entry not in new.entries)
    return _with(contest, replace(round, tables=(*round.tables, new), rest=rest))


def posted(contest: Contest, fact: Posted) -> Contest:
    """Shows the draft to everybody, if it still fits who is there."""
    round = contest.round(fact.round)
    require(round, Action.POST)
    seated = {entry for table in round.tables for entry in table.entries} | set(round.rest)
    field = {entry.id for entry in contest.entries.values() if not entry.gone}
    field = {id for id in field if contest.entries[id].since.get(round.discipline, 1) <= round.number}
    if seated != field:
        names = ", ".join(sorted(contest.entry(id).name for id in seated ^ field))
        raise Refused("contest.refusal.draft_old", round=round.id, names=names)
    return _with(contest, replace(round, stage=Stage.POSTED))


def opened(contest: Contest, fact: Opened) -> Contest:
    """Begins play, and writes down who sits."""
    round = contest.round(fact.round)
    require(round, Action.OPEN)
    return _with(contest, playing(contest, round))


def playing(contest: Contest, round: Round) -> Round:
    """The round under way, with the members who sit at each table."""
    tables = tuple(
        replace(table, members={entry: contest.members(entry, round) for entry in table.entries})
        for table in round.tables
    )
    return replace(round, stage=Stage.PLAYING, tables=tables)


def closed(contest: Contest, fact: Closed) -> Contest:
    """Ends the round when nothing is missing."""
    round = contest.round(fact.round)
    require(round, Action.CLOSE)
    if round.open_tables:
        tables = ", ".join(table.key for table in round.open_tables)
        raise Refused("contest.refusal.missing", round=round.id, tables=tables, count=len(round.open_tables))
    return _with(contest, replace(round, stage=Stage.CLOSED, ends=None, left=None))


def reopened(contest: Contest, fact: Reopened) -> Contest:
    """Plays a closed round on, while no later one is drawn."""
    round = contest.round(fact.round)
    require(round, Action.REOPEN)
    require_last(contest, round)
    return _with(contest, replace(round, stage=Stage.PLAYING))


def deleted(contest: Contest, fact: RoundDeleted) -> Contest:
    """Takes the last round away."""
    round = contest.round(fact.round)
    require(round, Action.DELETE)
    require_last(contest, round)
    return replace(contest, rounds={id: held for id, held in contest.rounds.items() if id != round.id})


def clock_set(contest: Contest, fact: ClockSet) -> Contest:
    """Sets, stops or takes away the clock of a round."""
    round = contest.round(fact.round)
    if round.stage not in (Stage.POSTED, Stage.PLAYING):
        raise Refused("contest.refusal.clock", round=round.id)
    if fact.ends is not None and fact.left is not None:
        raise Refused("contest.refusal.clock_both")
    return _with(contest, replace(round, ends=fact.ends, left=fact.left))


def _with(contest: Contest, round: Round) -> Contest:
    return replace(contest, rounds={**contest.rounds, round.id: round})


def _table(seat: SeatedTable) -> Table:
    return Table(number=seat.table, wave=seat.wave, sides=seat.sides)


def _check_seats(contest: Contest, discipline: str, number: int, fact: Drawn) -> None:
    """Everybody who can play is in the round once, nobody else, and no two tables are the same."""
    seated = [entry for table in fact.tables for side in table.sides for entry in side] + list(fact.rest)
    field = {
        entry.id for entry in contest.entries.values() if not entry.gone and entry.since.get(discipline, 1) <= number
    }
    if len(seated) != len(set(seated)) or set(seated) != field:
        wrong = sorted({id for id in seated if seated.count(id) > 1} | (set(seated) ^ field))
        names = ", ".join(contest.entries[id].name if id in contest.entries else id for id in wrong)
        raise Refused("contest.refusal.draw_wrong", names=names)
    keys = [(table.table, table.wave) for table in fact.tables]
    if len(keys) != len(set(keys)):
        raise Refused("contest.refusal.draw_tables")


HANDLERS: Mapping[type[Fact], Callable[[Contest, Any], Contest]] = {
    Drawn: drawn,
    Swapped: swapped,
    TableAdded: table_added,
    Posted: posted,
    Opened: opened,
    Closed: closed,
    Reopened: reopened,
    RoundDeleted: deleted,
    ClockSet: clock_set,
}
