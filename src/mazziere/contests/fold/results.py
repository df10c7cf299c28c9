"""Facts about tables: results from desk, phone, keeper and tables on line, corrections, tables that are not played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from mazziere.contests.contest import Contest, Round, Table
from mazziere.contests.facts import Corrected, Fact, Forfeited, Reported, Scored, SeatsDrawn, Source
from mazziere.contests.fold.refused import Refused, require
from mazziere.contests.fold.rounds import playing
from mazziere.contests.plausible import questions
from mazziere.contests.result import Result
from mazziere.contests.scoring import SO_FAR, WORTH
from mazziere.contests.stages import Action, Stage


def scored(contest: Contest, fact: Scored) -> Contest:
    """Writes the result of a table that has none yet; the first one of a round begins play."""
    round = contest.round(fact.round)
    require(round, Action.SCORE)
    table = round.table(fact.table)
    if table.result is not None:
        raise Refused("contest.refusal.entered_already", table=table.key, round=round.id)
    if table.late:
        raise Refused("contest.refusal.not_played", table=table.key, round=round.id)
    check(contest, round, table, fact.result, kept=fact.kept)
    round = _begun(contest, round)
    new = replace(round.table(fact.table), result=fact.result, source=fact.source, kept=fact.kept)
    return _with(contest, round.with_table(new))


def reported(contest: Contest, fact: Reported) -> Contest:
    """Takes down what one side says; when the other has said the same it is the result."""
    round = contest.round(fact.round)
    require(round, Action.SCORE)
    table = round.table(fact.table)
    if table.result is not None or table.late:
        raise Refused("contest.refusal.entered_already", table=table.key, round=round.id)
    check(contest, round, table, fact.result, kept=fact.kept)
    round = _begun(contest, round)
    reports = {**table.reports, fact.side: fact.result}
    agreed = reports.get(0) == reports.get(1)
    new = replace(
        round.table(fact.table),
        reports=reports,
        result=fact.result if agreed else None,
        source=fact.source if agreed else None,
        kept=fact.kept and agreed,
    )
    return _with(contest, round.with_table(new))


def corrected(contest: Contest, fact: Corrected) -> Contest:
    """Puts another result in the place of one, at any time, with its reason."""
    round = contest.round(fact.round)
    require(round, Action.CORRECT)
    table = round.table(fact.table)
    if not fact.reason.strip():
        raise Refused("contest.refusal.no_reason")
    if fact.result is None:
        if round.stage is Stage.CLOSED:
            raise Refused("contest.refusal.closed_needs_result", table=table.key, round=round.id)
        return _with(contest, round.with_table(replace(table, result=None, source=None, kept=False, reports={})))
    check(contest, round, table, fact.result, kept=fact.kept)
    new = replace(table, result=fact.result, source=Source.DESK, kept=fact.kept, late=frozenset())
    return _with(contest, round.with_table(new))


def forfeited(contest: Contest, fact: Forfeited) -> Contest:
    """Marks a table that is not played because a side came too late."""
    round = contest.round(fact.round)
    require(round, Action.FORFEIT)
    entry = contest.entry(fact.id)
    table = round.table_of(fact.id)
    if table is None:
        raise Refused("contest.refusal.not_in_round", entry=entry.name, round=round.id)
    if table.result is not None:
        raise Refused("contest.refusal.entered_already", table=table.key, round=round.id)
    return _with(contest, round.with_table(replace(table, late=table.late | {fact.id})))


def seats_drawn(contest: Contest, fact: SeatsDrawn) -> Contest:
    """Keeps the cards that the four of a table drew."""
    round = contest.round(fact.round)
    return _with(contest, round.with_table(replace(round.table(fact.table), cards=fact.cards)))


def check(contest: Contest, round: Round, table: Table, result: Result, *, kept: bool) -> None:
    """Raises Refused for a result that cannot be scored, and asks about one that looks wrong unless it was `kept`."""
    format = contest.format(round.discipline)
    finished = not table.left
    (WORTH if finished else SO_FAR)[format.scoring](format, result)
    doubts = questions(format, result, finished=finished)
    if doubts and not kept:
        first = doubts[0]
        raise Questioned(first.key, **first.detail)


class Questioned(Refused):
    """A result that looks wrong and that nobody has confirmed."""


def _begun(contest: Contest, round: Round) -> Round:
    return playing(contest, round) if round.stage is Stage.POSTED else round


def _with(contest: Contest, round: Round) -> Contest:
    return replace(contest, rounds={**contest.rounds, round.id: round})


HANDLERS: Mapping[type[Fact], Callable[[Contest, Any], Contest]] = {
    Scored: scored,
    Reported: reported,
    Corrected: corrected,
    Forfeited: forfeited,
    SeatsDrawn: seats_drawn,
}
