"""The auction by the book: bid what the hand is worth, support the partner, double what cannot be made."""

from collections.abc import Sequence
from math import floor

from mazziere.cards import Card, cards
from mazziere.core import Seat
from mazziere.games.belote.actions import CAPOT, DOUBLE, PASS, REDOUBLE, Action, Bid, read
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.view import View
from mazziere.players.book.belote.seen import partner_of
from mazziere.players.book.belote.strength import against, estimate, leads

SAFETY = 8.0
"""Points that the book keeps below its estimate when it bids."""
SUPPORT_AVERAGE = 16.0
"""What a partner is worth on average: it is in the first bid already."""
BETTER_SUIT = 15.0
"""How much more another trump must promise than the partner's."""
DOUBLE_MARGIN = 12.0
REDOUBLE_MARGIN = 35.0
CAPOT_FROM = 175.0


def choose_call(view: View, legal: Sequence[Action]) -> Action:
    """Bid, double, redouble or pass."""
    assert isinstance(view.viewer, int)
    hand = cards(view.hands[view.viewer]["cards"])
    if DOUBLE in legal:
        return DOUBLE if too_high(view, hand) else _bid(view, legal, hand)
    if REDOUBLE in legal:
        return REDOUBLE if _stands(view, hand) else PASS
    return _bid(view, legal, hand)


def too_high(view: View, hand: Sequence[Card]) -> bool:
    """Whether the other side cannot make its bid, as far as this hand tells.

    It promised about its bid; what this hand takes beyond an average one comes off it.
    """
    assert view.contract is not None
    return against(hand, view.contract["trump"]) > DOUBLE_MARGIN


def _stands(view: View, hand: Sequence[Card]) -> bool:
    assert view.contract is not None
    value, trump = view.contract["value"], view.contract["trump"]
    return isinstance(value, int) and promise(view, hand, trump) > value + REDOUBLE_MARGIN


def _bid(view: View, legal: Sequence[Action], hand: Sequence[Card]) -> Action:
    bids = [action for action in legal if isinstance(action, Bid)]
    promised = {trump: promise(view, hand, trump) for trump in dict.fromkeys(bid.trump for bid in bids)}
    if not promised:
        return PASS if PASS in legal else legal[0]
    trump = max(promised, key=lambda trump: promised[trump])
    if _partner_is_better(view, promised, trump, hand):
        return PASS
    limit = floor((promised[trump] - SAFETY) / 10) * 10
    affordable = [bid for bid in bids if bid.trump == trump and _value(bid) <= limit]
    return max(affordable, key=_value, default=PASS)


def _value(bid: Bid) -> float:
    if isinstance(bid.value, int):
        return bid.value
    return CAPOT_FROM if bid.value == CAPOT else 10_000.0


def _partner_is_better(view: View, promised: dict[str, float], trump: str, hand: Sequence[Card]) -> bool:
    standing = view.contract
    if standing is None or standing["taker"] != partner_of(view) or standing["trump"] == trump:
        return False
    return promised[trump] < promise(view, hand, standing["trump"]) + BETTER_SUIT


def promise(view: View, hand: Sequence[Card], trump: str) -> float:
    """The points that our side makes with this trump: by this hand alone, or by the partner's bid and our support."""
    alone = estimate(hand, trump) if trump not in SUITS or leads(hand, trump) else 0.0
    partner = _last_bid(view, partner_of(view), trump)
    return max(alone, partner + SAFETY + support(hand, trump) if partner else 0.0)


def support(hand: Sequence[Card], trump: str) -> float:
    """What this hand adds to the partner's contract over what an average hand adds."""
    aces = sum(card.rank == "A" for card in hand if card.suit != trump)
    if trump not in SUITS:
        return 12.0 * (sum(card.rank == "A" for card in hand) - 1)
    trumps = {card.rank for card in hand if card.suit == trump}
    honours = 20.0 * ("J" in trumps) + 14.0 * ("9" in trumps) + 4.0 * ("A" in trumps)
    return honours + 3.0 * len(trumps) + 10.0 * aces - SUPPORT_AVERAGE


def _last_bid(view: View, seat: Seat | None, trump: str) -> int:
    """The last number that a seat bid in this trump; 0 for none."""
    said = (read(call) for who, call in view.calls if who == seat)
    values = [bid.value for bid in said if isinstance(bid, Bid) and bid.trump == trump and isinstance(bid.value, int)]
    return max(values, default=0)
