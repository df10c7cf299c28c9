"""The fold: a state and the next fact give the next state and what happened, for everybody to see what they may."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import reduce
from typing import Any

from mazziere.core import Event, Seat
from mazziere.games import play
from mazziere.tables import log
from mazziere.tables.dealing import deal_of, shuffle_of
from mazziere.tables.pace import PACES
from mazziere.tables.progress import acted, started
from mazziere.tables.state import Chair, Offer, Played, Spoken, State

Events = tuple[Event, ...]
Step = tuple[State, Events]

CHAT_KEPT = 30


def opened(fact: log.Opened) -> State:
    """The table of its first fact.

    Raises BadInput for a sheet that is not there (any more) or options that it does not take.
    """
    game, regulation = play(fact.sheet, fact.options)
    reserve = PACES[fact.pace].reserve
    chairs = tuple(Chair(plan=plan, reserve=reserve) for plan in fact.seats)
    return State(seq=1, at=fact.at, opened=fact, game=game, regulation=regulation, chairs=chairs)


def apply(state: State, fact: log.AnyFact) -> Step:
    """The table after one more fact."""
    after, events = _FOLDS[type(fact)](state, fact)
    return replace(after, seq=state.seq + 1, at=fact.at), events


def fold(facts: Iterable[log.AnyFact]) -> State:
    """The table of a whole log. Raises ValueError when the log does not begin with its opening."""
    rest = iter(facts)
    first = next(rest, None)
    if not isinstance(first, log.Opened):
        raise ValueError("a table's log begins with its opening")
    return reduce(lambda state, fact: apply(state, fact)[0], rest, opened(first))


def _placed(state: State, seat: Seat, **changes: Any) -> State:
    chairs = tuple(replace(chair, **changes) if at == seat else chair for at, chair in enumerate(state.chairs))
    return replace(state, chairs=chairs)


def _seated(state: State, fact: log.SatDown) -> Step:
    event = Event("seated", fact.seat, {"name": fact.who.name, "kind": fact.who.kind})
    return _placed(state, fact.seat, plan=fact.who, robot=False), (event,)


def _left(state: State, fact: log.Left) -> Step:
    ready = {seat: at for seat, at in state.ready.items() if seat != fact.seat}
    after = _placed(replace(state, ready=ready), fact.seat, plan=fact.bot, robot=False)
    return after, (Event("left", fact.seat, {"name": state.chairs[fact.seat].plan.name}),)


def _began(state: State, fact: log.Began) -> Step:
    earlier = state.earlier if state.current is None else (*state.earlier, state.current)
    number = len(earlier) + 1
    current = Played(number=number, match=state.game.first(state.regulation, fact.dealer))
    after = replace(state, current=current, earlier=earlier, running=None, offer=None, ready={})
    return after, (Event("match", None, {"number": number, "dealer": fact.dealer}),)


def _offered(state: State, fact: log.Offered) -> Step:
    offer = Offer(at=fact.at, seed=fact.seed, cut=fact.cut)
    return replace(state, offer=offer, ready={}), (Event("shares"),) if fact.seed else ()


def _shared(state: State, fact: log.Shared) -> Step:
    assert state.offer is not None
    offer = replace(state.offer, shares={**state.offer.shares, fact.seat: fact.share})
    return replace(state, offer=offer), ()


def _dealt(state: State, fact: log.Dealt) -> Step:
    assert state.current is not None
    match = state.current.match
    shuffle = shuffle_of(state)
    begun, events = state.game.start(state.regulation, deal_of(state, shuffle), match)
    reserve = PACES[state.opened.pace].reserve
    chairs = tuple(replace(chair, reserve=reserve) for chair in state.chairs)
    number = state.seq + 1
    running = started(state, shuffle, begun, events, (number, fact.at))
    return replace(state, chairs=chairs, offer=None, running=running), events


def _acted(state: State, fact: log.Acted) -> Step:
    left = state.chairs[fact.seat].reserve - fact.spent
    return acted(_placed(state, fact.seat, reserve=left) if fact.spent else state, fact)


def _took_over(state: State, fact: log.TookOver) -> Step:
    return _placed(state, fact.seat, robot=True, reserve=0), (Event("took_over", fact.seat),)


def _came_back(state: State, fact: log.CameBack) -> Step:
    return _placed(state, fact.seat, robot=False), (Event("came_back", fact.seat),)


def _ready(state: State, fact: log.WasReady) -> Step:
    return replace(state, ready={**state.ready, fact.seat: fact.at}), (Event("ready", fact.seat),)


def _said(state: State, fact: log.Said) -> Step:
    spoken = Spoken(seat=fact.seat, name=state.chairs[fact.seat].plan.name, phrase=fact.phrase, at=fact.at)
    return replace(state, chat=(*state.chat, spoken)[-CHAT_KEPT:]), (Event("said", fact.seat, {"phrase": fact.phrase}),)


def _closed(state: State, fact: log.Closed) -> Step:
    return replace(state, closed=fact.why), (Event("closed", None, {"why": fact.why}),)


_FOLDS: dict[type, Callable[[State, Any], Step]] = {
    log.SatDown: _seated,
    log.Left: _left,
    log.Began: _began,
    log.Offered: _offered,
    log.Shared: _shared,
    log.Dealt: _dealt,
    log.Acted: _acted,
    log.TookOver: _took_over,
    log.CameBack: _came_back,
    log.WasReady: _ready,
    log.Said: _said,
    log.Closed: _closed,
}
