"""Whether a record is true: its deals fair, every action allowed, every result what the rules give."""

from dataclasses import dataclass
from typing import Any

from mazziere.core.errors import BadInput
from mazziere.core.game import Game
from mazziere.core.record import Record
from mazziere.core.regulation import Regulation
from mazziere.core.replay import Moment, replay


@dataclass(frozen=True, slots=True, kw_only=True)
class Verified:
    """What a true record was found to hold: complete deals, actions, and deals whose deck nobody promised (given)."""

    deals: int
    actions: int
    given: int
    winner: int | None


def verify(game: Game[Any, Any, Any], regulation: Regulation, record: Record) -> Verified:
    """Check the whole record. Raises BadInput at the first thing that is not true, naming the deal."""
    seats = game.seats(regulation)
    if len(record.seats) != seats:
        raise BadInput("cli.record_seats", count=len(record.seats), seats=seats)
    winner, finished, actions, last = None, 0, 0, None
    for last in replay(game, regulation, record):
        if last.seat is None:
            _check_deck(game, regulation, record, last)
        else:
            actions += 1
        if not game.waiting(last.state):
            _check_result(game, record, last)
            finished, winner = finished + 1, game.next(last.state).winner
    if last is not None and game.waiting(last.state) and record.deals[last.deal].result is not None:
        raise BadInput("cli.record_unfinished", deal=last.deal + 1)
    if record.winner != winner:
        raise BadInput("cli.record_winner", winner=str(record.winner), expected=str(winner))
    given = sum(not deal.shuffle.fair for deal in record.deals)
    return Verified(deals=finished, actions=actions, given=given, winner=winner)


def _check_deck(game: Game[Any, Any, Any], regulation: Regulation, record: Record, moment: Moment) -> None:
    deal = record.deals[moment.deal]
    try:
        deal.shuffle.check(deal.deck, game.pack(regulation).cards, moment.match, len(record.seats))
    except BadInput as error:
        raise BadInput(error.key, **{**error.detail, "deal": moment.deal + 1}) from error


def _check_result(game: Game[Any, Any, Any], record: Record, moment: Moment) -> None:
    written, found = record.deals[moment.deal].result, game.result(moment.state)
    assert found is not None
    if written != found.json():
        differs = [name for name, value in found.json().items() if (written or {}).get(name) != value]
        raise BadInput("cli.record_result", deal=moment.deal + 1, differs=", ".join(differs))
