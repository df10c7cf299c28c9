"""A finished deal as every later view of the match shows it; made once, when the deal ends."""

from typing import Any

from mazziere.core import REFEREE, Result, Seat
from mazziere.core.plain import plain
from mazziere.games import AnyGame
from mazziere.tables import shapes


def deal_head(game: AnyGame, end: Any, result: Result, *, number: int, dealer: Seat) -> shapes.DealHead:
    """Who took it at what, how it ended, and the lines that made its points: all of it lay open on the table."""
    contract = plain(getattr(game.view(end, REFEREE), "contract", None)) or {}
    return shapes.DealHead(
        number=number,
        dealer=dealer,
        taker=contract.get("taker"),
        trump=contract.get("trump"),
        outcome=result.outcome,
        points=list(result.points),
        lines=[
            shapes.LineView(
                side=line.side,
                what=line.what,
                points=line.points,
                counted=line.counted,
                clause=line.clause,
                cards=list(line.cards),
                detail=plain(line.detail),
            )
            for line in result.lines
        ],
        clause=result.clause,
    )
