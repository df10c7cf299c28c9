"""The tables of a contest, always computed from its log: of each discipline, of the entries for pairing, of the
games as a whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from mazziere.contests.awards import awards, by_place
from mazziere.contests.contest import Contest, Entry, Round, Table
from mazziere.contests.facts import Penalised
from mazziere.contests.format import Format, Pairing
from mazziere.contests.games import Overall, overall
from mazziere.contests.lines import Line, Played, RoundPlayed, lines
from mazziere.contests.result import Two
from mazziere.contests.score import Points
from mazziere.contests.stages import Stage
from mazziere.contests.standings import Evidence, Row, standing


@dataclass(frozen=True, kw_only=True)
class Ranking:
    """The table of a discipline, with the lines that made it."""

    rows: tuple[Row, ...]
    lines: tuple[Line, ...]
    awards: Mapping[str, Points]
    """Award points by place, where the format gives them."""
    provisional: bool
    """Whether some table that was announced has no result yet."""


def ranking(contest: Contest, discipline: str, *, rounds: int | None = None) -> Ranking:
    """The table of a discipline, after all its rounds or the first so many."""
    format = contest.format(discipline)
    shown = _shown(contest, discipline)[:rounds]
    group = format.ranked == "group"

    def counts(entry: Entry) -> bool:
        return not (entry.gone and _unranks(format))

    member_of = {entry.id: entry.group for entry in contest.entries.values()} if group else {}
    names = sorted(set(member_of.values())) if group else [id for id, entry in contest.entries.items() if counts(entry)]
    evidence = _evidence(contest, discipline, shown, names, member_of)
    rows = _apart(evidence, format, shown) or standing(evidence, format.ties)
    places = {row.name: row.place for row in rows}
    return Ranking(
        rows=rows,
        lines=tuple(evidence.lines),
        awards=awards(by_place(places), format.awards, format.award_ties) if format.awards and evidence.lines else {},
        provisional=any(round.open_tables for round in shown),
    )


def _apart(evidence: Evidence, format: Format, rounds: Sequence[Round]) -> tuple[Row, ...]:
    """The lines of Mitchell each for itself, where the format ranks them apart; nothing else."""
    lines_of = [round.lines for round in rounds if round.lines is not None]
    if format.lines != "apart" or not lines_of:
        return ()
    moving = frozenset(entry for entry in lines_of[-1][1] if entry is not None)
    sections = ([name for name in evidence.names if (name in moving) == bool(section)] for section in (0, 1))
    return tuple(
        replace(row, section=section)
        for section, names in enumerate(sections)
        for row in standing(replace(evidence, names=names), format.ties)
    )


def entry_rows(contest: Contest, discipline: str) -> tuple[Row, ...]:
    """The standing of the entries themselves, by which rounds are paired."""
    shown = _shown(contest, discipline)
    evidence = _evidence(contest, discipline, shown, list(contest.entries), {})
    return standing(evidence, contest.format(discipline).ties)


def overall_ranking(contest: Contest) -> Overall | None:
    """The table of the games between the quarters; None where the contest has one discipline only."""
    format = contest.created.overall
    if format is None:
        return None
    disciplines = {}
    unplayed = set()
    for discipline in contest.disciplines:
        found = ranking(contest, discipline)
        disciplines[discipline] = by_place({row.name: row.place for row in found.rows})
        if not found.lines:
            unplayed.add(discipline)
    cards = [played.card for played in contest.cards]
    lots = [lot.order for lot in contest.lots if lot.discipline is None]
    return overall(format, disciplines, cards, unplayed=unplayed, lots=lots)


def _shown(contest: Contest, discipline: str) -> tuple[Round, ...]:
    return tuple(round for round in contest.rounds_of(discipline) if round.stage is not Stage.DRAFT)


def _evidence(
    contest: Contest, discipline: str, rounds: Sequence[Round], names: Sequence[str], member_of: Mapping[str, str]
) -> Evidence:
    format = contest.format(discipline)
    ids = {round.id for round in rounds}
    own = [fact for fact in contest.penalties if fact.round in ids or (fact.round is None and _everywhere(contest))]
    return Evidence(
        names=names,
        lines=lines(format, [_played(contest, round, own) for round in rounds]),
        member_of=member_of,
        penalties=_counted(own, member_of, "penalty"),
        deducted=_deducted(format, own, member_of),
        lots=[lot.order for lot in contest.lots if lot.discipline == discipline],
    )


def _everywhere(contest: Contest) -> bool:
    """Whether a penalty without a round can only belong to this discipline."""
    return len(contest.disciplines) == 1


def _played(contest: Contest, round: Round, penalties: Sequence[Penalised]) -> RoundPlayed:
    seated = {entry for table in round.tables for entry in table.entries} | set(round.rest)
    missed = [
        entry.id
        for entry in contest.entries.values()
        if entry.id not in seated and entry.since.get(round.discipline, 1) > round.number
    ]
    lost: Counter[str] = Counter()
    for fact in penalties:
        if fact.round == round.id:
            lost[fact.id] += fact.match_points
    tables, rest = round.tables, round.rest
    if _unranks(contest.format(round.discipline)):
        tables = tuple(table for table in tables if not any(contest.entry(id).gone for id in table.entries))
        rest = () if _everyone_meets(contest, round) else rest
    return RoundPlayed(tables=[_table(table, lost) for table in tables], rest=rest, missed=missed)


def _unranks(format: Format) -> bool:
    return format.leavers == "unranked"


def _everyone_meets(contest: Contest, round: Round) -> bool:
    """Whether everybody rests as often as everybody else but for who has left."""
    return contest.format(round.discipline).phases[round.phase].pairing is Pairing.ALL_PLAY_ALL


def _table(table: Table, lost: Mapping[str, int]) -> Played:
    one, other = (sum(lost.get(entry, 0) for entry in side) for side in table.sides)
    deducted: Two = (one, other)
    return Played(sides=table.sides, result=table.result, left=table.left, late=table.late, deducted=deducted)


def _counted(penalties: Sequence[Penalised], member_of: Mapping[str, str], sort: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for fact in penalties:
        if fact.sort == sort:
            name = member_of.get(fact.id, fact.id)
            found[name] = found.get(name, 0) + 1
    return found


def _deducted(format: Format, penalties: Sequence[Penalised], member_of: Mapping[str, str]) -> dict[str, Points]:
    every = format.warnings_for_a_point
    warned = _counted(penalties, member_of, "warning") if every else {}
    found: dict[str, Points] = {name: count // every for name, count in warned.items()} if every else {}
    for fact in penalties:
        name = member_of.get(fact.id, fact.id)
        found[name] = found.get(name, 0) + fact.points
    return found
