"""What is certain at the start of a trick without looking further: bounds for the points of the side of seat 0."""

from mazziere.fast.compiling import part
from mazziere.fast.pairs.layout import LAST, PARTNER_RUFFS, RUN, SUIT, SUIT_MASK, TRUMPS, WORTH, Row
from mazziere.tricks.law import above, count, highest


@part
def masters(held: int, others: int) -> int:
    """Cards of one suit that no card of `others` beats."""
    return above(held, highest(others)) if others else held


@part
def rest(words: Row, small: Row, remaining: int) -> int:
    """The points of all the cards that are left, and of the last trick."""
    total = words[LAST]
    for suit in range(4):
        total += small[WORTH + 256 * suit + (remaining >> SUIT * suit & SUIT_MASK)]
    return total


@part
def certain(words: Row, small: Row, seat: int, remaining: int) -> tuple[int, bool]:
    """The points that the leader can take by leading card after card, and whether that is everything.

    Where a suit is trump, other suits count once the leader's highest trumps have drawn those of the opponents, and
    those of a partner who would have to ruff: after them nobody takes the lead away.
    """
    mine = words[seat]
    others = remaining ^ mine
    trumps = words[TRUMPS]
    top = masters(mine & trumps, others & trumps)
    longest = max(count(words[seat + 1 & 3] & trumps), count(words[seat + 3 & 3] & trumps))
    if words[PARTNER_RUFFS]:
        longest = max(longest, count(words[seat ^ 2] & trumps))
    sure = small[WORTH + top] + 0
    if longest > count(top):
        return sure, False
    everything = True
    for suit in range(1 if trumps else 0, 4):
        held = mine >> SUIT * suit & SUIT_MASK
        best = masters(held, others >> SUIT * suit & SUIT_MASK)
        sure += small[WORTH + 256 * suit + best]
        everything = everything and best == held
    return sure, everything


@part
def bounds(words: Row, small: Row, seat: int, remaining: int) -> tuple[int, int]:
    """The least and the most points that the side of seat 0 makes from here on, the leader being `seat`."""
    trumps = remaining & words[TRUMPS]
    whole = rest(words, small, remaining)
    low = small[RUN + trumps] + 0
    high = whole - small[RUN + 256 + trumps]
    sure, everything = certain(words, small, seat, remaining)
    if everything:
        sure = whole
    if seat & 1:
        high = min(high, whole - sure)
    else:
        low = max(low, sure)
    return low, high
