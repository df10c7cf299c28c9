"""From what a page wishes to the facts of an act."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from mazziere.contests import clock
from mazziere.contests.arrival import arrival
from mazziere.contests.contest import Contest
from mazziere.contests.drawing import next_draw
from mazziere.contests.facts import (
    Amended,
    CardPlayed,
    ClockSet,
    Closed,
    Corrected,
    Fact,
    Forfeited,
    HallChanged,
    KeptApart,
    Opened,
    Penalised,
    Posted,
    Prize,
    PrizesSet,
    Reopened,
    Restored,
    Returned,
    RoundDeleted,
    Scored,
    Source,
    Substituted,
    Swapped,
    Undone,
    Withdrawn,
)
from mazziere.contests.fold import applied
from mazziere.contests.fold.refused import Refused
from mazziere.contests.lateness import late_facts
from mazziere.contests.log import Log, last_act
from mazziere.contests.modifier import ModifierCard
from mazziere.contests.result import Result
from mazziere.contests.seating import seats_drawn
from mazziere.contests.ties import lots_for
from mazziere.core import BadInput
from mazziere.server.contest import wishes

SEEDS, FIRST_SEED = 9000, 1000


def facts_of(contest: Contest, log: Log, deed: wishes.Deed) -> Sequence[Fact]:
    """The facts of a deed as things stand. Raises BadInput when it cannot be done."""
    if isinstance(deed, wishes.Undo):
        act = deed.act or last_act(log)
        if act is None:
            raise BadInput("contest.cli.nothing_to_undo")
        return [Undone(act=act)]
    return FACTS[type(deed)](contest, deed)


def result_of(wish: wishes.ResultWish) -> Result:
    """A result. Raises BadInput for one that is not made of pairs of numbers."""
    try:
        return Result(
            points=None if wish.points is None else _two(wish.points),
            rounds=tuple(_two(pair) for pair in wish.rounds),
            won=None if wish.won is None else _two(wish.won),
            winner=wish.winner if wish.winner in (0, 1) else None,
        )
    except ValueError:
        raise BadInput("contest.result.no_points") from None


def seed() -> str:
    """A number for a draw."""
    return str(FIRST_SEED + secrets.randbelow(SEEDS))


def _two(pair: Sequence[int]) -> tuple[int, int]:
    one, other = pair
    return one, other


def _enter(contest: Contest, deed: wishes.Enter) -> list[Fact]:
    found: list[Fact] = []
    for name in deed.names:
        facts = arrival(contest, name.strip(), group=deed.group, club=deed.club, table=deed.table, paid=deed.paid)
        for fact in facts:
            contest = applied(contest, fact)
        found += facts
    return found


def _amend(contest: Contest, deed: wishes.Amend) -> list[Fact]:
    members = None if deed.members is None else tuple(deed.members)
    return [
        Amended(
            id=deed.id,
            name=deed.name,
            members=members,
            group=deed.group,
            club=deed.club,
            table=deed.table,
            paid=deed.paid,
        )
    ]


def _open(contest: Contest, deed: wishes.Open) -> list[Fact]:
    round = contest.round(deed.round)
    format = contest.format(round.discipline)
    facts: list[Fact] = [Opened(round=round.id)]
    if deed.clock and format.clock.minutes:
        facts.append(clock.start(round, format, int(time.time())))
    return facts


def _score(contest: Contest, deed: wishes.Score) -> list[Fact]:
    table = contest.round(deed.round).table(deed.table)
    if table.revision != deed.seen and table.result is not None:
        raise Refused("contest.refusal.entered_already", table=table.key, round=deed.round)
    result = result_of(deed.result)
    return [Scored(round=deed.round, table=deed.table, result=result, source=Source.DESK, kept=deed.keep)]


def _correct(contest: Contest, deed: wishes.Correct) -> list[Fact]:
    result = None if deed.result is None else result_of(deed.result)
    return [Corrected(round=deed.round, table=deed.table, result=result, reason=deed.reason, kept=deed.keep)]


def _clock(contest: Contest, deed: wishes.Clock) -> list[Fact]:
    round = contest.round(deed.round)
    format, now = contest.format(round.discipline), int(time.time())
    match deed.action:
        case "start":
            return [clock.start(round, format, now, deed.minutes)]
        case "pause":
            return [clock.pause(round, now)]
        case "more":
            return [clock.longer(round, deed.minutes or 0, now)]
    return [ClockSet(round=round.id)]


def _card(contest: Contest, deed: wishes.Card) -> list[Fact]:
    card = ModifierCard(
        card=deed.card,
        by=deed.by,
        discipline=deed.discipline,
        effect=deed.effect,
        target=deed.target,
        amount=deed.amount,
        swap_with=deed.swap_with,
        reason=deed.reason,
    )
    return [CardPlayed(card=card)]


def _penalty(contest: Contest, deed: wishes.Penalty) -> list[Fact]:
    return [
        Penalised(
            id=deed.id,
            sort=deed.sort,
            round=deed.round,
            points=deed.points,
            match_points=deed.match_points,
            reason=deed.reason,
        )
    ]


def _apart(contest: Contest, deed: wishes.Apart) -> list[Fact]:
    entries = tuple(deed.entries)
    return [KeptApart(by=deed.by, entries=entries, hard=deed.hard, first_rounds=deed.first_rounds)]


def _substitute(contest: Contest, deed: wishes.Substitute) -> list[Fact]:
    return [Substituted(id=deed.id, round=deed.round, members=tuple(deed.members), once=deed.once)]


def _seats(contest: Contest, deed: wishes.Seats) -> list[Fact]:
    round = contest.round(deed.round)
    return [seats_drawn(contest, round, round.table(deed.table), deed.cards)[0]]


def _prizes(contest: Contest, deed: wishes.Prizes) -> list[Fact]:
    prizes = tuple(Prize(rank=rank, what=what, group=group) for rank, what, group in deed.prizes)
    return [PrizesSet(prizes=prizes)]


FACTS: dict[type, Callable[[Contest, Any], Sequence[Fact]]] = {
    wishes.Enter: _enter,
    wishes.Amend: _amend,
    wishes.Withdraw: lambda contest, deed: [Withdrawn(id=deed.id, reason=deed.reason)],
    wishes.Return: lambda contest, deed: [Returned(id=deed.id)],
    wishes.Substitute: _substitute,
    wishes.Seats: _seats,
    wishes.Hall: lambda contest, deed: [HallChanged(tables=deed.tables)],
    wishes.Apart: _apart,
    wishes.Draw: lambda contest, deed: [next_draw(contest, deed.discipline, deed.seed or seed())],
    wishes.Swap: lambda contest, deed: [Swapped(round=deed.round, one=deed.one, other=deed.other)],
    wishes.Post: lambda contest, deed: [Posted(round=deed.round)],
    wishes.Open: _open,
    wishes.Close: lambda contest, deed: [Closed(round=deed.round)],
    wishes.Reopen: lambda contest, deed: [Reopened(round=deed.round, reason=deed.reason)],
    wishes.Delete: lambda contest, deed: [RoundDeleted(round=deed.round, reason=deed.reason)],
    wishes.Score: _score,
    wishes.Correct: _correct,
    wishes.Forfeit: lambda contest, deed: [Forfeited(round=deed.round, id=deed.id)],
    wishes.Late: lambda contest, deed: late_facts(contest, contest.round(deed.round), deed.id, deed.minutes),
    wishes.Penalty: _penalty,
    wishes.Card: _card,
    wishes.Lot: lambda contest, deed: lots_for(contest, deed.discipline, seed()),
    wishes.Clock: _clock,
    wishes.Prizes: _prizes,
    wishes.Restore: lambda contest, deed: [Restored(act=deed.act)],
}
"""What each deed becomes; undoing needs the log as well and stands in `facts_of`."""
