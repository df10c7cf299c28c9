"""The score keeper of a real table: the page keeps the deals, the server computes the match from them, in words."""

from functools import cache
from typing import Any

from litestar import get, post

from mazziere.contests.keeper import has_two_sides, keep
from mazziere.contests.keeper.kept import Kept, KeptDeal
from mazziere.contests.scoring.rounds import ROUND_POINTS
from mazziere.core import Line
from mazziere.games import play, sheets
from mazziere.games.belote.earned import LAST_TRICK
from mazziere.games.belote.regulation import Regulation as Belote
from mazziere.games.burraco.options import HandPenalty, PotPenalty
from mazziere.games.burraco.regulation import Regulation as Burraco
from mazziere.messages import UnknownMessage, say
from mazziere.server.contest import shapes, wishes
from mazziere.server.contest.views import result_view
from mazziere.server.entering import Asked
from mazziere.server.language import language_of
from mazziere.server.sheets import heads

MOST_DEALS = 200


@get("/api/keeper/sheets", sync_to_thread=False)
def keeper_sheets(request: Asked) -> list[shapes.KeeperSheet]:
    """The sheets that can be kept."""
    return known(language_of(request))


@post("/api/keeper", status_code=200, sync_to_thread=False)
def keeper(request: Asked, data: wishes.Keep) -> shapes.KeptView:
    """The match of these deals."""
    game, regulation = play(data.sheet, data.options)
    kept = keep(data.sheet, data.options, data.deals[:MOST_DEALS])
    return kept_view(game.name, kept, str(game.length(regulation)), language_of(request))


@cache
def known(language: str) -> list[shapes.KeeperSheet]:
    """Every sheet with two sides, with what it asks for."""
    titles = {head.name: head.title for head in heads(language)}
    found = []
    for name in sheets():
        game, regulation = play(name)
        if not has_two_sides(regulation):
            continue
        belote = regulation if isinstance(regulation, Belote) else None
        burraco = regulation if isinstance(regulation, Burraco) else None
        found.append(
            shapes.KeeperSheet(
                name=name,
                game=game.name,
                title=titles[name],
                target=str(game.length(regulation)),
                modes=[mode.value for mode in belote.play.trump_modes] if belote else [],
                declarations=belote is not None and belote.declarations is not None,
                auction=belote is not None and belote.auction is not None,
                hand=burraco is not None and burraco.scoring.hand_penalty is HandPenalty.FACE,
                pot=burraco is not None and burraco.scoring.pot_penalty is not PotPenalty.NONE,
                pack=sum(belote.numbers["S"].worth) + LAST_TRICK if belote else ROUND_POINTS,
            )
        )
    return found


def kept_view(game: str, kept: Kept, length: str, language: str) -> shapes.KeptView:
    """The match with every line in words."""
    return shapes.KeptView(
        length=length,
        deals=[_deal(game, deal, language) for deal in kept.deals],
        scores=list(kept.scores),
        held=kept.held.points if kept.held else None,
        winner=kept.winner,
        over=kept.over,
        result=result_view(kept.final),
    )


def _deal(game: str, deal: KeptDeal, language: str) -> shapes.KeptDealView:
    return shapes.KeptDealView(
        outcome=deal.result.outcome,
        words=_said(language, f"{game}.outcome.{deal.result.outcome}"),
        points=list(deal.result.points),
        scores=list(deal.scores),
        lines=[_line(game, line, language) for line in deal.result.lines if line.points or not line.counted],
    )


def _line(game: str, line: Line, language: str) -> shapes.KeptLine:
    words = _said(language, line.what, **line.detail)
    if not line.counted:
        reason = _said(language, f"{game}.struck.{line.detail.get('reason')}")
        words = f"{words}: {reason}" if reason else words
    return shapes.KeptLine(side=line.side, words=words, points=line.points, counted=line.counted, clause=line.clause)


def _said(language: str, key: str, **detail: object) -> str:
    try:
        return say(language, key, **detail)
    except UnknownMessage:
        return ""


KEEPER: list[Any] = [keeper_sheets, keeper]
