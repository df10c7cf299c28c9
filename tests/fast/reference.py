"""Open-card play looked through to the end, card by card, with the naive law of tricks: slow, and sure."""

from collections.abc import Sequence
from typing import NamedTuple

from tests.tricks.reference import Card, Options, legal, winner

TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3}
PLAIN_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}


class Table(NamedTuple):
    """Hands by seat, the seat that leads the trick, the cards on it, and what each side has taken from here on."""

    options: Options
    hands: tuple[frozenset[Card], ...]
    leader: int
    trick: tuple[Card, ...] = ()


def points(options: Options, card: Card) -> int:
    """What a card is worth."""
    table = TRUMP_POINTS if options.trump in (card[1], "all") else PLAIN_POINTS
    return table.get(card[0], 0)


def value(table: Table, side: int, prize: int = 0, loss: int = 0, clean: tuple[bool, bool] = (True, True)) -> int:
    """The points that a side (0 or 1) makes from here on; `prize` for every trick, `loss` (nought or less) for none.

    `clean` says whether side and other side have taken every trick so far.
    """
    seat = (table.leader + len(table.trick)) % 4
    if not any(table.hands) and not table.trick:
        return (prize if clean[0] else 0) + (loss if clean[1] else 0)
    choices = sorted(legal(table.options, table.hands[seat], table.trick))
    found = [played(table, seat, card, side, prize, loss, clean) for card in choices]
    return max(found) if seat % 2 == side else min(found)


def played(table: Table, seat: int, card: Card, side: int, prize: int, loss: int, clean: tuple[bool, bool]) -> int:
    """The points of the side once this card lies."""
    hands = tuple(hand - {card} if at == seat else hand for at, hand in enumerate(table.hands))
    trick = (*table.trick, card)
    if len(trick) < 4:
        return value(table._replace(hands=hands, trick=trick), side, prize, loss, clean)
    takes = (table.leader + winner(table.options, trick)) % 4
    mine = takes % 2 == side
    made = worth(table.options, trick, last=not any(hands)) if mine else 0
    clean = (clean[0] and mine, clean[1] and not mine)
    return made + value(table._replace(hands=hands, trick=(), leader=takes), side, prize, loss, clean)


def worth(options: Options, trick: Sequence[Card], last: bool) -> int:
    """The points of a trick, ten more for the last."""
    return sum(points(options, card) for card in trick) + 10 * last
