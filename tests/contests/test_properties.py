"""The invariants of the rules, over evenings in which anything happens."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contests.evening import contest_of, do, pairs

from mazziere.contests.drawing import next_draw
from mazziere.contests.facts import (
    Act,
    Amended,
    Closed,
    Corrected,
    Entered,
    Fact,
    Forfeited,
    Opened,
    Penalised,
    Posted,
    Reopened,
    Reported,
    Restored,
    Returned,
    RoundDeleted,
    Undone,
    Withdrawn,
)
from mazziere.contests.fold import applied
from mazziere.contests.formats import format_named
from mazziere.contests.log import Log, folded, from_json, last_act, to_json
from mazziere.contests.made_up import made_up, rehearsed
from mazziere.contests.ranking import ranking
from mazziere.contests.scoring.record import records
from mazziere.contests.stages import Stage
from mazziere.core import BadInput

FORMATS = [
    format_named("torneo-pizzolungo", {"rounds": [2, 2]}),
    format_named("torneo-fibur", {"rounds": [2, 2]}),
    format_named("danese", game="belote"),
    format_named("italiana", game="briscola"),
    format_named("svizzera", game="burraco"),
]

Step = tuple[str, int]
STEPS = st.tuples(
    st.sampled_from(
        (
            *("draw", "post", "open", "score", "score", "score", "report", "close", "enter", "leave", "back"),
            *("correct", "late", "warn", "reopen", "delete", "rename", "undo", "restore", "round", "round"),
        )
    ),
    st.integers(0, 10_000),
)


def last(log: Log) -> str:
    """The latest round."""
    return list(log.contest.rounds)[-1]


def facts_for(log: Log, step: Step) -> list[Fact]:
    """The facts that a step means as things stand. May raise IndexError where there is nothing to do it to."""
    what, number = step
    contest = log.contest
    entries = list(contest.entries)
    some = entries[number % len(entries)]
    simple: dict[str, Callable[[], Fact]] = {
        "draw": lambda: next_draw(contest, "", str(number)),
        "post": lambda: Posted(round=last(log)),
        "open": lambda: Opened(round=last(log)),
        "close": lambda: Closed(round=last(log)),
        "reopen": lambda: Reopened(round=last(log)),
        "delete": lambda: RoundDeleted(round=last(log)),
        "enter": lambda: Entered(id=str(len(entries) + 1), name=f"Nuova {len(entries) + 1}"),
        "leave": lambda: Withdrawn(id=some),
        "back": lambda: Returned(id=some),
        "late": lambda: Forfeited(round=last(log), id=some),
        "warn": lambda: Penalised(id=some, sort="warning"),
        "rename": lambda: Amended(id=some, name=f"Altra {number}"),
        "undo": lambda: Undone(act=2 + number % max(1, len(log.acts) - 1)),
        "restore": lambda: Restored(act=2 + number % max(1, len(log.acts) - 1)),
    }
    if what in simple:
        return [simple[what]()]
    round = contest.rounds[last(log)]
    table = round.tables[number % len(round.tables)]
    format = contest.format("")
    if what == "score":
        return [rehearsed(format, round, table, str(number))]
    if what == "report":
        result = made_up(format, str(number % 3))
        return [Reported(round=round.id, table=table.key, side=1 if number % 2 else 0, result=result)]
    return [Corrected(round=round.id, table=table.key, result=made_up(format, str(number)), reason="prova")]


def lived(start: Log, steps: list[Step]) -> Log:
    """The contest after all steps that were possible; a refused one changes nothing."""
    log = start
    for step in steps:
        if step[0] == "round":
            log = whole_round(log, str(step[1]))
            continue
        try:
            log = do(log, *facts_for(log, step))
        except (BadInput, IndexError):
            continue
    return log


def whole_round(log: Log, seed: str) -> Log:
    """The next round drawn, played and closed, as far as that is possible."""
    try:
        log = do(log, next_draw(log.contest, "", seed))
        log = do(log, Posted(round=last(log)))
        for table in log.contest.rounds[last(log)].open_tables:
            log = do(log, rehearsed(log.contest.format(""), log.contest.rounds[last(log)], table, seed))
        return do(log, Closed(round=last(log)))
    except BadInput:
        return log


evenings = st.builds(
    lambda format, count, steps: lived(contest_of(format, pairs(count)), steps),
    st.sampled_from(FORMATS),
    st.integers(2, 9),
    st.lists(STEPS, max_size=40),
)


@pytest.mark.clause("PIN-BEL-01", "BUR-28")
@settings(max_examples=150)
@given(evenings)
def test_every_round_is_sound(log: Log) -> None:
    """Nobody meets itself, nobody is in a round twice, no two matches share table and wave."""
    for round in log.contest.rounds.values():
        seated = [entry for table in round.tables for entry in table.entries] + list(round.rest)
        assert len(seated) == len(set(seated))
        assert all(set(table.sides[0]).isdisjoint(table.sides[1]) for table in round.tables)
        assert len({(table.number, table.wave) for table in round.tables}) == len(round.tables)
        assert round.stage is not Stage.CLOSED or not round.open_tables


@settings(max_examples=100)
@given(evenings)
def test_everything_follows_from_the_log(log: Log) -> None:
    """The contest and its tables are those of a recomputation, also after JSON."""
    again = from_json(to_json(log))

    assert folded(log.acts) == log
    assert again == log
    assert ranking(again.contest, "") == ranking(log.contest, "")


@settings(max_examples=100)
@given(evenings)
def test_undo_then_redo_is_identity(log: Log) -> None:
    """Undoing the latest act and restoring it gives the same contest."""
    act = last_act(log)
    if act is not None:
        assert do(do(log, Undone(act=act)), Restored(act=act)).contest == log.contest


@settings(max_examples=100)
@given(evenings)
def test_undo_takes_back_exactly_one_act(log: Log) -> None:
    """Undoing the latest act gives the contest as it was before it."""
    act = last_act(log)
    if act is not None:
        earlier = [held for held in log.acts if held.number < act]
        later = [held for held in log.acts if held.number > act]
        assert all(isinstance(fact, Undone | Restored) for held in later for fact in held.facts)
        skipped = log.undone | {act}
        before = [held for held in earlier if held.number not in skipped]
        assert do(log, Undone(act=act)).contest == _fold(before)


def _fold(acts: list[Act]) -> object:
    contest = None
    for act in acts:
        for fact in act.facts:
            if not isinstance(fact, Undone | Restored):
                contest = applied(contest, fact)
    return contest


@settings(max_examples=100)
@given(evenings, st.integers(0, 10_000))
def test_who_has_left_is_never_seated(log: Log, seed: int) -> None:
    """A draw has everybody who is there once, and nobody else."""
    try:
        draw = next_draw(log.contest, "", str(seed))
    except BadInput:
        return
    seated = [entry for table in draw.tables for side in table.sides for entry in side] + list(draw.rest)
    here = [entry.id for entry in log.contest.entries.values() if not entry.gone]

    assert sorted(seated) == sorted(here)


@pytest.mark.clause("PIN-BEL-05", "PIN-BEL-06")
@given(st.integers(1500, 2500), st.integers(0, 2500))
def test_a_belote_record(winner: int, loser: int) -> None:
    """Both sides together write W + 2000 + max(1500, L)."""
    assert sum(records((winner, loser), 0, 1500)) == winner + 2000 + max(1500, loser)
    assert records((winner, loser), 0, 1500) == records((loser, winner), 1, 1500)[::-1]
