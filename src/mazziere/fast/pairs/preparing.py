"""What a deal looks like to the search: who owns the cards of each suit, and what each set of them is worth."""

from mazziere.fast.compiling import part
from mazziere.fast.pairs.layout import (
    CANONICAL,
    CARDS,
    GENERATION,
    KILLER,
    KILLERS,
    LADDER,
    NO_CARD,
    OWNER,
    POINTS,
    ROW_MASKS,
    ROWS,
    RUN,
    SHAPE,
    SLOTS,
    SUIT,
    SUIT_MASK,
    TABLE,
    TRUMPS,
    WORDS,
    WORTH,
    Row,
)
from mazziere.tricks.law import count, lowest

EMPTY = -1
LAST_GENERATION = (1 << 16) - 1


@part
def owners(words: Row) -> None:
    """Write down whose each card is."""
    for card in range(CARDS):
        words[OWNER + card] = 0
    for seat in range(4):
        hand = words[seat]
        while hand:
            words[OWNER + lowest(hand)] = seat
            hand &= hand - 1


@part
def worthless(small: Row, suit: int) -> int:
    """A suit's lowest cards that are worth the same, three at most: which of them are left does not matter."""
    first = suit * SUIT
    length = 1
    while length < 3 and small[POINTS + first + length] == small[POINTS + first]:
        length += 1
    return (1 << length) - 1


@part
def canonical(words: Row, suit: int, cards: int, low: int) -> int:
    """The same cards of a suit with the worthless ones, `low`, as low as their owners allow."""
    wanted = cards & low
    for other in range(wanted):
        if other & ~low or count(other) != count(wanted):
            continue
        a, b, same = wanted, other, True
        while a and same:
            same = words[OWNER + suit * SUIT + lowest(a)] == words[OWNER + suit * SUIT + lowest(b)]
            a &= a - 1
            b &= b - 1
        if same:
            return cards & ~low | other
    return cards


@part
def shape(words: Row, code: int, cards: int) -> int:
    """The first mask of the suit that had this row of owners."""
    at = (code * 40503 >> 7) & (SLOTS - 1)
    while words[ROWS + at] != EMPTY and words[ROWS + at] != code:
        at = at + 1 & SLOTS - 1
    if words[ROWS + at] == EMPTY:
        words[ROWS + at] = code
        words[ROW_MASKS + at] = cards
    return words[ROW_MASKS + at]


@part
def prepare_suit(words: Row, small: Row, suit: int, held: int) -> None:
    """Every set of a suit's cards: points, points in a row, canonical set, and the shape of its owners."""
    for at in range(SLOTS):
        words[ROWS + at] = EMPTY
    low = worthless(small, suit) & held
    cards = held
    while True:
        worth, ladder, lane, code, left = 0, 0, 0, 1, cards
        while left:
            card = suit * SUIT + lowest(left)
            left &= left - 1
            worth += small[POINTS + card]
            ladder |= small[POINTS + card] << lane
            lane += 7
            code = code * 4 + words[OWNER + card]
        at = 256 * suit + cards
        small[WORTH + at] = worth
        words[LADDER + at] = ladder
        small[CANONICAL + at] = canonical(words, suit, cards, low)
        small[SHAPE + at] = shape(words, code, cards)
        if cards == 0:
            break
        cards = cards - 1 & held


@part
def prepare_runs(words: Row, small: Row) -> None:
    """For every set of trumps, what the side that holds the highest one cannot lose."""
    for trumps in range(256):
        small[RUN + trumps] = 0
        small[RUN + 256 + trumps] = 0
        side, worth = NO_CARD, 0
        for card in range(SUIT - 1, -1, -1):
            if trumps & words[TRUMPS] & 1 << card:
                owner = words[OWNER + card] & 1
                if side == NO_CARD:
                    side = owner
                if owner != side:
                    break
                worth += small[POINTS + card]
        if side != NO_CARD:
            small[RUN + 256 * side + trumps] = worth


@part
def prepare(words: Row, small: Row) -> None:
    """Everything about the hands of a deal, and a table that knows nothing of other deals."""
    owners(words)
    remaining = words[0] | words[1] | words[2] | words[3]
    for suit in range(4):
        prepare_suit(words, small, suit, remaining >> SUIT * suit & SUIT_MASK)
    prepare_runs(words, small)
    for at in range(KILLER, KILLER + KILLERS):
        small[at] = NO_CARD
    words[GENERATION] += 1
    if words[GENERATION] > LAST_GENERATION:
        for at in range(TABLE, WORDS):
            words[at] = 0
        words[GENERATION] = 1
