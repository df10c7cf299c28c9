"""What is certain at the start of a trick, for a few seats: the highest trumps in a row cannot be lost."""

from mazziere.fast.compiling import part
from mazziere.fast.few.layout import COVERED, MANY, SEATS, SUIT, SUIT_MASK, TRUMPS, WORTH
from mazziere.fast.row import Row
from mazziere.tricks.law import above, count, highest, lowest


@part
def points_of(words: Row, cards: int) -> int:
    """The points of some cards."""
    worth = 0
    while cards:
        worth += words[WORTH + lowest(cards)]
        cards &= cards - 1
    return worth


@part
def owned(words: Row, live: int, many: int) -> int:
    """The live cards of the leader's side (`many` 1) or of the other one; cards of the stock are nobody's yet."""
    cards = 0
    for seat in range(SEATS):
        if words[MANY + seat] == many:
            cards |= words[seat] | words[COVERED + seat]
    return cards & live


@part
def safe(words: Row, live: int, many: int) -> int:
    """The points of the highest trumps that a side holds with none of others between."""
    trumps = live & words[TRUMPS]
    others = trumps & ~owned(words, live, many)
    if others:
        trumps = above(trumps, highest(others))
    return points_of(words, trumps)


@part
def cashed(words: Row, seat: int, live: int) -> int:
    """With two seats and the duty to follow: what the leader takes by leading masters, the highest trumps first.

    The other suits count when they have drawn the other seat's trumps, none of which may still be covered.
    """
    other = seat ^ 1
    theirs = live & ~words[seat] & ~words[COVERED + seat]
    trumps = words[TRUMPS]
    mine = words[seat]
    top = mine & trumps
    against = theirs & trumps
    if against:
        top = above(top, highest(against))
    sure = points_of(words, top)
    if count(words[other] & trumps) > count(top) or words[COVERED + other] & live & trumps:
        return sure
    for suit in range(1 if trumps else 0, 4):
        held = mine & SUIT_MASK << SUIT * suit
        against = theirs & SUIT_MASK << SUIT * suit
        if against:
            held = above(held, highest(against))
        sure += points_of(words, held)
    return sure
