"""Belote at a real table: who took, the points of the cards, the last trick, what was declared, belote, capot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from mazziere.contests import result as contest
from mazziere.contests.keeper.kept import Kept, KeptDeal, Two, not_over, number, side
from mazziere.contests.plain import BadData, read
from mazziere.core.match import Held
from mazziere.core.result import Result
from mazziere.games.belote.earned import LAST_TRICK
from mazziere.games.belote.ending import winner
from mazziere.games.belote.held import given_back, settle
from mazziere.games.belote.options import LastDealWriting, TrumpMode
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.scoring import score, void
from mazziere.games.belote.tally import Declared, Tally

MOST_DECLARED = 1000
STEP = 10
LEVELS = (1, 2, 4)
SUIT = "S"
"""Any suit: the points of a pack do not depend on which one is trump."""


@dataclass(frozen=True, kw_only=True)
class Deal:
    """What is written down. `points` are those of side 0, with the last trick; nobody took: `takers` is None."""

    takers: int | None
    points: int = 0
    last: int = 0
    """Who took the last trick."""
    swept: int | None = None
    """Who took every trick."""
    belote: int | None = None
    declared: int = 0
    """Points of the declarations that count."""
    declared_by: int | None = None
    mode: Literal["suit", "none", "all"] = "suit"
    contro: bool = False
    bid: int | Literal["capot", "generale"] | None = None
    level: int = 1


def kept(regulation: Regulation, deals: Sequence[Mapping[str, Any]]) -> Kept:
    """The match of these deals."""
    state = Kept()
    for at, data in enumerate(deals, 1):
        not_over(state.over, at)
        deal = _read(data, at)
        state = _void(regulation, state) if deal.takers is None else _played(regulation, state, deal, at)
    return state


def _read(data: Mapping[str, Any], at: int) -> Deal:
    bid = data.get("bid")
    checked = read(Deal, {name: value for name, value in data.items() if name != "bid"}, f"deals[{at}]")
    if bid is not None and not isinstance(bid, int) and bid not in ("capot", "generale"):
        raise BadData("contest.data.type", place=f"deals[{at}].bid", value=bid, type="int")
    return replace(checked, bid=bid)


def _void(regulation: Regulation, state: Kept) -> Kept:
    dealt = KeptDeal(result=void(regulation, 2), scores=state.scores)
    return replace(state, deals=(*state.deals, dealt))


def _played(regulation: Regulation, state: Kept, deal: Deal, at: int) -> Kept:
    tally = tally_of(regulation, deal, at)
    if regulation.scoring.last_deal_writing is LastDealWriting.EXACT:
        exact = _after(regulation, state, replace(tally, last_deal=True))
        if exact.over:
            return exact
    return _after(regulation, state, tally)


def _after(regulation: Regulation, state: Kept, tally: Tally) -> Kept:
    result, held = settle(regulation, score(regulation, tally), tally.takers, state.held)
    scores = _sum(state.scores, result)
    won = winner(regulation, scores, tally.takers, result.points)
    if won is None:
        return replace(state, deals=(*state.deals, KeptDeal(result=result, scores=scores)), scores=scores, held=held)
    return _over(regulation, state, result, scores, held, won)


def _over(regulation: Regulation, state: Kept, result: Result, scores: Two, held: Held | None, won: int) -> Kept:
    a, b = given_back(regulation, scores, held)
    stated = won if (a, b)[won] <= (a, b)[1 - won] else None
    return Kept(
        deals=(*state.deals, KeptDeal(result=result, scores=(a, b))),
        scores=(a, b),
        winner=won,
        over=True,
        final=contest.Result(points=(a, b), winner=stated),
    )


def _sum(scores: Two, result: Result) -> Two:
    return scores[0] + result.points[0], scores[1] + result.points[1]


def tally_of(regulation: Regulation, deal: Deal, at: int) -> Tally:
    """What the scoring wants to know. Raises BadData for figures that cannot be."""
    assert deal.takers is not None
    if TrumpMode(deal.mode) not in regulation.play.trump_modes:
        raise BadData("contest.keeper.mode", deal=at)
    if regulation.auction and deal.bid is None:
        raise BadData("contest.keeper.bid", deal=at)
    pack = sum(regulation.numbers[SUIT if deal.mode == "suit" else deal.mode].worth)
    last = side(deal.last if deal.swept is None else deal.swept, at)
    cards = _cards(deal, pack, last, at)
    return Tally(
        takers=side(deal.takers, at),
        mode=deal.mode,
        cards=cards,
        tricks=(1, 1) if deal.swept is None else (1 - deal.swept, deal.swept),
        last=last,
        belotes=tuple(int(deal.belote == each) for each in (0, 1)),
        declared=_declared(regulation, deal, at),
        contro=deal.contro,
        bid=deal.bid,
        level=deal.level if deal.level in LEVELS else 1,
    )


def _cards(deal: Deal, pack: int, last: int, at: int) -> Two:
    """The points of the cards of both sides, without anything for the last trick."""
    if deal.swept is not None:
        return (pack, 0) if side(deal.swept, at) == 0 else (0, pack)
    whole = pack + LAST_TRICK
    points = number(deal.points, "points", at, whole)
    first = points - LAST_TRICK * (last == 0)
    if not 0 <= first <= pack:
        raise BadData("contest.keeper.last_trick", deal=at, points=points)
    return first, pack - first


def _declared(regulation: Regulation, deal: Deal, at: int) -> tuple[Declared, ...]:
    if not deal.declared:
        return ()
    if regulation.declarations is None or deal.declared_by is None:
        raise BadData("contest.keeper.declared", deal=at)
    number(deal.declared, "declared", at, MOST_DECLARED, STEP)
    return (Declared(side=side(deal.declared_by, at), what="declarations", points=deal.declared),)
