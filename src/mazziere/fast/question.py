"""What a solver is asked: an open table, and what its numbers stand for."""

from typing import NamedTuple

from mazziere.cards import Card
from mazziere.core.seats import Seat
from mazziere.fast.few.solver import FewTable
from mazziere.fast.open_table import OpenTable


class Question(NamedTuple):
    """An open table, whose turn it is, and the card behind each number."""

    table: OpenTable | FewTable
    turn: Seat
    cards: tuple[Card, ...]
