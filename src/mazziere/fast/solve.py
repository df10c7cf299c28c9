"""Exact play with open cards: the answer to one position, and figures over random deals."""

from collections.abc import Callable, Mapping
from statistics import mean, median
from time import process_time
from typing import Any

from mazziere.core import Regulation, Unanswered
from mazziere.fast import belote, briscola
from mazziere.fast.few.solver import few
from mazziere.fast.open_table import OpenTable
from mazziere.fast.pairs.solver import pairs
from mazziere.fast.question import Question
from mazziere.fast.random_deals import random_deals
from mazziere.fast.solution import Solution, Unsolved
from mazziere.referee.case import shown

MS = 1000

READ: Mapping[str, Callable[..., Question]] = {"belote": belote.read, "briscola": briscola.read}
"""What reads a position, by game."""


def solve(regulation: Regulation, position: Mapping[str, Any], every_card: bool = True) -> Solution:
    """The value of a position and, with `every_card`, of each card that may be played.

    Raises Unsolved for a sheet that has no exact solver, Unanswered for a position that is impossible or incomplete.
    """
    if not isinstance(position, Mapping):
        raise Unanswered("referee.case.wrong", field="position", value=shown(position))
    return answer(question(regulation, position), every_card)


def question(regulation: Regulation, position: Mapping[str, Any]) -> Question:
    """The open table that a position describes."""
    if regulation.game not in READ:
        raise Unsolved("cli.solve.sheet", sheet=regulation.sheet)
    return READ[regulation.game](regulation, {str(key): value for key, value in position.items()})


def answer(asked: Question, every_card: bool = True) -> Solution:
    """The answer to a question, in CPU time without compilation once `warm` was called."""
    table = asked.table
    started = process_time()
    solved = pairs().solve(table, every_card) if isinstance(table, OpenTable) else few().solve(table, every_card)
    spent = process_time() - started
    cards = {str(asked.cards[card]): value for card, value in sorted(solved.cards.items(), reverse=True)}
    return Solution(value=solved.value, turn=asked.turn, cards=cards, nodes=solved.nodes, ms=round(spent * MS, 3))


def warm(regulation: Regulation) -> None:
    """Solve the end of a deal, so that what must be compiled or loaded is."""
    answer(question(regulation, next(random_deals(regulation, 1, 0, short=True))))


def measured(regulation: Regulation, number: int, seed: int, every_card: bool = False) -> dict[str, Any]:
    """The figures of many random deals: CPU milliseconds and positions a deal."""
    deals = [question(regulation, position) for position in random_deals(regulation, number, seed)]
    warm(regulation)
    answers = [answer(asked, every_card) for asked in deals]
    times = sorted(one.ms for one in answers)
    figures = {
        "median": round(median(times), 3),
        "mean": round(mean(times), 3),
        "p95": times[min(len(times) - 1, len(times) * 95 // 100)],
        "max": times[-1],
    }
    return {"n": number, "ms": figures, "nodes": {"mean": round(mean(one.nodes for one in answers), 1)}}
