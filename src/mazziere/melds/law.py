"""What a rule sheet says about melds, as plain numbers: the law that the hot functions take."""

from enum import IntEnum
from typing import NamedTuple


class SemiRun(IntEnum):
    """Which runs with a wild are semi-clean."""

    NONE = 0
    EIGHT_WITH_WILD = 1
    WILD_AT_END = 2
    SEVEN_NATURALS_ON_ONE_SIDE = 3


class SemiSet(IntEnum):
    """Which sets with a wild are semi-clean (none when no run is)."""

    AT_LEAST_EIGHT = 0
    EXACTLY_EIGHT = 1


class Movement(IntEnum):
    """How a wild may move once it lies: only when its card comes or from a free end, or to any legal layout."""

    STRICT = 0
    FREE = 1


class MeldLaw(NamedTuple):
    """The numbers and choices of one sheet about runs, sets and burrachi.

    `set_max` is the largest number of cards of a set, the wild included. `ace_both_ends` concerns natural aces:
    a wild may stand for the second one under either law. `movement`, `semi_run` and `semi_set` are values of the
    enums above, as plain integers: a law is a key of many tables and has to be hashed fast.
    """

    run_max: int = 14
    ace_both_ends: bool = True
    set_max: int = 9
    movement: int = int(Movement.STRICT)
    semi_run: int = int(SemiRun.EIGHT_WITH_WILD)
    semi_set: int = int(SemiSet.AT_LEAST_EIGHT)
