"""The draw of cards before the four of a table sit, under the sheet of the contest (BUR-02)."""

from __future__ import annotations

from collections.abc import Sequence

from mazziere.cards import card
from mazziere.contests.contest import Contest, Round, Table
from mazziere.contests.facts import SeatsDrawn
from mazziere.contests.fold.refused import Refused
from mazziere.contests.format import Format
from mazziere.contests.words import side_name
from mazziere.games import play
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.seating import DrawAgain, seat_draw

SEATS = 4


def seats_drawn(contest: Contest, round: Round, table: Table, cards: Sequence[str]) -> tuple[SeatsDrawn, int]:
    """The fact of a draw, and the seat that deals: 0 and 2 are the first side, 1 and 3 the second.

    `cards` are in seat order; after the first four come those of the players who had to draw again, in seat order.
    Raises Refused when the format has no such draw, a card is none, or equal cards must be drawn again: by whom.
    """
    format = contest.format(round.discipline)
    if not format.seat_draw:
        raise Refused("contest.refusal.no_seat_draw")
    try:
        dealer = _dealer(format, cards)
    except DrawAgain as again:
        if len(cards) < SEATS:
            raise Refused("contest.refusal.seat_cards", count=SEATS, cards=" ".join(cards)) from None
        names = ", ".join(_sitting(contest, round, table, seat) for seat in again.seats)
        raise Refused("contest.refusal.draw_again", names=names, count=len(again.seats)) from None
    except ValueError:
        raise Refused("contest.refusal.seat_cards", count=SEATS, cards=" ".join(cards)) from None
    return SeatsDrawn(round=round.id, table=table.key, cards=tuple(cards)), dealer


def first_dealer(contest: Contest, round: Round, table: Table) -> str | None:
    """The name of who deals first by the cards of this table; of the side where its members are not known."""
    if not table.cards:
        return None
    try:
        return _sitting(contest, round, table, _dealer(contest.format(round.discipline), table.cards))
    except ValueError:  # cards of a file that no sheet of today reads
        return None


def _sitting(contest: Contest, round: Round, table: Table, seat: int) -> str:
    side = table.sides[seat % 2]
    people = [name for entry in side for name in table.members.get(entry) or contest.members(entry, round)]
    return people[seat // 2] if seat // 2 < len(people) else side_name(contest, side)


def _dealer(format: Format, cards: Sequence[str]) -> int:
    regulation = play(format.sheet)[1]
    assert isinstance(regulation, Regulation)
    return seat_draw(regulation, [card(text) for text in cards]).dealer
