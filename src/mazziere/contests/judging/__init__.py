"""The referee of contests: a case as plain values in, the ruling out. `KINDS` has one function for each kind of
case.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from mazziere.contests.judging.draws import danish, next_round, round_robin, squads
from mazziere.contests.judging.matches import pinasca_belote_match, pinasca_points, pinasca_total
from mazziere.contests.judging.placing import giochi, placement, places
from mazziere.contests.judging.tables import standings
from mazziere.core.errors import BadInput, Unanswered
from mazziere.core.ruling import Ruling

Judge = Callable[[Mapping[str, Any]], Ruling]


def _answering(judge: Judge) -> Judge:
    """The same, with every refusal of a value as Unanswered."""

    @wraps(judge)
    def answer(case: Mapping[str, Any]) -> Ruling:
        try:
            return judge(case)
        except Unanswered:
            raise
        except BadInput as error:
            raise Unanswered(error.key, **error.detail) from None

    return answer


_JUDGES: Mapping[str, Judge] = {
    "pinasca_belote_match": pinasca_belote_match,
    "pinasca_points": pinasca_points,
    "pinasca_total": pinasca_total,
    "placement": placement,
    "giochi": giochi,
    "places": places,
    "danish": danish,
    "next_round": next_round,
    "round_robin": round_robin,
    "squads": squads,
    "standings": standings,
}

KINDS: Mapping[str, Judge] = {kind: _answering(judge) for kind, judge in _JUDGES.items()}
"""By the name of the kind; the three of belote's `match_scoring` by the name in their field `kind`.

Each raises Unanswered for a case that is impossible or incomplete.
"""
