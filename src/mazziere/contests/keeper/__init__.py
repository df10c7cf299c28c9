"""The score keeper of a real table: from what people read off their cards, deal by deal, to the match, under the
exact sheet.

It computes everything anew from the list of deals, so changing or taking away any of them is always possible.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mazziere.contests.format import Format
from mazziere.contests.keeper import belote, briscola, burraco
from mazziere.contests.keeper.kept import Kept
from mazziere.contests.plain import BadData
from mazziere.core.regulation import Regulation
from mazziere.games import play

KEEPERS: Mapping[str, Callable[[Any, Sequence[Mapping[str, Any]]], Kept]] = {
    "belote": belote.kept,
    "briscola": briscola.kept,
    "burraco": burraco.kept,
}
"""By game."""
SIDES = 2


def keep(sheet: str, options: Mapping[str, Any], deals: Sequence[Mapping[str, Any]]) -> Kept:
    """The match of these deals. Raises BadInput for a sheet, option or deal that cannot be; `detail` names the deal.

    Only sheets with two sides are kept; the fields of a deal are those of `belote.Deal`, `briscola.Deal`,
    `burraco.Deal`.
    """
    game, regulation = play(sheet, options)
    if not has_two_sides(regulation):
        raise BadData("contest.keeper.sheet", sheet=sheet)
    return KEEPERS[game.name](regulation, deals)


def options_of(format: Format) -> dict[str, str | int]:
    """How long a match of this contest is, as options of its sheet: its points, its deals, its rounds."""
    if format.game == "belote":
        return {} if format.target is None else {"target": format.target}
    deals = format.deals if format.game == "burraco" else format.match_rounds
    return {} if deals is None else {"match": f"deals:{deals}"}


def has_two_sides(regulation: Regulation) -> bool:
    """Whether two sides play, which is what a slip of paper has columns for."""
    sides = getattr(regulation, "sides", None)
    if sides is None:
        players = getattr(getattr(regulation, "deal", None), "players", 0)
        return players in (2, 4)
    return len(set(sides)) == SIDES
