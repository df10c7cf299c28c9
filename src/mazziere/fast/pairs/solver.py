"""The exact solver for two pairs with up to eight cards each, under any law of tricks.

A side that does not make all the points of the cards does not take every trick, and one that makes some does take one.
So what every trick is worth on top is looked at only where one side makes everything: then the same search counts
tricks instead of points.
"""

from threading import local

from mazziere.fast.open_table import OpenTable, Root, Solved, after, numbers, root
from mazziere.fast.pairs.kernels import prepared, valued
from mazziere.fast.pairs.layout import CARDS, NODES, rows, write_law
from mazziere.fast.text import TEXT

SEATS = 4
TRICK = (1,) * CARDS
"""Cards that are worth one each: a trick is worth four."""


class Pairs:
    """A solver with its rows: one for a thread. The leader's side are seats 0 and 2."""

    def __init__(self) -> None:
        self._words, self._small = rows()

    def solve(self, table: OpenTable, every_card: bool = True) -> Solved:
        """The value for the leader's side under best play; with `every_card` that of each card that may be played."""
        words = self._words
        words[NODES] = 0
        self._ready(table, table.worth, table.last)
        start, most = root(table), table.points
        value = self._value(start, 0, most, most // 2)
        cards = self._cards(table, start, value, most) if every_card else {}
        if table.all_tricks and most in (value, *cards.values()):
            value, cards = self._all(table, start, value, cards, most, table.all_tricks)
        if table.no_trick and 0 in (value, *cards.values()):
            value, cards = self._all(table, start, value, cards, 0, table.no_trick)
        return Solved(value, cards, int(words[NODES]))

    def _ready(self, table: OpenTable, worth: tuple[int, ...], last: int) -> None:
        write_law(self._words, self._small, table.law, worth, last)
        for seat, hand in enumerate(table.hands):
            self._words[seat] = hand
        prepared(TEXT, self._words, self._small)

    def _value(self, at: Root, low: int, high: int, guess: int) -> int:
        return int(valued(TEXT, self._words, self._small, *at, low, high, guess))

    def _cards(self, table: OpenTable, start: Root, value: int, most: int) -> dict[int, int]:
        """The value of each card; none is better for its player than the value of the table."""
        found = {}
        for card in numbers(table.cards):
            low, high = (value, most) if start.seat & 1 else (0, value)
            found[card] = self._after(table, start, card, low, high, value)
        return found

    def _after(self, table: OpenTable, start: Root, card: int, low: int, high: int, guess: int) -> int:
        then, won = after(table, start, card)
        self._words[start.seat] ^= 1 << card
        if any(self._words[seat] for seat in range(SEATS)):
            won += self._value(then, max(0, low - won), max(0, high - won), max(0, guess - won))
        self._words[start.seat] ^= 1 << card
        return won

    def _all(
        self, table: OpenTable, start: Root, value: int, cards: dict[int, int], points: int, prize: int
    ) -> tuple[int, dict[int, int]]:
        """Value and cards with the prize where one side makes all the points and takes all the tricks too."""
        tricks = sum(hand.bit_count() for hand in table.hands) + len(table.trick)
        wanted = tricks if points else 0
        self._ready(table, TRICK, 0)
        counting = table._replace(worth=TRICK, last=0)
        start = root(counting)

        def every(found: int) -> bool:
            return found == wanted

        low, high = (tricks - 1, tricks) if points else (0, 1)
        if value == points and every(self._value(start, low, high, high)):
            value += prize
        for card, found in cards.items():
            if found == points and every(self._after(counting, start, card, low, high, high)):
                cards[card] += prize
        return value, cards


_HERE = local()


def pairs() -> Pairs:
    """The solver of this thread."""
    if not hasattr(_HERE, "solver"):
        _HERE.solver = Pairs()
    solver: Pairs = _HERE.solver
    return solver
