"""Calls that others may make at once: each seat that is asked speaks or passes, in any order; the first asked wins."""

from typing import NamedTuple, TypeVar

from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.belote.actions import PASS, Action
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.state import Window

W = TypeVar("W", bound=Window)


class Settled(NamedTuple):
    """What came of a window: whose call stands, or None when all stayed silent."""

    seat: Seat | None


def waiting(state: Window) -> tuple[Seat, ...]:
    """Who has not answered yet, in priority order."""
    answered = {seat for seat, _ in state.answers}
    return tuple(seat for seat in state.asked if seat not in answered)


def legal(state: Window, seat: Seat, call: Action) -> list[Action]:
    """The one call of the window, or silence."""
    return [call, PASS] if seat in waiting(state) else []


def refusal(state: Window, seat: Seat, action: Action, call: Action) -> Refusal | None:
    """Why not, as far as any window knows: only those who are asked, and only the call or silence."""
    if seat not in waiting(state):
        return Refusal.NOT_YOUR_TURN
    return None if action is PASS or action == call else Refusal.NOT_NOW


def answered(state: W, seat: Seat, action: Action) -> tuple[W, Settled | None]:
    """The window with one more answer, and what came of it as soon as no answer of a seat asked earlier is missing."""
    state = state._replace(answers=(*state.answers, (seat, action)))
    given = dict(state.answers)
    for asked in state.asked:
        if asked not in given:
            return state, None
        if given[asked] is not PASS:
            return state, Settled(asked)
    return state, Settled(None)


def heard(seat: Seat, action: Action) -> Event:
    """What is told of an answer before the window is settled: only the seat itself knows which."""
    return Event("answer", seat, {}, {"call": action.text}, frozenset({seat}))
