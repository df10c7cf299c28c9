"""The referee of every game and of contests, by the kind of the case."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from mazziere import referee
from mazziere.contests import judging
from mazziere.core import Ruling


@cache
def kinds() -> Mapping[str, referee.Judge]:
    """Every kind of case that can be ruled on, by name (a kind within a kind as `match_scoring:end`)."""
    return {**judging.KINDS, **referee.kinds()}


def judge(kind: str, case: Mapping[str, Any]) -> Ruling:
    """The ruling on a case: `answer` in the fields that its kind promises, `steps` with the clause of each.

    kind: as in the files of cases: `legal_moves`, `deal_scoring`, `melds`, `standings` ...
    case: its inputs in plain values.

    Raises Unanswered for a kind that does not exist, and for a position that is impossible or incomplete.
    """
    return referee.rule(kind, case, kinds())
