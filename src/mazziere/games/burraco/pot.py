"""The pots: on the fly, or with the last discard (BUR-14 to BUR-16). One for each side, the first in front first."""

from typing import Any

from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.burraco.state import NO_CARD, NOBODY, Pot, State, replaced, side_of
from mazziere.melds.bag import bag_of, numbers
from mazziere.melds.numbers import TEXTS


def played_by(state: State, seat: Seat) -> dict[str, Any]:
    """What changes when the seat plays a card: if it holds its side's pot unplayed, the pot is played."""
    side = side_of(seat)
    if state.taker[side] != seat:
        return {}
    return {"pot": _changed(state.pot, side, Pot.PLAYED), "taker": replaced(state.taker, side, NOBODY)}


def on_the_fly(state: State) -> tuple[State, Event]:
    """The player in turn has laid the last card without a discard and plays on with the pot at once.

    What was laid until now stays: the pot has been seen. The card of a pile of one has been played too.
    """
    seat, side = state.turn, side_of(state.turn)
    taken, event = _taken(state, seat, "fly")
    pot = _changed(state.pot, side, Pot.PLAYED)
    return taken._replace(pot=pot, single=NO_CARD, equal_held=False, before=None, flown=True), event


def with_discard(state: State) -> tuple[State, Event]:
    """The player in turn has thrown the last card and plays the pot from the next turn on."""
    seat, side = state.turn, side_of(state.turn)
    taken, event = _taken(state, seat, "discard")
    return taken._replace(pot=_changed(state.pot, side, Pot.TAKEN), taker=replaced(state.taker, side, seat)), event


def _taken(state: State, seat: Seat, how: str) -> tuple[State, Event]:
    pot, *left = state.pots
    hand = bag_of(pot)
    taken = state._replace(
        hands=replaced(state.hands, seat, hand), known=replaced(state.known, seat, 0), pots=tuple(left)
    )
    secret = {"cards": [TEXTS[card] for card in numbers(hand)]}
    return taken, Event("pot", seat, {"how": how, "count": len(pot), "left": len(left)}, secret, frozenset({seat}))


def _changed(pot: tuple[Pot, ...], side: int, value: Pot) -> tuple[Pot, ...]:
    return (value, pot[1]) if side == 0 else (pot[0], value)
