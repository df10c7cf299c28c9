"""Positions of belote: plain values in, an open table out, with what the sheet gives for every trick."""

from collections.abc import Sequence
from typing import NamedTuple

from mazziere.cards import Card
from mazziere.core import Unanswered
from mazziere.core.result import Side
from mazziere.core.seats import Seat
from mazziere.fast.open_table import OpenTable
from mazziere.fast.solution import Unsolved
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.earned import BELOTE, LAST_TRICK, earned, totals
from mazziere.games.belote.options import TaValues
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.tally import Declared, Tally
from mazziere.referee.belote.sheet import pack, read_trump
from mazziere.referee.case import Case, at_most, items, need, once, read_cards, whole

PAIRS = 4
HAND = 8
MOST_DECLARED = 1000


class Question(NamedTuple):
    """An open table, whose turn it is, and the card behind each number."""

    table: OpenTable
    turn: Seat
    cards: tuple[Card, ...]


class Made(NamedTuple):
    """What is written beside the tricks, by side: pairs of king and queen of trump, and declarations."""

    belotes: tuple[int, ...]
    declared: tuple[int, ...]

    def by(self, side: Side) -> int:
        """What a side has of it."""
        return self.belotes[side] * BELOTE + self.declared[side]


def read(regulation: Regulation, position: Case) -> Question:
    """The open table of a position of two pairs.

    Raises Unsolved for a sheet that has no solver, Unanswered for a position that is impossible.
    """
    if regulation.deal.players != PAIRS:
        raise Unsolved("cli.solve.sheet", sheet=regulation.sheet)
    trump = read_trump(position, regulation)
    if trump == "all" and regulation.auction and regulation.auction.ta_values is TaValues.TRUMP:
        raise Unsolved("cli.solve.scaled", sheet=regulation.sheet)
    leader = whole(need(position, "leader"), "leader", 0, PAIRS - 1)
    hands, trick = _cards(regulation, position, leader)
    numbers = regulation.numbers[trump]
    every, none = _every_trick(regulation, position, trump, leader % 2, HAND - len(hands[leader]) - bool(trick))
    table = OpenTable(
        law=numbers.law,
        worth=numbers.worth,
        last=LAST_TRICK,
        hands=tuple(
            sum(1 << numbers.number[card] for card in hands[(leader + place) % PAIRS]) for place in range(PAIRS)
        ),
        trick=tuple(numbers.number[card] for card in trick),
        all_tricks=every,
        no_trick=none,
    )
    return Question(table, (leader + len(trick)) % PAIRS, numbers.cards)


def _cards(regulation: Regulation, position: Case, leader: Seat) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Hands and trick: each card once, and whoever has played to the trick holds one card less."""
    known = pack(regulation)
    given = items(need(position, "hands"), "hands")
    at_most(given, "hands", PAIRS, least=PAIRS)
    hands = [read_cards(hand, f"hands[{seat}]", known) for seat, hand in enumerate(given)]
    trick = read_cards(position.get("trick") or [], "trick", known)
    at_most(trick, "trick", PAIRS - 1)
    once(trick, *hands)
    longest = len(hands[(leader + PAIRS - 1) % PAIRS])
    for place in range(PAIRS):
        seat = (leader + place) % PAIRS
        expected = longest - (place < len(trick))
        if len(hands[seat]) != expected:
            raise Unanswered("cli.solve.hand", seat=seat, count=len(hands[seat]), expected=max(expected, 0))
        at_most(hands[seat], f"hands[{seat}]", HAND)
    if not longest:
        raise Unanswered("cli.solve.over")
    return hands, trick


def _every_trick(regulation: Regulation, position: Case, trump: str, side: Side, gone: int) -> tuple[int, int]:
    """What the leader's side has on top of its points for every trick of the deal, and what it loses with none.

    Nothing, where a trick has been lost or won before; how it stands is known by `tricks`, or when no trick is `gone`.
    """
    made = _made(regulation, position, trump)
    taken = _pair(position, "tricks", HAND)
    _pair(position, "won", MOST_DECLARED)
    if position.get("taker") is not None:
        whole(position["taker"], "taker", 0, PAIRS - 1)
    if taken is None:
        taken = None if gone else (0, 0)
    elif sum(taken) != gone:
        raise Unanswered("cli.solve.tricks", sum=sum(taken), expected=gone)
    if taken is None:
        return 0, 0
    points = sum(regulation.numbers[trump].worth)
    every = _total(regulation, trump, made, side, side, points) - points - LAST_TRICK - made.by(side)
    none = _total(regulation, trump, made, side, 1 - side, points) - made.by(side)
    if every < 0:
        raise Unsolved("cli.solve.every_trick", sheet=regulation.sheet)
    return every if not taken[1 - side] else 0, none if not taken[side] else 0


def _total(regulation: Regulation, trump: str, made: Made, side: Side, sweeper: Side, points: int) -> int:
    """What a side makes when the sweeper takes every trick: the sheet's own count."""
    tally = Tally(
        takers=side,
        mode="suit" if trump in SUITS else trump,
        cards=tuple(points if at == sweeper else 0 for at in range(2)),
        tricks=tuple(HAND if at == sweeper else 0 for at in range(2)),
        last=sweeper,
        belotes=made.belotes,
        declared=tuple(
            Declared(side=at, what="declarations", points=points) for at, points in enumerate(made.declared) if points
        ),
    )
    return totals(earned(regulation, tally), 2)[side]


def _made(regulation: Regulation, position: Case, trump: str) -> Made:
    """Belote and declarations of the position; they count where every trick takes them along."""
    declared = _pair(position, "declarations", MOST_DECLARED) or (0, 0)
    if any(declared) and regulation.declarations is None:
        raise Unanswered("referee.case.no_declarations", sheet=regulation.sheet)
    belote = position.get("belote")
    if belote is None:
        return Made((0, 0), declared)
    if trump == "none":
        raise Unanswered("referee.case.belote_without_trump")
    side = whole(belote, "belote", 0, 1)
    return Made((int(side == 0), int(side == 1)), declared)


def _pair(position: Case, key: str, most: int) -> tuple[int, int] | None:
    """Two numbers, one a side, or None where they are not given."""
    if position.get(key) is None:
        return None
    given: Sequence[object] = items(position[key], key)
    at_most(given, key, 2, least=2)
    first, second = (whole(value, f"{key}[{side}]", 0, most) for side, value in enumerate(given))
    return first, second
