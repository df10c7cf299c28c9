"""What leading a card does beyond its own trick: trumps drawn, aces cashed before they are ruffed, partner's ruff."""

from mazziere.players.book.belote.chance import holds
from mazziere.players.book.belote.table import Table
from mazziere.players.book.belote.weights import Weights
from mazziere.players.book.belote.worth import higher_abroad
from mazziere.tricks import Trump
from mazziere.tricks.law import suit_cards, suit_of


def lead_bonus(table: Table, card: int, weights: Weights) -> float:
    """Points on top for leading this card."""
    if table.law.trump == Trump.SUIT and suit_of(table.law, card) == 0:
        return _trump_lead(table, weights)
    return _plain_lead(table, card, weights)


def _trump_lead(table: Table, weights: Weights) -> float:
    """Drawing the enemies' trumps is for the side that took; the others keep theirs to ruff."""
    abroad = table.abroad(suit_cards(table.law, 0)).bit_count()
    if not abroad:
        return 0.0
    if not table.attacking:
        return weights.draw_defence
    return weights.draw if table.taker == table.me else weights.draw_partner


def _plain_lead(table: Table, card: int, weights: Weights) -> float:
    suit, bonus = table.suit(card), 0.0
    if higher_abroad(table, card) == 0 and table.numbers.worth[card] >= 10:
        bonus += weights.ace_first
    if table.law.trump != Trump.SUIT:
        return bonus
    trumps = suit_cards(table.law, 0)
    if table.partner is not None:
        void = 1.0 - holds(table, table.partner, suit)
        bonus += weights.partner_ruffs * void * holds(table, table.partner, trumps)
    return bonus
