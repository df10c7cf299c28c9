"""Exact play with open cards, for programs."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mazziere.core import BadInput, Regulation
from mazziere.face.position import Position

if TYPE_CHECKING:
    from mazziere.fast.solution import Solution


def solve(sheet: Regulation, position: Mapping[str, Any] | Position, *, every_card: bool = True) -> "Solution":
    """What best play of all comes to when every card lies open: exact, for every belote and briscola of two or four.

    sheet: the regulation, from `sheet`.
    position: `trump` (a suit, `none`, `all`), `leader` of the trick on the table, `hands` by seat without the cards of
        the `trick` (or of `{"hand", "up", "down"}`), a `stock` to draw from; where it matters `tricks` (how many each
        side took before), `taker`, `belote` (whose), `declarations`. Or a position of `deal` in which cards are played.
    every_card: also the value of each card that may be played now.

    The answer has `value` (points of the leader's side from here on), `cards`, `turn`, `nodes` and `ms`: see
    `docs/solver.md`. With the extra `fast` installed the search is compiled; without it the same runs in plain Python.
    Raises BadInput for a sheet that has no solver, and for a position that is impossible or incomplete.
    """
    from mazziere.fast.solve import solve as solved  # only who asks for it waits for the compiler to be imported

    return solved(sheet, _open(position) if isinstance(position, Position) else position, every_card)


def _open(position: Position) -> Mapping[str, Any]:
    """The cards of a position, all of them."""
    from mazziere.fast.moment import position_of

    found = position_of(position.state)
    if found is None:
        raise BadInput("cli.solve.moment")
    return found
