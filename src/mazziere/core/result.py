"""How a deal ended: the outcome, what each side writes, and the lines that made it, each with its clause."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mazziere.core.plain import plain

Side = int
"""A pair, or a single seat where everyone plays alone. Figures per side are tuples in side order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of a score: what it is, for which side, how many points, and by which clause.

    `what` is a message key. Lines with `counted` add up to the points of the side; the others are shown struck,
    with the reason in `detail`. `cards` are texts of cards.
    """

    side: Side
    what: str
    points: int
    counted: bool = True
    clause: str | None = None
    cards: tuple[str, ...] = ()
    detail: Mapping[str, Any] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        """The line in plain values, as a record writes it."""
        written: dict[str, Any] = plain(self)
        return written


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The end of one deal.

    `outcome` is made, failed, tie, capot, closed, void ...; `points` is what each side writes, collected held
    points included. A deal that nobody took is `void`.
    """

    outcome: str
    clause: str | None
    points: tuple[int, ...]
    lines: tuple[Line, ...] = ()

    def json(self) -> dict[str, Any]:
        """The result in plain values, as a record writes it."""
        written: dict[str, Any] = plain(self)
        return written

    def sums(self) -> tuple[int, ...]:
        """What the counted lines of each side add up to: its points, in a result without a fault."""
        return tuple(
            sum(line.points for line in self.lines if line.side == side and line.counted)
            for side in range(len(self.points))
        )
