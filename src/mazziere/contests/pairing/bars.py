"""What stands between two entries: a meeting already played, a rule that keeps them apart for good, or one that
would rather.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

AVOIDED = 1
"""Price of one meeting that a soft rule would rather avoid."""
REPEAT = 1_000_000
"""Price of one repeated meeting: more than the soft breaks of any round can add up to."""

Neighbours = Mapping[str, frozenset[str]]
NOBODY: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Bars:
    """The neighbour sets of one round, each symmetric: `met` before, kept apart for good (`never`), or if it can be
    (`avoid`).
    """

    met: Neighbours = field(default_factory=dict)
    never: Neighbours = field(default_factory=dict)
    avoid: Neighbours = field(default_factory=dict)

    def price(self, one: str, other: str) -> int | None:
        """What this meeting costs: 0 nothing, `AVOIDED`, `REPEAT` or their sum; None when it may never be."""
        if other in self.never.get(one, NOBODY):
            return None
        price = REPEAT if other in self.met.get(one, NOBODY) else 0
        return price + AVOIDED if other in self.avoid.get(one, NOBODY) else price

    def barred(self, entry: str) -> frozenset[str]:
        """Everybody whom this entry cannot meet for nothing."""
        return self.met.get(entry, NOBODY) | self.never.get(entry, NOBODY) | self.avoid.get(entry, NOBODY)

    def repeats(self, pairs: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
        """Those of the pairs that have met before."""
        return tuple((a, b) for a, b in pairs if b in self.met.get(a, NOBODY))

    @property
    def only_repeats(self) -> bool:
        """Whether no keep-apart rule is in force, so that any two who have not met are free and any two may meet."""
        return not any(self.never.values()) and not any(self.avoid.values())


def neighbours(pairs: Iterable[tuple[str, str]]) -> dict[str, frozenset[str]]:
    """Neighbour sets of a list of meetings."""
    found: dict[str, set[str]] = {}
    for a, b in pairs:
        found.setdefault(a, set()).add(b)
        found.setdefault(b, set()).add(a)
    return {name: frozenset(others) for name, others in found.items()}


def apart(groups: Iterable[Sequence[str]]) -> dict[str, frozenset[str]]:
    """Neighbour sets that keep the members of each group from one another."""
    return neighbours((a, b) for group in groups for i, a in enumerate(group) for b in group[i + 1 :])
