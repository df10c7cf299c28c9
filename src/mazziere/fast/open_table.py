"""A trick game with open cards, in numbers by law: what a solver is given, and what it gives back."""

from typing import NamedTuple

from mazziere.tricks.law import NO_SUIT, TrickLaw, count
from mazziere.tricks.obligations import legal
from mazziere.tricks.winner import beats, winner


class OpenTable(NamedTuple):
    """Hands and the trick on the table, seats counted from the leader of this trick: seat 0 leads.

    `hands` are masks, without the cards of the `trick`. `worth` are the points of each card, `last` those of the last
    trick. `all_tricks` is what the leader's side makes on top when it takes all that is left, `no_trick` what it loses
    (nought or less) when it takes nothing of it: both nought where a trick was lost, or won, before.
    """

    law: TrickLaw
    worth: tuple[int, ...]
    last: int
    hands: tuple[int, ...]
    trick: tuple[int, ...] = ()
    all_tricks: int = 0
    no_trick: int = 0

    @property
    def turn(self) -> int:
        """Who plays next."""
        return len(self.trick) % len(self.hands)

    @property
    def cards(self) -> int:
        """The cards that may be played now."""
        hand = self.hands[self.turn]
        if not self.trick:
            return hand
        best = winner(self.law, self.trick)
        partner_wins = len(self.hands) == 4 and len(self.trick) > 1 and best == self.turn - 2
        led = self.trick[0] // self.law.suit_length
        return legal(self.law, hand, led, self.trick[best], partner_wins)

    @property
    def points(self) -> int:
        """All the points that are still to be made, those on the table included."""
        left = sum(self.worth[card] for hand in self.hands for card in numbers(hand))
        return left + sum(self.worth[card] for card in self.trick) + self.last


class Solved(NamedTuple):
    """The value of a table for the leader's side, that of each card that may be played, the positions looked at."""

    value: int
    cards: dict[int, int]
    nodes: int


class Root(NamedTuple):
    """A table as the search takes it: `place` cards are in the trick, which `winning` is winning with `best`."""

    seat: int
    place: int
    led: int
    best: int
    winning: int
    worth: int
    remaining: int


def root(table: OpenTable) -> Root:
    """The start of a search."""
    trick = table.trick
    best = winner(table.law, trick) if trick else 0
    remaining = sum(1 << card for card in trick)
    for hand in table.hands:
        remaining |= hand
    return Root(
        seat=table.turn,
        place=len(trick),
        led=trick[0] // table.law.suit_length if trick else NO_SUIT,
        best=trick[best] if trick else 0,
        winning=best,
        worth=sum(table.worth[card] for card in trick) + (_last(table, remaining) if trick else 0),
        remaining=remaining,
    )


def after(table: OpenTable, before: Root, card: int) -> tuple[Root, int]:
    """The search after a card of the seat whose turn it is, and what the side of seat 0 has made by it."""
    seats = len(table.hands)
    takes = before.place == 0 or beats(table.law, card, before.best)
    best, winning = (card, before.seat) if takes else (before.best, before.winning)
    worth = before.worth + table.worth[card] + (_last(table, before.remaining) if before.place == 0 else 0)
    if before.place + 1 == seats:
        return Root(winning, 0, NO_SUIT, 0, winning, 0, 0), 0 if winning & 1 else worth
    led = card // table.law.suit_length if before.place == 0 else before.led
    return Root((before.seat + 1) % seats, before.place + 1, led, best, winning, worth, before.remaining), 0


def _last(table: OpenTable, remaining: int) -> int:
    """What the trick is worth beside its cards; as good as on the table from its first card on."""
    return table.last if count(remaining) == len(table.hands) else 0


def numbers(cards: int) -> list[int]:
    """The numbers of a mask's cards, the lowest first."""
    return [card for card in range(cards.bit_length()) if cards >> card & 1]
