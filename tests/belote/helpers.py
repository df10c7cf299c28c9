"""Deals of belote for the tests: played at random from a seed, or given card by card."""

import random
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

from mazziere.cards import Card
from mazziere.core import Deal, Match
from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.core.sheet import read_sheets
from mazziere.games.belote import GAME
from mazziere.games.belote.actions import Action
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.state import State

SHEETS = read_sheets(files("mazziere.games.belote") / "sheets")
OFFERED = sorted(name for name, sheet in SHEETS.items() if not sheet.abstract)

Choose = Callable[[State, Seat, list[Action]], Action]


def rules(name: str, **overrides: Any) -> Regulation:
    """The regulation of a sheet with house rules."""
    return GAME.regulation(SHEETS[name].changed(overrides))


def shuffled(regulation: Regulation, seed: int) -> tuple[Card, ...]:
    """A deck of the sheet's pack, the same for the same seed."""
    deck = list(GAME.pack(regulation).cards)
    random.Random(seed).shuffle(deck)
    return tuple(deck)


def begin(regulation: Regulation, seed: int = 0, dealer: Seat | None = None, match: Match | None = None) -> State:
    """A deal from a seed; the last seat deals unless told otherwise."""
    dealer = regulation.deal.players - 1 if dealer is None else dealer
    match = match or GAME.first(regulation, dealer)
    return GAME.start(regulation, Deal(shuffled(regulation, seed), dealer), match)[0]


def walk(
    state: State, seed: int = 0, choose: Choose | None = None
) -> Iterator[tuple[State, Seat, Action, tuple[Event, ...]]]:
    """Play a deal on at random: every state with the seat, its action, and the events of it."""
    rng = random.Random(seed)
    while waiting := GAME.waiting(state):
        seat = rng.choice(waiting)
        actions = GAME.legal(state, seat)
        action = choose(state, seat, actions) if choose else rng.choice(actions)
        after, events = GAME.step(state, seat, action)
        yield state, seat, action, events
        state = after
    yield state, -1, None, ()  # type: ignore[misc]


def play_out(state: State, seed: int = 0) -> State:
    """The end of a deal played at random."""
    *_, (last, _, _, _) = walk(state, seed)
    return last


def calls(state: State, *texts: tuple[Seat, str]) -> State:
    """The state after some actions, each with its seat."""
    for seat, text in texts:
        state, _ = GAME.step(state, seat, GAME.read(text, regulation_of(state)))
    return state


def regulation_of(state: State) -> Regulation:
    """The regulation of a state."""
    return state.frame.dealt.regulation if hasattr(state, "frame") else state.dealt.regulation
