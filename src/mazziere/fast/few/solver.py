"""The exact solver for two to four seats under any law of tricks, with cards that come in during play."""

from collections.abc import Mapping
from threading import local
from typing import NamedTuple

from mazziere.fast.few.kernels import cards_drawn, few_valued, trick_closed
from mazziere.fast.few.layout import (
    CARDS,
    COVERED,
    DRAWN,
    ENDING,
    FRAMES,
    GENERATION,
    KILLER,
    KILLERS,
    LEAST_END,
    LIVE,
    MANY,
    MOST_END,
    NO_CARD,
    NODES,
    PLAYED,
    REST,
    SEATS,
    STOCK,
    STOCK_SIZE,
    SUIT,
    TABLE,
    TOOK,
    UNDER,
    WORDS,
    WORTH,
    row,
    write_law,
)
from mazziere.fast.open_table import Solved, numbers
from mazziere.fast.text import TEXT
from mazziere.tricks.law import NO_SUIT, TrickLaw
from mazziere.tricks.obligations import legal
from mazziere.tricks.winner import beats, winner

OLDEST = 1 << 18
EVERYBODY = 16


class FewTable(NamedTuple):
    """A trick game with open cards, in numbers by law; seats are counted from the leader of this trick: seat 0 leads.

    `hands` are masks of the cards that may be reached, without those of the `trick`. `ours` says who is on the leader's
    side. `worth` are the points by number. `under` has the card below a card, `stock` what is drawn after each trick,
    the winner first. `took` is the mask of the seats that have taken a trick, and `ending` what the end brings the
    leader's side beside the cards: by the seats that have taken one, times four, and who takes the last.
    """

    law: TrickLaw
    worth: tuple[int, ...]
    hands: tuple[int, ...]
    ours: tuple[bool, ...]
    trick: tuple[int, ...] = ()
    under: Mapping[int, int] = {}
    stock: tuple[int, ...] = ()
    took: int = 0
    ending: tuple[int, ...] = (0,) * (EVERYBODY * SEATS)

    @property
    def cards(self) -> int:
        """The cards that may be played now."""
        turn = len(self.trick)
        if not self.trick:
            return self.hands[turn]
        best = winner(self.law, self.trick)
        partner_wins = len(self.hands) == SEATS and turn > 1 and best == turn - 2
        led = self.trick[0] // self.law.suit_length
        return legal(self.law, self.hands[turn], led, self.trick[best], partner_wins)


class Few:
    """A solver with its row: one for a thread."""

    def __init__(self) -> None:
        self._words = row()

    def solve(self, table: FewTable, every_card: bool = True) -> Solved:
        """The value for the leader's side under best play; with `every_card` that of each card that may be played."""
        self._ready(table)
        place = len(table.trick)
        best = winner(table.law, table.trick) if place else 0
        led = table.trick[0] // table.law.suit_length if place else NO_SUIT
        card = self._slot(table, table.trick[best]) if place else 0
        worth = sum(table.worth[played] for played in table.trick)
        low = int(self._words[LEAST_END + table.took])
        high = int(self._words[FRAMES + REST] + self._words[MOST_END + table.took])
        value = int(few_valued(TEXT, self._words, place, place, led, card, best, worth, 0, low, high))
        cards = {}
        if every_card:
            for played in numbers(table.cards):
                span = (low, value) if table.ours[place] else (value, high)
                cards[played] = self._after(table, played, best, worth, *span)
        return Solved(value, cards, int(self._words[NODES]))

    def _slot(self, table: FewTable, card: int) -> int:
        """The number of a card where every suit has sixteen."""
        return card // table.law.suit_length * SUIT + card % table.law.suit_length

    def _mask(self, table: FewTable, cards: int) -> int:
        return sum(1 << self._slot(table, card) for card in numbers(cards))

    def _ready(self, table: FewTable) -> None:
        """Write down the table; what was known of another one does not hold."""
        words, seats = self._words, len(table.hands)
        write_law(words, table.law, seats)
        words[0:SEATS] = [self._mask(table, hand) for hand in table.hands] + [0] * (SEATS - seats)
        words[MANY : MANY + SEATS] = [int(ours) for ours in table.ours] + [0] * (SEATS - seats)
        words[WORTH:UNDER] = [0] * CARDS
        words[UNDER:STOCK] = [NO_CARD] * CARDS
        for card, worth in enumerate(table.worth):
            words[WORTH + self._slot(table, card)] = worth
        for card, below in table.under.items():
            words[UNDER + self._slot(table, card)] = self._slot(table, below)
        words[COVERED : COVERED + SEATS] = self._covered(table)
        words[STOCK_SIZE] = len(table.stock)
        for at, card in enumerate(table.stock):
            words[STOCK + at] = self._slot(table, card)
        words[KILLER : KILLER + KILLERS] = [NO_CARD] * KILLERS
        words[NODES] = 0
        words[GENERATION] += 1
        if words[GENERATION] >= OLDEST:
            words[TABLE:WORDS] = [0] * (WORDS - TABLE)
            words[GENERATION] = 1
        self._endings(table)
        self._first_frame(table)

    def _covered(self, table: FewTable) -> list[int]:
        """The covered cards of each seat; a pile is a seat's whose top card it may reach."""
        found = [0] * SEATS
        for top, below in table.under.items():
            for seat, hand in enumerate(table.hands):
                if hand >> top & 1:
                    found[seat] |= 1 << self._slot(table, below)
        return found

    def _endings(self, table: FewTable) -> None:
        """What the end brings, and the least and the most of it that is still possible."""
        words, seats = self._words, len(table.hands)
        words[ENDING : ENDING + EVERYBODY * SEATS] = table.ending
        for took in range(1 << seats):
            ends = [
                table.ending[after * SEATS + last]
                for after in range(1 << seats)
                for last in range(seats)
                if after & took == took and after >> last & 1
            ]
            words[LEAST_END + took], words[MOST_END + took] = min(ends), max(ends)

    def _first_frame(self, table: FewTable) -> None:
        words = self._words
        live = [card for hand in table.hands for card in numbers(hand)]
        live += [*table.trick, *table.stock, *table.under.values()]
        live += [card for card in table.under if card not in live]
        words[FRAMES + LIVE] = sum(1 << self._slot(table, card) for card in live)
        words[FRAMES + REST] = sum(table.worth[card] for card in live)
        words[FRAMES + TOOK] = table.took
        words[FRAMES + DRAWN] = 0
        for at, card in enumerate(table.trick):
            words[FRAMES + PLAYED + at] = self._slot(table, card)

    def _after(self, table: FewTable, played: int, best: int, worth: int, low: int, high: int) -> int:
        """The value once a card is played."""
        words, seat = self._words, len(table.trick)
        card, hand, place = self._slot(table, played), int(words[seat]), len(table.trick)
        below = int(words[UNDER + card])
        words[seat] = hand ^ 1 << card | (0 if below == NO_CARD else 1 << below)
        words[FRAMES + PLAYED + place] = card
        takes = not place or beats(table.law, played, table.trick[best])
        owner, total = seat if takes else best, worth + table.worth[played]
        top = card if takes else self._slot(table, table.trick[best])
        if place + 1 < len(table.hands):
            led = card // SUIT if not place else table.trick[0] // table.law.suit_length
            value = int(few_valued(TEXT, words, seat + 1, place + 1, led, top, owner, total, 0, low, high))
        else:
            won = total if table.ours[owner] else 0
            drew = trick_closed(TEXT, words, owner, total)
            value = won + int(few_valued(TEXT, words, owner, 0, NO_SUIT, 0, owner, 0, 1, low - won, high - won))
            if drew:
                cards_drawn(TEXT, words, owner)
        words[seat] = hand
        return value


_HERE = local()


def few() -> Few:
    """The solver of this thread."""
    if not hasattr(_HERE, "solver"):
        _HERE.solver = Few()
    solver: Few = _HERE.solver
    return solver
