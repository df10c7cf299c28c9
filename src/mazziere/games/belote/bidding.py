"""Bidding on the turned card: take it or pass, then name another suit or pass; all passing twice voids the deal."""

from collections.abc import Sequence
from functools import cache

from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.belote import senza
from mazziere.games.belote.actions import (
    CONTRO,
    DOUBLE,
    NAME_SENZA,
    NO_TRUMP,
    PASS,
    REDOUBLE,
    TAKE,
    Action,
    Bid,
    Name,
    Senza,
    name,
)
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.match import void
from mazziere.games.belote.options import BothPass, FirstRound
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.regulation import Senza as SenzaRules
from mazziere.games.belote.state import Bidding, Contract, Dealt, State

CANDIDATES: tuple[Action, ...] = (TAKE, *map(name, SUITS), NAME_SENZA, PASS)


def waiting(state: Bidding) -> tuple[Seat, ...]:
    """Whose word it is."""
    return (state.turn,)


def legal(state: Bidding, seat: Seat) -> Sequence[Action]:
    """Every call the seat may make now; senza in one form only."""
    if seat != state.turn:
        return []
    dealt = state.dealt
    return _calls(dealt.regulation.senza, state.round, _turned_suit(dealt))


@cache
def _calls(rules: SenzaRules | None, round_: int, turned: str) -> tuple[Action, ...]:
    """What the speaker may call: the same in every deal of a sheet, round for round and suit for suit."""
    return tuple(action for action in CANDIDATES if _refused(rules, round_, turned, action) is None)


def refusal(state: Bidding, seat: Seat, action: Action) -> Refusal | None:
    """Why the seat may not call this now, or None."""
    if seat != state.turn:
        return Refusal.NOT_YOUR_TURN
    dealt = state.dealt
    return _refused(dealt.regulation.senza, state.round, _turned_suit(dealt), action)


def _refused(rules: SenzaRules | None, round_: int, turned: str, action: Action) -> Refusal | None:
    if action is PASS:
        return None
    if action is TAKE:
        return None if round_ == 1 else Refusal.FIRST_ROUND_ONLY
    if isinstance(action, Name):
        return _naming(rules, round_, turned, action.trump)
    if action is CONTRO:
        return Refusal.NO_OVERCALL
    return Refusal.NO_AUCTION if isinstance(action, Bid) or action in (DOUBLE, REDOUBLE) else Refusal.NOT_NOW


def _naming(rules: SenzaRules | None, round_: int, turned: str, trump: str) -> Refusal | None:
    if trump == NO_TRUMP:
        if rules is None:
            return Refusal.NO_SENZA
        early = round_ == 1 and rules.senza_first_round is FirstRound.FORBIDDEN
        return Refusal.SECOND_ROUND_ONLY if early else None
    if round_ == 1:
        return Refusal.SECOND_ROUND_ONLY
    return Refusal.TURNED_SUIT if trump == turned else None


def _turned_suit(dealt: Dealt) -> str:
    assert dealt.turned is not None
    return dealt.turned.suit


def step(state: Bidding, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The next word, the call that was made, or the void deal."""
    dealt, hands, calls, _, round_ = state
    if isinstance(action, Senza):
        action = NAME_SENZA
    calls = (*calls, (seat, action))
    said = Event("call", seat, {"call": action.text})
    if action is not PASS:
        contract = Contract(seat, action.trump if isinstance(action, Name) else _turned_suit(dealt))
        state_, events = senza.over(dealt, hands, calls, contract)
        return state_, (said, *events)
    if seat != dealt.dealer:
        return Bidding(dealt, hands, calls, (seat + 1) % dealt.players, round_), (said,)
    if round_ == 1 and _second_round(dealt.regulation):
        return Bidding(dealt, hands, calls, dealt.first, 2), (said,)
    over, events = void(dealt, hands, calls)
    return over, (said, *events)


def _second_round(regulation: Regulation) -> bool:
    assert regulation.bidding is not None
    return regulation.bidding.both_pass is BothPass.SECOND_ROUND
