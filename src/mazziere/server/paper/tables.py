"""Paper for the end of the evening: standings, prizes, certificates."""

from collections.abc import Sequence

from mazziere.contests.contest import Contest
from mazziere.contests.format import Criterion
from mazziere.contests.games import Overall
from mazziere.contests.prizes import prize_list
from mazziere.contests.ranking import overall_ranking, ranking
from mazziere.contests.standings import Row
from mazziere.contests.words import ranked_name
from mazziere.core import BadInput
from mazziere.server.paper.order import Data, Order

BESIDE = (Criterion.MP, Criterion.DIFFERENCE, Criterion.CARD_POINTS)
LINES = ("contest.page.line_sitting", "contest.page.line_moving")
HONOURED = 3
"""Places that get a certificate where no prizes are set."""


def standings(order: Order) -> Data:
    """The table of one discipline, or of all of them and the overall one."""
    contest = order.contest
    names = contest.disciplines if order.discipline is None else (order.of,)
    found = [table for name in names for table in _tables(order, name)]
    overall = overall_ranking(contest) if order.discipline is None else None
    if overall is not None:
        head = [order.say(f"contest.game.{name}") for name in overall.after]
        rows = []
        for row in overall.rows:
            cells = [_award(order, overall, name, row.name) for name in overall.after]
            rows.append(_row(order, row, row.name, cells))
        found.append({"title": order.say("contest.game.games"), "head": head, "rows": rows})
    return {"tables": found}


def _award(order: Order, overall: Overall, discipline: str, name: str) -> str:
    """The award points of a quarter, with what they were before the cards."""
    was, now = overall.before[discipline].get(name, 0), overall.after[discipline].get(name, 0)
    return order.points(now) if was == now else f"{order.points(was)} → {order.points(now)}"


def _tables(order: Order, discipline: str) -> list[Data]:
    """The table of a discipline; two of them where the lines are ranked apart."""
    contest = order.contest
    found = ranking(contest, discipline)
    beside = [name for name in BESIDE if name in contest.format(discipline).ties]
    head = [order.say(f"contest.column.{name.value}") for name in beside]
    head += [order.say("contest.column.award")] if found.awards else []
    sections: dict[int, list[Data]] = {}
    for row in found.rows:
        more = [order.points(row.values[name]) if name in row.values else "" for name in beside]
        more += [order.points(found.awards[row.name])] if found.awards else []
        sections.setdefault(row.section, []).append(_row(order, row, ranked_name(contest, row.name), more))
    title = order.say(f"contest.game.{discipline or contest.format(discipline).game}")
    lines = [f"{title} – {order.say(key)}" for key in LINES] if len(sections) > 1 else [title]
    return [
        {"title": lines[section], "head": head, "rows": rows, "provisional": found.provisional}
        for section, rows in (sections or {0: []}).items()
    ]


def _row(order: Order, row: Row, name: str, more: Sequence[str]) -> Data:
    by = order.say(f"contest.criterion.{row.by}") if row.by else ""
    return {"place": str(row.place), "name": name, "points": order.points(row.points), "more": more, "by": by}


def _final(contest: Contest, order: Order) -> Sequence[Row]:
    """The table for which prizes are given."""
    overall = overall_ranking(contest)
    if overall is not None and order.discipline is None:
        return overall.rows
    return ranking(contest, order.of).rows


def prizes(order: Order) -> Data:
    """The prizes and who has won them; level names stand together until somebody decides."""
    contest = order.contest
    if not contest.prizes:
        raise BadInput("contest.print.no_prizes")
    groups = {entry.id: entry.group or entry.club for entry in contest.entries.values()}
    won = prize_list(contest.prizes, _final(contest, order), groups)
    return {
        "prizes": [
            {
                "rank": str(prize.prize.rank),
                "group": prize.prize.group,
                "what": prize.prize.what,
                "names": [ranked_name(contest, name) for name in prize.names],
                "undecided": prize.undecided,
            }
            for prize in won
        ]
    }


def certificates(order: Order) -> Data:
    """One page for each of the first places, or for everybody who has won a prize; it says so while results are
    missing. Raises BadInput before the first result, when everybody would be first.
    """
    contest = order.contest
    if not any(table.settled for round in contest.rounds.values() for table in round.tables):
        raise BadInput("contest.print.no_results")
    rows = _final(contest, order)
    if contest.prizes:
        groups = {entry.id: entry.group or entry.club for entry in contest.entries.values()}
        winners = {name for won in prize_list(contest.prizes, rows, groups) for name in won.names}
        honoured = [row for row in rows if row.name in winners]
    else:
        honoured = [row for row in rows if row.place <= HONOURED]
    return {
        "open": any(round.open_tables for round in contest.rounds.values()),
        "certificates": [
            {
                "place": str(row.place),
                "name": ranked_name(contest, row.name),
                "members": _members(contest, row.name),
                "points": order.points(row.points),
            }
            for row in honoured
        ],
    }


def _members(contest: Contest, name: str) -> str:
    if name not in contest.entries:
        return ""
    members = " – ".join(contest.members(name))
    return "" if members == contest.entries[name].name else members
