"""The face of Mazziere for programs: what `from mazziere import ...` offers. What is not on this list is private."""

from mazziere.core import REFEREE, SPECTATOR, BadInput, Regulation, Result, Ruling, Unanswered
from mazziere.face.judging import judge
from mazziere.face.offered import sheet, sheets
from mazziere.face.position import IllegalAction, Position, deal
from mazziere.face.solving import solve

__all__ = [
    "REFEREE",
    "SPECTATOR",
    "BadInput",
    "IllegalAction",
    "Position",
    "Regulation",
    "Result",
    "Ruling",
    "Unanswered",
    "deal",
    "judge",
    "sheet",
    "sheets",
    "solve",
]
