"""How a deal goes on: answers are applied in the order of the seats that are waited for; the end is written down."""

from collections.abc import Mapping
from dataclasses import replace

from mazziere.core import Event, Seat
from mazziere.core.record import DealRecord, Shuffle
from mazziere.tables.dealing import deal_of
from mazziere.tables.head import deal_head
from mazziere.tables.log import Acted
from mazziere.tables.state import Finished, Running, State

Stamp = tuple[int, int]
"""The number of a fact and its time."""


def started(state: State, shuffle: Shuffle, begun: object, events: tuple[Event, ...], stamp: Stamp) -> Running:
    """A deal just dealt."""
    assert state.current is not None
    waiting = state.game.waiting(begun)
    return Running(
        deal=deal_of(state, shuffle),
        shuffle=shuffle,
        match=state.current.match,
        state=begun,
        waiting=waiting,
        asked=dict.fromkeys(waiting, stamp),
        events=events,
    )


def acted(state: State, fact: Acted) -> tuple[State, tuple[Event, ...]]:
    """The table after an answer: applied at once, or held until the seats before it have answered.

    A word out of turn is waited for by nobody and applied at once.
    """
    running = state.running
    assert running is not None
    running = replace(running, held={**running.held, fact.seat: fact.action})
    stamp = (state.seq + 1, fact.at)
    events: list[Event] = []
    if fact.seat not in running.waiting:
        running, more = _apply(state, running, fact.seat, stamp)
        events += more
    while running.waiting and running.waiting[0] in running.held:
        running, more = _apply(state, running, running.waiting[0], stamp)
        events += more
    if fact.seat in running.held:
        events.append(Event("answered", fact.seat, secret={"action": fact.action}, knows=frozenset({fact.seat})))
    running = replace(running, events=(*running.events, *events))
    after = replace(state, running=running)
    return (after if running.waiting else _finished(after, running)), tuple(events)


def _apply(state: State, running: Running, seat: Seat, stamp: Stamp) -> tuple[Running, tuple[Event, ...]]:
    game = state.game
    text = running.held[seat]
    held = {other: answer for other, answer in running.held.items() if other != seat}
    action = game.read(text, state.regulation)
    if game.refusal(running.state, seat, action) is not None:
        # Only an answer held in a window can get here: what came before made it impossible. The seat is asked again.
        return replace(running, held=held, asked={**running.asked, seat: stamp}), ()
    after, events = game.step(running.state, seat, action)
    waiting = game.waiting(after)
    return (
        replace(
            running,
            state=after,
            waiting=waiting,
            asked=_asked(running, seat, waiting, stamp),
            held={other: answer for other, answer in held.items() if other in waiting},
            actions=(*running.actions, (seat, str(action))),
            trick_at=stamp[1] if any(event.what == "trick" for event in events) else running.trick_at,
        ),
        events,
    )


def _asked(running: Running, actor: Seat, waiting: tuple[Seat, ...], stamp: Stamp) -> Mapping[Seat, Stamp]:
    """Since when each seat is asked: whoever was asked before and has not acted is still asked the same question.

    A word out of turn changes what everybody is asked.
    """
    still = set(running.waiting) - {actor} if actor in running.waiting else set()
    return {seat: running.asked[seat] if seat in still else stamp for seat in waiting}


def _finished(state: State, running: Running) -> State:
    game, current = state.game, state.current
    result = game.result(running.state)
    assert result is not None
    assert current is not None
    record = DealRecord(
        dealer=running.deal.dealer,
        deck=running.deal.deck,
        shuffle=running.shuffle,
        actions=running.actions,
        result=result.json(),
    )
    number = len(current.deals) + 1
    head = deal_head(game, running.state, result, number=number, dealer=running.deal.dealer)
    finished = Finished(record=record, result=result, head=head)
    played = replace(current, match=game.next(running.state), deals=(*current.deals, finished))
    return replace(state, current=played, running=running)
