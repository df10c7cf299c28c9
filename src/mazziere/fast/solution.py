"""The answer of a solver, and the sheets that it cannot answer for."""

from collections.abc import Mapping
from dataclasses import dataclass

from mazziere.core import BadInput, Seat
from mazziere.core.plain import plain


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """What best play of all comes to, with open cards: points of the side that led this trick, from here on.

    `value` is what that side makes: the cards of this trick and of all that follow, the last trick, and what the sheet
    gives for every trick. `cards` is the same once a card is played, for every card of `turn`, whose choice it is: the
    leader's side looks for the highest, the others for the lowest. `nodes` are the positions looked at, `ms` is the
    CPU time.
    """

    value: int
    turn: Seat
    cards: Mapping[str, int]
    nodes: int
    ms: float

    def json(self) -> dict[str, object]:
        """The answer in plain values."""
        shown: dict[str, object] = plain(self)
        return shown


class Unsolved(BadInput):
    """A sheet, or a position of it, that has no exact solver."""
