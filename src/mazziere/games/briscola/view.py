"""What a viewer may see of a deal of briscola: the one door out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mazziere.cards import Card
from mazziere.core.result import Result
from mazziere.core.seats import REFEREE, Seat, Viewer, Watcher
from mazziere.games.briscola.match import match_points
from mazziere.games.briscola.play import swap_card
from mazziere.games.briscola.scoring import result, sides, totals
from mazziere.games.briscola.state import Phase, State
from mazziere.games.briscola.values import winner

HandView = Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Plain values only. `hands[seat]` is `{count, cards}` with `cards` null when they are hidden from the viewer.

    `tricks` and `points` are what each side has taken so far: every card of them lay open on the table.
    `match_points` (points and clause) is set when a deal ended a match that has such points.
    `contract.partner` is null until the called card has been played, except for its holder.
    """

    phase: str
    viewer: str
    dealer: Seat
    waiting: tuple[Seat, ...]
    hands: tuple[HandView, ...]
    turned: str | None
    turned_taken: bool
    stock: int
    trump: str | None
    contract: Mapping[str, Any] | None
    calls: tuple[tuple[Seat, str], ...]
    trick: Mapping[str, Any]
    last_trick: Mapping[str, Any] | None
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    played: tuple[tuple[Seat, str], ...]
    swapped: tuple[tuple[Seat, str], ...]
    signals: tuple[tuple[Seat, str], ...]
    looking: bool
    can_swap: str | None
    result: Result | None
    match_points: Mapping[str, Any] | None


def view(state: State, waiting: tuple[Seat, ...], viewer: Viewer) -> View:
    """The deal as the viewer may see it."""
    swap = swap_card(state, viewer) if state.phase is Phase.PLAYING and viewer in waiting else None
    return View(
        phase=state.phase.value,
        viewer=viewer.value if isinstance(viewer, Watcher) else str(viewer),
        dealer=state.dealer,
        waiting=waiting,
        hands=tuple(_hand(state, seat, viewer) for seat in range(state.players)),
        turned=str(state.turned) if state.turned else None,
        turned_taken=state.turned is not None and not state.stock,
        stock=len(state.stock),
        trump=state.trump,
        contract=_contract(state, viewer),
        calls=state.calls,
        trick=_trick(state),
        last_trick=_last(state),
        tricks=_won(state),
        points=totals(state),
        played=_played(state),
        swapped=tuple((seat, str(card)) for seat, card in state.swapped),
        signals=state.signals,
        looking=state.looking,
        can_swap=str(swap) if swap else None,
        result=result(state),
        match_points=_match_points(state),
    )


def _match_points(state: State) -> Mapping[str, Any] | None:
    """Points for the match that has just ended, with their clause."""
    points = match_points(state) if state.phase is Phase.OVER else None
    return {"points": points, "clause": state.regulation.clause("match_points")} if points else None


def _hand(state: State, seat: Seat, viewer: Viewer) -> HandView:
    hand = state.hands[seat]
    mine = viewer is REFEREE or viewer == seat
    partners = state.looking and isinstance(viewer, int) and (viewer + 2) % state.players == seat
    known = mine or partners
    return {"count": len(hand), "cards": tuple(map(str, hand)) if known else None}


def _contract(state: State, viewer: Viewer) -> Mapping[str, Any] | None:
    """The call that stands. The partner shows only to the referee, to itself, and once the card lies open."""
    if state.bid is None:
        return None
    caller, called = state.bid.seat, state.called
    open_now = called is not None and called in _seen(state)
    holder = _holder(state) if called else None
    may_know = viewer is REFEREE or open_now or (holder is not None and viewer == holder)
    return {
        "caller": caller,
        "rank": state.bid.rank,
        "target": state.bid.target,
        "called": str(called) if called else None,
        "partner": state.partner if may_know else None,
        "alone": state.partner is None if may_know and called else None,
        "open": open_now,
    }


def _holder(state: State) -> Seat:
    assert state.bid is not None
    return state.bid.seat if state.partner is None else state.partner


def _seen(state: State) -> frozenset[Card]:
    return frozenset(card for trick in state.tricks for card in trick.cards) | frozenset(state.trick)


def _seats(state: State, leader: Seat, cards: tuple[Card, ...]) -> tuple[tuple[Seat, str], ...]:
    return tuple(((leader + place) % state.players, str(card)) for place, card in enumerate(cards))


def _trick(state: State) -> Mapping[str, Any]:
    winning = (state.leader + winner(state.trump, state.trick)) % state.players if state.trick and state.trump else None
    return {"leader": state.leader, "cards": _seats(state, state.leader, state.trick), "winning": winning}


def _last(state: State) -> Mapping[str, Any] | None:
    if not state.tricks:
        return None
    last = state.tricks[-1]
    return {"winner": last.winner, "cards": _seats(state, last.leader, last.cards)}


def _won(state: State) -> tuple[int, ...]:
    of_side = sides(state.regulation)
    return tuple(sum(of_side[t.winner] == side for t in state.tricks) for side in range(max(of_side) + 1))


def _played(state: State) -> tuple[tuple[Seat, str], ...]:
    done = (pair for trick in state.tricks for pair in _seats(state, trick.leader, trick.cards))
    return (*done, *_seats(state, state.leader, state.trick))
