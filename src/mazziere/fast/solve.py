"""Exact play with open cards: the answer to one position, and figures over random deals."""

from collections.abc import Iterator, Mapping
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any

from mazziere.core import Regulation, Unanswered
from mazziere.fast import belote
from mazziere.fast.belote import Question
from mazziere.fast.pairs import pairs
from mazziere.fast.solution import Solution, Unsolved
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.regulation import Regulation as Belote
from mazziere.referee.belote.sheet import pack
from mazziere.referee.case import shown

MS = 1000


def solve(regulation: Regulation, position: Mapping[str, Any], every_card: bool = True) -> Solution:
    """The value of a position and, with `every_card`, of each card that may be played.

    Raises Unsolved for a sheet that has no exact solver, Unanswered for a position that is impossible or incomplete.
    """
    if not isinstance(position, Mapping):
        raise Unanswered("referee.case.wrong", field="position", value=shown(position))
    return answer(question(regulation, position), every_card)


def question(regulation: Regulation, position: Mapping[str, Any]) -> Question:
    """The open table that a position describes."""
    if not isinstance(regulation, Belote):
        raise Unsolved("cli.solve.sheet", sheet=regulation.sheet)
    return belote.read(regulation, {str(key): value for key, value in position.items()})


def answer(asked: Question, every_card: bool = True) -> Solution:
    """The answer to a question, in CPU time without compilation once `warm` was called."""
    started = process_time()
    solved = pairs().solve(asked.table, every_card)
    spent = process_time() - started
    cards = {str(asked.cards[card]): value for card, value in sorted(solved.cards.items(), reverse=True)}
    return Solution(value=solved.value, turn=asked.turn, cards=cards, nodes=solved.nodes, ms=round(spent * MS, 3))


def warm(regulation: Regulation) -> None:
    """Solve a deal, so that what must be compiled or loaded is."""
    answer(next(random_deals(regulation, 1, 0)))


def random_deals(regulation: Regulation, number: int, seed: int) -> Iterator[Question]:
    """Full deals, seat 0 leading, the trump drawn from the sheet's kinds and then from its suits."""
    if not isinstance(regulation, Belote):
        raise Unsolved("cli.solve.sheet", sheet=regulation.sheet)
    generator = Random(seed)
    cards = [str(card) for card in pack(regulation)]
    for _ in range(number):
        mode = generator.choice(regulation.play.trump_modes)
        trump = generator.choice(SUITS) if mode == "suit" else str(mode)
        generator.shuffle(cards)
        hands = [cards[at : at + belote.HAND] for at in range(0, len(cards), belote.HAND)]
        yield question(regulation, {"trump": trump, "leader": 0, "hands": hands, "trick": []})


def measured(regulation: Regulation, number: int, seed: int, every_card: bool = False) -> dict[str, Any]:
    """The figures of many random deals: CPU milliseconds and positions a deal."""
    warm(regulation)
    answers = [answer(asked, every_card) for asked in random_deals(regulation, number, seed)]
    times = sorted(one.ms for one in answers)
    figures = {
        "median": round(median(times), 3),
        "mean": round(mean(times), 3),
        "p95": times[min(len(times) - 1, len(times) * 95 // 100)],
        "max": times[-1],
    }
    return {"n": number, "ms": figures, "nodes": {"mean": round(mean(one.nodes for one in answers), 1)}}
