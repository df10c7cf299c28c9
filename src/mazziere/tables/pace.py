"""How much time a table gives, chosen when it is opened."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """Milliseconds. `turn`: for each answer; `reserve`: for a whole deal, used when the turn's time is over.

    `pause`: how long a robot waits before its move, so that people can follow; `rest`: the same after a trick.
    `ready`: how long the others are waited for between deals, once somebody is ready.
    """

    turn: int
    reserve: int
    pause: int
    rest: int
    ready: int


PACES = {
    "calm": Pace(turn=60_000, reserve=240_000, pause=1_400, rest=2_400, ready=90_000),
    "normal": Pace(turn=30_000, reserve=120_000, pause=900, rest=1_800, ready=60_000),
    "fast": Pace(turn=12_000, reserve=45_000, pause=450, rest=1_100, ready=30_000),
}

SHARE_WAIT = 2_000
"""How long a device may take to give its share of the shuffle."""
