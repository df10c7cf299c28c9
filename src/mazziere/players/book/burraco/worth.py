"""What melds are worth to the book: points on the table, and how near they are to a burraco."""

from functools import lru_cache

from mazziere.games.burraco.scoring import BONUS, POINTS, meld_points
from mazziere.melds import Meld, MeldLaw, meld_class, meld_size

CLEAN_PROGRESS = (0, 0, 0, 12, 26, 46, 80)
"""By number of cards, below a burraco, without a wild: a share of the premium that may come."""
DIRTY_PROGRESS = (0, 0, 0, 4, 10, 20, 45)
"""The same with a wild."""
LONGER = 1
"""For each card beyond a burraco: it keeps a way to throw nothing useful."""


@lru_cache(1 << 15)
def meld_worth(law: MeldLaw, meld: Meld) -> int:
    """Points, premium or progress of one meld."""
    size = meld_size(meld)
    if size < len(CLEAN_PROGRESS):
        progress = (CLEAN_PROGRESS if meld.wild < 0 else DIRTY_PROGRESS)[size]
        return meld_points(meld) + progress
    return meld_points(meld) + BONUS[meld_class(law, meld)] + LONGER * size


def card_points(card: int) -> int:
    """The value of a card."""
    return POINTS[card]
