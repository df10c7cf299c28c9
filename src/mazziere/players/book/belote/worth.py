"""What a card is worth kept: the points that it may still bring, or lose."""

from mazziere.players.book.belote.chance import holds
from mazziere.players.book.belote.table import Table
from mazziere.players.book.belote.weights import Weights
from mazziere.tricks import Trump
from mazziere.tricks.law import above, is_trump, suit_cards


def later(table: Table, card: int, weights: Weights) -> float:
    """The points that this card is expected to bring our side when it is kept."""
    if table.last:
        return 0.0
    if is_trump(table.law, card):
        return _trump(table, card, weights)
    return _plain(table, card, weights)


def higher_abroad(table: Table, card: int) -> int:
    """How many higher cards of its suit the enemies may hold."""
    return table.abroad(above(table.suit(card), card) & table.suit(card)).bit_count()


def _trump(table: Table, card: int, weights: Weights) -> float:
    points = table.numbers.worth[card]
    higher = higher_abroad(table, card)
    if higher == 0:
        return points + weights.later_master_trump
    below = (table.hand & suit_cards(table.law, 0) & ((1 << card) - 1)).bit_count()
    if higher == 1:
        return (0.6 if below else -0.2) * points + weights.later_next_trump
    return (0.3 if below >= higher else -0.2) * points + weights.later_small_trump


def _plain(table: Table, card: int, weights: Weights) -> float:
    points = table.numbers.worth[card]
    higher = higher_abroad(table, card)
    if higher == 0:
        safe = 1.0 - ruffed(table, card)
        return (2 * safe - 1) * points + safe * weights.later_master
    guards = (table.hand & table.suit(card) & ((1 << card) - 1)).bit_count()
    return points * (weights.guarded if guards >= higher else weights.bare)


def ruffed(table: Table, card: int) -> float:
    """The chance that an enemy ruffs this plain card when it is led."""
    if table.law.trump != Trump.SUIT:
        return 0.0
    trumps = suit_cards(table.law, 0)
    if not table.abroad(trumps):
        return 0.0
    suit = table.suit(card)
    safe = 1.0
    for seat in table.enemies:
        safe *= 1.0 - (1.0 - holds(table, seat, suit)) * holds(table, seat, trumps)
    return 1.0 - safe
