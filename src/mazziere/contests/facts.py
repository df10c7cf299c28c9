"""What can happen to a contest: each fact is a frozen value that prints to JSON and reads back. The log is a list of
them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal

from mazziere.contests.format import Format
from mazziere.contests.modifier import ModifierCard
from mazziere.contests.plain import BadData, read, write
from mazziere.contests.result import Result


class Source(StrEnum):
    """Where a result comes from."""

    DESK = "desk"
    PHONE = "phone"
    KEEPER = "keeper"
    """The score keeper of a real table."""
    ONLINE = "online"
    """A table of the platform itself."""
    REHEARSAL = "rehearsal"


@dataclass(frozen=True, kw_only=True)
class Fact:
    """The base of all facts."""


@dataclass(frozen=True, kw_only=True)
class Created(Fact):
    """The contest exists. It keeps its formats whole, so that later versions of their files change nothing."""

    name: str
    formats: Mapping[str, Format]
    """By discipline; a contest of one format has the discipline ``."""
    overall: Format | None = None
    """The format of the games as a whole, where there are several disciplines."""
    place: str = ""
    day: str = ""
    """ISO date."""
    language: Literal["it", "fr", "en"] = "it"
    tables: int | None = None
    """Tables of the hall; None when there are always enough."""
    fee: int = 0
    """What an entry costs, in cents."""
    salt: str = ""
    """From which the codes of the tables are made."""


@dataclass(frozen=True, kw_only=True)
class HallChanged(Fact):
    """Other tables stand in the hall from now on; None: as many as are needed."""

    tables: int | None


@dataclass(frozen=True, kw_only=True)
class KeptApart(Fact):
    """A rule that keeps members of a group or club, or the named entries, from one another."""

    by: Literal["group", "club", "entries"]
    entries: tuple[str, ...] = ()
    hard: bool = False
    first_rounds: int | None = None
    """Until which round a soft rule holds."""


@dataclass(frozen=True, kw_only=True)
class Entered(Fact):
    """An entry: a pair, a squad of a quarter, a single player."""

    id: str
    name: str
    members: tuple[str, ...] = ()
    group: str = ""
    """The quarter."""
    club: str = ""
    table: int | None = None
    """A fixed seat for who cannot move."""
    paid: bool = False
    key: str = ""
    """By which an import knows it again."""


@dataclass(frozen=True, kw_only=True)
class Amended(Fact):
    """Something about an entry changes; what is None stays as it is. A `table` of 0 takes the fixed seat away."""

    id: str
    name: str | None = None
    members: tuple[str, ...] | None = None
    group: str | None = None
    club: str | None = None
    table: int | None = None
    paid: bool | None = None
    key: str | None = None


@dataclass(frozen=True, kw_only=True)
class Substituted(Fact):
    """Other members sit for an entry from a round on, which may be the next to be drawn (PIN-BEL-07, PIN-BRI-01)."""

    id: str
    round: str
    members: tuple[str, ...]
    once: bool = False
    """Whether they sit in that round alone."""


@dataclass(frozen=True, kw_only=True)
class Withdrawn(Fact):
    """An entry leaves: it stays in the table and is never paired again; a table where it sits is left."""

    id: str
    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class Returned(Fact):
    """Who had left is back for the next round."""

    id: str


@dataclass(frozen=True, kw_only=True)
class SeatedTable:
    """One table of a draw."""

    table: int
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    wave: int = 1


@dataclass(frozen=True, kw_only=True)
class Drawn(Fact):
    """A round is drawn: the seed and what came of it. It replaces an earlier draft of the same round."""

    round: str
    phase: int
    seed: str
    tables: tuple[SeatedTable, ...]
    rest: tuple[str, ...] = ()
    repeats: tuple[tuple[str, str], ...] = ()
    order: tuple[str, ...] = ()
    """The standing or the drawn order from which it was made."""
    lines: tuple[tuple[str | None, ...], tuple[str | None, ...]] | None = None
    """Mitchell's two lines, table by table."""


@dataclass(frozen=True, kw_only=True)
class Swapped(Fact):
    """Two entries change places in a round that nobody plays yet; either may be resting."""

    round: str
    one: str
    other: str
    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class TableAdded(Fact):
    """One table more, for a late pair with the one that rested."""

    round: str
    table: SeatedTable


@dataclass(frozen=True, kw_only=True)
class Posted(Fact):
    """Everybody sees the round."""

    round: str


@dataclass(frozen=True, kw_only=True)
class Opened(Fact):
    """Play begins."""

    round: str


@dataclass(frozen=True, kw_only=True)
class Closed(Fact):
    """Every table has its result."""

    round: str


@dataclass(frozen=True, kw_only=True)
class Reopened(Fact):
    """A closed round is played on."""

    round: str
    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class RoundDeleted(Fact):
    """The last round of a discipline is taken away, with its results; undoing the act brings all of it back."""

    round: str
    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class Scored(Fact):
    """The result of a table."""

    round: str
    table: str
    result: Result
    source: Source = Source.DESK
    kept: bool = False
    """Whether somebody was asked about it and said that it is right."""


@dataclass(frozen=True, kw_only=True)
class Reported(Fact):
    """What one side of a table says on its phone. The result stands when both sides say the same."""

    round: str
    table: str
    side: Literal[0, 1]
    result: Result
    source: Source = Source.PHONE
    """The phone alone, or the score keeper on it."""
    kept: bool = False


@dataclass(frozen=True, kw_only=True)
class Corrected(Fact):
    """Another result for a table, or none, with the reason."""

    round: str
    table: str
    result: Result | None
    reason: str
    kept: bool = False


@dataclass(frozen=True, kw_only=True)
class Forfeited(Fact):
    """A side came so late that its table is not played."""

    round: str
    id: str


@dataclass(frozen=True, kw_only=True)
class Penalised(Fact):
    """A warning, or a penalty, which may cost match points at the table of a round or points in the table."""

    id: str
    sort: Literal["warning", "penalty"] = "penalty"
    round: str | None = None
    match_points: int = 0
    points: int = 0
    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class CardPlayed(Fact):
    """A modifier card of the games (GIO-02)."""

    card: ModifierCard


@dataclass(frozen=True, kw_only=True)
class LotDrawn(Fact):
    """An order drawn by lot, for a tie that needs it."""

    order: tuple[str, ...]
    seed: str
    discipline: str | None = None
    """None: the overall table."""


@dataclass(frozen=True, kw_only=True)
class ClockSet(Fact):
    """The clock of a round: when it ends, or how much is left while it stands still; neither: it is taken away."""

    round: str
    ends: int | None = None
    """Seconds since 1970."""
    left: int | None = None
    """Seconds."""


@dataclass(frozen=True, kw_only=True)
class Prize:
    """What a place wins, among all or within one group or club."""

    rank: int
    what: str
    group: str = ""


@dataclass(frozen=True, kw_only=True)
class PrizesSet(Fact):
    """The prizes, in the order in which they are given."""

    prizes: tuple[Prize, ...]


@dataclass(frozen=True, kw_only=True)
class SeatsDrawn(Fact):
    """The cards that the four of a table drew before they sat, in seat order (BUR-02)."""

    round: str
    table: str
    cards: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Undone(Fact):
    """An act of the log counts no longer."""

    act: int


@dataclass(frozen=True, kw_only=True)
class Restored(Fact):
    """An act that was undone counts again."""

    act: int


def _names(base: type[Fact]) -> Mapping[str, type[Fact]]:
    """Every fact by its name in JSON: `RoundDeleted` is `round_deleted`."""
    return {_snake(kind.__name__): kind for kind in base.__subclasses__()}


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


FACTS: Mapping[str, type[Fact]] = _names(Fact)


@dataclass(frozen=True, kw_only=True)
class Act:
    """One line of the log: the facts of one act, which are undone together."""

    number: int
    """From 1, without a gap."""
    at: str
    """ISO time."""
    by: str = ""
    facts: tuple[Fact, ...] = field(default=())


def fact_name(fact: Fact) -> str:
    """The name of a fact in JSON and in the keys of messages."""
    return _snake(type(fact).__name__)


def write_act(act: Act) -> dict[str, Any]:
    """An act as JSON holds it."""
    facts = [{"fact": fact_name(fact), **write(fact)} for fact in act.facts]
    return {"n": act.number, "at": act.at, "by": act.by, "facts": facts}


def read_act(data: Any, place: str) -> Act:
    """An act from JSON. Raises BadData, which names the place."""
    if not isinstance(data, Mapping) or not isinstance(data.get("facts"), list):
        raise BadData("contest.data.type", place=place, value=str(data)[:80], type="act")
    facts = tuple(read_fact(fact, f"{place}.facts[{i}]") for i, fact in enumerate(data["facts"]))
    number, at, by = data.get("n"), data.get("at", ""), data.get("by", "")
    if not isinstance(number, int) or not isinstance(at, str) or not isinstance(by, str):
        raise BadData("contest.data.type", place=place, value=number, type="act")
    return Act(number=number, at=at, by=by, facts=facts)


def read_fact(data: Any, place: str) -> Fact:
    """One fact from JSON. Raises BadData, which names the place."""
    if not isinstance(data, Mapping) or data.get("fact") not in FACTS:
        name = data.get("fact") if isinstance(data, Mapping) else data
        raise BadData("contest.data.choice", place=f"{place}.fact", value=name, choices=", ".join(FACTS))
    kind = FACTS[data["fact"]]
    return read(kind, {name: value for name, value in data.items() if name != "fact"}, place)
