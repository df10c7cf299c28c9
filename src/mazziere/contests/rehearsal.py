"""A whole evening with made-up results, from wherever a contest stands to its end."""

from __future__ import annotations

from dataclasses import replace

from mazziere.contests.drawing import next_draw
from mazziere.contests.facts import Closed, Created, Opened, Posted
from mazziere.contests.fold.refused import Refused
from mazziere.contests.log import Log, folded
from mazziere.contests.made_up import rehearsed
from mazziere.contests.stages import Stage

OVER = "contest.refusal.over"


def rehearsed_evening(log: Log, seed: str, at: str) -> Log:
    """The log with every round of every discipline drawn, played and closed. The same seed makes the same evening."""
    for discipline in log.contest.disciplines:
        log = _finished(log, discipline, seed, at)
        while True:
            try:
                log = log.appended(next_draw(log.contest, discipline, seed), at=at)
            except Refused as end:
                if end.key != OVER:
                    raise
                break
            log = _finished(log, discipline, seed, at)
    return log


def rehearsal_of(log: Log, name: str, seed: str, at: str) -> Log:
    """A copy of the contest under another name, played to its end."""
    first = log.acts[0]
    created, *others = first.facts
    assert isinstance(created, Created)
    renamed = replace(first, facts=(replace(created, name=name), *others))
    return rehearsed_evening(folded([renamed, *log.acts[1:]]), seed, at)


def _finished(log: Log, discipline: str, seed: str, at: str) -> Log:
    """The latest round of a discipline brought to its end."""
    rounds = log.contest.rounds_of(discipline)
    if not rounds or rounds[-1].stage is Stage.CLOSED:
        return log
    id = rounds[-1].id
    if rounds[-1].stage is Stage.DRAFT:
        log = log.appended(Posted(round=id), at=at)
    if log.contest.round(id).stage is Stage.POSTED:
        log = log.appended(Opened(round=id), at=at)
    format = log.contest.format(discipline)
    for table in log.contest.round(id).open_tables:
        log = log.appended(rehearsed(format, log.contest.round(id), table, seed), at=at)
    return log.appended(Closed(round=id), at=at)
