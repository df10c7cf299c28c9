"""Which card to try first. The weights were tuned on node counts; they change how fast an answer comes, never which."""

from mazziere.fast.compiling import part
from mazziere.fast.pairs.layout import KILLER, MOVE_ROOM, MOVES, NO_CARD, POINTS, SUIT, SUIT_MASK, TRICKS, TRUMPS, Row
from mazziere.tricks.law import NO_SUIT, TrickLaw, above, count, highest, lowest
from mazziere.tricks.winner import beats

HINT, REFUTED = 100_000, 292
"""The best move of an earlier visit; the card that refuted a node like this one."""


@part
def room_of(remaining: int, place: int) -> int:
    """Where the moves of a node are kept."""
    return MOVES + MOVE_ROOM * ((TRICKS - (count(remaining) >> 2)) * 4 + place)


@part
def killer_of(seat: int, place: int, remaining: int, led: int) -> int:
    """Where the card that last refuted such a node is kept."""
    return KILLER + ((seat * 4 + place) * (TRICKS + 1) + (count(remaining) >> 2)) * 5 + led + 1


@part
def lead_weight(words: Row, small: Row, seat: int, remaining: int, card: int) -> int:
    """How promising a card is to lead."""
    trumps, hand, partner = words[TRUMPS], words[seat], words[seat ^ 2]
    left, right = words[seat + 1 & 3], words[seat + 3 & 3]
    suit = SUIT_MASK << card // SUIT * SUIT
    higher = above(remaining & suit & ~hand, card)
    worth = small[POINTS + card]
    if suit & trumps:
        if (left | right) & trumps:
            return 384 + 4 * worth if higher == 0 else 144
        return -280 if higher == 0 else 0
    ruffed = (left & suit == 0 and left & trumps != 0) or (right & suit == 0 and right & trumps != 0)
    if higher == 0:
        return -8 * worth if ruffed else 440 + 26 * worth
    if higher & (left | right) == 0:
        return 88 - 8 * worth if ruffed else 472 + 2 * worth
    if partner & suit == 0 and partner & trumps != 0:
        return 240 + 2 * worth
    mine = hand & suit
    return 184 if mine & (mine - 1) == 0 else 136


@part
def threat_of(words: Row, seat: int, place: int, led: int) -> int:
    """The strongest card that the next player may answer with, or NO_CARD after the last."""
    if place == 3:
        return NO_CARD
    hand = words[seat + 1 & 3]
    follows = hand & SUIT_MASK << led * SUIT
    answers = follows if follows else hand & words[TRUMPS]
    return highest(answers) if answers else NO_CARD


@part
def reply_weight(
    law: TrickLaw,
    words: Row,
    small: Row,
    seat: int,
    led: int,
    best: int,
    ours: bool,
    threat: int,
    remaining: int,
    card: int,
) -> int:
    """How promising a card is to play to a trick that `best` is winning, for one's own side or not."""
    worth = small[POINTS + card]
    suit = card // SUIT
    if beats(law, card, best):
        if threat != NO_CARD and beats(law, threat, card):
            return 216 - 8 * worth
        return 360 + 4 * worth - (128 if suit != led else 0)
    weight = -24 * worth
    if ours:
        endangered = threat != NO_CARD and beats(law, threat, best)
        weight = 208 - 8 * worth if endangered else 360 + 4 * worth
    plain = SUIT_MASK << suit * SUIT & ~words[TRUMPS]
    if suit != led and plain and above(remaining & plain & ~words[seat], card) == 0:
        weight -= 48
    return weight


@part
def ordered(
    law: TrickLaw,
    words: Row,
    small: Row,
    seat: int,
    led: int,
    best: int,
    winning: int,
    place: int,
    remaining: int,
    cards: int,
    hint: int,
) -> int:
    """Write the cards, the most promising first, as weight and card in one word; gives how many there are."""
    start = room_of(remaining, place)
    if cards & (cards - 1) == 0:
        words[start] = lowest(cards)
        return 1
    refuted = small[killer_of(seat, place, remaining, led)]
    threat = NO_CARD if led == NO_SUIT else threat_of(words, seat, place, led)
    length = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if led == NO_SUIT:
            weight = lead_weight(words, small, seat, remaining, card)
        else:
            ours = winning ^ seat == 2
            weight = reply_weight(law, words, small, seat, led, best, ours, threat, remaining, card)
        if card == refuted:
            weight += REFUTED
        if card == hint:
            weight = HINT
        entry = weight << 8 | card
        at = start + length
        while at > start and words[at - 1] < entry:
            words[at] = words[at - 1]
            at -= 1
        words[at] = entry
        length += 1
    return length
