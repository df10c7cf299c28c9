"""The log of a contest: appending, undoing, restoring, folding, and its JSON form."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mazziere.contests.contest import Contest
from mazziere.contests.facts import Act, Created, Fact, Restored, Undone, read_act, write_act
from mazziere.contests.fold import applied
from mazziere.contests.fold.refused import Refused
from mazziere.contests.plain import BadData
from mazziere.core.errors import BadInput

VERSION = 1
MARK = "mazziere_contest"


@dataclass(frozen=True)
class Log:
    """All acts, and the contest that they make."""

    acts: tuple[Act, ...]
    contest: Contest

    @property
    def undone(self) -> frozenset[int]:
        """The numbers of the acts that do not count."""
        return undone(self.acts)

    def appended(self, *facts: Fact, at: str, by: str = "") -> Log:
        """The log with one act more. Raises BadInput, and nothing has changed, when a fact is refused."""
        act = Act(number=len(self.acts) + 1, at=at, by=by, facts=facts)
        if any(isinstance(fact, Undone | Restored) for fact in facts):
            return _turned_back(self, act)
        contest: Contest | None = self.contest
        for fact in facts:
            contest = applied(contest, fact)
        assert contest is not None
        return Log((*self.acts, act), contest)


def started(created: Created, *facts: Fact, at: str, by: str = "") -> Log:
    """A new log. Raises BadInput when the contest cannot be so."""
    return folded([Act(number=1, at=at, by=by, facts=(created, *facts))])


def folded(acts: Sequence[Act]) -> Log:
    """The log from its acts. Raises BadInput for one that cannot have happened, naming its number."""
    skipped = undone(acts)
    contest: Contest | None = None
    for number, act in enumerate(acts, 1):
        if act.number != number:
            raise BadData("contest.file.gap", number=act.number, expected=number)
        if act.number in skipped:
            continue
        for fact in act.facts:
            if not isinstance(fact, Undone | Restored):
                contest = _applied(contest, fact, act)
    if contest is None:
        raise BadData("contest.file.empty")
    return Log(tuple(acts), contest)


def undone(acts: Sequence[Act]) -> frozenset[int]:
    """The numbers of the acts that were undone and not restored."""
    numbers: set[int] = set()
    for act in acts:
        for fact in act.facts:
            if isinstance(fact, Undone):
                numbers.add(fact.act)
            elif isinstance(fact, Restored):
                numbers.discard(fact.act)
    return frozenset(numbers)


def last_act(log: Log) -> int | None:
    """The latest act that can be undone: the first one, and undoing itself, cannot."""
    skipped = log.undone
    for act in reversed(log.acts[1:]):
        if act.number not in skipped and not any(isinstance(fact, Undone | Restored) for fact in act.facts):
            return act.number
    return None


class Needed(Refused):
    """An act cannot be undone or restored because a later one does not fit without it or with it."""


def _applied(contest: Contest | None, fact: Fact, act: Act) -> Contest:
    try:
        return applied(contest, fact)
    except BadInput as error:
        raise Needed("contest.file.act_refused", number=act.number, reason=error.key, why=error) from error


def _turned_back(log: Log, act: Act) -> Log:
    for fact in act.facts:
        if isinstance(fact, Undone | Restored):
            _check_turn(log, fact)
    return folded((*log.acts, act))


def _check_turn(log: Log, fact: Undone | Restored) -> None:
    if not 1 < fact.act <= len(log.acts):
        raise Refused("contest.refusal.no_act", number=fact.act, most=len(log.acts))
    if any(isinstance(inner, Undone | Restored) for inner in log.acts[fact.act - 1].facts):
        raise Refused("contest.refusal.undo_undo", number=fact.act)
    if (fact.act in log.undone) == isinstance(fact, Undone):
        raise Refused("contest.refusal.undone_already", number=fact.act)


def to_json(log: Log) -> str:
    """The whole contest as text, one act a line, so that a file of it can be read and compared by eye."""
    acts = ",\n ".join(json.dumps(write_act(act), ensure_ascii=False) for act in log.acts)
    return f'{{"{MARK}": {VERSION}, "acts": [\n {acts}\n]}}\n'


def from_json(text: str) -> Log:
    """The contest from such text. Raises BadData that names the place when it is damaged or of a later version."""
    try:
        data: Any = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadData("contest.file.not_json", line=error.lineno, column=error.colno) from None
    except RecursionError:  # brackets in brackets without end
        raise BadData("contest.file.not_contest") from None
    if not isinstance(data, dict) or MARK not in data or not isinstance(data.get("acts"), list):
        raise BadData("contest.file.not_contest")
    if data[MARK] != VERSION:
        raise BadData("contest.file.version", version=data[MARK], known=VERSION)
    return folded([read_act(act, f"acts[{i}]") for i, act in enumerate(data["acts"])])
