"""The draw for seats: each player draws a card, and the cards say who deals first (BUR-02, B2, B3)."""

from collections.abc import Sequence
from typing import NamedTuple

from mazziere.cards import JOKER, Card
from mazziere.core.seats import Seat
from mazziere.games.burraco.options import Dealer, SeatDrawTie
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.state import side_of

RANK_ORDER = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "JK")
"""From the lowest (BUR-25)."""
SUITS_DOWN = ("H", "D", "C", "S")
"""From the highest, where the suit decides between equal cards."""


class DrawAgain(ValueError):
    """Equal cards decide nothing: these seats draw another one."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__("the fan has run out of cards")
        self.seats = seats


class SeatDraw(NamedTuple):
    """The draw: every round of it, as the cards drawn by seat, and the dealer that it gives."""

    rounds: tuple[dict[Seat, Card], ...]
    dealer: Seat


def seat_draw(regulation: Regulation, fan: Sequence[Card]) -> SeatDraw:
    """Each seat in turn draws the next card of the fan; tied players draw again until one of them is alone.

    Raises DrawAgain, with the seats that need one more, when the fan runs out of cards.
    """
    drawing = _Drawing(regulation, fan)
    highest = drawing.best(tuple(range(regulation.seats)), highest=True)
    if regulation.deal.dealer is Dealer.HIGHEST:
        return SeatDraw(tuple(drawing.rounds), highest)
    others = tuple(seat for seat in range(regulation.seats) if side_of(seat) != side_of(highest))
    lowest = drawing.best(others, highest=False)
    return SeatDraw(tuple(drawing.rounds), lowest)


class _Drawing:
    def __init__(self, regulation: Regulation, fan: Sequence[Card]) -> None:
        self.by_suit = regulation.deal.seat_draw_tie is SeatDrawTie.BY_SUIT
        self.fan = iter(fan)
        self.rounds: list[dict[Seat, Card]] = []
        self.last: dict[Seat, Card] = {}

    def draw(self, seats: tuple[Seat, ...]) -> None:
        drawn = dict(zip(seats, self.fan, strict=False))
        if len(drawn) < len(seats):
            raise DrawAgain(seats)
        self.rounds.append(drawn)
        self.last = {**self.last, **drawn}

    def best(self, seats: tuple[Seat, ...], *, highest: bool) -> Seat:
        """Who of these has the highest or the lowest card; tied players draw again."""
        if not self.rounds:
            self.draw(seats)
        while len(seats) > 1:
            ranked = {seat: self.rank(self.last[seat]) for seat in seats}
            wanted = (max if highest else min)(ranked.values())
            seats = tuple(seat for seat in seats if ranked[seat] == wanted)
            if len(seats) > 1:
                self.draw(seats)
        return seats[0]

    def rank(self, card: Card) -> tuple[int, int]:
        suit = -SUITS_DOWN.index(card.suit) if self.by_suit and card != JOKER else 0
        return RANK_ORDER.index(card.rank), suit
