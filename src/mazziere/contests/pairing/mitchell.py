"""Mitchell: one line sits, the other moves one table up after every round, so nobody meets twice while tables last."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from mazziere.contests.pairing.round import Pairing


@dataclass(frozen=True)
class Lines:
    """The two lines as they sat in the first round, table by table; None where nobody sits."""

    sitting: tuple[str | None, ...]
    moving: tuple[str | None, ...]

    @property
    def rounds(self) -> int:
        """How many rounds there are before the lines meet a second time."""
        return len(self.sitting)

    def joined_by(self, late: str) -> Lines:
        """The lines with one pair more: in the first empty place, else at a new table."""
        for name, line in (("sitting", self.sitting), ("moving", self.moving)):
            if None in line:
                at = line.index(None)
                filled = (*line[:at], late, *line[at + 1 :])
                return Lines(filled, self.moving) if name == "sitting" else Lines(self.sitting, filled)
        return Lines((*self.sitting, late), (*self.moving, None))


def lines(order: Sequence[str], groups: Sequence[Sequence[str]] = ()) -> Lines:
    """Two lines from a drawn order, the members of a group in the same line where it holds them, so that they never
    meet.
    """
    tables = (len(order) + 1) // 2
    placed: list[list[str]] = [[], []]
    for group in sorted(groups, key=len, reverse=True):
        members = [entry for entry in order if entry in group]
        shorter = min(placed, key=len)
        shorter += members[: tables - len(shorter)]
    grouped = {entry for line in placed for entry in line}
    for entry in order:
        if entry not in grouped:
            min(placed, key=len).append(entry)
    first, second = sorted(placed, key=len, reverse=True)
    pairs = list(zip_longest(first, second))
    return Lines(tuple(a for a, _ in pairs), tuple(b for _, b in pairs))


def mitchell(seats: Lines, number: int, gone: Container[str] = ()) -> Pairing:
    """Round `number` (from 0) of these lines; an entry whose opponent is missing rests."""
    pairs: list[tuple[str, str]] = []
    rest: list[str] = []
    for table, sitting in enumerate(seats.sitting):
        moving = seats.moving[(table - number) % len(seats.moving)]
        here = [entry for entry in (sitting, moving) if entry is not None and entry not in gone]
        if len(here) == 2:
            pairs.append((here[0], here[1]))
        else:
            rest += here
    return Pairing(tuple(pairs), tuple(rest))
