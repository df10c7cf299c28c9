"""The card taken from a pile of one: when it may not be thrown back (BUR-17, FIB-03, decision B8)."""

from mazziere.games.burraco.options import EqualHeld, SingleReturn
from mazziere.games.burraco.refusal import Refusal
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.state import NO_CARD, State


def refusal(state: State, card: int, brings_pot: bool) -> Refusal | None:
    """Why this card may not be thrown; `brings_pot` when it is the last one and the side has not had its pot."""
    if card != state.single or state.single == NO_CARD:
        return None
    return rule(state.regulation, brings_pot, state.equal_held)


def rule(regulation: Regulation, brings_pot: bool, equal_held: bool) -> Refusal | None:
    """Why the card taken from a pile of one may not be thrown back, if an equal one was held before or not."""
    options = regulation.discard
    if options.single_discard_return is SingleReturn.ALLOWED:
        return None
    if equal_held and options.single_discard_equal_held is EqualHeld.ALLOWED:
        return None
    if options.single_discard_return is SingleReturn.BANNED:
        return Refusal.GIVEN_BACK
    return Refusal.GIVEN_BACK_FOR_POT if brings_pot else None
