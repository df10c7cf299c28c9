"""What an entry takes from one round into the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

Points = int | Fraction


class Part(StrEnum):
    """How an entry took part in a round."""

    PLAYED = "played"
    RESTED = "rested"
    LEFT = "left"
    STAYED = "stayed"
    """The opponent left."""
    LATE = "late"
    WAITED = "waited"
    """The opponent came too late to play."""
    MISSED = "missed"
    """Not entered yet."""

    @property
    def sat(self) -> bool:
        """Whether two sides really sat down, so that they have met."""
        return self in (Part.PLAYED, Part.LEFT, Part.STAYED)


@dataclass(frozen=True, kw_only=True)
class Score:
    """Table points, and what the tie-breaks look at. Points are exact: an average may be a fraction."""

    points: Points = 0
    mp: Points = 0
    """Match points beside victory points: the signed difference that is credited."""
    difference: int = 0
    """Own less opponents' points of the match, where the table counts."""
    card_points: int | None = None
    """Briscola's own card points of the rounds that count; None when they were not written down."""


def mean(scores: Sequence[Score]) -> Score:
    """The average score; of none, nothing."""
    if not scores:
        return Score()
    return Score(
        points=whole(Fraction(sum(score.points for score in scores), len(scores))),
        mp=whole(Fraction(sum(score.mp for score in scores), len(scores))),
    )


def whole(value: Fraction) -> Points:
    """A whole number as an int."""
    return int(value) if value.denominator == 1 else value
