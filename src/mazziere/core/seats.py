"""Seats are numbers in the direction of play; a viewer is a seat, a spectator or the referee."""

from enum import Enum

Seat = int
"""0, 1, 2 ... in the direction of play. At a table and in a record a seat keeps its number."""


class Watcher(Enum):
    """Somebody who looks on without a seat."""

    SPECTATOR = "spectator"
    REFEREE = "referee"


SPECTATOR = Watcher.SPECTATOR
"""Sees what lies open on the table and nothing else."""
REFEREE = Watcher.REFEREE
"""Sees every card. Never a player's view: for the log of a finished game, the judge and the tests."""

Viewer = Seat | Watcher
