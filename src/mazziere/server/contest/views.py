"""One door out: a contest as a role may see it. Drafts, members' particulars, log and codes are the desk's."""

import time
from collections.abc import Sequence
from fractions import Fraction

from mazziere.contests.contest import Contest, Round, Side, Table, round_id
from mazziere.contests.drawing import situation_of
from mazziere.contests.facts import KeptApart, Restored, Undone
from mazziere.contests.format import Criterion, Pairing
from mazziere.contests.log import Log, last_act
from mazziere.contests.pairing.danish import guaranteed_rounds
from mazziere.contests.prizes import prize_list
from mazziere.contests.ranking import Ranking, overall_ranking, ranking
from mazziere.contests.result import Result
from mazziere.contests.score import Points
from mazziere.contests.seating import first_dealer
from mazziere.contests.stages import ALLOWED, Stage
from mazziere.contests.standings import SHARED, Row
from mazziere.contests.telling import act_words
from mazziere.contests.words import ranked_name, result_text, side_name
from mazziere.core import BadInput
from mazziere.messages import say
from mazziere.server.contest import shapes
from mazziere.server.contest.hall import Live

LOG_LINES = 200
"""Lines of the log that the desk shows, the latest ones."""
BY_PHONE = "phone"
"""Who acted, in the log, where it was one of the phones."""
OVER = "contest.refusal.over"
AVOIDING = (Pairing.DRAWN, Pairing.DANISH, Pairing.SWISS)
"""Systems whose rounds are free of repeats only while the field is large enough."""
BESIDE = (Criterion.MP, Criterion.DIFFERENCE, Criterion.CARD_POINTS)
DESK: frozenset[shapes.Role] = frozenset({"director", "scorer", "helper"})


class Tables:
    """The tables of a contest, each computed once for all that a view shows of it."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._found: dict[tuple[str, int | None], Ranking] = {}
        self.overall = overall_ranking(contest)

    def of(self, discipline: str, rounds: int | None = None) -> Ranking:
        """The table of a discipline, whole or after so many rounds."""
        if (discipline, rounds) not in self._found:
            self._found[discipline, rounds] = ranking(self._contest, discipline, rounds=rounds)
        return self._found[discipline, rounds]


def contest_view(live: Live, role: shapes.Role, language: str, *, whole: bool = False) -> shapes.ContestView:
    """The contest for one role; of earlier rounds the public gets the tables only with the `whole`: a phone in a hall
    shows the latest one, and fifty of them read at once.
    """
    contest = live.log.contest
    tables = Tables(contest)
    formats = list(contest.created.formats.values())
    desk = role in DESK
    return shapes.ContestView(
        seq=live.seq,
        now=int(time.time()),
        id=live.id,
        name=contest.created.name,
        place=contest.created.place,
        day=contest.created.day,
        role=role,
        unit=formats[0].unit,
        grouped=formats[0].ranked == "group",
        names={entry.id: entry.name for entry in contest.entries.values()},
        disciplines=[
            discipline_view(contest, tables, name, language, desk=desk, whole=desk or whole)
            for name in contest.disciplines
        ],
        overall=_overall(tables),
        desk=desk_view(live.log, tables, language) if desk else None,
    )


def head_view(live: Live, role: shapes.Role) -> shapes.ContestHead:
    """The contest in a list."""
    contest = live.log.contest
    shown = [round for round in contest.rounds.values() if round.stage is not Stage.DRAFT or role in DESK]
    return shapes.ContestHead(
        id=live.id,
        name=contest.created.name,
        place=contest.created.place,
        day=contest.created.day,
        role=role,
        entries=len(contest.entries),
        round=shown[-1].id if shown else None,
        stage=shown[-1].stage.value if shown else None,
    )


def discipline_view(
    contest: Contest, tables: Tables, name: str, language: str, *, desk: bool, whole: bool
) -> shapes.DisciplineView:
    """One discipline with its rounds and its table."""
    format = contest.format(name)
    found = tables.of(name)
    rounds = [round for round in contest.rounds_of(name) if desk or round.stage is not Stage.DRAFT]
    following, why_not, over = _next(contest, name, language)
    return shapes.DisciplineView(
        name=name,
        title=say(language, f"contest.game.{name or format.game}"),
        game=format.game,
        sheet=format.sheet,
        late_rule=format.late.minutes is not None,
        seat_draw=format.seat_draw,
        substitutes=format.substitutes != "never",
        coming=None if over else round_id(name, len(contest.rounds_of(name)) + 1),
        format=format.name,
        deals=format.deals,
        target=format.target,
        match_rounds=format.match_rounds,
        columns=[criterion.value for criterion in BESIDE if criterion in format.ties],
        rounds=[round_view(contest, tables, round, language, seats=whole or round is rounds[-1]) for round in rounds],
        rows=_rows(contest, tables, name, language),
        provisional=found.provisional,
        next=following,
        why_not=why_not,
        over=over,
    )


def _next(contest: Contest, name: str, language: str) -> tuple[str | None, str | None, bool]:
    """The title of the round that can be drawn, or why none can, and whether the contest is over."""
    try:
        situation = situation_of(contest, name)
    except BadInput as error:
        return None, say(language, error.key, **error.detail), error.key == OVER
    pairing = situation.phase.pairing.value
    return say(language, f"contest.round.title_{pairing}", number=situation.number), None, False


def round_view(
    contest: Contest, tables: Tables, round: Round, language: str, *, seats: bool = True
) -> shapes.RoundView:
    """One round with its tables, or without them."""
    format = contest.format(round.discipline)
    pairing = format.phases[round.phase].pairing.value
    places = _places_before(contest, tables, round)
    timing = format.clock
    return shapes.RoundView(
        id=round.id,
        number=round.number,
        title=say(language, f"contest.round.title_{pairing}", number=round.number),
        stage=round.stage.value,
        seed=round.seed,
        tables=[table_view(contest, round, table, places) for table in round.tables if seats],
        rest=[contest.entry(entry).name for entry in round.rest],
        repeats=[f"{contest.entry(one).name} – {contest.entry(other).name}" for one, other in round.repeats],
        missing=[table.key for table in round.open_tables],
        clock=shapes.ClockView(
            ends=round.ends,
            left=round.left,
            minutes=format.credited(timing.minutes),
            warning=timing.warning,
            text=None if timing.time_out == "none" else say(language, f"contest.time_out.{timing.time_out}"),
        ),
        can=sorted(action.value for action in ALLOWED[round.stage]),
    )


def _places_before(contest: Contest, tables: Tables, round: Round) -> dict[str, int]:
    """The place of each entry's row before the latest round; none before the first, and for rounds long over."""
    if round.number == 1 or round.number < len(contest.rounds_of(round.discipline)):
        return {}
    rows = tables.of(round.discipline, round.number - 1).rows
    places = {row.name: row.place for row in rows}
    grouped = contest.format(round.discipline).ranked == "group"
    names = {entry.id: entry.group if grouped else entry.id for entry in contest.entries.values()}
    return {id: places[name] for id, name in names.items() if name in places}


def table_view(contest: Contest, round: Round, table: Table, places: dict[str, int]) -> shapes.TableView:
    """One table."""
    return shapes.TableView(
        key=table.key,
        number=table.number,
        wave=table.wave,
        sides=[_side(contest, round, table, side, places) for side in table.sides],
        result=result_view(table.result),
        source=table.source.value if table.source else None,
        settled=table.settled,
        left=sorted(table.left),
        late=sorted(table.late),
        reported=sorted(table.reports),
        disputed=table.disputed,
        reports=[result_view(table.reports.get(side)) for side in (0, 1)],
        revision=table.revision,
        cards=list(table.cards),
        deals=first_dealer(contest, round, table),
    )


def _side(contest: Contest, round: Round, table: Table, side: Side, places: dict[str, int]) -> shapes.SideView:
    members = [name for entry in side for name in table.members.get(entry) or contest.members(entry, round)]
    return shapes.SideView(
        entries=list(side), name=side_name(contest, side), members=members, place=places.get(side[0])
    )


def result_view(result: Result | None) -> shapes.ResultView | None:
    """A result, and its two short texts."""
    if result is None:
        return None
    return shapes.ResultView(
        points=None if result.points is None else list(result.points),
        rounds=[list(pair) for pair in result.rounds],
        won=None if result.won is None else list(result.won),
        winner=result.winner,
        text=list(result_text(result)),
    )


def _rows(contest: Contest, tables: Tables, name: str, language: str) -> list[shapes.RowView]:
    found = tables.of(name)
    played = [round for round in contest.rounds_of(name) if round.stage is not Stage.DRAFT]
    earlier = tables.of(name, len(played) - 1).rows if len(played) > 1 else ()
    before = {row.name: row.place for row in earlier}
    return [
        shapes.RowView(
            place=row.place,
            id=row.name,
            name=ranked_name(contest, row.name),
            points=number(row.points),
            award=number(found.awards[row.name]) if found.awards else None,
            values={criterion.value: number(value) for criterion, value in row.values.items()},
            by=row.by,
            by_words=by_words(row, language),
            before=before.get(row.name),
            section=row.section,
        )
        for row in found.rows
    ]


def by_words(row: Row, language: str) -> str:
    """What decided a place, in a word."""
    return say(language, f"contest.criterion.{row.by}") if row.by else ""


def _overall(tables: Tables) -> list[shapes.OverallRow] | None:
    """The table of the games, where there are several disciplines."""
    overall = tables.overall
    if overall is None:
        return None
    return [
        shapes.OverallRow(
            place=row.place,
            name=row.name,
            points=number(row.points),
            before={name: number(points.get(row.name, 0)) for name, points in overall.before.items()},
            after={name: number(points.get(row.name, 0)) for name, points in overall.after.items()},
            by=row.by,
        )
        for row in overall.rows
    ]


def desk_view(log: Log, tables: Tables, language: str) -> shapes.DeskView:
    """What only the desk sees."""
    contest = log.contest
    counts = {(fact.id, fact.sort): 0 for fact in contest.penalties}
    for fact in contest.penalties:
        counts[fact.id, fact.sort] += 1
    entries = [
        shapes.EntryView(
            id=entry.id,
            name=entry.name,
            members=list(contest.members(entry.id)),
            group=entry.group,
            club=entry.club,
            table=entry.table,
            paid=entry.paid,
            gone=entry.gone,
            penalties=counts.get((entry.id, "penalty"), 0),
            warnings=counts.get((entry.id, "warning"), 0),
        )
        for entry in contest.entries.values()
    ]
    return shapes.DeskView(
        entries=entries,
        paid=sum(entry.paid for entry in entries),
        fee=contest.created.fee,
        groups=sorted({entry.group for entry in entries if entry.group}),
        log=log_view(log, language),
        last=last_act(log),
        prizes=_prizes(contest, tables),
        cards=[
            shapes.CardView(
                card=played.card.card,
                by=played.card.by,
                discipline=played.card.discipline,
                effect=played.card.effect,
                target=played.card.target,
                amount=played.card.amount,
                swap_with=played.card.swap_with,
                reason=played.card.reason,
            )
            for played in contest.cards
        ],
        rules=[shapes.RuleView(words=_rule_words(contest, rule, language)) for rule in contest.rules],
        tables=contest.tables,
        guarantee=guaranteed_rounds(playing := sum(not entry.gone for entry in entries)),
        warning=_warning(contest, playing, language),
        shared=_shared(contest, tables),
    )


def _warning(contest: Contest, playing: int, language: str) -> str:
    """That the format has more rounds than so few can surely play without meeting twice; else nothing."""
    surely = guaranteed_rounds(playing)
    for format in contest.created.formats.values():
        rounds = sum(phase.rounds or 0 for phase in format.phases)
        avoiding = all(phase.pairing in AVOIDING and not phase.strict for phase in format.phases)
        if avoiding and playing > 1 and rounds > surely:
            return say(language, "contest.page.more_rounds", count=rounds, surely=surely)
    return ""


def _rule_words(contest: Contest, rule: KeptApart, language: str) -> str:
    names = ", ".join(contest.entry(id).name for id in rule.entries)
    who = names or say(language, f"contest.page.apart_{rule.by}")
    if rule.hard:
        return say(language, "contest.page.apart_hard", who=who)
    if rule.first_rounds is None:
        return say(language, "contest.page.apart_soft", who=who)
    return say(language, "contest.page.apart_first", who=who, count=rule.first_rounds)


def log_view(log: Log, language: str) -> list[shapes.ActView]:
    """The latest lines of the log, in words, the latest one first."""
    undone = log.undone
    found = []
    for act in log.acts[-LOG_LINES:]:
        turning = any(isinstance(fact, Undone | Restored) for fact in act.facts)
        found.append(
            shapes.ActView(
                number=act.number,
                at=act.at,
                by=say(language, "contest.source.phone") if act.by == BY_PHONE else act.by,
                words=act_words(log.contest, act, language),
                undone=act.number in undone,
                can_undo=act.number > 1 and not turning,
            )
        )
    return found[::-1]


def _prizes(contest: Contest, tables: Tables) -> list[shapes.PrizeView]:
    rows: Sequence[Row] = tables.overall.rows if tables.overall else tables.of(contest.disciplines[0]).rows
    groups = {entry.id: entry.group or entry.club for entry in contest.entries.values()}
    return [
        shapes.PrizeView(
            rank=won.prize.rank,
            what=won.prize.what,
            group=won.prize.group,
            names=[ranked_name(contest, name) for name in won.names],
            undecided=won.undecided,
        )
        for won in prize_list(contest.prizes, rows, groups)
    ]


def _shared(contest: Contest, tables: Tables) -> list[str]:
    found = [name for name in contest.disciplines if any(row.by == SHARED for row in tables.of(name).rows)]
    overall = tables.overall
    return [*found, *(["overall"] if overall and any(row.by == SHARED for row in overall.rows) else [])]


def number(value: Points) -> int | float:
    """Points as JSON holds them."""
    return float(value) if isinstance(value, Fraction) else value
