"""The Ligurian calls over a call: senza over a suit, contro over senza, each said at once by whoever wants it."""

from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.belote import deal, windows
from mazziere.games.belote.actions import CONTRO, NO_TRUMP, SENZA, TAKE, Action, Bid, Name
from mazziere.games.belote.options import Callers
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.state import Calls, Contract, Dealt, Masks, Overcall, State


def over(dealt: Dealt, hands: Masks, calls: Calls, contract: Contract) -> tuple[State, tuple[Event, ...]]:
    """After a call: the window of those who may speak over it, or the deal goes on at once."""
    rules = dealt.regulation.senza
    if rules is None or contract.contro:
        return deal.complete(dealt, hands, calls, contract)
    by = rules.contro_by if contract.trump == NO_TRUMP else rules.senza_overcall_by
    asked = _others(dealt, contract.taker, by)
    return Overcall(dealt, hands, calls, contract, asked), (Event("window", contract.taker, {"asked": list(asked)}),)


def _others(dealt: Dealt, taker: Seat, by: Callers) -> tuple[Seat, ...]:
    """Those who may speak over the taker, in turn order after it."""
    sides = dealt.regulation.sides
    order = [(taker + place) % dealt.players for place in range(1, dealt.players)]
    return tuple(seat for seat in order if by is Callers.ANYONE or sides[seat] != sides[taker])


def call_of(state: Overcall) -> Action:
    """What may be said in this window."""
    return CONTRO if state.contract.trump == NO_TRUMP else SENZA


def waiting(state: Overcall) -> tuple[Seat, ...]:
    """Who has not answered yet, in turn order after the caller."""
    return windows.waiting(state)


def legal(state: Overcall, seat: Seat) -> list[Action]:
    """Senza over a suit, contro over senza, or silence."""
    return windows.legal(state, seat, call_of(state))


def refusal(state: Overcall, seat: Seat, action: Action) -> Refusal | None:
    """Why not: a suit never goes over a call, nothing goes over contro, and only those who are asked may speak."""
    refused = windows.refusal(state, seat, action, call_of(state))
    if refused is Refusal.NOT_NOW and not isinstance(action, Bid):
        named = isinstance(action, Name) or action in (TAKE, CONTRO)
        return Refusal.NO_OVERCALL if named else refused
    return refused


def step(state: Overcall, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """One more answer; when it settles the window, the call that stands."""
    state, settled = windows.answered(state, seat, action)
    if settled is None:
        return state, (windows.heard(seat, action),)
    dealt, hands, calls, contract = state.dealt, state.hands, state.calls, state.contract
    if settled.seat is None:
        return deal.complete(dealt, hands, calls, contract)
    said = call_of(state)
    called = Contract(settled.seat, NO_TRUMP, contro=said is CONTRO)
    state_, events = over(dealt, hands, (*calls, (settled.seat, said)), called)
    return state_, (Event("call", settled.seat, {"call": said.text}), *events)
