"""A finished game as a small JSON file: it replays, verifies, can be analysed and shared (version 1)."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from mazziere.cards import Card, card
from mazziere.cards.shuffle import commitment, cut, key, shuffled
from mazziere.core.deal import Deal
from mazziere.core.errors import BadInput
from mazziere.core.event import Event
from mazziere.core.game import Game, Refused
from mazziere.core.match import Match
from mazziere.core.regulation import Regulation
from mazziere.core.seats import Seat

VERSION = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Fresh:
    """A shuffle from a committed seed and the players' shares."""

    commitment: str
    seed: bytes
    shares: tuple[bytes, ...]

    def deck(self, pack: tuple[Card, ...], match: Match) -> tuple[Card, ...]:
        """The deck that the seed and the shares give."""
        return shuffled(pack, key(self.seed, self.shares))

    def verify(self) -> None:
        """Raises BadInput when the seed is not the one that was committed."""
        if commitment(self.seed) != self.commitment:
            raise BadInput("cli.record_commitment", commitment=self.commitment)

    def json(self) -> dict[str, Any]:
        """As a record writes it."""
        shares = [share.hex() for share in self.shares]
        return {"kind": "fresh", "commitment": self.commitment, "seed": self.seed.hex(), "shares": shares}


@dataclass(frozen=True, slots=True, kw_only=True)
class Collected:
    """The tricks of the last deal put together, and cut."""

    cut: int

    def deck(self, pack: tuple[Card, ...], match: Match) -> tuple[Card, ...]:
        """The deck that the cut gives."""
        return cut(match.collected, self.cut)

    def verify(self) -> None:
        """Nothing was hidden: the deck follows from the deal before."""

    def json(self) -> dict[str, Any]:
        """As a record writes it."""
        return {"kind": "collected", "cut": self.cut}


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A deck that came from outside, such as a duplicate contest or a simulation: nothing to verify but its cards."""

    def deck(self, pack: tuple[Card, ...], match: Match) -> tuple[Card, ...]:
        """Any deck: a given one promises nothing."""
        return ()

    def verify(self) -> None:
        """Nothing was promised."""

    def json(self) -> dict[str, Any]:
        """As a record writes it."""
        return {"kind": "given"}


Shuffle = Fresh | Collected | Given


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRecord:
    """One deal: who dealt, the deck, how it came about, every action in order, and the result as plain values."""

    dealer: Seat
    deck: tuple[Card, ...]
    shuffle: Shuffle
    actions: tuple[tuple[Seat, str], ...]
    result: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole game. `options` has every option's value, so that a later change of the sheet changes no record."""

    sheet: str
    options: Mapping[str, Any]
    seats: tuple[Mapping[str, str], ...]
    deals: tuple[DealRecord, ...]
    winner: int | None = None
    first: Match | None = field(default=None, compare=False)

    def text(self) -> str:
        """The record as JSON, one line a deal, so that it can be read and compared."""
        head = {"mazziere": VERSION, "sheet": self.sheet, "options": dict(self.options), "seats": list(self.seats)}
        lines = ",\n  ".join(_compact(_deal_json(deal)) for deal in self.deals)
        opening = _compact(head)[:-1]
        return f'{opening},\n "deals": [\n  {lines}\n ],\n "winner": {json.dumps(self.winner)}}}\n'


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _deal_json(deal: DealRecord) -> dict[str, Any]:
    return {
        "dealer": deal.dealer,
        "deck": [str(c) for c in deal.deck],
        "shuffle": deal.shuffle.json(),
        "actions": [list(action) for action in deal.actions],
        "result": deal.result,
    }


def read_record(text: str | bytes) -> Record:
    """Read a record. Raises BadInput, naming the place, when it is damaged, truncated or of an unknown version."""
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadInput("cli.record_damaged", error=str(error)) from error
    if not isinstance(data, dict) or "mazziere" not in data:
        raise BadInput("cli.record_damaged", error='no "mazziere" key')
    if data["mazziere"] != VERSION:
        raise BadInput("cli.record_version", version=str(data["mazziere"]), known=VERSION)
    place = "head"
    try:
        deals = []
        for number, deal in enumerate(data["deals"], 1):
            place = f"deals[{number - 1}]"
            deals.append(_read_deal(deal))
        place = "head"
        seats = tuple({"name": str(seat["name"]), "kind": str(seat["kind"])} for seat in data["seats"])
        options = dict(data["options"])
        return Record(
            sheet=str(data["sheet"]), options=options, seats=seats, deals=tuple(deals), winner=data.get("winner")
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput("cli.record_place", place=place, error=f"{type(error).__name__}: {error}") from error


def _read_deal(data: Mapping[str, Any]) -> DealRecord:
    return DealRecord(
        dealer=int(data["dealer"]),
        deck=tuple(card(text) for text in data["deck"]),
        shuffle=_read_shuffle(data["shuffle"]),
        actions=tuple((int(seat), str(action)) for seat, action in data["actions"]),
        result=data["result"],
    )


def _read_shuffle(data: Mapping[str, Any]) -> Shuffle:
    match data["kind"]:
        case "fresh":
            shares = tuple(bytes.fromhex(share) for share in data["shares"])
            return Fresh(commitment=str(data["commitment"]), seed=bytes.fromhex(data["seed"]), shares=shares)
        case "collected":
            return Collected(cut=int(data["cut"]))
        case "given":
            return Given()
        case kind:
            raise ValueError(f"unknown kind of shuffle {kind!r}")


@dataclass(frozen=True, slots=True)
class Moment:
    """One point of a replay: the match and state before, who did what, the state after and what happened."""

    deal: int
    match: Match
    state: Any
    seat: Seat | None
    action: Any
    events: tuple[Event, ...]


def replay(game: Game[Any, Any, Any], regulation: Regulation, record: Record) -> Iterator[Moment]:
    """Play a record again, action by action; the first moment of a deal has no seat.

    Raises BadInput, naming deal and action, at the first thing that the rules refuse or that does not fit.
    """
    if not record.deals:
        return
    match = record.first or game.first(regulation, record.deals[0].dealer)
    for number, deal in enumerate(record.deals):
        if deal.dealer != match.dealer:
            raise BadInput("cli.record_dealer", deal=number + 1, dealer=deal.dealer, expected=match.dealer)
        state, events = game.start(regulation, Deal(deal.deck, deal.dealer), match)
        yield Moment(number, match, state, None, None, events)
        for at, (seat, text) in enumerate(deal.actions):
            try:
                action = game.read(text, regulation)
                state, events = game.step(state, seat, action)
            except Refused as refused:
                raise BadInput(
                    "cli.record_refused", deal=number + 1, place=at + 1, action=text, reason=str(refused)
                ) from refused
            yield Moment(number, match, state, seat, action, events)
        if game.waiting(state):
            return
        match = game.next(state)
