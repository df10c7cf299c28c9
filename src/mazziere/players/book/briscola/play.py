"""Which card to play: what it wins or loses now, against what it is worth kept in hand."""

from collections.abc import Sequence
from math import comb

from mazziere.cards import Card
from mazziere.games.briscola.values import ORDER, points
from mazziere.players.book.briscola.table import Table

# What keeping a card is worth, in points, while there is something to draw: a low trump takes a loaded trick later;
# the high trumps come home anyway, so that taking with them early earns little; loads (aces and threes of other
# suits) are hard to bring home, so keeping them is worth little.
LOW_TRUMP, TRUMP_STEP, HIGH_TRUMP = 4.0, 0.45, 0.75
KEPT_LOAD, KEPT_FACE = 2.2, 0.5


def keep(table: Table, card: Card) -> float:
    """What the card is worth kept, in points; nothing for the last card."""
    if table.hand_size == 1:
        return 0.0
    late = 1.0 if table.stock > table.players else 0.55
    if card.suit == table.trump:
        return late * (LOW_TRUMP + TRUMP_STEP * ORDER.index(card.rank) + HIGH_TRUMP * points(card))
    worth = points(card)
    return late * (KEPT_LOAD if worth >= 10 else KEPT_FACE * worth) + 0.02 * ORDER.index(card.rank)


def won_by_us(table: Table, card: Card) -> float:
    """The chance that this side takes the trick when the card is played, every unseen card being as likely anywhere."""
    trick = (*table.trick, card)
    ours = table.winning_seat(trick) in table.friends
    beaters, unseen = table.beaters(trick), len(table.unseen)
    stake = table.on_table + points(card)
    for seat in table.to_play:
        taken = (1 - _has_none(unseen, beaters, table.hand_size)) * _eager(stake)
        friend = seat in table.friends
        if ours and not friend:
            return (1 - taken) * _rest(table, seat, stake, beaters)
        if not ours and friend:
            return taken * 0.8
    return 1.0 if ours else 0.0


def _rest(table: Table, after: int, stake: int, beaters: int) -> float:
    """The chance that nobody after this seat takes the trick away."""
    chance = 1.0
    for seat in table.to_play[table.to_play.index(after) + 1 :]:
        if seat not in table.friends:
            chance *= 1 - (1 - _has_none(len(table.unseen), beaters, table.hand_size)) * _eager(stake)
    return chance


def _has_none(unseen: int, wanted: int, size: int) -> float:
    """The chance that a hand of this size holds none of the wanted cards."""
    return comb(unseen - wanted, size) / comb(unseen, size) if unseen - wanted >= size else 0.0


def _eager(stake: int) -> float:
    """How likely somebody who can take a trick does: nobody wastes a trump on nothing."""
    return 0.95 if stake >= 10 else 0.75 if stake >= 3 else 0.6


def balance(table: Table, card: Card) -> float:
    """What playing the card is expected to bring, in points for this side."""
    chance = won_by_us(table, card)
    stake = table.on_table + points(card)
    return (2 * chance - 1) * stake - keep(table, card)


def choose_card(table: Table, cards: Sequence[Card]) -> Card:
    """The card with the best balance; of equals the lowest."""
    return max(cards, key=lambda card: (balance(table, card), -points(card), -ORDER.index(card.rank)))
