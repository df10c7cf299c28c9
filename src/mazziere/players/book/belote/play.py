"""Which card to play: the balance of what it earns in this trick against what it is worth kept."""

from mazziere.players.book.belote.chance import ours
from mazziere.players.book.belote.habits import narrowed
from mazziere.players.book.belote.leading import lead_bonus
from mazziere.players.book.belote.table import Table
from mazziere.players.book.belote.weights import WEIGHTS, Weights
from mazziere.players.book.belote.worth import later
from mazziere.tricks.law import suit_cards, suit_of


def choose_card(table: Table, legal: int, weights: Weights = WEIGHTS) -> int:
    """The card of `legal` (a mask) whose balance is best; of equal ones the lowest."""
    best, chosen = -1e9, -1
    cards = narrowed(table, legal)
    if not cards & (cards - 1):
        return cards.bit_length() - 1
    while cards:
        low = cards & -cards
        card = low.bit_length() - 1
        cards ^= low
        worth = balance(table, card, weights)
        if worth > best:
            best, chosen = worth, card
    return chosen


def balance(table: Table, card: int, weights: Weights) -> float:
    """Points that our side gains by playing this card now instead of keeping it."""
    chance = ours(table, card)
    trick = table.on_table() + table.numbers.worth[card] + weights.ahead * len(table.behind)
    if table.last:
        trick += weights.last_trick
    gain = (2 * chance - 1) * trick + weights.lead * chance
    gain += discarded(table, card, weights) - later(table, card, weights)
    if not table.trick:
        gain += lead_bonus(table, card, weights)
    return gain


def discarded(table: Table, card: int, weights: Weights) -> float:
    """Leaving the guard of a ten behind costs; a short suit emptied gives a ruff later."""
    suit = table.suit(card)
    rest = table.hand & suit & ~(1 << card)
    if suit_of(table.law, card) == 0:
        return 0.0
    if not rest:
        return weights.shorten if table.hand & suit_cards(table.law, 0) else 0.0
    top = rest.bit_length() - 1
    guards = (rest & ~(1 << top)).bit_count()
    exposed = table.numbers.worth[top] >= 10 and not guards and table.abroad(suit & ~((2 << top) - 1))
    return -weights.unguard if exposed else 0.0
