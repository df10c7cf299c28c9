"""The auction by the book: bid what the hand is worth, support the partner, double what cannot be made."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import NamedTuple

from mazziere.cards import Card, cards
from mazziere.games.belote.actions import CAPOT, DOUBLE, PASS, REDOUBLE, Action, Bid, read
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.view import View
from mazziere.players.book.belote.claims import promised
from mazziere.players.book.belote.seen import partner_of
from mazziere.players.book.belote.strength import against, estimate, leads
from mazziere.players.book.reason import Params, Reason, Reasons


class Style(NamedTuple):
    """How boldly one bids, in points.

    `safety` is kept below the estimate; `partner` is what a partner is worth on average, which the first bid counts
    already; another trump must promise `better` more than the partner's. One doubles a usual bid when one's hand takes
    `double` more from it than an average one does, less `disbelief` for each point by which it is higher; where
    declarations count they stand behind a high bid, and `respect` more is asked instead. One redoubles with `redouble`
    more than the bid, and bids capot from `capot`.
    """

    safety: float = 20.0
    partner: float = 28.0
    better: float = 15.0
    double: float = 17.0
    disbelief: float = 0.2
    respect: float = 0.1
    redouble: float = 35.0
    capot: float = 175.0


STYLE = Style()
USUAL_BID, CAPOT_HEIGHT = 110, 150
IMPOSSIBLE = 10_000.0


def choose_call(view: View, legal: Sequence[Action], regulation: Regulation, style: Style = STYLE) -> Action:
    """Bid, double, redouble or pass."""
    bidder = bidder_of(view, regulation, style)
    if DOUBLE in legal and bidder.doubts():
        return DOUBLE
    if REDOUBLE in legal:
        return REDOUBLE if bidder.stands() else PASS
    return bidder.best_bid([action for action in legal if isinstance(action, Bid)])


def bidder_of(view: View, regulation: Regulation, style: Style = STYLE) -> "Bidder":
    """The seat of a view as somebody who bids."""
    assert isinstance(view.viewer, int)
    return Bidder(view, cards(view.hands[view.viewer]["cards"]), regulation, style)


def reasons(view: View, legal: Sequence[Action], action: Action, regulation: Regulation) -> Reasons:
    """Why the book calls this: what the hand and the bids promise, and what the contract needs."""
    numbers = [bid.value for bid in legal if isinstance(bid, Bid) and isinstance(bid.value, int)]
    return bidder_of(view, regulation).why(action, min(numbers, default=CAPOT_HEIGHT))


@dataclass(frozen=True, slots=True)
class Bidder:
    """A seat at its turn to call: what it sees, what it holds, and how bold it is."""

    view: View
    hand: Sequence[Card]
    regulation: Regulation
    style: Style

    def doubts(self) -> bool:
        """Whether the other side cannot make its bid, as far as this hand tells.

        What this hand takes from the contract comes off the bid; the higher the bid, the less of it is believed, unless
        declarations may have made it high.
        """
        assert self.view.contract is not None
        value = self.view.contract["value"]
        height = value if isinstance(value, int) else CAPOT_HEIGHT
        over = height - USUAL_BID
        declared = self.regulation.declarations is not None and over > 0
        enough = self.style.double + (self.style.respect if declared else -self.style.disbelief) * over
        return against(self.hand, self.view.contract["trump"]) > enough

    def stands(self) -> bool:
        """Whether a doubled contract of our side is made with much to spare."""
        assert self.view.contract is not None
        value, trump = self.view.contract["value"], self.view.contract["trump"]
        return isinstance(value, int) and self.promise(trump) > value + self.style.redouble

    def best_bid(self, bids: Sequence[Bid]) -> Action:
        """The highest bid that the best trump can bear, or pass."""
        promises = {trump: self.promise(trump) for trump in dict.fromkeys(bid.trump for bid in bids)}
        if not promises:
            return PASS
        trump = max(promises, key=lambda trump: promises[trump])
        standing = self.view.contract
        if standing and standing["taker"] == partner_of(self.view) and standing["trump"] != trump:
            if promises[trump] < self.promise(standing["trump"]) + self.style.better:
                return PASS
        limit = floor((promises[trump] - self.style.safety) / 10) * 10
        affordable = [bid for bid in bids if bid.trump == trump and self._height(bid) <= limit]
        return max(affordable, key=self._height, default=PASS)

    def promise(self, trump: str) -> float:
        """The points that our side makes with this trump: by this hand alone, or by partner's bid and our support."""
        declared = promised(self.hand, trump, self.regulation)
        alone = estimate(self.hand, trump) + declared if trump not in SUITS or leads(self.hand, trump) else 0.0
        bid, raised_mine = self._partners_bid(trump)
        if not bid:
            return alone
        helped = 0.0 if raised_mine else support(self.hand, trump) + declared - self.style.partner
        return max(alone, bid + self.style.safety + helped)

    def why(self, action: Action, limit: float) -> Reasons:
        """What speaks for an action that this bidder chose; `limit` is the lowest bid that stood open."""
        standing = self.view.contract
        if action in (DOUBLE, REDOUBLE):
            assert standing is not None
            looked = Reason("belote.why.look.contract", {"trump": standing["trump"], "value": standing["value"]})
            if action is DOUBLE:
                return looked, Reason("belote.why.double", {"count": round(against(self.hand, standing["trump"]))})
            return looked, Reason("belote.why.redouble", {"count": round(self.promise(standing["trump"]))})
        if isinstance(action, Bid):
            return self._why_bid(action)
        if standing and standing["taker"] == partner_of(self.view):
            looked = Reason("belote.why.look.contract", {"trump": standing["trump"], "value": standing["value"]})
            return looked, Reason("belote.why.pass.partner")
        trump = max(SUITS, key=self.promise)
        needed: Params = {"count": round(self.promise(trump)), "even": round(limit + self.style.safety), "trump": trump}
        return self._looked(trump), Reason("belote.why.pass.bid", needed)

    def _why_bid(self, bid: Bid) -> Reasons:
        (partners, _), promise = self._partners_bid(bid.trump), round(self.promise(bid.trump))
        params: Params = {"trump": bid.trump, "value": bid.value, "count": promise}
        if partners:
            return Reason("belote.why.look.support", {"trump": bid.trump}), Reason("belote.why.bid.support", params)
        return self._looked(bid.trump), Reason("belote.why.bid.own", {**params, "safety": round(self.style.safety)})

    def _looked(self, trump: str) -> Reason:
        if trump not in SUITS:
            return Reason("belote.why.look.tops")
        return Reason("belote.why.look.trumps", {"suit": trump, "count": sum(one.suit == trump for one in self.hand)})

    def _height(self, bid: Bid) -> float:
        if isinstance(bid.value, int):
            return bid.value
        return self.style.capot if bid.value == CAPOT else IMPOSSIBLE

    def _partners_bid(self, trump: str) -> tuple[int, bool]:
        """The highest number that the partner bid in this trump, 0 for none; and whether it raised a bid of mine.

        Such a raise counts this hand already, so that two partners do not raise one another on the same cards.
        """
        partner, highest, mine, raised = partner_of(self.view), 0, False, False
        for who, call in self.view.calls:
            bid = read(call)
            if not isinstance(bid, Bid) or bid.trump != trump or not isinstance(bid.value, int):
                continue
            mine = mine or who == self.view.viewer
            if who == partner:
                highest, raised = bid.value, mine
        return highest, raised


def support(hand: Sequence[Card], trump: str) -> float:
    """What this hand adds to the partner's contract."""
    aces = sum(card.rank == "A" for card in hand if card.suit != trump)
    if trump not in SUITS:
        return 12.0 * aces
    trumps = {card.rank for card in hand if card.suit == trump}
    honours = 20.0 * ("J" in trumps) + 14.0 * ("9" in trumps) + 4.0 * ("A" in trumps)
    return honours + 3.0 * len(trumps) + 10.0 * aces
