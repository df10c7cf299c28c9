"""What the words of a refusal may name: cards and numbers, from what the seat may know."""

from collections.abc import Mapping
from typing import Any

from mazziere.core.seats import Seat
from mazziere.games.burraco.actions import Action, Verb
from mazziere.games.burraco.refusal import Refusal
from mazziere.games.burraco.state import State, side_of
from mazziere.melds.bag import bag_of, count, distinct
from mazziere.melds.meld import stands_for
from mazziere.melds.numbers import TEXTS

OF_THE_PILE = {Refusal.GIVEN_BACK, Refusal.GIVEN_BACK_FOR_POT, Refusal.LEAVES_GIVEN_BACK}


def reason(state: State, seat: Seat, action: Action, refused: Refusal | None) -> Mapping[str, Any]:
    """The action, its cards, whose turn it is, the limits of the sheet, and the one card that the refusal is about."""
    options = state.regulation.melds
    found: dict[str, Any] = {
        "action": str(action),
        "turn": state.turn,
        "run_max": options.run_max,
        "set_max": options.set_max or "",
    }
    if action.laid:
        found["cards"] = " ".join(map(str, action.laid))
    if refused and (card := _card(state, seat, action, refused)):
        found["card"] = card
    return found


def _card(state: State, seat: Seat, action: Action, refused: Refusal) -> str | None:
    """The card that is missing, was taken from a pile of one, would be left, or is the one that a wild stands for."""
    hand, played = state.hands[seat], bag_of(action.cards)
    if refused is Refusal.NOT_HELD:
        return next((TEXTS[card] for card in distinct(played) if count(hand, card) < count(played, card)), None)
    if refused in OF_THE_PILE:
        single = state.single if action.verb is not Verb.DRAW_PILE else state.pile[0]
        return TEXTS[single]
    if refused is Refusal.LEAVES_WILD:
        return TEXTS[next(distinct(hand - played))]
    if refused is Refusal.WILD_STAYS:
        return stands_for(state.melds[side_of(seat)][action.meld])
    return None
