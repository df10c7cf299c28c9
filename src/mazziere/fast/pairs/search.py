"""Alpha-beta with one question at a time: can the side of seat 0 make `target` points from here on?

The answer is a bound: at least `target` is a value that the side surely makes, less is one that it surely cannot pass.
Seats 0 and 2 play for many points, 1 and 3 for few. What is asked at the start of a trick is kept in the table.
"""

from mazziere.fast.compiling import part, recursion
from mazziere.fast.pairs.bounds import bounds
from mazziere.fast.pairs.layout import LAST, LAW, MOST, NO_CARD, NODES, POINTS, SEATS, SUIT, Row
from mazziere.fast.pairs.ordering import killer_of, ordered, room_of
from mazziere.fast.pairs.table import look_up, store
from mazziere.tricks.law import NO_SUIT, TrickLaw, count, lowest
from mazziere.tricks.obligations import legal
from mazziere.tricks.winner import beats

VALUES = 8
"""How far behind a move its value is kept."""
UNKNOWN = -1
CARD = 255
"""The part of a move that is its card."""


@part
def law_of(words: Row) -> TrickLaw:
    """The law of the deal. Points come from the rows, and the length of a suit is the same for all."""
    return TrickLaw(
        words[LAW],
        SUIT,
        0,
        0,
        words[LAW + 1],
        words[LAW + 2],
        words[LAW + 3],
        words[LAW + 4],
        words[LAW + 5],
        words[LAW + 6],
    )


@part
def last_trick(words: Row, small: Row, seat: int) -> int:
    """What the side of seat 0 makes in the last trick, which plays itself."""
    words[NODES] += 1
    law = law_of(words)
    best, winner, worth = lowest(words[seat]), seat, words[LAST]
    worth += small[POINTS + best]
    for other in range(seat + 1, seat + 4):
        card = lowest(words[other & 3])
        worth += small[POINTS + card]
        if beats(law, card, best):
            best, winner = card, other & 3
    return 0 if winner & 1 else worth


@part
def similar(words: Row, small: Row, start: int, at: int, between: int, maximizes: bool, target: int) -> int:
    """A bound for the move at `at` from an earlier one that no card of others lies between, or UNKNOWN.

    Two such cards differ in their points alone, so the values of the moves do not differ by more.
    """
    found = UNKNOWN
    card = words[start + at] & CARD
    for earlier in range(start, start + at):
        other = words[earlier] & CARD
        if other // SUIT != card // SUIT:
            continue
        low, high = min(card, other), max(card, other)
        if between & ((1 << high) - 1) & (-2 << low):
            continue
        gap = abs(small[POINTS + card] - small[POINTS + other])
        value = words[earlier + VALUES]
        if maximizes:
            if value + gap < target:
                found = value + gap if found == UNKNOWN else min(found, value + gap)
        elif value - gap >= target:
            found = max(found, value - gap)
    return found


@part
def known(words: Row, small: Row, seat: int, remaining: int, target: int) -> tuple[int, int, int, int]:
    """At the start of a trick: bounds for the value, the move to try first, and where the position is kept."""
    low, high = bounds(words, small, seat, remaining)
    if low < target <= high:
        return look_up(words, small, seat, remaining, low, high, target)
    return low, high, NO_CARD, 0


@part
def candidates(
    words: Row, small: Row, seat: int, place: int, led: int, best: int, winning: int, remaining: int, hint: int
) -> int:
    """Write the cards that may be played, the most promising first; gives how many there are."""
    law = law_of(words)
    cards = legal(law, words[seat], led, best, place > 1 and winning ^ seat == 2)
    return ordered(law, words, small, seat, led, best, winning, place, remaining, cards, hint)


@part
def kept(
    words: Row,
    small: Row,
    seat: int,
    remaining: int,
    bucket: int,
    low: int,
    high: int,
    value: int,
    target: int,
    card: int,
) -> int:
    """The value of a position at the start of a trick, kept in the table as the bound that it is."""
    value = max(min(value, high), low)
    if value >= target:
        store(words, small, seat, remaining, bucket, max(low, value), high, card)
    else:
        store(words, small, seat, remaining, bucket, low, min(high, value), card)
    return value


@recursion
def search(
    words: Row,
    small: Row,
    seat: int,
    place: int,
    led: int,
    best: int,
    winning: int,
    worth: int,
    remaining: int,
    target: int,
) -> int:
    """A bound for the points of the side of seat 0 from here on, those on the table included (`worth`).

    place: how many cards lie in the trick, which `winning` is winning with `best`. remaining: the cards that were in
    play when the trick began.
    """
    low, high, hint, bucket = 0, MOST, NO_CARD, 0
    if place == 0:
        led = NO_SUIT
        remaining = words[0] | words[1] | words[2] | words[3]
        if count(remaining) <= SEATS:
            return last_trick(words, small, seat) if remaining else 0
        low, high, hint, bucket = known(words, small, seat, remaining, target)
        if target <= low or target > high:
            return low if target <= low else high
    words[NODES] += 1
    length = candidates(words, small, seat, place, led, best, winning, remaining, hint)
    hand, start, many = words[seat], room_of(remaining, place), seat & 1 == 0
    value, chosen = UNKNOWN if many else MOST, words[start] & CARD
    for at in range(length):
        card = words[start + at] & CARD
        result = similar(words, small, start, at, remaining & ~hand, many, target)
        searched = result == UNKNOWN
        if searched:
            words[seat] = hand ^ 1 << card
            takes = place == 0 or beats(law_of(words), card, best)
            now, owner, total = card if takes else best, seat if takes else winning, worth + small[POINTS + card]
            if place == 3:
                won = 0 if owner & 1 else total
                result = won + search(
                    words, small, owner, place - 3, led, now, owner, place - 3, remaining, target - won
                )
            else:
                suit = card // SUIT if place == 0 else led
                result = search(words, small, seat + 1 & 3, place + 1, suit, now, owner, total, remaining, target)
            words[seat] = hand
        words[start + at + VALUES] = result
        if result > value if many else result < value:
            value, chosen = result, card if searched else chosen
        if value >= target if many else value < target:
            if at:
                small[killer_of(seat, place, remaining, led)] = card
            break
    return kept(words, small, seat, remaining, bucket, low, high, value, target, chosen) if place == 0 else value
