"""Who wins which prize: by place, among all or within a group or club; level places are shown, never decided in
silence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from mazziere.contests.facts import Prize
from mazziere.contests.standings import SHARED, Row


@dataclass(frozen=True, kw_only=True)
class Won:
    """A prize with its winners: one name, or several that share the place and need a decision; none when nobody has
    it.
    """

    prize: Prize
    names: tuple[str, ...]
    undecided: bool = False
    """Whether more names have the place than there is a prize for."""


def prize_list(prizes: Sequence[Prize], rows: Sequence[Row], group_of: Mapping[str, str]) -> tuple[Won, ...]:
    """The prizes in their order. Within a group the rank counts among its members that have won nothing so far; tables
    that are ranked apart have each their winner.
    """
    sections = sorted({row.section for row in rows})
    won: list[Won] = []
    taken: set[str] = set()
    for prize in prizes:
        counting = [row for row in rows if _counts(prize, row, group_of, taken)]
        holders = [_holders(prize, [row for row in counting if row.section == section]) for section in sections]
        names = tuple(chain.from_iterable(holders))
        taken |= set(names)
        won.append(Won(prize=prize, names=names, undecided=any(len(held) > 1 for held in holders)))
    return tuple(won)


def _counts(prize: Prize, row: Row, group_of: Mapping[str, str], taken: set[str]) -> bool:
    return not prize.group or (group_of.get(row.name) == prize.group and row.name not in taken)


def _holders(prize: Prize, rows: Sequence[Row]) -> tuple[str, ...]:
    """The names at that rank, level ones together."""
    groups: list[list[Row]] = []
    for row in rows:
        if groups and row.by == SHARED and groups[-1][-1].place == row.place:
            groups[-1].append(row)
        else:
            groups.append([row])
    rank = 1
    for group in groups:
        if rank <= prize.rank < rank + len(group):
            return tuple(row.name for row in group)
        rank += len(group)
    return ()
