"""The lines of everybody's evening: what each round gave, also to those who rested, left, waited or came late."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from mazziere.contests.format import Credit, Format, Given
from mazziere.contests.result import Result, Two
from mazziere.contests.score import Part, Score, mean
from mazziere.contests.scoring import SO_FAR, WALKOVER, WORTH, credited

Side = tuple[str, ...]
"""Who sits on one side of a table: an entry, or two single players."""
NOTHING_MADE = Result(points=(0, 0), rounds=(), won=(0, 0))


@dataclass(frozen=True, kw_only=True)
class Played:
    """One table of a round, as far as it counts."""

    sides: tuple[Side, Side]
    result: Result | None = None
    """None while it is being played, or because it could not be."""
    left: frozenset[str] = frozenset()
    late: frozenset[str] = frozenset()
    deducted: Two = (0, 0)
    """Match points that each side loses at the table, for coming late."""


@dataclass(frozen=True, kw_only=True)
class RoundPlayed:
    """One round, as far as it counts."""

    tables: Sequence[Played] = ()
    rest: Sequence[str] = ()
    missed: Sequence[str] = ()
    """Entries that came after this round."""


@dataclass(frozen=True, kw_only=True)
class Line:
    """One line of an evening."""

    round: int
    """Which round, from 0."""
    entries: Side
    opponents: Side = ()
    part: Part = Part.PLAYED
    score: Score
    open: bool = False
    """Whether the score is an average that later rounds may change."""


@dataclass(frozen=True)
class _Draft:
    line: Line
    credit: Credit | None = None
    """What it is worth instead of the score of the line, or at least."""
    at_least: bool = False


def lines(format: Format, rounds: Sequence[RoundPlayed]) -> tuple[Line, ...]:
    """Every line of these rounds, averages filled in from all of them. Raises BadData for a result the scoring
    cannot take.
    """
    drafts = [draft for number, round in enumerate(rounds) for draft in _round(format, number, round)]
    return tuple(_final(format, draft, drafts) for draft in drafts)


def _round(format: Format, number: int, round: RoundPlayed) -> Iterable[_Draft]:
    for table in round.tables:
        if table.late:
            yield from _not_played(format, number, table)
        elif table.left:
            yield from _broken_off(format, number, table)
        elif table.result is not None:
            scores = WORTH[format.scoring](format, _less(table.result, table.deducted))
            yield from (_Draft(line) for line in _both(number, table, scores, (Part.PLAYED, Part.PLAYED)))
    for part, entries, credit in (
        (Part.RESTED, round.rest, format.rest),
        (Part.MISSED, round.missed, format.late.missed),
    ):
        for entry in entries:
            yield _Draft(Line(round=number, entries=(entry,), part=part, score=Score()), credit)


def _both(number: int, table: Played, scores: tuple[Score, Score], parts: tuple[Part, Part]) -> tuple[Line, Line]:
    one, other = table.sides
    return (
        Line(round=number, entries=one, opponents=other, part=parts[0], score=scores[0]),
        Line(round=number, entries=other, opponents=one, part=parts[1], score=scores[1]),
    )


def _not_played(format: Format, number: int, table: Played) -> Iterable[_Draft]:
    late = [not table.late.isdisjoint(side) for side in table.sides]
    parts = (Part.LATE if late[0] else Part.WAITED, Part.LATE if late[1] else Part.WAITED)
    for line in _both(number, table, (Score(), Score()), parts):
        yield _Draft(line, format.late.late if line.part is Part.LATE else format.late.present)


def _broken_off(format: Format, number: int, table: Played) -> Iterable[_Draft]:
    gone = [not table.left.isdisjoint(side) for side in table.sides]
    result = table.result or NOTHING_MADE
    rule = format.leaving
    if all(gone):
        nothing = (Score(), Score())
        scores = nothing if rule.both == "nothing" else SO_FAR[format.scoring](format, result)
        yield from (_Draft(line) for line in _both(number, table, scores, (Part.LEFT, Part.LEFT)))
        return
    stays = gone.index(False)
    parts = (Part.STAYED, Part.LEFT) if stays == 0 else (Part.LEFT, Part.STAYED)
    wins = rule.stayer == "win"
    scores = WALKOVER[format.scoring](format, result, stays) if wins else SO_FAR[format.scoring](format, result)
    for line in _both(number, table, scores, parts):
        if line.part is Part.LEFT:
            yield _Draft(line, rule.leaver)
        else:
            yield _Draft(line, None if wins else format.rest, at_least=True)


def _less(result: Result, deducted: Two) -> Result:
    if result.points is None or deducted == (0, 0):
        return result
    return replace(result, points=(result.points[0] - deducted[0], result.points[1] - deducted[1]))


def _final(format: Format, draft: _Draft, drafts: Sequence[_Draft]) -> Line:
    line, credit = draft.line, draft.credit
    if credit is None:
        return line
    average = credit.kind is Given.AVERAGE
    score = _average(line, drafts) if average else credited(format, credit)
    if draft.at_least and (line.score.points, line.score.mp) > (score.points, score.mp):
        return line
    return replace(line, score=score, open=average)


def _average(line: Line, drafts: Sequence[_Draft]) -> Score:
    """Of the entry's own other tables; before it has one, of all tables of this round, as a place in the middle."""
    played = [other.line for other in drafts if other.credit is None and other.line.part.sat]
    own = [other.score for other in played if set(line.entries) & set(other.entries)]
    return mean(own or [other.score for other in played if other.round == line.round])
