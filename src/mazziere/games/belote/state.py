"""The states of one deal of belote: one frozen value for each moment, each holding what the next move needs."""

from typing import NamedTuple

from mazziere.cards import Card
from mazziere.core.match import Match
from mazziere.core.result import Result
from mazziere.core.seats import Seat
from mazziere.games.belote.actions import Action
from mazziere.games.belote.declarations import Combination, Verdict
from mazziere.games.belote.numbers import Numbers
from mazziere.games.belote.regulation import Regulation

Calls = tuple[tuple[Seat, Action], ...]
Masks = tuple[int, ...]
"""One mask of cards a seat; natural numbers before trump is known, numbers by law after."""


class Pile(NamedTuple):
    """An open card of the table and the covered one below it; None where it is gone."""

    up: Card | None
    down: Card | None


class Dealt(NamedTuple):
    """What stays the same from the first card dealt. `first` speaks first and leads; `stock` is dealt from its front.

    `piles` are a seat's pairs of cards on the table, laid before the bidding only where there are no hands.
    """

    regulation: Regulation
    match: Match
    dealer: Seat
    first: Seat
    deck: tuple[Card, ...]
    turned: Card | None
    stock: tuple[Card, ...]
    piles: tuple[tuple[Pile, ...], ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return self.regulation.deal.players


class Contract(NamedTuple):
    """What is played: who took it, the trump (a suit, `none`, `all`), and in an auction the value and its level.

    `level` is 1, 2 doubled, 4 redoubled, whatever that multiplies by. `contro` is the Ligurian call.
    """

    taker: Seat
    trump: str
    value: int | str | None = None
    level: int = 1
    contro: bool = False


class Bidding(NamedTuple):
    """Bidding on the turned card; `hands` are natural masks, `round` is 1 or 2."""

    dealt: Dealt
    hands: Masks
    calls: Calls
    turn: Seat
    round: int


class Auction(NamedTuple):
    """Bidding by numbers. `passes` in a row since `best`, or since it was doubled; `doubler` doubled it."""

    dealt: Dealt
    hands: Masks
    calls: Calls
    turn: Seat
    best: Contract | None = None
    passes: int = 0
    doubler: Seat | None = None


class Window(NamedTuple):
    """Others may speak over a call, at once: each of `asked`, in this order, speaks or passes.

    `contract` stands when all stay silent. `answers` are those given so far: they are nobody else's business until
    the first of `asked` that speaks is known. `auction` is where an auction goes on after silence, `out` the cards
    that nobody gets.
    """

    dealt: Dealt
    hands: Masks
    calls: Calls
    contract: Contract
    asked: tuple[Seat, ...]
    answers: Calls = ()
    auction: Auction | None = None
    out: tuple[Card, ...] = ()


class Overcall(Window):
    """Senza over a suit, contro over senza."""

    __slots__ = ()


class Doubling(Window):
    """A double out of turn, right after a bid."""

    __slots__ = ()


class Exchange(Window):
    """The seven of trump for the turned card, before the first card is led: who holds it, nobody is told."""

    __slots__ = ()


class Trick(NamedTuple):
    """A finished trick, its cards in numbers by law."""

    leader: Seat
    cards: tuple[int, ...]
    winner: Seat


class Said(NamedTuple):
    """A word of belote: who said it, in which suit, `belote` or `rebelote`."""

    seat: Seat
    suit: str
    word: str


class Compared(NamedTuple):
    """What came of the declarations: the verdict, and the parties that claimed what they did not hold."""

    verdict: Verdict
    false: tuple[int, ...]


class Frame(NamedTuple):
    """What stays the same while cards are played.

    `start` are the natural masks that the seats held before the first card, `claims` what each declares by itself,
    `out` the cards that nobody gets, `swapped` who exchanged the seven of trump, and for which card.
    """

    dealt: Dealt
    calls: Calls
    contract: Contract
    numbers: Numbers
    start: Masks
    claims: tuple[tuple[Combination, ...], ...]
    out: tuple[Card, ...] = ()
    swapped: tuple[Seat, Card] | None = None


class Playing(NamedTuple):
    """The tricks. Masks are numbers by law; `hands` are the cards that a seat may reach, `allowed` those of `turn`.

    `led` is the suit led or NO_SUIT, `best` the card that is winning and `winning` whose it is. `points` are the card
    points per side. `declared` are the claims said so far, `compared` what came of them after the first trick.
    """

    frame: Frame
    hands: Masks
    turn: Seat
    allowed: int
    led: int
    best: int
    winning: Seat
    trick: tuple[int, ...]
    tricks: tuple[Trick, ...]
    points: tuple[int, ...]
    said: tuple[Said, ...]
    declared: tuple[tuple[Seat, Combination], ...]
    compared: Compared | None
    piles: tuple[tuple[Pile, ...], ...]


class Over(NamedTuple):
    """The deal is over: how, and the match after it. `playing` is None when nobody took it."""

    dealt: Dealt
    calls: Calls
    hands: Masks
    playing: Playing | None
    result: Result
    match: Match


State = Bidding | Auction | Overcall | Doubling | Exchange | Playing | Over
