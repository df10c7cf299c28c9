"""The discard: it ends the turn, brings the pot, or closes the deal (BUR-13, BUR-16, BUR-22)."""

from mazziere.core.event import Event
from mazziere.games.burraco import ending
from mazziere.games.burraco import pot as pots
from mazziere.games.burraco.actions import Action
from mazziere.games.burraco.melding import pot_in_play, without
from mazziere.games.burraco.refusal import Refusal
from mazziere.games.burraco.state import NO_CARD, End, Phase, Pot, State, replaced, side_of
from mazziere.games.burraco.way_out import discard_refusal
from mazziere.melds.bag import ONE, count
from mazziere.melds.numbers import TEXTS


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the player in turn may not throw this card."""
    if state.phase is not Phase.PLAY:
        return Refusal.DRAW_FIRST
    seat, card = state.turn, action.laid[0].card
    hand = state.hands[seat]
    if not count(hand, card):
        return Refusal.NOT_HELD
    if hand != ONE[card] and card != state.single:
        return None
    side = side_of(seat)
    return discard_refusal(state, hand, state.melds[side], pot_in_play(state, seat, side), card)


def step(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Throw a card that is not refused; the next player's turn begins, unless that ends the deal."""
    seat, card = state.turn, action.laid[0].card
    thrown = state._replace(
        hands=replaced(state.hands, seat, state.hands[seat] - ONE[card]),
        known=replaced(state.known, seat, without(state.known[seat], ONE[card])),
        pile=(*state.pile, card),
        phase=Phase.DRAW,
        turn=(seat + 1) % len(state.hands),
        single=NO_CARD,
        equal_held=False,
        moved=False,
        quiet=0 if state.moved else state.quiet + 1,
        before=None,
        flown=False,
        **pots.played_by(state, seat),
    )
    events = [Event("discard", seat, {"card": TEXTS[card]})]
    if not thrown.hands[seat]:
        if thrown.pot[side_of(seat)] is not Pot.NONE:
            return ending.over(thrown, End.CLOSED, seat, events)
        taken, event = pots.with_discard(thrown._replace(turn=seat))
        thrown = taken._replace(turn=thrown.turn)
        events.append(event)
    return ending.after_turn(thrown, events)
