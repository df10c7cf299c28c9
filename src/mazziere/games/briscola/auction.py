"""The auction with five players: a rank further down each time, then a two with points; the caller names the suit."""

from functools import cache

from mazziere.cards import Card
from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.briscola.actions import CALL_RANKS, SUITS, Action, Call, Pass, Suit
from mazziere.games.briscola.deal import leader
from mazziere.games.briscola.refusal import Refusal
from mazziere.games.briscola.regulation import Auction, Regulation
from mazziere.games.briscola.state import Bid, Phase, State

LAST_RANK = CALL_RANKS[-1]
MOST = 120


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the seat in turn may not call this, or None."""
    if state.regulation.calling is None:
        return Refusal.NO_AUCTION
    if state.phase is Phase.NAMING_SUIT:
        return None if isinstance(action, Suit) else Refusal.CALL_FIRST
    if state.phase is Phase.NAMING_RANK:
        named = isinstance(action, Call) and action.rank and not action.points
        return None if named else Refusal.CALL_FIRST
    if isinstance(action, Pass):
        return None
    if not isinstance(action, Call):
        return Refusal.CALL_FIRST
    judge = _points_first if state.regulation.calling.auction is Auction.POINTS_FIRST else _rank_then_points
    return judge(state.bid, action, state.regulation.calling.target)


def _rank_then_points(bid: Bid | None, call: Call, target: int) -> Refusal | None:
    if not call.rank:
        return Refusal.CALL_LOWER
    if call.points:
        if call.rank != LAST_RANK or bid is None or bid.rank != LAST_RANK:
            return Refusal.CALL_TARGET
        return None if bid.target < call.points <= MOST else Refusal.CALL_HIGHER
    lower = bid is None or CALL_RANKS.index(call.rank) > CALL_RANKS.index(bid.rank)
    return None if lower else Refusal.CALL_LOWER


def _points_first(bid: Bid | None, call: Call, target: int) -> Refusal | None:
    if call.rank or not call.points:
        return Refusal.CALL_TARGET
    least = bid.target + 1 if bid else target
    return None if least <= call.points <= MOST else Refusal.CALL_HIGHER


def legal(state: State) -> tuple[Action, ...]:
    """Every call that the seat in turn may make."""
    if state.phase is Phase.NAMING_SUIT:
        return tuple(Suit(suit) for suit in SUITS)
    if state.phase is Phase.NAMING_RANK:
        return tuple(Call(rank) for rank in CALL_RANKS)
    calling = state.regulation.calling
    return _open_calls(calling.auction, state.bid, calling.target) if calling else ()


@cache
def _open_calls(kind: Auction, bid: Bid | None, target: int) -> tuple[Action, ...]:
    """Pass, and every call above the one that stands; the judge of each call is the same as for one that is made."""
    if kind is Auction.POINTS_FIRST:
        alone = (Call("", number) for number in range(target, MOST + 1))
        return (Pass(), *(call for call in alone if _points_first(bid, call, target) is None))
    ranks = (Call(rank) for rank in CALL_RANKS)
    points = (Call(LAST_RANK, number) for number in range(target, MOST + 1))
    return (Pass(), *(call for call in (*ranks, *points) if _rank_then_points(bid, call, target) is None))


def step(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The auction after an allowed call, and what the table hears."""
    heard = Event("call", seat, {"call": str(action)})
    calls = (*state.calls, (seat, str(action)))
    match action:
        case Suit(suit):
            return _named(state._replace(calls=calls), seat, suit, heard)
        case Call(rank) if state.phase is Phase.NAMING_RANK:
            assert state.bid is not None
            bid = state.bid._replace(rank=rank)
            return state._replace(calls=calls, bid=bid, phase=Phase.NAMING_SUIT), (heard,)
        case Call(rank, points):
            bid = Bid(seat, rank, points or _target(state.regulation))
            return _turn(state._replace(calls=calls, bid=bid), seat, heard)
    return _turn(state._replace(calls=calls, out=state.out | {seat}), seat, heard)


def _target(regulation: Regulation) -> int:
    assert regulation.calling is not None
    return regulation.calling.target


def _turn(state: State, seat: Seat, heard: Event) -> tuple[State, tuple[Event, ...]]:
    order = ((seat + step) % state.players for step in range(1, state.players + 1))
    others = [other for other in order if other not in state.out]
    if not others:
        return state._replace(phase=Phase.OVER), (heard, Event("void", None))
    if state.bid and others == [state.bid.seat]:
        phase = Phase.NAMING_SUIT if state.bid.rank else Phase.NAMING_RANK
        return state._replace(phase=phase, turn=state.bid.seat), (heard,)
    return state._replace(turn=others[0]), (heard,)


def _named(state: State, caller: Seat, suit: str, heard: Event) -> tuple[State, tuple[Event, ...]]:
    """The suit is named: it is trump, and the holder of the called card is the secret partner (BRI-02)."""
    bid = state.bid
    assert bid is not None
    called = Card(bid.rank, suit)
    holder = next(seat for seat, hand in enumerate(state.hands) if called in hand)
    first = leader(state.regulation, state.dealer, caller)
    state = state._replace(
        phase=Phase.PLAYING,
        trump=suit,
        called=called,
        partner=None if holder == caller else holder,
        leader=first,
        turn=first,
    )
    contract = Event("contract", caller, {"called": str(called), "target": bid.target, "trump": suit})
    return state, (heard, contract)
