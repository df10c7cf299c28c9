"""The called card by the book: a hand with a long and high suit calls the highest card that it lacks."""

from collections.abc import Mapping, Sequence

from mazziere.cards import Card, cards
from mazziere.games.briscola.actions import CALL_RANKS, SUITS, Action, Call, Pass, Suit
from mazziere.games.briscola.view import View

# How much a trump in hand adds to a call, by rank, and a plain ace or three beside it; and how strong a hand must be
# for each rank that it calls: the lower the called card, the less it helps.
TRUMP_WORTH: Mapping[str, float] = {
    "A": 5.0, "3": 4.2, "K": 3.2, "C": 2.8, "J": 2.4, "7": 2.0, "6": 1.8, "5": 1.6, "4": 1.5, "2": 1.4,
}  # fmt: skip
SIDE_ACE, SIDE_THREE = 1.0, 0.5
NEEDED: Mapping[str, float] = {
    "A": 8.5, "3": 9.5, "K": 10.5, "C": 11.5, "J": 12.0, "7": 12.5, "6": 13.0, "5": 13.3, "4": 13.6, "2": 14.0,
}  # fmt: skip
POINTS_PER_STRENGTH = 4.0


def strength(hand: Sequence[Card], suit: str) -> float:
    """How much the hand is worth with this suit as trump."""
    trumps = sum(TRUMP_WORTH[card.rank] for card in hand if card.suit == suit)
    aces = sum(card.rank == "A" for card in hand if card.suit != suit)
    threes = sum(card.rank == "3" for card in hand if card.suit != suit)
    return trumps + SIDE_ACE * aces + SIDE_THREE * threes


def best_suit(hand: Sequence[Card]) -> str:
    """The suit with which the hand is strongest."""
    return max(SUITS, key=lambda suit: (strength(hand, suit), suit))


def choose_call(view: View, legal: Sequence[Action]) -> Action:
    """Pass, the highest useful call that is still open, or the suit."""
    hand = cards(view.hands[int(view.viewer)]["cards"])
    suit = best_suit(hand)
    if any(isinstance(action, Suit) for action in legal):
        return _suit(view, legal, hand)
    calls = [action for action in legal if isinstance(action, Call)]
    if not any(isinstance(action, Pass) for action in legal):
        return min(calls, key=lambda call: _rank_order(call, hand, suit))
    worth = strength(hand, suit)
    wanted = [call for call in calls if worth >= _needed(call) and not _holds(call, hand, suit)]
    return min(wanted, key=_cheapness, default=Pass())


def _suit(view: View, legal: Sequence[Action], hand: Sequence[Card]) -> Action:
    """The strongest suit in which the called card is not one's own, unless every one is."""
    assert view.contract is not None
    rank = view.contract["rank"]
    suits = [action for action in legal if isinstance(action, Suit)]
    return max(suits, key=lambda a: (Card(rank, a.suit) not in hand, strength(hand, a.suit), a.suit))


def _rank_order(call: Call, hand: Sequence[Card], suit: str) -> tuple[bool, int]:
    return Card(call.rank, suit) in hand, CALL_RANKS.index(call.rank)


def _needed(call: Call) -> float:
    extra = max(0, call.points - 61) / POINTS_PER_STRENGTH
    return (NEEDED[call.rank] if call.rank else NEEDED["K"]) + extra


def _holds(call: Call, hand: Sequence[Card], suit: str) -> bool:
    return bool(call.rank) and Card(call.rank, suit) in hand


def _cheapness(call: Call) -> tuple[int, int]:
    return (CALL_RANKS.index(call.rank) if call.rank else 0, call.points)
