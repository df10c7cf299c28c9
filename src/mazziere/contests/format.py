"""The format of a contest: what is played, who meets whom, how it is scored, what happens to those who rest, leave
or are late.

A format is data, one TOML file each in `formats/`. A contest keeps the whole format with its own changes, so a later
version of the file changes no contest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, Literal


class Pairing(StrEnum):
    """Who meets whom in a phase."""

    DRAWN = "drawn"
    DANISH = "danish"
    SWISS = "swiss"
    MITCHELL = "mitchell"
    ALL_PLAY_ALL = "all_play_all"
    AGAINST_QUARTERS = "against_quarters"
    ALL_BUT_OWN = "all_but_own"
    PARTNERS = "partners"


class Scored(StrEnum):
    """What a table is worth."""

    POINTS = "points"
    """The points made are added up."""
    RECORD = "record"
    """Winner: its points, the bonus, what the loser lacks to the target; loser: its points (PIN-BEL-05)."""
    ROUNDS = "rounds"
    """By rounds of briscola won (PIN-BRI-14)."""
    VICTORY_POINTS = "victory_points"
    WINS = "wins"
    """Two for a win, one each for a level table."""


class Criterion(StrEnum):
    """What a table may be ordered by."""

    POINTS = "points"
    MP = "mp"
    HEAD_TO_HEAD = "head_to_head"
    DIFFERENCE = "difference"
    CARD_POINTS = "card_points"
    PENALTIES = "penalties"
    LOT = "lot"


class Given(StrEnum):
    """A score that nobody played for."""

    NONE = "none"
    FIXED = "fixed"
    WIN = "win"
    """A bare win."""
    SHARE = "share"
    """A part of the largest score that there is."""
    AVERAGE = "average"
    """The average of the own other rounds, recomputed to the end."""


@dataclass(frozen=True, kw_only=True)
class Phase:
    """Some rounds paired by one system."""

    pairing: Pairing
    rounds: int | None = None
    """How many; None where the system itself says."""
    strict: bool = False
    """Of a Danish round: by standing whatever happened before. Else nobody meets twice while that can be."""


@dataclass(frozen=True, kw_only=True)
class Credit:
    """A score that nobody played for."""

    kind: Given = Given.NONE
    points: Mapping[str, int] = field(default_factory=dict)
    """For `fixed`, by number of deals, or under `any`."""
    mp: Mapping[str, int] = field(default_factory=dict)
    percent: int = 0
    """For `share`."""


@dataclass(frozen=True, kw_only=True)
class Leaving:
    """What a table is worth that one side left, or both."""

    leaver: Credit | None = None
    """None: the points that it had made."""
    stayer: Literal["rest_or_earned", "win"] = "rest_or_earned"
    """The better of the score of a rest and what the table had given, or the win."""
    both: Literal["earned", "nothing"] = "earned"


@dataclass(frozen=True, kw_only=True)
class Lateness:
    """What happens to who comes late."""

    join: Literal["any_round", "first_round"] = "any_round"
    """Until when a new entry is taken: `first_round` is only while that is played."""
    missed: Credit = field(default_factory=Credit)
    """For a round before one entered."""
    present: Credit = field(default_factory=lambda: Credit(kind=Given.WIN))
    """For the side that waited at a table that could not be played."""
    late: Credit = field(default_factory=Credit)
    """For the side that came too late to play."""
    warning: int | None = None
    """Minutes up to which it costs a warning."""
    match_points: int = 0
    """Match points that it costs after that."""
    minutes: int | None = None
    """Minutes after which the table is not played."""


@dataclass(frozen=True, kw_only=True)
class Timing:
    """The clock of a round."""

    minutes: Mapping[str, int] = field(default_factory=dict)
    """By number of deals, or under `any`; empty: no clock."""
    warning: int = 5
    time_out: Literal["none", "pizzolungo", "fibur", "feburit"] = "none"
    """Which text the alarm shows."""


@dataclass(frozen=True, kw_only=True)
class Format:
    """Everything that the rules of a contest say. `formats/*.toml` have the values and their sources."""

    WRITTEN_WHOLE: ClassVar[bool] = True

    name: str
    game: Literal["belote", "briscola", "burraco", "games"]
    """`games` are several disciplines together."""
    sheet: str = ""
    sources: tuple[str, ...] = ()
    unit: Literal["pair", "single", "squad"] = "pair"
    """What is entered; a squad is one of a quarter."""
    ranked: Literal["entry", "group"] = "entry"
    """What the table ranks."""
    squads: int | None = None
    """How many squads a quarter enters."""
    groups: tuple[int, int] | None = None
    """The fewest and the most quarters."""
    keep_apart: Literal["none", "group"] = "none"
    """Whether members of a group never meet."""
    deals: int | None = None
    deals_allowed: tuple[int, ...] = ()
    target: int | None = None
    bonus: int = 0
    match_rounds: int | None = None
    negative: bool = False
    """Whether a side can make less than nothing, as where cards in hand are subtracted (FIB-01)."""
    scoring: Scored = Scored.POINTS
    phases: tuple[Phase, ...] = ()
    ties: tuple[Criterion, ...] = ()
    rest: Credit = field(default_factory=Credit)
    leaving: Leaving = field(default_factory=Leaving)
    leavers: Literal["ranked", "unranked"] = "ranked"
    """Whether who left keeps its place in the table; `unranked`: neither it nor its games count, for anybody."""
    late: Lateness = field(default_factory=Lateness)
    warnings_for_a_point: int | None = None
    """How many warnings cost one table point."""
    substitutes: Literal["any_round", "first_half", "never"] = "any_round"
    lines: Literal["mixed", "apart"] = "mixed"
    """How Mitchell's two lines are ranked."""
    tables: Literal["by_rank", "least_used"] = "by_rank"
    """In the order of the standing, or the least used by both sides."""
    clock: Timing = field(default_factory=Timing)
    awards: tuple[int, ...] = ()
    award_ties: Literal["shared", "both_highest"] = "shared"
    """Of level places: each an equal part of the points that they cover, or each the highest of them."""
    seat_draw: bool = False
    """Whether the four of a table draw cards for the deal before they sit (BUR-02)."""
    disciplines: tuple[str, ...] = ()
    """Of `games`: the formats of its disciplines."""

    @property
    def length(self) -> str:
        """Under which key the scores and minutes of this contest stand."""
        return str(self.deals) if self.deals is not None else "any"

    def credited(self, values: Mapping[str, int]) -> int:
        """The value of a table by number of deals that holds for this contest."""
        return values.get(self.length, values.get("any", 0))
