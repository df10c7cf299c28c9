"""The draw of cards before the four of a table sit, under the sheet of the contest (BUR-02)."""

from __future__ import annotations

from collections.abc import Sequence

from mazziere.cards import card
from mazziere.contests.contest import Round, Table
from mazziere.contests.facts import SeatsDrawn
from mazziere.contests.fold.refused import Refused
from mazziere.contests.format import Format
from mazziere.games import play
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.seating import seat_draw

SEATS = 4


def seats_drawn(format: Format, round: Round, table: Table, cards: Sequence[str]) -> tuple[SeatsDrawn, int]:
    """The fact of a draw, and the seat that deals: 0 and 2 are the first side, 1 and 3 the second.

    `cards` are in seat order; after the first four come those of the players who had to draw again, in seat order.
    Raises Refused when the format has no such draw, a card is none, or more cards are needed.
    """
    if not format.seat_draw:
        raise Refused("contest.refusal.no_seat_draw")
    regulation = play(format.sheet)[1]
    assert isinstance(regulation, Regulation)
    try:
        found = seat_draw(regulation, [card(text) for text in cards])
    except ValueError as error:
        raise Refused("contest.refusal.seat_cards", count=SEATS, cards=" ".join(cards), error=str(error)) from None
    return SeatsDrawn(round=round.id, table=table.key, cards=tuple(cards)), found.dealer
