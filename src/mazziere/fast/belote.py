"""Positions of belote: plain values in, an open table out, with what the sheet gives beside the points of the cards."""

from mazziere.core import Unanswered
from mazziere.core.result import Side
from mazziere.core.seats import Seat
from mazziere.fast import held, prizes
from mazziere.fast.few.solver import FewTable
from mazziere.fast.held import Laid
from mazziere.fast.open_table import OpenTable
from mazziere.fast.prizes import Made, beside
from mazziere.fast.question import Question
from mazziere.fast.solution import Unsolved
from mazziere.games.belote.earned import LAST_TRICK
from mazziere.games.belote.numbers import Numbers
from mazziere.games.belote.options import DutyScope, TaValues
from mazziere.games.belote.regulation import Regulation
from mazziere.referee.belote.position import room
from mazziere.referee.belote.sheet import pack, read_trump
from mazziere.referee.case import Case, need, whole

PAIRS, ALONE = 4, 3
MOST_POINTS = 1000


def read(regulation: Regulation, position: Case) -> Question:
    """The open table of a position.

    Raises Unsolved for house rules that have no solver, Unanswered for a position that is impossible.
    """
    trump = read_trump(position, regulation)
    _solvable(regulation, trump)
    players, most = regulation.deal.players, room(regulation)
    tricks = most.hand + most.up + most.down
    laid = held.read(position, pack(regulation), players, tricks)
    made = prizes.read(regulation, position, trump)
    prizes.figures(position, "won", max(regulation.sides) + 1, MOST_POINTS)
    taker = position.get("taker") if players < ALONE or players == PAIRS else need(position, "taker")
    takers = regulation.sides[whole(taker, "taker", 0, players - 1)] if taker is not None else 0
    took = _took(regulation, position, tricks - laid.tricks)
    numbers = regulation.numbers[trump]
    make = _pairs if players == PAIRS else _few
    table = make(regulation, numbers, laid, made, takers, took)
    return Question(table, laid.seats[len(laid.trick)], numbers.cards)


def _solvable(regulation: Regulation, trump: str) -> None:
    if trump == "all" and regulation.auction and regulation.auction.ta_values is TaValues.TRUMP:
        raise Unsolved("cli.solve.scaled", sheet=regulation.sheet)
    if regulation.table and regulation.table.duty_scope is DutyScope.HAND:
        raise Unsolved("cli.solve.duty_scope", sheet=regulation.sheet)


def _took(regulation: Regulation, position: Case, gone: int) -> frozenset[Side]:
    """The sides that have taken a trick; all of them where tricks are gone and nobody says whose they were."""
    sides = max(regulation.sides) + 1
    taken = prizes.figures(position, "tricks", sides, gone + 1)
    if taken is None:
        return frozenset(range(sides) if gone else ())
    if sum(taken) != gone:
        raise Unanswered("cli.solve.tricks", sum=sum(taken), expected=gone)
    return frozenset(side for side, tricks in enumerate(taken) if tricks)


def _pairs(
    regulation: Regulation, numbers: Numbers, laid: Laid, made: Made, takers: Side, took: frozenset[Side]
) -> OpenTable:
    """Two pairs: the solver knows the last trick, and is told what every trick and no trick change."""
    ours, theirs = laid.leader % 2, 1 - laid.leader % 2
    every = beside(regulation, numbers.trump, takers, made, {ours}, {ours}, ours) - LAST_TRICK
    none = beside(regulation, numbers.trump, takers, made, {ours}, {theirs}, theirs)
    if every < 0:
        raise Unsolved("cli.solve.every_trick", sheet=regulation.sheet)
    return OpenTable(
        law=numbers.law,
        worth=numbers.worth,
        last=LAST_TRICK,
        hands=_masks(numbers, laid),
        trick=tuple(numbers.number[card] for card in laid.trick),
        all_tricks=0 if theirs in took else every,
        no_trick=0 if ours in took else none,
    )


def _few(
    regulation: Regulation, numbers: Numbers, laid: Laid, made: Made, takers: Side, took: frozenset[Side]
) -> FewTable:
    """Two players, or one against two: what the end brings depends on who has taken a trick."""
    seats = laid.seats
    ours = [seat == laid.leader for seat in seats]
    if len(seats) == ALONE:
        ours = [(seat == takers) == (laid.leader == takers) for seat in seats]
    mine = {seat for seat, one in zip(seats, ours, strict=True) if one}
    return FewTable(
        law=numbers.law,
        worth=numbers.worth,
        hands=_masks(numbers, laid),
        ours=tuple(ours),
        trick=tuple(numbers.number[card] for card in laid.trick),
        under={numbers.number[up]: numbers.number[down] for one in laid.held for up, down in one.covered.items()},
        took=sum(1 << place for place, seat in enumerate(seats) if seat in took),
        ending=tuple(
            beside(regulation, numbers.trump, takers, made, mine, _named(seats, who), seats[last])
            if last < len(seats) and who >> last & 1
            else 0
            for who in range(16)
            for last in range(4)
        ),
    )


def _named(seats: tuple[Seat, ...], places: int) -> set[Seat]:
    """The seats of a mask of places."""
    return {seat for place, seat in enumerate(seats) if places >> place & 1}


def _masks(numbers: Numbers, laid: Laid) -> tuple[int, ...]:
    """What each seat may reach, from the leader on."""
    return tuple(sum(1 << numbers.number[card] for card in laid.held[seat].reach) for seat in laid.seats)
