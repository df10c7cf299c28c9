"""Which card to try first, for a few seats. The weights change how fast an answer comes, never which."""

from mazziere.fast.compiling import part
from mazziere.fast.few.layout import (
    KILLER,
    MOST_TRICKS,
    MOVE_ROOM,
    MOVES,
    NO_CARD,
    SEATS,
    SIZE,
    SUIT,
    SUIT_MASK,
    TRUMPS,
    WORTH,
)
from mazziere.fast.row import Row
from mazziere.tricks.law import NO_SUIT, TrickLaw, above, count, lowest
from mazziere.tricks.winner import beats

HINT, REFUTED = 100_000, 300


@part
def room_of(tricks: int, place: int) -> int:
    """Where the moves of a node are kept."""
    return MOVES + MOVE_ROOM * (SEATS * tricks + place)


@part
def killer_of(words: Row, seat: int, place: int, led: int) -> int:
    """Where the card that last refuted such a node is kept."""
    return KILLER + ((seat * SEATS + place) * 5 + led + 1) * (MOST_TRICKS + 1) + min(count(words[seat]), MOST_TRICKS)


@part
def lead_weight(words: Row, seat: int, card: int, others: int) -> int:
    """How promising a card is to lead: masters first, else what costs little."""
    suit = SUIT_MASK << card // SUIT * SUIT
    trump = suit & words[TRUMPS] != 0
    if above(others & suit, card) == 0 and (trump or others & words[TRUMPS] == 0):
        return 300 + 4 * words[WORTH + card]
    return 100 - 8 * words[WORTH + card] - (60 if trump else 0)


@part
def reply_weight(law: TrickLaw, words: Row, place: int, led: int, best: int, ours: bool, worth: int, card: int) -> int:
    """How promising a card is to play to a trick: take it, else give little, or much to a partner."""
    last = place == words[SIZE] - 1
    value = words[WORTH + card]
    suit = card // SUIT
    if beats(law, card, best):
        weight = 200 + 8 * worth + (8 * value if last else 0)
        return weight - 60 if suit != led else weight
    return (150 + 8 * value if last else 150) if ours else 100 - 12 * value


@part
def ordered(
    law: TrickLaw,
    words: Row,
    seat: int,
    place: int,
    led: int,
    best: int,
    ours: bool,
    worth: int,
    start: int,
    cards: int,
    hint: int,
) -> int:
    """Write the cards, the most promising first, as weight and card in one word; gives how many there are."""
    refuted = words[killer_of(words, seat, place, led)]
    others = (words[0] | words[1] | words[2] | words[3]) & ~words[seat]
    length = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if led == NO_SUIT:
            weight = lead_weight(words, seat, card, others)
        else:
            weight = reply_weight(law, words, place, led, best, ours, worth, card)
        if card == refuted:
            weight += REFUTED
        if card == hint and hint != NO_CARD:
            weight = HINT
        entry = weight << 8 | card
        at = start + length
        while at > start and words[at - 1] < entry:
            words[at] = words[at - 1]
            at -= 1
        words[at] = entry
        length += 1
    return length
