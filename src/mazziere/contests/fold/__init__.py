"""The fold: what each fact does to the contest, and when it is refused. A refused fact leaves everything as it was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mazziere.contests.contest import Contest
from mazziere.contests.facts import Created, Fact, fact_name
from mazziere.contests.fold import entries, rest, results, rounds
from mazziere.contests.fold.refused import Refused

Handler = Callable[[Contest, Any], Contest]
HANDLERS: Mapping[type[Fact], Handler] = {**entries.HANDLERS, **rounds.HANDLERS, **results.HANDLERS, **rest.HANDLERS}


def applied(contest: Contest | None, fact: Fact) -> Contest:
    """The contest after this fact. Raises Refused or BadData, both BadInput, when it cannot have happened."""
    if isinstance(fact, Created):
        if contest is not None:
            raise Refused("contest.refusal.created_twice")
        return rest.created(fact)
    if contest is None:
        raise Refused("contest.refusal.not_created")
    handler = HANDLERS.get(type(fact))
    if handler is None:
        raise Refused("contest.refusal.no_fact", fact=fact_name(fact))
    return handler(contest, fact)
