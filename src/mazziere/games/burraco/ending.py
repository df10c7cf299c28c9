"""The ends that nobody brings about: two cards left in the stock, or a deal that does not move (BUR-24, B34, B35)."""

from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.burraco.state import NOBODY, End, Phase, State
from mazziere.melds.bag import numbers
from mazziere.melds.numbers import TEXTS


def after_turn(state: State, events: list[Event]) -> tuple[State, tuple[Event, ...]]:
    """The position after a discard that did not close: the deal is over when the stock is down, or when it stalls."""
    options = state.regulation.end
    if state.left <= options.stock_end:
        return over(state, End.STOCK, NOBODY, events)
    if state.quiet >= options.stall_turns:
        return over(state, End.STALL, NOBODY, events)
    return state, tuple(events)


def over(state: State, end: End, closed_by: Seat, events: list[Event]) -> tuple[State, tuple[Event, ...]]:
    """The finished deal. The hands are laid open, to be counted."""
    closer = None if closed_by == NOBODY else closed_by
    ended = state._replace(phase=Phase.OVER, end=end, closed_by=closed_by)
    hands = [[TEXTS[card] for card in numbers(hand)] for hand in state.hands]
    return ended, (*events, Event("over", closer, {"outcome": end.value, "hands": hands}))
