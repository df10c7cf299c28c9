"""The shape of a run, from plain integers to plain integers.

A run is the mask `naturals` of the places where a card of the suit lies as itself, 1 (ace low), 2 ... 13 (king),
14 (ace high), and the place `at` of its wild, or 0.
"""

from mazziere.melds.bits import count, highest, lowest
from mazziere.melds.law import MeldLaw, SemiRun, SemiSet

ACE_LOW, TWO_PLACE, KING_PLACE, ACE_HIGH = 1, 2, 13, 14
BOTH_ACES = 1 << ACE_LOW | 1 << ACE_HIGH
SHORTEST = 3
FEWEST_NATURALS = 2
BURRACO = 7
"""From how many cards a meld is a burraco."""

PLAIN, DIRTY, SEMI_CLEAN, CLEAN = range(4)
"""What a meld counts as: no burraco, or which one."""


def occupied(naturals: int, at: int) -> int:
    """The places where a card lies."""
    return naturals | 1 << at if at else naturals


def holes(mask: int) -> int:
    """The empty places between the lowest and the highest card."""
    return ((2 << highest(mask)) - (1 << lowest(mask))) & ~mask


def is_run(law: MeldLaw, naturals: int, at: int) -> bool:
    """Whether it is a legal run: no hole, no place taken twice, long enough and not too long."""
    if (at and naturals >> at & 1) or count(naturals) < FEWEST_NATURALS:
        return False
    if naturals & BOTH_ACES == BOTH_ACES and not law.ace_both_ends:
        return False
    mask = occupied(naturals, at)
    return SHORTEST <= count(mask) <= law.run_max and holes(mask) == 0


def at_end(naturals: int, at: int) -> bool:
    """Whether the wild lies free at an end of the run."""
    return at < lowest(naturals) or at > highest(naturals)


def low_end(naturals: int) -> int:
    """The place below the lowest card, or 0 where an ace lies there."""
    return lowest(naturals) - 1


def high_end(naturals: int) -> int:
    """The place above the highest card, or 0 where an ace lies there."""
    return highest(naturals) + 1 if highest(naturals) < ACE_HIGH else 0


def nearest_end(naturals: int, was: int) -> int:
    """The free end nearest to the place where a wild was, the low one when both are as near; 0 when there is none."""
    low, high = low_end(naturals), high_end(naturals)
    if low == 0 or high == 0:
        return low + high
    return low if was - low <= high - was else high


def resting_place(naturals: int) -> int:
    """Where a wild goes of which nobody says where: the hole, else the low end, else the high end; 0 for nowhere."""
    gap = holes(naturals)
    if gap:
        return lowest(gap) if count(gap) == 1 else 0
    low = low_end(naturals)
    return low if low else high_end(naturals)


def longest_side(naturals: int, at: int) -> int:
    """How many naturals lie together on the longer side of the wild."""
    below = naturals & (1 << at) - 1
    return max(count(below), count(naturals) - count(below))


def run_class(law: MeldLaw, naturals: int, at: int) -> int:
    """What a legal run counts as: PLAIN, DIRTY, SEMI_CLEAN or CLEAN."""
    cards = count(naturals) + (at > 0)
    if cards < BURRACO:
        return PLAIN
    if at == 0:
        return CLEAN
    if law.semi_run == SemiRun.EIGHT_WITH_WILD:
        return SEMI_CLEAN if cards > BURRACO else DIRTY
    if law.semi_run == SemiRun.WILD_AT_END:
        return SEMI_CLEAN if cards > BURRACO and at_end(naturals, at) else DIRTY
    if law.semi_run == SemiRun.SEVEN_NATURALS_ON_ONE_SIDE:
        return SEMI_CLEAN if longest_side(naturals, at) >= BURRACO else DIRTY
    return DIRTY


def set_class(law: MeldLaw, naturals: int, wilds: int) -> int:
    """What a legal set of so many naturals and wilds (0 or 1) counts as: PLAIN, DIRTY, SEMI_CLEAN or CLEAN."""
    cards = naturals + wilds
    if cards < BURRACO:
        return PLAIN
    if wilds == 0:
        return CLEAN
    if law.semi_run == SemiRun.NONE or cards == BURRACO:
        return DIRTY
    return SEMI_CLEAN if law.semi_set == SemiSet.AT_LEAST_EIGHT or cards == BURRACO + 1 else DIRTY


def is_set(law: MeldLaw, naturals: int, wilds: int) -> bool:
    """Whether so many naturals of one rank and so many wilds make a legal set."""
    return naturals >= FEWEST_NATURALS and wilds <= 1 and SHORTEST <= naturals + wilds <= law.set_max


HOT = (
    occupied,
    holes,
    is_run,
    at_end,
    low_end,
    high_end,
    nearest_end,
    resting_place,
    longest_side,
    run_class,
    set_class,
    is_set,
)
"""What the compiled face may take from here; `bits` has the three functions below them."""
