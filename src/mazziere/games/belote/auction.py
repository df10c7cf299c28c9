"""The auction: numbers and a trump, always higher; the other side may double, the doubled side redouble."""

from functools import cache

from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.belote import deal
from mazziere.games.belote.actions import CAPOT, DOUBLE, GENERALE, PASS, REDOUBLE, Action, Bid, bid
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.groups import Auction as Rules
from mazziere.games.belote.match import void
from mazziere.games.belote.options import CapotBid, ContreTiming, TrumpMode
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.state import Auction, Contract, Doubling, State

STEP = 10
ABOVE_NUMBERS = {CAPOT: 1000, GENERALE: 2000}
"""Capot stands above every number, generale above capot."""


def rank(value: int | str | None) -> int:
    """Where a bid stands on the ladder; 0 before the first."""
    return ABOVE_NUMBERS[value] if isinstance(value, str) else value or 0


def highest(rules: Rules) -> int:
    """The highest number that may be bid."""
    if rules.bid_max is not None:
        return rules.bid_max
    return 260 if rules.capot_bid is CapotBid.CONTRACT270 else 250


def waiting(state: Auction) -> tuple[Seat, ...]:
    """Whose word it is."""
    return (state.turn,)


def legal(state: Auction, seat: Seat) -> list[Action]:
    """Every call of the seat in turn; of another one the double, where it may be said at any time."""
    if seat != state.turn:
        return [DOUBLE] if refusal(state, seat, DOUBLE) is None else []
    rules = _rules(state)
    calls: list[Action] = [call for call in (PASS, DOUBLE, REDOUBLE) if refusal(state, seat, call) is None]
    if _frozen(state, rules):
        return calls
    return [*calls, *_bids(rules, state.dealt.regulation.play.trump_modes, rank(state.best.value if state.best else 0))]


@cache
def _bids(rules: Rules, modes: tuple[TrumpMode, ...], over: int) -> tuple[Bid, ...]:
    """Every bid above a rung of the ladder."""
    values = [*range(rules.bid_min, highest(rules) + 1, STEP), CAPOT, GENERALE]
    trumps = [*SUITS, "none", "all"]
    bids = [bid(value, trump) for value in values for trump in trumps]
    return tuple(made for made in bids if _bad_bid(rules, modes, over, made) is None)


def _rules(state: Auction) -> Rules:
    rules = state.dealt.regulation.auction
    assert rules is not None
    return rules


def _frozen(state: Auction, rules: Rules) -> bool:
    return state.doubler is not None and rules.contre_freezes


def refusal(state: Auction, seat: Seat, action: Action) -> Refusal | None:
    """Why the seat may not call this now, or None."""
    rules = _rules(state)
    if seat != state.turn and not (action is DOUBLE and rules.contre_timing is ContreTiming.ANY_TIME):
        return Refusal.NOT_YOUR_TURN
    if action is PASS:
        return None
    if action is DOUBLE:
        return _no_double(state, seat)
    if action is REDOUBLE:
        return None if state.doubler is not None else Refusal.NOT_DOUBLED
    if isinstance(action, Bid):
        if _frozen(state, rules):
            return Refusal.FROZEN
        modes, best = state.dealt.regulation.play.trump_modes, state.best
        return _bad_bid(rules, modes, rank(best.value) if best else 0, action)
    return Refusal.NOT_NOW


def _no_double(state: Auction, seat: Seat) -> Refusal | None:
    if state.best is None:
        return Refusal.NOTHING_TO_DOUBLE
    if _same_side(state, seat, state.best.taker):
        return Refusal.OWN_CONTRACT
    return Refusal.DOUBLED_ALREADY if state.doubler is not None else None


def _same_side(state: Auction, one: Seat, other: Seat) -> bool:
    sides = state.dealt.regulation.sides
    return sides[one] == sides[other]


def _bad_bid(rules: Rules, modes: tuple[TrumpMode, ...], over: int, made: Bid) -> Refusal | None:
    """What is wrong with a bid over a rung of the ladder."""
    if (made.trump if made.trump not in SUITS else TrumpMode.SUIT) not in modes:
        return Refusal.NO_SUCH_TRUMP
    if made.value == GENERALE and rules.generale is None:
        return Refusal.NO_GENERALE
    if isinstance(made.value, int):
        if made.value % STEP:
            return Refusal.BID_STEP
        if made.value < rules.bid_min:
            return Refusal.BID_TOO_LOW
        if made.value > highest(rules):
            return Refusal.BID_TOO_HIGH
    return None if rank(made.value) > over else Refusal.BID_NOT_HIGHER


def step(state: Auction, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The auction after a call; the play after the last one."""
    called = Event("call", seat, {"call": action.text})
    state = state._replace(calls=(*state.calls, (seat, action)))
    if action is PASS:
        next_, events = _pass(state)
    elif action is DOUBLE:
        next_, events = _double(state, seat), ()
    elif action is REDOUBLE:
        assert state.best is not None
        next_, events = _close(state, state.best._replace(level=4))
    else:
        assert isinstance(action, Bid)
        next_, events = _raise(state, seat, action)
    return next_, (called, *events)


def _pass(state: Auction) -> tuple[State, tuple[Event, ...]]:
    passes = state.passes + 1
    players = state.dealt.players
    if state.best is None:
        if passes == players:
            return void(state.dealt, state.hands, state.calls)
    elif state.doubler is not None:
        if passes == players // 2:
            return _close(state, state.best)
        return state._replace(passes=passes, turn=(state.turn + 2) % players), ()
    elif passes == players - 1:
        return _close(state, state.best)
    return state._replace(passes=passes, turn=(state.turn + 1) % players), ()


def _double(state: Auction, seat: Seat) -> Auction:
    """Doubled: the side of the bid speaks, in turn order after the doubler."""
    assert state.best is not None
    turn = (seat + 1) % state.dealt.players
    return state._replace(best=state.best._replace(level=2), doubler=seat, passes=0, turn=turn)


def _raise(state: Auction, seat: Seat, made: Bid) -> tuple[State, tuple[Event, ...]]:
    players = state.dealt.players
    best = Contract(seat, made.trump, made.value)
    state = state._replace(best=best, passes=0, doubler=None, turn=(seat + 1) % players)
    if _rules(state).contre_timing is ContreTiming.IN_TURN:
        return state, ()
    asked = ((seat + 1) % players, (seat + 3) % players)
    window = Doubling(state.dealt, state.hands, state.calls, best, asked, (), state)
    return window, (Event("window", seat, {"asked": list(asked)}),)


def _close(state: Auction, contract: Contract) -> tuple[State, tuple[Event, ...]]:
    return deal.complete(state.dealt, state.hands, state.calls, contract)
