"""The contract of a game: what every game, player, table and referee stands on. See `docs/contracts.md`."""

from mazziere.core.deal import Deal
from mazziere.core.errors import BadInput, Unanswered
from mazziere.core.event import Event
from mazziere.core.game import Game
from mazziere.core.length import Length
from mazziere.core.match import Held, Match
from mazziere.core.place import Place
from mazziere.core.regulation import Basis, Regulation, Setting
from mazziere.core.result import Line, Result
from mazziere.core.ruling import Ruling, Step
from mazziere.core.seats import REFEREE, SPECTATOR, Seat, Viewer

__all__ = [
    "REFEREE",
    "SPECTATOR",
    "BadInput",
    "Basis",
    "Deal",
    "Event",
    "Game",
    "Held",
    "Length",
    "Line",
    "Match",
    "Place",
    "Regulation",
    "Result",
    "Ruling",
    "Seat",
    "Setting",
    "Step",
    "Unanswered",
    "Viewer",
]
