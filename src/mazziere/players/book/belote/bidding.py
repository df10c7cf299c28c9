"""Bidding on the turned card: take, name another suit, or senza; and the calls over a call of the Ligurian game."""

from collections.abc import Sequence
from typing import NamedTuple

from mazziere.cards import Card, card, cards
from mazziere.games.belote.actions import NO_TRUMP, PASS, SENZA, TAKE, Action, Name
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.options import TurnUp
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.view import View
from mazziere.players.book.belote.claims import promised
from mazziere.players.book.belote.seen import partner_of
from mazziere.players.book.belote.strength import estimate, leads
from mazziere.players.book.reason import Params, Reason, Reasons


class Line(NamedTuple):
    """From estimated points to the score that a contract brings on average: `slope * (points - even)`."""

    even: float
    slope: float


BY_PLAYERS = {4: Line(101, 3.2), 3: Line(102, 3.2), 2: Line(97, 3.2)}
SENZA_LINE = Line(83.5, 2.5)
WANTED = 0.0
"""The least expected score for which the book takes."""
OVER_PARTNER, OVER_ENEMY = 60.0, 20.0
"""The least expected score for which the book says senza over a call."""
CONTRO_OVER_PARTNER, CONTRO_OVER_ENEMY = 92.0, 100.0
"""The least estimated points for which the book says contro over a senza."""


def choose_call(view: View, legal: Sequence[Action], regulation: Regulation) -> Action:
    """The call with the best expected score, or pass."""
    best: float = WANTED
    chosen: Action = PASS
    for action in legal:
        trump = _trump_of(view, action)
        if trump is not None:
            score = expected(view, trump, regulation)
            if score > best:
                best, chosen = score, action
    return chosen if chosen in legal else legal[-1]


def _trump_of(view: View, action: Action) -> str | None:
    if action is TAKE:
        assert view.turned is not None
        return card(view.turned).suit
    if isinstance(action, Name):
        return action.trump
    return NO_TRUMP if action is SENZA else None


def held(view: View, regulation: Regulation) -> tuple[Card, ...]:
    """The cards that the viewing seat would hold as taker: its hand and open cards, and the turned card it picks up."""
    assert isinstance(view.viewer, int)
    mine = view.hands[view.viewer]
    hand = cards([*mine["cards"], *(text for text in mine["up"] if text)])
    picks_up = regulation.bidding is not None and regulation.bidding.turn_up is TurnUp.TO_TAKER
    return (*hand, card(view.turned)) if view.turned and picks_up else hand


def counted(view: View, trump: str, regulation: Regulation) -> tuple[float, Line]:
    """The points that the taker's side makes on average with this trump, and the line to its score."""
    hand = held(view, regulation)
    line = BY_PLAYERS[len(view.hands)] if trump in SUITS else SENZA_LINE
    return estimate(hand, trump) + promised(hand, trump, regulation), line


def expected(view: View, trump: str, regulation: Regulation) -> float:
    """The score that taking with this trump brings on average; far below zero for a suit without jack and nine."""
    points, line = counted(view, trump, regulation)
    if trump not in SUITS:
        assert regulation.senza is not None
        return regulation.senza.senza_multiplier * line.slope * (points - line.even)
    return line.slope * (points - line.even) if leads(held(view, regulation), trump) else -1000.0


def reasons(view: View, legal: Sequence[Action], action: Action, regulation: Regulation) -> Reasons:
    """Why the book takes, names a suit, or passes: the trumps it would hold and the points it counts."""
    open_calls = {trump: one for one in legal if (trump := _trump_of(view, one)) is not None}
    trump = _trump_of(view, action) or max(open_calls, key=lambda one: expected(view, one, regulation), default="")
    if trump not in SUITS:
        return Reason("belote.why.look.tops"), Reason("belote.why.no_trump" if trump else "belote.why.pass.weak")
    trumps = [one.rank for one in held(view, regulation) if one.suit == trump]
    points, line = counted(view, trump, regulation)
    looked = Reason("belote.why.look.trumps", {"suit": trump, "count": len(trumps)})
    params: Params = {"suit": trump, "count": round(points), "even": round(line.even)}
    best = [rank for rank in trumps if rank in ("J", "9")]
    if action is PASS:
        return looked, Reason(f"belote.why.pass.{'points' if best else 'weak'}", params)
    said = "both" if len(best) == 2 else "jack" if "J" in best else "nine"
    return looked, Reason(f"belote.why.take.{said}", params)


def reasons_over(view: View, action: Action, regulation: Regulation) -> Reasons:
    """Why the book says senza or contro over a call, or is silent."""
    said = "senza" if action is SENZA else "pass" if action is PASS else "contro"
    points, line = counted(view, NO_TRUMP, regulation)
    params: Params = {"count": round(points), "even": round(line.even)}
    return Reason("belote.why.look.tops"), Reason(f"belote.why.over.{said}", params)


def choose_over(view: View, legal: Sequence[Action], regulation: Regulation) -> Action:
    """Senza or contro over a call that stands, or silence."""
    assert view.contract is not None
    ours = view.contract["taker"] == partner_of(view)
    said = next(action for action in legal if action is not PASS)
    if said is SENZA:
        wanted = expected(view, NO_TRUMP, regulation) > (OVER_PARTNER if ours else OVER_ENEMY)
    else:
        points = estimate(held(view, regulation), NO_TRUMP)
        wanted = points > (CONTRO_OVER_PARTNER if ours else CONTRO_OVER_ENEMY)
    return said if wanted else PASS
