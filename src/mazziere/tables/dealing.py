"""The fair deal at a table: the offer, the shares, the deck that follows from them."""

from mazziere.cards import shuffle as fair
from mazziere.core import Deal
from mazziere.core.record import Collected, Fresh, Shuffle
from mazziere.tables.state import Offer, State

SHUFFLE = "shuffle"
"""The option of a sheet that says whether the pack is shuffled (`fresh`) or its tricks collected and cut."""
LEAST_CUT = 3


def collects(state: State) -> bool:
    """The next deal is dealt from the collected tricks of the last one: by the sheet, when there was one."""
    if state.current is None or not state.current.match.collected:
        return False
    return state.regulation.options().get(SHUFFLE) == "collected"


def cuts(state: State) -> range:
    """Where the collected pack may be cut."""
    assert state.current is not None
    return range(LEAST_CUT, len(state.current.match.collected) - LEAST_CUT + 1)


def commitment(offer: Offer) -> str | None:
    """What everybody sees before shares are asked for; None for a pack that is only cut."""
    return fair.commitment(offer.seed) if offer.seed else None


def shuffle_of(state: State) -> Shuffle:
    """The shuffle that the offer and its shares amount to."""
    offer = state.offer
    assert offer is not None
    if offer.seed is None:
        assert offer.cut is not None
        return Collected(cut=offer.cut)
    shares = tuple(offer.shares.get(seat, b"") for seat in range(len(state.chairs)))
    return Fresh(commitment=fair.commitment(offer.seed), seed=offer.seed, shares=shares)


def deal_of(state: State, shuffle: Shuffle) -> Deal:
    """The deck in dealing order, and the dealer."""
    assert state.current is not None
    match = state.current.match
    deck = shuffle.deck(state.game.pack(state.regulation).cards, match)
    return Deal(deck, match.dealer)
