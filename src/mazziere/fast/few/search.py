"""Alpha-beta for two to four seats, each for its side: can the leader's side make `target` points from here on?

Cards may come in while the tricks are played: a card that lay under another one, and cards drawn from a stock. The
points of the end (the last trick, every trick, no trick) come from a table by who has taken a trick.
"""

from mazziere.fast.compiling import part, recursion
from mazziere.fast.few.bounds import cashed, safe
from mazziere.fast.few.layout import (
    DRAWN,
    ENDING,
    FRAME,
    FRAMES,
    LAW,
    LEAST_END,
    LIVE,
    MANY,
    MOST,
    MOST_END,
    NO_CARD,
    NODES,
    PLAYED,
    REST,
    SIZE,
    STOCK,
    STOCK_SIZE,
    SUIT,
    TOOK,
    UNDER,
    VALUES,
    WORTH,
)
from mazziere.fast.few.ordering import killer_of, ordered, room_of
from mazziere.fast.few.table import entry_of, look_up, store
from mazziere.fast.row import Row
from mazziere.tricks.law import NO_SUIT, TrickLaw
from mazziere.tricks.obligations import legal
from mazziere.tricks.winner import beats

CARD = 255
UNKNOWN = -MOST


@part
def law_of(words: Row) -> TrickLaw:
    """The law of the deal. Points come from the row."""
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
def state_of(words: Row, seat: int, tricks: int) -> int:
    """What the hands do not tell of a position at the start of a trick."""
    frame = FRAMES + FRAME * tricks
    return (words[frame + DRAWN] * 16 + words[frame + TOOK]) * 4 + seat


@part
def known(words: Row, seat: int, tricks: int) -> tuple[int, int, int]:
    """At the start of a trick: bounds for the value, and the move to try first."""
    frame = FRAMES + FRAME * tricks
    took = words[frame + TOOK]
    state = state_of(words, seat, tricks)
    low, high, hint = look_up(words, entry_of(words, state), state)
    live = words[frame + LIVE]
    low = max(low, safe(words, live, 1) + words[LEAST_END + took])
    high = min(high, words[frame + REST] - safe(words, live, 0) + words[MOST_END + took])
    if words[SIZE] == 2 and words[LAW + 1]:
        sure = cashed(words, seat, live)
        if words[MANY + seat]:
            low = max(low, sure + words[LEAST_END + took])
        else:
            high = min(high, words[frame + REST] - sure + words[MOST_END + took])
    return low, high, hint


@part
def candidates(
    words: Row, seat: int, place: int, led: int, best: int, winning: int, worth: int, start: int, hint: int
) -> int:
    """Write the cards that may be played, the most promising first; gives how many there are."""
    law = law_of(words)
    partner_wins = words[SIZE] == 4 and place > 1 and winning ^ seat == 2
    cards = legal(law, words[seat], led, best, partner_wins)
    ours = words[MANY + winning] == words[MANY + seat]
    return ordered(law, words, seat, place, led, best, ours, worth, start, cards, hint)


@part
def similar(words: Row, start: int, at: int, between: int, many: bool, target: int) -> int:
    """A bound for a move from an earlier one of the same suit with no card in play between, or UNKNOWN.

    A card with another one under it is like no other.
    """
    card = words[start + at] & CARD
    found = UNKNOWN
    if words[UNDER + card] != NO_CARD:
        return found
    for earlier in range(start, start + at):
        other = words[earlier] & CARD
        if other // SUIT != card // SUIT or words[UNDER + other] != NO_CARD:
            continue
        low, high = min(card, other), max(card, other)
        if between & ((1 << high) - 1) & (-2 << low):
            continue
        gap = abs(words[WORTH + card] - words[WORTH + other])
        value = words[earlier + VALUES]
        if many and value + gap < target:
            found = value + gap if found == UNKNOWN else min(found, value + gap)
        if not many and value - gap >= target:
            found = max(found, value - gap)
    return found


@part
def played(words: Row, hand: int, card: int) -> int:
    """A hand after a card is played: the card below it may be reached from now on."""
    under = words[UNDER + card]
    return hand ^ 1 << card if under == NO_CARD else hand ^ 1 << card ^ 1 << under


@part
def draw(words: Row, winner: int, drawn: int) -> int:
    """Everybody draws a card, the winner first, or puts it back: the same once more undoes it. Gives how many drew."""
    seats = words[SIZE]
    if words[STOCK_SIZE] - drawn < seats:
        return 0
    for place in range(seats):
        seat = (winner + place) % seats
        words[seat] = words[seat] ^ 1 << words[STOCK + drawn + place]
    return seats


@part
def close(words: Row, tricks: int, owner: int, total: int) -> int:
    """The trick is full: cards are drawn and the next one begins. Gives how many were drawn."""
    frame = FRAMES + FRAME * tricks
    live = words[frame + LIVE]
    for place in range(words[SIZE]):
        live &= ~(1 << words[frame + PLAYED + place])
    drew = draw(words, owner, words[frame + DRAWN])
    words[frame + FRAME + LIVE] = live
    words[frame + FRAME + REST] = words[frame + REST] - total
    words[frame + FRAME + TOOK] = words[frame + TOOK] | 1 << owner
    words[frame + FRAME + DRAWN] = words[frame + DRAWN] + drew
    return drew


@part
def kept(words: Row, seat: int, tricks: int, low: int, high: int, value: int, target: int, card: int) -> int:
    """The value of a position at the start of a trick, kept in the table as the bound that it is."""
    state = state_of(words, seat, tricks)
    value = max(min(value, high), low)
    if value >= target:
        store(words, entry_of(words, state), state, max(low, value), high, card)
    else:
        store(words, entry_of(words, state), state, low, min(high, value), card)
    return value


@recursion
def search(
    words: Row, seat: int, place: int, led: int, best: int, winning: int, worth: int, tricks: int, target: int
) -> int:
    """A bound for the points of the leader's side from here on, those on the table (`worth`) included.

    place: how many cards lie in the trick, which `winning` is winning with `best`. tricks: how many were played; what
    that trick began with stands in its frame.
    """
    low, high, hint, start, frame = -MOST, MOST, NO_CARD, room_of(tricks, place), FRAMES + FRAME * tricks
    if place == 0:
        led = NO_SUIT
        if words[seat] == 0:
            return words[ENDING + words[frame + TOOK] * 4 + winning]
        low, high, hint = known(words, seat, tricks)
        if target <= low or target > high:
            return low if target <= low else high
    words[NODES] += 1
    length = candidates(words, seat, place, led, best, winning, worth, start, hint)
    hand, many = words[seat], words[MANY + seat] != 0
    value, chosen = -MOST if many else MOST, words[start] & CARD
    for at in range(length):
        card = words[start + at] & CARD
        result = similar(words, start, at, words[frame + LIVE] & ~hand, many, target)
        searched = result == UNKNOWN
        if searched:
            words[seat] = played(words, hand, card)
            words[frame + PLAYED + place] = card
            takes = place == 0 or beats(law_of(words), card, best)
            now, owner, total = card if takes else best, seat if takes else winning, worth + words[WORTH + card]
            if place + 1 == words[SIZE]:
                won = total if words[MANY + owner] else 0
                drew = close(words, tricks, owner, total)
                result = won + search(
                    words, owner, place - place, led, now, owner, place - place, tricks + 1, target - won
                )
                if drew:
                    draw(words, owner, words[frame + DRAWN])
            else:
                suit, other = card // SUIT if place == 0 else led, (seat + 1) % words[SIZE]
                result = search(words, other, place + 1, suit, now, owner, total, tricks, target)
            words[seat] = hand
        words[start + at + VALUES] = result
        if result > value if many else result < value:
            value, chosen = result, card if searched else chosen
        if value >= target if many else value < target:
            if at:
                words[killer_of(words, seat, place, led)] = card
            break
    return kept(words, seat, tricks, low, high, value, target, chosen) if place == 0 else value
