"""The table of positions already searched, at the start of a trick.

Positions with the same owners card by card differ only in the points of the cards: the bounds of one hold for the
other, shifted by the difference. So an entry is found by its owners and keeps the cards it was made from.
Two entries share a bucket; one is two words: shape and cards, then bounds, move, leader, deal and cards left.
"""

from mazziere.fast.compiling import part
from mazziere.fast.pairs.layout import (
    CANONICAL,
    GENERATION,
    LADDER,
    NO_CARD,
    SHAPE,
    SUIT,
    SUIT_MASK,
    TABLE,
    TABLE_BITS,
    Row,
)
from mazziere.tricks.law import count, lowest

WORD = (1 << 32) - 1
BUCKETS = (1 << TABLE_BITS) - 2
BOUND, HIGH, MOVE, OWNER, LEFT = 511, 9, 18, 23, 41
"""Nine bits a bound; then where the fields of the second word begin."""
LOW_BITS = (1 << OWNER) - 1
GUARD = sum(64 << 7 * lane for lane in range(8))


@part
def whole(small: Row, region: int, remaining: int) -> int:
    """What a region of the small row says of each suit, put together again."""
    return (
        small[region + (remaining & SUIT_MASK)]
        | small[region + 256 + (remaining >> SUIT & SUIT_MASK)] << SUIT
        | small[region + 512 + (remaining >> 2 * SUIT & SUIT_MASK)] << 2 * SUIT
        | small[region + 768 + (remaining >> 3 * SUIT & SUIT_MASK)] << 3 * SUIT
    )


@part
def bucket_of(shape: int, seat: int) -> int:
    """Where the two entries of a shape are. The product stays below 2^63, beyond which compiled numbers differ."""
    mixed = (shape ^ seat * 0x3C6EF372) * 0x45D9F3B5
    return TABLE + 2 * ((mixed >> 24 ^ mixed >> 41) & BUCKETS)


@part
def surplus(a: int, b: int) -> int:
    """By how much the lanes of `a` are larger where they are larger; seven bits a lane, whose sum stays below 127."""
    difference = (a | GUARD) - b
    larger = difference & GUARD
    return (difference & (larger - (larger >> 6))) % 127


@part
def moved(move: int, before: int, now: int) -> int:
    """The card in `now` that stands at the same place of its suit's row as `move` does in `before`."""
    start = move // SUIT * SUIT
    place = count(before >> start & ((1 << move - start) - 1))
    row = now >> start & SUIT_MASK
    while place > 0:
        row &= row - 1
        place -= 1
    return start + lowest(row) if row else NO_CARD


@part
def look_up(
    words: Row, small: Row, seat: int, remaining: int, low: int, high: int, target: int
) -> tuple[int, int, int, int]:
    """The bounds made tighter, the move that was best, and the bucket where the position belongs."""
    shape = whole(small, SHAPE, remaining)
    bucket = bucket_of(shape, seat)
    mark = words[GENERATION] << 2 | seat
    cards = whole(small, CANONICAL, remaining)
    hint = NO_CARD
    for entry in range(bucket, bucket + 4, 2):
        first, second = words[entry], words[entry + 1]
        if first & WORD != shape or second >> OWNER & 0x3FFFF != mark:
            continue
        known = first >> 32 & WORD
        less, more = 0, 0
        if known != cards:
            for suit in range(4):
                now = words[LADDER + 256 * suit + (remaining >> SUIT * suit & SUIT_MASK)]
                then = words[LADDER + 256 * suit + (known >> SUIT * suit & SUIT_MASK)]
                if now != then:
                    more += surplus(now, then)
                    less += surplus(then, now)
        low = max(low, (second & BOUND) - less)
        high = min(high, (second >> HIGH & BOUND) + more)
        move = second >> MOVE & 31
        if known == cards:
            hint = move
        elif hint == NO_CARD:
            hint = moved(move, known, remaining)
        if low >= target or high < target:
            break
    if hint != NO_CARD and not words[seat] >> hint & 1:
        hint = NO_CARD
    return low, high, hint, bucket


@part
def store(words: Row, small: Row, seat: int, remaining: int, bucket: int, low: int, high: int, move: int) -> None:
    """Keep what was found: in the position's own entry, else in the one of another deal or with fewer cards."""
    first = whole(small, SHAPE, remaining) | whole(small, CANONICAL, remaining) << 32
    mark = words[GENERATION] << 2 | seat
    chosen, least = bucket, 1000
    for entry in range(bucket, bucket + 4, 2):
        second = words[entry + 1]
        if words[entry] == first and second >> OWNER & 0x3FFFF == mark:
            low, high = max(low, second & BOUND), min(high, second >> HIGH & BOUND)
            chosen = entry
            break
        size = second >> LEFT if second >> OWNER + 2 & 0xFFFF == words[GENERATION] else -1
        if size < least:
            chosen, least = entry, size
    words[chosen] = first
    words[chosen + 1] = low | high << HIGH | move << MOVE | mark << OWNER | count(remaining) << LEFT
