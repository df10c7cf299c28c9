"""What the words of a refusal may name: the suit asked for, the card that must be played, the next bid."""

from collections.abc import Mapping
from typing import Any

from mazziere.core.seats import Seat
from mazziere.games.belote import auction, known
from mazziere.games.belote.actions import Action, Play
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.numbers import TEXT
from mazziere.games.belote.state import Auction, Bidding, Playing, State
from mazziere.tricks.law import NO_SUIT, above, lowest, suit_cards


def reason(state: State, seat: Seat, action: Action) -> Mapping[str, Any]:
    """The parameters of the words, from what this seat may know: `card` and `suit` are said by their names.

    `card` is the lowest of its cards that would do, `suit` the one that must be played, `turn` whose word it is,
    `least` the next number that may be bid.
    """
    found: dict[str, Any] = {"action": action.text}
    if isinstance(state, Bidding | Auction | Playing):
        found["turn"] = state.turn
    dealt, contract = known.dealt(state), known.contract(state)
    if isinstance(action, Play):
        found["card"] = TEXT[action.card]
    if contract is not None and contract.trump in SUITS:
        found["trump"] = contract.trump
    if dealt.turned is not None:
        found["suit"] = dealt.turned.suit
    if dealt.regulation.auction is not None:
        rules = dealt.regulation.auction
        over = auction.rank(contract.value) if contract else 0
        found |= {"least": max(rules.bid_min, over + auction.STEP), "most": auction.highest(rules)}
    return {**found, **_duty(state, seat)} if isinstance(state, Playing) else found


def _duty(state: Playing, seat: Seat) -> Mapping[str, Any]:
    """The suit led or the trump that is due, and a card of one's own that would do."""
    numbers = state.frame.numbers
    law, hand = numbers.law, state.hands[seat]
    if seat != state.turn or state.led == NO_SUIT:
        return {}
    follow = hand & suit_cards(law, state.led)
    due = follow or hand & suit_cards(law, 0)
    if not due:
        return {}
    best = above(due, state.best) or due if state.best // law.suit_length == lowest(due) // law.suit_length else due
    card = numbers.cards[lowest(best)]
    return {"card": TEXT[card], "suit": card.suit}
