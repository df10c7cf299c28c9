"""A finished game as a small JSON file: it replays, verifies, can be analysed and shared (version 1)."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from mazziere.cards import Card, card
from mazziere.core.errors import BadInput
from mazziere.core.origin import Collected, Fresh, Given, Shuffle, read_shuffle
from mazziere.core.result import Side
from mazziere.core.seats import Seat

VERSION = 1

__all__ = ["VERSION", "Collected", "DealRecord", "Fresh", "Given", "Record", "Shuffle", "read_record"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRecord:
    """One deal: who dealt, the deck, how it came about, every action in order with its seat.

    `result` is the result in plain values (`Result.json`), or None when the deal was broken off.
    """

    dealer: Seat
    deck: tuple[Card, ...]
    shuffle: Shuffle
    actions: tuple[tuple[Seat, str], ...]
    result: Mapping[str, Any] | None = None

    def json(self) -> dict[str, Any]:
        """As a record writes it."""
        return {
            "dealer": self.dealer,
            "deck": [str(c) for c in self.deck],
            "shuffle": self.shuffle.json(),
            "actions": [list(action) for action in self.actions],
            "result": self.result,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole game. `options` has every option's value, so that a later change of the sheet changes no record.

    `seats` are the names and kinds (`person`, `book`, `random` ...) in seat order; `winner` the side that won the
    match, or None while it has not.
    """

    sheet: str
    options: Mapping[str, Any]
    seats: tuple[Mapping[str, str], ...]
    deals: tuple[DealRecord, ...]
    winner: Side | None = None

    def json(self) -> dict[str, Any]:
        """The record in plain values."""
        return {
            "mazziere": VERSION,
            "sheet": self.sheet,
            "options": dict(self.options),
            "seats": [dict(seat) for seat in self.seats],
            "deals": [deal.json() for deal in self.deals],
            "winner": self.winner,
        }

    def text(self) -> str:
        """The record as JSON, one line a deal, so that it can be read and compared."""
        data = self.json()
        deals = ",\n  ".join(_compact(deal) for deal in data.pop("deals"))
        winner = data.pop("winner")
        return f'{_compact(data)[:-1]},\n "deals": [\n  {deals}\n ],\n "winner": {json.dumps(winner)}}}\n'


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def read_record(text: str | bytes) -> Record:
    """Read a record. Raises BadInput, naming the place, when it is damaged, truncated or of an unknown version."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput("cli.record_damaged", error=str(error)) from error
    if not isinstance(data, dict) or "mazziere" not in data:
        raise BadInput("cli.record_none")
    if data["mazziere"] != VERSION:
        raise BadInput("cli.record_version", version=str(data["mazziere"]), known=VERSION)
    deals = _part("deals", lambda: list(data["deals"]))
    return Record(
        sheet=_part("sheet", lambda: _text(data["sheet"])),
        options=_part("options", lambda: dict(data["options"])),
        seats=_part("seats", lambda: tuple(_read_seat(seat) for seat in data["seats"])),
        deals=tuple(_part(f"deals[{number}]", partial(_read_deal, deal)) for number, deal in enumerate(deals)),
        winner=_part("winner", lambda: _optional_number(data.get("winner"))),
    )


def _part(place: str, read: Callable[[], Any]) -> Any:
    try:
        return read()
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        detail = f"no {error}" if isinstance(error, KeyError) else str(error)
        raise BadInput("cli.record_place", place=place, error=detail) from error


def _read_seat(data: Mapping[str, Any]) -> dict[str, str]:
    return {"name": _text(data["name"]), "kind": _text(data["kind"])}


def _read_deal(data: Mapping[str, Any]) -> DealRecord:
    result = data["result"]
    return DealRecord(
        dealer=_number(data["dealer"]),
        deck=tuple(card(_text(word)) for word in data["deck"]),
        shuffle=read_shuffle(data["shuffle"]),
        actions=tuple((_number(seat), _text(action)) for seat, action in data["actions"]),
        result=None if result is None else dict(result),
    )


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"not a text: {value!r}")
    return value


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"not a number: {value!r}")
    return value


def _optional_number(value: Any) -> int | None:
    return None if value is None else _number(value)
