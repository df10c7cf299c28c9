"""The table: sums, ties broken straight down the format's list, each row with the criterion that decided it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from mazziere.contests.format import Criterion
from mazziere.contests.lines import Line
from mazziere.contests.score import Part, Points

SHARED = "shared"
Group = Sequence[str]
Values = Mapping[str, Points]


@dataclass(frozen=True, kw_only=True)
class Row:
    """One row of a table, best first."""

    place: int
    name: str
    points: Points
    values: Mapping[Criterion, Points] = field(default_factory=dict)
    """What each criterion of the format says of it; meetings only where it came to them."""
    by: str | None = None
    """The criterion that puts it below the row above, `shared` in a shared place, None in the first row."""
    section: int = 0
    """Which table of several: where Mitchell's lines are ranked apart, 0 is the sitting and 1 the moving one."""


@dataclass(frozen=True, kw_only=True)
class Evidence:
    """Everything that a table is made of."""

    names: Sequence[str]
    """Who is ranked: entries, or groups of them."""
    lines: Sequence[Line] = ()
    member_of: Mapping[str, str] = field(default_factory=dict)
    """Under which name an entry is ranked, where not under its own."""
    penalties: Mapping[str, int] = field(default_factory=dict)
    deducted: Mapping[str, Points] = field(default_factory=dict)
    """Table points that warnings or the director have taken away."""
    given: Mapping[str, Points] = field(default_factory=dict)
    """Points that come from elsewhere, as the award points of the games do."""
    lots: Sequence[Sequence[str]] = ()
    """Orders drawn by lot, best first, for ties that needed it."""

    def ranked(self, entries: Sequence[str]) -> frozenset[str]:
        """The ranked names of these entries."""
        return frozenset(self.member_of.get(entry, entry) for entry in entries)


def standing(evidence: Evidence, ties: Sequence[Criterion]) -> tuple[Row, ...]:
    """The table. Each criterion divides only those whom all earlier ones left level, and is not started again."""
    groups: list[tuple[str | None, list[str]]] = [(None, sorted(evidence.names))]
    values: dict[str, dict[Criterion, Points]] = {name: {} for name in evidence.names}
    for criterion in ties:
        divided: list[tuple[str | None, list[str]]] = []
        count = CRITERIA[criterion](evidence)
        for by, group in groups:
            found = count(group)
            for name in found:
                values[name][criterion] = found[name]
            if len(found) < len(group):
                divided.append((by, group))
                continue
            for level in sorted(set(found.values()), reverse=True):
                divided.append((by, [name for name in group if found[name] == level]))
                by = criterion.value
        groups = divided
    return tuple(_rows(groups, values))


def places(scores: Sequence[Points]) -> list[int]:
    """The place of each score; level ones share it and the next is skipped: 1, 2, 2, 4."""
    return [1 + sum(other > score for other in scores) for score in scores]


def _rows(
    groups: Sequence[tuple[str | None, Sequence[str]]], values: Mapping[str, Mapping[Criterion, Points]]
) -> Sequence[Row]:
    rows: list[Row] = []
    for by, group in groups:
        place = len(rows) + 1
        for i, name in enumerate(group):
            points = values[name].get(Criterion.POINTS, 0)
            rows.append(Row(place=place, name=name, points=points, values=values[name], by=SHARED if i else by))
    return rows


Count = Callable[[Group], Values]
"""From a group of level names: the value of each, the larger the better; fewer names when it cannot divide them."""


def _sum(evidence: Evidence, value: Callable[[Line], Points | None]) -> dict[str, Points]:
    """A sum over the lines of each name; a name one of whose values is unknown is left out."""
    sums: dict[str, Points] = dict.fromkeys(evidence.names, 0)
    for line in evidence.lines:
        held = value(line)
        for name in evidence.ranked(line.entries):
            if held is None:
                sums.pop(name, None)
            elif name in sums:
                sums[name] += held
    return sums


def _whole_group(sums: Mapping[str, Points]) -> Count:
    """Only a sum that everybody of the group has divides it."""
    return lambda group: {name: sums[name] for name in group if name in sums}


def _points(evidence: Evidence) -> Count:
    sums = _sum(evidence, lambda line: line.score.points)
    for name in sums:
        sums[name] += evidence.given.get(name, 0) - evidence.deducted.get(name, 0)
    return _whole_group(sums)


def _mp(evidence: Evidence) -> Count:
    return _whole_group(_sum(evidence, lambda line: line.score.mp))


def _difference(evidence: Evidence) -> Count:
    return _whole_group(_sum(evidence, lambda line: line.score.difference))


def _card_points(evidence: Evidence) -> Count:
    return _whole_group(_sum(evidence, lambda line: line.score.card_points if line.part is Part.PLAYED else 0))


def _penalties(evidence: Evidence) -> Count:
    return lambda group: {name: -evidence.penalties.get(name, 0) for name in group}


def _head_to_head(evidence: Evidence) -> Count:
    """Table points earned among all the level names, used only if each has met each."""
    tables: defaultdict[str, list[tuple[Points, frozenset[str]]]] = defaultdict(list)
    for line in evidence.lines:
        if line.part.sat:
            opponents = evidence.ranked(line.opponents)
            for name in evidence.ranked(line.entries):
                tables[name].append((line.score.points, opponents - {name}))

    def count(group: Group) -> Values:
        level, earned = frozenset(group), dict[str, Points]()
        for name in group if len(group) > 1 else ():
            among = [(points, opponents & level) for points, opponents in tables[name] if opponents & level]
            if len(frozenset().union(*(opponents for _, opponents in among))) < len(level) - 1:
                return {}
            earned[name] = sum(points for points, _ in among)
        return earned

    return count


def _lot(evidence: Evidence) -> Count:
    """The latest order drawn that has all of them."""

    def count(group: Group) -> Values:
        for order in reversed(evidence.lots):
            if len(group) > 1 and set(group) <= set(order):
                return {name: -order.index(name) for name in group}
        return {}

    return count


CRITERIA: Mapping[Criterion, Callable[[Evidence], Count]] = {
    Criterion.POINTS: _points,
    Criterion.MP: _mp,
    Criterion.HEAD_TO_HEAD: _head_to_head,
    Criterion.DIFFERENCE: _difference,
    Criterion.CARD_POINTS: _card_points,
    Criterion.PENALTIES: _penalties,
    Criterion.LOT: _lot,
}
