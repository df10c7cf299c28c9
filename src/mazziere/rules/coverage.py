"""Which clause is proved by which tests."""

from collections.abc import Iterable
from dataclasses import dataclass

from mazziere.rules.clauses import RULE, Clause, clauses
from mazziere.rules.proofs import proofs


@dataclass(frozen=True, slots=True, kw_only=True)
class Covered:
    """A clause and the tests that prove it."""

    clause: Clause
    tests: tuple[str, ...]

    @property
    def missing(self) -> bool:
        """Whether this is a rule that nothing proves."""
        return self.clause.kind == RULE and not self.tests


def coverage(groups: Iterable[str] = ()) -> tuple[Covered, ...]:
    """Every clause with its proofs, in the order of the clauses; only of some groups where they are named."""
    wanted = frozenset(groups)
    proved = proofs()
    return tuple(
        Covered(clause=clause, tests=proved.get(id, ()))
        for id, clause in clauses().items()
        if not wanted or clause.group in wanted
    )
