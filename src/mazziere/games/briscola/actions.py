"""What a player may do in briscola, as frozen values whose text reads back."""

from dataclasses import dataclass
from functools import cache

from mazziere.cards import PACKS, Card, card
from mazziere.core.errors import BadInput

CALL_RANKS = ("A", "3", "K", "C", "J", "7", "6", "5", "4", "2")
"""The ranks in calling order: each call must go further down."""
SIGNALS = ("ace", "three", "king", "knight", "jack", "load", "nothing")
"""What a signal may tell: the high trumps, a load (an ace or a three of another suit), or nothing good."""
SUITS = ("D", "C", "S", "B")


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction for good."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Call:
    """Call a rank, a two with points to make, or (points first) the points alone. `points` 0: none named."""

    rank: str
    points: int = 0

    def __str__(self) -> str:
        return " ".join(["call", *([self.rank] if self.rank else []), *([str(self.points)] if self.points else [])])


@dataclass(frozen=True, slots=True)
class Suit:
    """Name the suit of the called card: it is trump."""

    suit: str

    def __str__(self) -> str:
        return f"suit {self.suit}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange the seven or the two of trump for the turned card."""

    def __str__(self) -> str:
        return "swap"


@dataclass(frozen=True, slots=True)
class Signal:
    """Make a sign that the table may see."""

    what: str

    def __str__(self) -> str:
        return f"signal {self.what}"


Action = Play | Pass | Call | Suit | Swap | Signal


@cache
def read(text: str) -> Action:
    """Read an action from its text. Raises BadInput, naming the text, when it is none of briscola's."""
    match text.split():
        case ["pass"]:
            return Pass()
        case ["swap"]:
            return Swap()
        case ["suit", suit] if suit in SUITS:
            return Suit(suit)
        case ["signal", what] if what in SIGNALS:
            return Signal(what)
        case ["call", *words]:
            return _call(text, words)
        case [word]:
            return _play(word)
    raise BadInput("cli.unknown_action", action=text)


PLAYS: dict[Card, Play] = {one: Play(one) for one in PACKS["italian-40"].cards}
"""The plays of the pack, made once."""


def _play(text: str) -> Play:
    try:
        one = card(text)
        return PLAYS[one] if one in PLAYS else Play(one)
    except ValueError:
        raise BadInput("cli.unknown_action", action=text) from None


def _call(text: str, words: list[str]) -> Call:
    match words:
        case [rank] if rank in CALL_RANKS:
            return Call(rank)
        case [points] if points.isdecimal() and len(points) < 4:
            return Call("", int(points))
        case [rank, points] if rank in CALL_RANKS and points.isdecimal() and len(points) < 4:
            return Call(rank, int(points))
    raise BadInput("cli.unknown_action", action=text)
