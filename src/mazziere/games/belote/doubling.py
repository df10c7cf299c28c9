"""The window after a bid where one may double at any time: both opponents are asked at once; silence is no pass.

Whoever stayed silent may still double for as long as the auction goes on, also out of turn: `auction.refusal`.
"""

from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.belote import auction, windows
from mazziere.games.belote.actions import DOUBLE, REDOUBLE, Action
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.state import Doubling, State


def waiting(state: Doubling) -> tuple[Seat, ...]:
    """Who has not answered yet, in turn order after the bidder."""
    return windows.waiting(state)


def legal(state: Doubling, seat: Seat) -> list[Action]:
    """Double, or stay silent."""
    return windows.legal(state, seat, DOUBLE)


def refusal(state: Doubling, seat: Seat, action: Action) -> Refusal | None:
    """Why not: only the opponents of the bid are asked, and only for this."""
    sides = state.dealt.regulation.sides
    if action is DOUBLE and sides[seat] == sides[state.contract.taker]:
        return Refusal.OWN_CONTRACT
    refused = windows.refusal(state, seat, action, DOUBLE)
    return Refusal.NOT_DOUBLED if refused is Refusal.NOT_NOW and action is REDOUBLE else refused


def step(state: Doubling, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """One more answer; when it settles the window, the auction goes on, doubled or not."""
    state, settled = windows.answered(state, seat, action)
    if settled is None:
        return state, (windows.heard(seat, action),)
    assert state.auction is not None
    if settled.seat is None:
        return state.auction, ()
    return auction.step(state.auction, settled.seat, DOUBLE)
