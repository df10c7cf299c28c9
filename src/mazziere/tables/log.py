"""The facts of a table's log, in the order in which they may happen. Nothing else is stored; the state is their fold.

The log holds everything, hidden cards' seeds included: it leaves the process only through `tables.view`.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

By = Literal["person", "bot", "robot"]
"""Who acted on a seat: its person, the bot that sits there, or the robot that plays for an absent person."""


class Fact(Struct, frozen=True, kw_only=True, tag_field="fact"):
    """Something that happened; `at` is milliseconds since 1970."""

    at: int


class Plan(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat of a new table. `user` is the account of a person; `player` names a bot's player."""

    kind: Literal["person", "bot", "free"]
    name: str = ""
    user: str | None = None
    player: str | None = None


class Opened(Fact, frozen=True, kw_only=True, tag="opened"):
    """The table exists. `options` has every option's value: a later change of the sheet changes nothing.

    `named`: the name that its players gave these house rules, if any.
    """

    table: str
    sheet: str
    options: dict[str, Any]
    changed: list[str]
    pace: str
    seats: list[Plan]
    named: str = ""


class SatDown(Fact, frozen=True, kw_only=True, tag="seated"):
    """A person took a free seat, or a bot was put there."""

    seat: int
    who: Plan


class Left(Fact, frozen=True, kw_only=True, tag="left"):
    """A person left for good; a bot sits there from now on."""

    seat: int
    bot: Plan


class Began(Fact, frozen=True, kw_only=True, tag="began"):
    """A match begins with this dealer."""

    dealer: int


class Offered(Fact, frozen=True, kw_only=True, tag="offered"):
    """A deal is prepared: a seed is drawn and only its commitment shown; or the cut of the collected pack is drawn."""

    seed: bytes | None = None
    cut: int | None = None


class Shared(Fact, frozen=True, kw_only=True, tag="shared"):
    """A player's device gave its share."""

    seat: int
    share: bytes


class Dealt(Fact, frozen=True, kw_only=True, tag="dealt"):
    """The cards are dealt: the deck follows from the offer and the shares."""


class Acted(Fact, frozen=True, kw_only=True, tag="acted"):
    """A seat answered. In a window an answer before its turn is held back until the turn comes to it.

    `spent` is what the answer took from the seat's reserve, in milliseconds.
    """

    seat: int
    action: str
    by: By
    spent: int = 0


class TookOver(Fact, frozen=True, kw_only=True, tag="took_over"):
    """The clock of a person ran out: the robot plays for the seat."""

    seat: int


class CameBack(Fact, frozen=True, kw_only=True, tag="came_back"):
    """The person plays again."""

    seat: int


class WasReady(Fact, frozen=True, kw_only=True, tag="ready"):
    """A person wants to go on: the next deal, or another match."""

    seat: int


class Said(Fact, frozen=True, kw_only=True, tag="said"):
    """A phrase of the table, by its message key."""

    seat: int
    phrase: str


class Closed(Fact, frozen=True, kw_only=True, tag="closed"):
    """The table is over: everybody left, or nobody came for too long."""

    why: Literal["left", "idle"]


AnyFact = (
    Opened | SatDown | Left | Began | Offered | Shared | Dealt | Acted | TookOver | CameBack | WasReady | Said | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)


def pack(fact: AnyFact) -> bytes:
    """A fact as the store keeps it."""
    return _encoder.encode(fact)


def unpack(data: bytes) -> AnyFact:
    """A fact from the store. Raises msgspec.DecodeError when the bytes are no fact."""
    return _decoder.decode(data)
