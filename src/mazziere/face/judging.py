"""The referee of every game and of contests, by the kind of the case."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from mazziere import referee
from mazziere.contests import judging
from mazziere.core import BadInput, Ruling, Unanswered


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
    names = [f"{kind}:{case.get('kind')}", kind]
    if kind == "match_scoring":
        names.append(str(case.get("kind")))
    answer = next((kinds()[name] for name in names if name in kinds()), None)
    if answer is None:
        raise Unanswered("referee.case.unknown_kind", kind=kind)
    try:
        return answer(case)
    except BadInput:
        raise
    except Exception as error:  # one case that breaks the referee must not take the others with it
        raise Unanswered("referee.case.fault", error=f"{type(error).__name__}: {error}") from error
