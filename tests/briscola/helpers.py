"""Whole random deals for the tests of briscola."""

import random
from collections.abc import Iterator
from typing import Any

from mazziere.core import Deal, Event
from mazziere.games import play
from mazziere.games.briscola import GAME
from mazziere.games.briscola.regulation import Regulation
from mazziere.games.briscola.state import State

SHEETS = ("briscola-pinasca", "briscola-2", "briscola-3", "briscola-chiamata")


def regulation(sheet: str, **overrides: Any) -> Regulation:
    """A sheet with house rules."""
    found = play(sheet, overrides)[1]
    assert isinstance(found, Regulation)
    return found


def dealt(rules: Regulation, seed: int) -> State:
    """A deal of a shuffled pack."""
    rng = random.Random(seed)
    deck = list(GAME.pack(rules).cards)
    rng.shuffle(deck)
    dealer = rng.randrange(rules.deal.players)
    return GAME.start(rules, Deal(tuple(deck), dealer), GAME.first(rules, dealer))[0]


def random_deal(rules: Regulation, seed: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every state of a random deal, with what happened on the way to it."""
    rng = random.Random(seed)
    state, events = dealt(rules, seed), ()
    yield state, events
    while waiting := GAME.waiting(state):
        state, events = GAME.step(state, waiting[0], rng.choice(GAME.legal(state, waiting[0])))
        yield state, events


def end_of(rules: Regulation, seed: int) -> State:
    """The last state of a random deal."""
    *_, (state, _) = random_deal(rules, seed)
    return state
