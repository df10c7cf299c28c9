"""No play may leave its player without a way to end the turn (decision 5 of the rule notes, B31, B32).

A turn ends with a legal discard, or goes on with a pot on the fly. With two cards of which one may be thrown there is
always a way, so only the last card, and cards that may not be given back, have to be looked at.
"""

from mazziere.games.burraco import closing, single
from mazziere.games.burraco.refusal import LEAVES, Refusal
from mazziere.games.burraco.state import NO_CARD, Pot, State
from mazziere.melds import Fault, Meld, extend
from mazziere.melds.bag import ONE, distinct
from mazziere.melds.laid import PLAIN_LAID

FREE_CARDS = 5
"""With so many cards left after a play there is always one to throw: at most four of them are equal."""


def discard_refusal(state: State, hand: int, melds: tuple[Meld, ...], pot: Pot, card: int) -> Refusal | None:
    """Why a card of this hand may not be thrown, beside these melds and this state of the side's pot."""
    last = hand == ONE[card]
    brings_pot = last and pot is Pot.NONE and len(state.pots) > 0
    banned = single.refusal(state, card, brings_pot)
    if banned or not last or brings_pot:
        return banned
    return closing.refusal(state.regulation, pot, melds, card)


def no_way_out(state: State, hand: int, melds: tuple[Meld, ...], pot: Pot) -> Refusal | None:
    """Why the player in turn, left with this hand beside these melds, could not go on; None when there is a way."""
    if hand == 0:
        return None if pot is Pot.NONE and state.pots else Refusal.LEAVES_NO_DISCARD
    first = next(distinct(hand))
    if hand != ONE[first] and (state.single == NO_CARD or first != state.single):
        return None
    why = None
    for card in distinct(hand):
        why = discard_refusal(state, hand, melds, pot, card)
        if why is None:
            return None
    if pot is Pot.NONE and any(_adding_helps(state, hand, melds, pot, card) for card in distinct(hand)):
        return None
    return LEAVES[why] if why else None


def _adding_helps(state: State, hand: int, melds: tuple[Meld, ...], pot: Pot, card: int) -> bool:
    law = state.regulation.law
    for at, meld in enumerate(melds):
        longer = extend(law, meld, (PLAIN_LAID[card],))
        if not isinstance(longer, Fault):
            after = (*melds[:at], longer, *melds[at + 1 :])
            if no_way_out(state, hand - ONE[card], after, pot) is None:
                return True
    return False
