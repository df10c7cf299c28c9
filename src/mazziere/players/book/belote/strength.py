"""How many points a hand is worth as the taker's: the figures that a line through many played deals gave."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mazziere.cards import Card
from mazziere.games.belote.actions import ALL_TRUMP, NO_TRUMP
from mazziere.games.belote.declarations import SUITS

Hand = Sequence[Card]


class SuitWorth(NamedTuple):
    """Points of the taker's side with a trump suit, added up over what the hand holds. `pair` includes the belote."""

    base: float
    jack: float
    nine: float
    jack_and_nine: float
    guarded_nine: float
    ace: float
    ten: float
    pair: float
    each_over_three: float
    each_over_four: float
    plain_ace: float
    ace_and_ten: float
    guarded_ten: float
    bare_ten: float
    void: float


class OpenWorth(NamedTuple):
    """Points of the taker's side without a trump suit: `top` is the ace, or the jack where every suit is trump."""

    base: float
    top: float
    top_two: float
    guarded_second: float
    bare_second: float
    top_three: float
    long: float
    void: float


# Six cards known (five and the turned card), or the whole hand of eight.
SUIT_OF_SIX = SuitWorth(68, 31, 23, -14, 0.5, 3, 1, 22, 9.5, -4, 11.5, 5.5, 3, 1, 1.5)
SUIT_OF_EIGHT = SuitWorth(50, 37, 13, 0, 13, 5.5, 2.5, 20, 12, 1.5, 13.5, 3, 4, 0.5, 3)
OPEN_OF_SIX = OpenWorth(51, 13.5, 11, 5, -0.5, 6, 4, 3.5)  # of 130 points: the ace at 11
OPEN_OF_EIGHT = OpenWorth(52, 21, 11.5, 5.5, -2, -1, 6, 4)  # of 162
TOPS = {NO_TRUMP: ("A", "10", "K"), ALL_TRUMP: ("J", "9", "A")}


def estimate(hand: Hand, trump: str) -> float:
    """The points that the taker's side makes on average with this hand (belote included, declarations not)."""
    if trump in SUITS:
        return _suit(hand, trump, SUIT_OF_EIGHT if len(hand) >= 8 else SUIT_OF_SIX)
    return _open(hand, TOPS[trump], OPEN_OF_EIGHT if len(hand) >= 8 else OPEN_OF_SIX)


def leads(hand: Iterable[Card], trump: str) -> bool:
    """Whether the hand has the jack or the nine of the suit, without which nobody calls it."""
    return Card("J", trump) in hand or Card("9", trump) in hand


def _suit(hand: Hand, trump: str, worth: SuitWorth) -> float:
    trumps = {card.rank for card in hand if card.suit == trump}
    jack, nine = "J" in trumps, "9" in trumps
    points = worth.base + worth.jack * jack + worth.nine * nine + worth.jack_and_nine * (jack and nine)
    points += worth.guarded_nine * (nine and not jack and len(trumps) >= 3)
    points += worth.ace * ("A" in trumps) + worth.ten * ("10" in trumps) + worth.pair * ({"K", "Q"} <= trumps)
    points += worth.each_over_three * (len(trumps) - 3) + worth.each_over_four * max(0, len(trumps) - 4)
    for suit in SUITS:
        if suit != trump:
            points += _plain({card.rank for card in hand if card.suit == suit}, min(len(trumps), 3), worth)
    return points


def _plain(ranks: set[str], ruffs: int, worth: SuitWorth) -> float:
    if not ranks:
        return worth.void * ruffs
    if "A" in ranks:
        return worth.plain_ace + worth.ace_and_ten * ("10" in ranks)
    if "10" in ranks:
        return worth.guarded_ten if len(ranks) > 1 else worth.bare_ten
    return 0.0


def _open(hand: Hand, tops: tuple[str, str, str], worth: OpenWorth) -> float:
    first, second, third = tops
    points = worth.base
    for suit in SUITS:
        ranks = {card.rank for card in hand if card.suit == suit}
        if first in ranks:
            points += worth.top + worth.top_two * (second in ranks) + worth.long * max(0, len(ranks) - 3)
            points += worth.top_three * ({second, third} <= ranks)
        elif second in ranks:
            points += worth.guarded_second if len(ranks) > 1 else worth.bare_second
        elif not ranks:
            points += worth.void
    return points


class DefenceWorth(NamedTuple):
    """Points by which a defender's hand lowers what the taker's side makes, over a defender's average hand."""

    average: float = -22.0
    jack: float = 14.0
    nine: float = 8.5
    ace: float = 2.5
    each_trump: float = 6.0
    plain_ace: float = 9.5
    plain_ten: float = 2.5


DEFENCE = DefenceWorth()
TOP_AGAINST = 13.0
"""What a top card is worth against a contract without a trump suit."""


def against(hand: Hand, trump: str) -> float:
    """The points that this hand takes from the contract of the other side, over what an average hand takes."""
    if trump not in SUITS:
        tops = sum(card.rank == TOPS[trump][0] for card in hand)
        return TOP_AGAINST * (tops - 1) - 5.0
    trumps = {card.rank for card in hand if card.suit == trump}
    aces = sum(card.rank == "A" for card in hand if card.suit != trump)
    tens = sum(card.rank == "10" for card in hand if card.suit != trump)
    points = DEFENCE.average + DEFENCE.jack * ("J" in trumps) + DEFENCE.nine * ("9" in trumps)
    points += DEFENCE.ace * ("A" in trumps) + DEFENCE.each_trump * len(trumps)
    return points + DEFENCE.plain_ace * aces + DEFENCE.plain_ten * tens
