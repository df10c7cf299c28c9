"""One position of a burraco deal."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import NamedTuple

from mazziere.core.match import Match
from mazziere.core.result import Side
from mazziere.core.seats import Seat
from mazziere.games.burraco.regulation import Regulation
from mazziere.melds import Meld

NO_CARD = -1
NOBODY = -1


class Phase(Enum):
    """Where the turn stands: before the draw, after it, or the deal is over."""

    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


class Pot(IntEnum):
    """What a side has done with its pot. A pot on the fly is played at once."""

    NONE = 0
    TAKEN = 1
    PLAYED = 2


class End(Enum):
    """How the deal ended."""

    CLOSED = "closed"
    STOCK = "stock"
    STALL = "stalled"


class State(NamedTuple):
    """A position, a frozen value. Cards are numbers of `melds.numbers`, hands bags of `melds.bag`; figures per side
    stand in side order.
    """

    regulation: Regulation
    match: Match
    dealer: Seat
    turn: Seat
    phase: Phase
    hands: tuple[int, ...]
    stock: tuple[int, ...]
    """Every card that the stock began with, the top last; `left` of them are still there."""
    left: int
    pile: tuple[int, ...]
    pots: tuple[tuple[int, ...], ...]
    """The pots on the table, the one to be taken first in front."""
    melds: tuple[tuple[Meld, ...], ...]
    pot: tuple[Pot, ...] = (Pot.NONE, Pot.NONE)
    taker: tuple[Seat, ...] = (NOBODY, NOBODY)
    """Who holds the side's pot while it is taken and not played."""
    known: tuple[int, ...] = ()
    """Of each hand, the cards that everybody has seen: taken with the pile, or laid and taken back."""
    single: int = NO_CARD
    """The card of this turn's draw when the pile had only that one."""
    equal_held: bool = False
    """Whether an equal card was held when it was taken."""
    moved: bool = False
    """Whether this turn had a meld, an addition or a card of the stock."""
    quiet: int = 0
    """How many turns running had none of these."""
    before: State | None = None
    """The position before the last meld or addition of the turn, while it can be taken back."""
    flown: bool = False
    """Whether the pot was taken on the fly in this turn."""
    end: End | None = None
    closed_by: Seat = NOBODY


def side_of(seat: Seat) -> Side:
    """The side of a seat: with four, partners sit opposite; with two, each is a side."""
    return seat % 2


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The tuple with one entry changed."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)
