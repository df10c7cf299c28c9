"""Open-card play for any number of seats, looked through to the end: piles, a stock, one against two."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tests.tricks.reference import Card

Legal = Callable[[frozenset[Card], tuple[Card, ...]], set[Card]]


class Rules(NamedTuple):
    """What may be played, who takes a trick, what a card is worth, and what the end brings beside the cards.

    `ours` are the seats of the side that counts; `ending` is given the seats with a trick and the last taker.
    """

    legal: Legal
    winner: Callable[[tuple[Card, ...]], int]
    worth: Callable[[Card], int]
    ours: frozenset[int]
    ending: Callable[[tuple[int, ...], int], int]


class Play(NamedTuple):
    """A moment: hands that may be reached, the card below a card, the stock, the trick and who has taken tricks."""

    hands: tuple[frozenset[Card], ...]
    leader: int
    trick: tuple[Card, ...] = ()
    under: Mapping[Card, Card] = {}
    stock: tuple[Card, ...] = ()
    took: frozenset[int] = frozenset()


def value(rules: Rules, play: Play, last: int = 0) -> int:
    """The points of our side from here on."""
    if not play.trick and not any(play.hands):
        return rules.ending(tuple(sorted(play.took)), last)
    seat = (play.leader + len(play.trick)) % len(play.hands)
    found = [after(rules, play, card) for card in sorted(rules.legal(play.hands[seat], play.trick))]
    return max(found) if seat in rules.ours else min(found)


def after(rules: Rules, play: Play, card: Card) -> int:
    """The points of our side once this card lies; what lay below it is open from now on."""
    seats = len(play.hands)
    seat = (play.leader + len(play.trick)) % seats
    hands = list(play.hands)
    hands[seat] = hands[seat] - {card} | ({play.under[card]} if card in play.under else set())
    trick = (*play.trick, card)
    if len(trick) < seats:
        return value(rules, play._replace(hands=tuple(hands), trick=trick))
    taker = (play.leader + rules.winner(trick)) % seats
    stock = play.stock
    if len(stock) >= seats:
        for place in range(seats):
            hands[(taker + place) % seats] = hands[(taker + place) % seats] | {stock[place]}
        stock = stock[seats:]
    made = sum(map(rules.worth, trick)) if taker in rules.ours else 0
    then = play._replace(hands=tuple(hands), leader=taker, trick=(), stock=stock, took=play.took | {taker})
    return made + value(rules, then, taker)
