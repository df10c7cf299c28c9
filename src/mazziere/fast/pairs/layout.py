"""Where a search keeps what it knows: two flat rows of whole numbers, and the names of their places.

`words` are 64 bits each, `small` 16 bits each; without numba both are lists. Flat, because a compiled function that
calls itself hands its rows on at every call, and every row more would slow it down.
"""

from mazziere.fast.row import Row, fresh
from mazziere.tricks.law import Exemption, TrickLaw, Trump

SEATS, SUITS, SUIT, CARDS = 4, 4, 8, 32
SUIT_MASK = (1 << SUIT) - 1
TRICKS = 8
MOST = 1000
"""More than any value."""
NO_CARD = -1

# words: the hands by seat first, then single numbers
NODES, LAST, TRUMPS, PARTNER_RUFFS, GENERATION, LAW = 4, 5, 6, 7, 8, 9
"""Positions looked at, points of the last trick, the mask of the trump suit or 0, whether a partner must ruff, the
number of the deal, the duties of the law."""
LADDER = 16
"""The points of a suit's cards that are left, the weakest first, seven bits each: by suit and mask."""
MOVES = LADDER + SUITS * 256
MOVE_ROOM = 24
"""Room for the ordered cards of one node and, eight places on, for their values: by cards left and place."""
SCRATCH = MOVES + (TRICKS * SEATS + 1) * MOVE_ROOM
"""Only for the preparation: the owner of each card, then a hash table of 256 owner rows."""
SLOTS = 1024
OWNER, ROWS, ROW_MASKS = SCRATCH, SCRATCH + CARDS, SCRATCH + CARDS + SLOTS
TABLE = SCRATCH + CARDS + 2 * SLOTS
TABLE_BITS = 14
"""The table of positions: 2^14 entries of two words, two to a bucket."""
WORDS = TABLE + 2 * (1 << TABLE_BITS)

# small: all by suit and mask except the last three
WORTH, CANONICAL, SHAPE = 0, 1024, 2048
"""The points of the cards; the same cards with the worthless ones as low as may be; a mask with the same owners."""
RUN = 3072
"""By side and mask of trumps: the points of the unbroken row of highest trumps that the side holds."""
POINTS = RUN + 2 * 256
KILLER = POINTS + CARDS
KILLERS = SEATS * 4 * (TRICKS + 1) * 5
"""The card that last refuted: by seat, place in the trick, tricks left, and suit led."""
SMALL = KILLER + KILLERS


def rows() -> tuple[Row, Row]:
    """Fresh rows."""
    return fresh(WORDS, 64), fresh(SMALL, 16)


def write_law(words: Row, small: Row, law: TrickLaw, worth: tuple[int, ...], last: int) -> None:
    """Write down the law, what each card is worth, and what the last trick is worth."""
    trumps = SUIT_MASK if law.trump == Trump.SUIT else 0
    partner_ruffs = trumps and law.partner_exemption == Exemption.NONE
    words[LAST:GENERATION] = [last, trumps, int(bool(partner_ruffs))]
    words[LAW:LADDER] = [int(law.trump), *map(int, law[4:])]
    small[POINTS:KILLER] = worth
