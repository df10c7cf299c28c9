"""A record played again, action by action, under the rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from mazziere.core.deal import Deal
from mazziere.core.errors import BadInput
from mazziere.core.event import Event
from mazziere.core.game import Game, Refused
from mazziere.core.match import Match
from mazziere.core.record import DealRecord, Record
from mazziere.core.regulation import Regulation
from mazziere.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Moment:
    """One point of a replay: the match before the deal, who did what, the state after it and what happened.

    The first moment of a deal, the deal itself, has no seat and no action.
    """

    deal: int
    match: Match
    state: Any
    seat: Seat | None
    action: Any
    events: tuple[Event, ...]


def replay(game: Game[Any, Any, Any], regulation: Regulation, record: Record) -> Iterator[Moment]:
    """Play a record again.

    Raises BadInput, naming deal and action, at the first thing that the rules refuse or that does not fit. Only the
    last deal may be unfinished.
    """
    if not record.deals:
        return
    match = game.first(regulation, record.deals[0].dealer)
    for number, deal in enumerate(record.deals):
        if match.winner is not None:
            raise BadInput("cli.record_after_end", deal=number + 1)
        if deal.dealer != match.dealer:
            raise BadInput("cli.record_dealer", deal=number + 1, dealer=deal.dealer, expected=match.dealer)
        last = None
        for last in replay_deal(game, regulation, deal, match, number):
            yield last
        assert last is not None
        if game.waiting(last.state):
            if number + 1 < len(record.deals):
                raise BadInput("cli.record_unfinished", deal=number + 1)
            return
        match = game.next(last.state)


def replay_deal(
    game: Game[Any, Any, Any], regulation: Regulation, deal: DealRecord, match: Match, number: int = 0
) -> Iterator[Moment]:
    """Play one deal of a record again. Raises BadInput, naming deal and action, for what the rules refuse."""
    state, events = game.start(regulation, Deal(deal.deck, deal.dealer), match)
    yield Moment(number, match, state, None, None, events)
    for at, (seat, text) in enumerate(deal.actions):
        try:
            action = game.read(text, regulation)
            state, events = game.step(state, seat, action)
        except Refused as refused:
            raise BadInput(
                "cli.record_refused", deal=number + 1, place=at + 1, seat=seat, action=text, reason=str(refused)
            ) from refused
        yield Moment(number, match, state, seat, action, events)
