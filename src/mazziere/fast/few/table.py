"""The table of positions already searched, at the start of a trick; whole hands are compared."""

from mazziere.fast.compiling import part
from mazziere.fast.few.layout import ENTRY, GENERATION, MOST, NO_CARD, TABLE, TABLE_BITS
from mazziere.fast.row import Row

LANE = (1 << 29) - 1
BOUND = (1 << 12) - 1
HIGH, MOVE, STATE, AGE = 12, 24, 31, 43
"""Where the fields of an entry's last word begin: bounds, move, what the hands do not tell, the deal."""


@part
def entry_of(words: Row, state: int) -> int:
    """Where a position is kept. No product passes 2^63, beyond which compiled numbers differ."""
    mixed = state
    for seat in range(4):
        hand = words[seat]
        mixed = ((mixed ^ hand & LANE) * 0x45D9F3B5 >> 11) & LANE
        mixed = ((mixed ^ hand >> 29) * 0x2C1B3C6D >> 11) & LANE
    return TABLE + ENTRY * ((mixed ^ mixed >> 12) & ((1 << TABLE_BITS) - 1))


@part
def look_up(words: Row, entry: int, state: int) -> tuple[int, int, int]:
    """Bounds and best move of a position, if it was searched in this deal."""
    last = words[entry + 4]
    if last >> STATE != state | words[GENERATION] << AGE - STATE:
        return -MOST, MOST, NO_CARD
    for seat in range(4):
        if words[entry + seat] != words[seat]:
            return -MOST, MOST, NO_CARD
    return (last & BOUND) - MOST, (last >> HIGH & BOUND) - MOST, (last >> MOVE & 127) - 1


@part
def store(words: Row, entry: int, state: int, low: int, high: int, move: int) -> None:
    """Keep the bounds of a position in place of whatever was there."""
    for seat in range(4):
        words[entry + seat] = words[seat]
    bounds = low + MOST | high + MOST << HIGH | move + 1 << MOVE
    words[entry + 4] = bounds | state << STATE | words[GENERATION] << AGE
