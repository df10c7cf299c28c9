"""A contest as it stands: the fold of its log. Everything that can be computed from it (pairings, tables) is not
kept in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from mazziere.contests.facts import CardPlayed, Created, KeptApart, LotDrawn, Penalised, Prize, Source
from mazziere.contests.format import Format
from mazziere.contests.plain import BadData
from mazziere.contests.result import Result
from mazziere.contests.stages import Stage

Side = tuple[str, ...]

LONGEST_NAME = 80
"""Letters of an entry's name."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """A pair, a squad or a single player."""

    id: str
    name: str
    members: tuple[str, ...] = ()
    group: str = ""
    club: str = ""
    table: int | None = None
    paid: bool = False
    key: str = ""
    gone: bool = False
    since: Mapping[str, int] = field(default_factory=dict)
    """By discipline: the number of the first round in which it can play."""
    seated: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By round: who sits from then on in its discipline, where members have changed."""
    seated_once: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By round: who sits in that round alone."""


@dataclass(frozen=True, kw_only=True)
class Table:
    """One table of a round."""

    number: int
    wave: int
    sides: tuple[Side, Side]
    result: Result | None = None
    source: Source | None = None
    kept: bool = False
    reports: Mapping[int, Result] = field(default_factory=dict)
    """What each side has said on its phone."""
    left: frozenset[str] = frozenset()
    late: frozenset[str] = frozenset()
    members: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Who sat for each entry, as they were when play began (PIN-BEL-07)."""
    cards: tuple[str, ...] = ()
    """What the four drew before they sat."""
    revision: int = 0
    """How often the table has changed: who sends a result says which state of it was seen."""

    @property
    def key(self) -> str:
        """The name of the table in its round: `3`, or `3/2` in the second wave."""
        return str(self.number) if self.wave == 1 else f"{self.number}/{self.wave}"

    @property
    def entries(self) -> Side:
        """Everybody who sits there."""
        return (*self.sides[0], *self.sides[1])

    @property
    def settled(self) -> bool:
        """Whether nothing more is expected of it."""
        return self.result is not None or bool(self.left) or bool(self.late)

    @property
    def disputed(self) -> bool:
        """Whether the two sides have said different things."""
        return self.result is None and len(self.reports) == 2


@dataclass(frozen=True, kw_only=True)
class Round:
    """One round of a discipline."""

    id: str
    discipline: str
    number: int
    """From 1."""
    phase: int
    seed: str
    stage: Stage = Stage.DRAFT
    tables: tuple[Table, ...] = ()
    rest: tuple[str, ...] = ()
    repeats: tuple[tuple[str, str], ...] = ()
    order: tuple[str, ...] = ()
    lines: tuple[tuple[str | None, ...], tuple[str | None, ...]] | None = None
    ends: int | None = None
    """When the clock rings, in seconds since 1970."""
    left: int | None = None
    """Seconds left on a clock that stands still."""

    def table(self, key: str) -> Table:
        """The table of that key. Raises BadData, which names those that there are."""
        for table in self.tables:
            if table.key == key:
                return table
        keys = ", ".join(table.key for table in self.tables)
        raise BadData("contest.refusal.no_table", table=key, round=self.id, choices=keys)

    def table_of(self, entry: str) -> Table | None:
        """Where an entry sits."""
        return next((table for table in self.tables if entry in table.entries), None)

    def with_table(self, table: Table) -> Round:
        """The round with this table in place of the one with its key, one revision on."""
        changed = replace(table, revision=table.revision + 1)
        return replace(self, tables=tuple(changed if old.key == table.key else old for old in self.tables))

    @property
    def started(self) -> bool:
        """Whether some table has begun, so that nobody is moved any more."""
        begun = any(table.result is not None or table.reports or table.late for table in self.tables)
        return begun or self.stage in (Stage.PLAYING, Stage.CLOSED)

    @property
    def open_tables(self) -> tuple[Table, ...]:
        """The tables from which something is still expected."""
        return tuple(table for table in self.tables if not table.settled)


@dataclass(frozen=True, kw_only=True)
class Contest:
    """Everything that the log says, as it stands now."""

    created: Created
    entries: Mapping[str, Entry] = field(default_factory=dict)
    tables: int | None = None
    """Tables of the hall now."""
    rules: tuple[KeptApart, ...] = ()
    rounds: Mapping[str, Round] = field(default_factory=dict)
    """By id, in the order in which they were drawn."""
    penalties: tuple[Penalised, ...] = ()
    cards: tuple[CardPlayed, ...] = ()
    lots: tuple[LotDrawn, ...] = ()
    prizes: tuple[Prize, ...] = ()

    @property
    def disciplines(self) -> tuple[str, ...]:
        """The names of the disciplines; a contest of one format has ``."""
        return tuple(self.created.formats)

    def format(self, discipline: str) -> Format:
        """The format of a discipline. Raises BadData, which names those that there are."""
        if discipline not in self.created.formats:
            raise BadData("contest.refusal.no_discipline", value=discipline, choices=", ".join(self.disciplines))
        return self.created.formats[discipline]

    def rounds_of(self, discipline: str) -> tuple[Round, ...]:
        """The rounds of a discipline, first one first."""
        return tuple(round for round in self.rounds.values() if round.discipline == discipline)

    def round(self, id: str) -> Round:
        """The round of that id. Raises BadData, which names those that there are."""
        if id not in self.rounds:
            raise BadData("contest.refusal.no_round", round=id, choices=", ".join(self.rounds) or "–")
        return self.rounds[id]

    def entry(self, id: str) -> Entry:
        """The entry of that id. Raises BadData."""
        if id not in self.entries:
            raise BadData("contest.refusal.no_entry", entry=id)
        return self.entries[id]

    def members(self, entry: str, round: Round | None = None) -> tuple[str, ...]:
        """Who sits for an entry in that round; without one, in the latest one, whatever was for once."""
        held = self.entry(entry)
        if round is not None and round.id in held.seated_once:
            return held.seated_once[round.id]
        members = held.members
        for other in self.rounds.values() if round is None else self.rounds_of(round.discipline):
            members = held.seated.get(other.id, members)
            if round is not None and other.id == round.id:
                break
        return members


def round_id(discipline: str, number: int) -> str:
    """How a round is named: `3`, or `belote/3` where there are several disciplines."""
    return f"{discipline}/{number}" if discipline else str(number)
