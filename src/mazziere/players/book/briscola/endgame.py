"""The last tricks between two: the stock is out, the other hand is known by counting, so the play is exact."""

from collections.abc import Sequence

from mazziere.cards import Card
from mazziere.games.briscola.values import points, winner
from mazziere.players.book.briscola.table import Table

Hands = tuple[frozenset[Card], frozenset[Card]]


def choose_last(table: Table, cards: Sequence[Card]) -> Card:
    """The card that wins the most points against the best defence."""
    mine, theirs = frozenset(table.hand), table.unseen
    lead = table.trick[0] if table.trick else None
    return max(sorted(cards), key=lambda card: _value(table.trump, mine, theirs, lead, card))


def _value(trump: str, mine: frozenset[Card], theirs: frozenset[Card], lead: Card | None, card: Card) -> int:
    """Points of mine less theirs from here on when I play this card."""
    left = mine - {card}
    if lead is None:
        return min(_after(trump, left, theirs - {answer}, card, answer) for answer in theirs)
    won = winner(trump, (lead, card)) == 1
    stake = points(lead) + points(card)
    return stake + _best(trump, left, theirs) if won else -stake - _best(trump, theirs, left)


def _after(trump: str, mine: frozenset[Card], theirs: frozenset[Card], card: Card, answer: Card) -> int:
    stake = points(card) + points(answer)
    if winner(trump, (card, answer)) == 0:
        return stake + _best(trump, mine, theirs)
    return -stake - _best(trump, theirs, mine)


def _best(trump: str, leading: frozenset[Card], following: frozenset[Card]) -> int:
    """Points of the leader less the other's, both playing their best."""
    if not leading:
        return 0
    return max(
        min(_after(trump, leading - {card}, following - {answer}, card, answer) for answer in following)
        for card in leading
    )
