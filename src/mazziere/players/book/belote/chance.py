"""How likely it is that a seat holds a card, or takes the trick: counting, no guessing."""

from functools import cache
from math import comb

from mazziere.players.book.belote.table import Table
from mazziere.tricks import Trump
from mazziere.tricks.law import above, is_trump, suit_cards, suit_of

STALE = 0.5
"""How much less likely a partner beats a card that an enemy has just beaten ours with."""


@cache
def none_of(pool: int, drawn: int, wanted: int) -> float:
    """The chance that none of `wanted` cards is among `drawn` cards out of `pool`."""
    if wanted + drawn > pool:
        return 0.0
    return comb(pool - wanted, drawn) / comb(pool, drawn)


def holds(table: Table, seat: int, cards: int) -> float:
    """The chance that a seat holds at least one of these cards."""
    if cards & table.sure[seat]:
        return 1.0
    wanted = (cards & table.could[seat]).bit_count()
    if not wanted:
        return 0.0
    return 1.0 - none_of(table.could[seat].bit_count(), table.drawn[seat], wanted)


def beats_it(table: Table, seat: int, led: int, best: int) -> float:
    """The chance that a seat can take a trick of suit `led` from the card that is winning it."""
    law = table.law
    suit = suit_cards(law, led)
    if law.trump != Trump.SUIT or led == 0:
        return holds(table, seat, above(suit, best) & suit)
    void = 1.0 - holds(table, seat, suit)
    trumps = suit_cards(law, 0)
    if is_trump(law, best):
        return void * holds(table, seat, above(trumps, best) & trumps)
    return holds(table, seat, above(suit, best) & suit) + void * holds(table, seat, trumps)


def ours(table: Table, card: int) -> float:
    """The chance that this trick goes to our side when I play this card."""
    best, winning = table.after(card)
    led = table.led if table.trick else suit_of(table.law, card)
    chance = 1.0 if winning else 0.0
    fresh = 1.0
    for seat in table.behind:
        takes = beats_it(table, seat, led, best)
        if seat == table.partner:
            chance += (1.0 - chance) * takes * fresh
        else:
            chance *= 1.0 - takes
            fresh = STALE
    return chance
