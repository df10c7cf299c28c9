"""Contests on the terminal: tables of text that also read well in a pipe, and the same as JSON."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from mazziere.cli._language import language, say
from mazziere.contests.contest import Contest, Round
from mazziere.contests.format import Criterion
from mazziere.contests.plain import write
from mazziere.contests.ranking import Ranking
from mazziere.contests.score import Points
from mazziere.contests.standings import Row
from mazziere.contests.words import ranked_name, result_text, side_name

LINE = "–"
"""What stands between two lines of Mitchell that are ranked apart."""
BESIDE = (Criterion.MP, Criterion.DIFFERENCE, Criterion.CARD_POINTS)
"""What stands beside the points in a table."""


def points_text(value: Points) -> str:
    """Points as people write them: an average with its decimals."""
    if isinstance(value, int):
        return str(value)
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return text if language() == "en" else text.replace(".", ",")


def plain_number(value: Points) -> int | float:
    """Points as JSON holds them."""
    return float(value) if isinstance(value, Fraction) else value


def text_table(head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """Columns side by side; those in `right` are aligned to the right."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    lines = []
    for row in (head, *rows):
        cells = [cell.rjust(widths[i]) if i in right else cell.ljust(widths[i]) for i, cell in enumerate(row)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def round_text(contest: Contest, round: Round) -> str:
    """A round: its tables with who sits and what they made."""
    head = [say("contest.column.table"), say("contest.column.side"), "", say("contest.column.side"), ""]
    rows = []
    for table in round.tables:
        made = result_text(table.result)
        rows.append(
            [table.key, side_name(contest, table.sides[0]), made[0], side_name(contest, table.sides[1]), made[1]]
        )
    lines = [say(f"contest.stage.{round.stage.value}", round=round.id), text_table(head, rows, right=(2, 4))]
    if round.rest:
        lines.append(say("contest.round.rests", names=", ".join(contest.entry(id).name for id in round.rest)))
    for one, other in round.repeats:
        lines.append(say("contest.step.repeats", one=contest.entry(one).name, other=contest.entry(other).name))
    lines.append(say("contest.round.seed", seed=round.seed))
    return "\n".join(lines)


def round_json(contest: Contest, round: Round) -> dict[str, Any]:
    """The same as JSON."""
    return {
        "round": round.id,
        "stage": round.stage.value,
        "seed": round.seed,
        "tables": [
            {
                "table": table.key,
                "sides": [list(side) for side in table.sides],
                "names": [side_name(contest, side) for side in table.sides],
                "result": write(table.result),
                "source": table.source.value if table.source else None,
                "left": sorted(table.left),
                "late": sorted(table.late),
                "members": {entry: list(members) for entry, members in table.members.items()},
            }
            for table in round.tables
        ],
        "rest": list(round.rest),
        "repeats": [list(pair) for pair in round.repeats],
        "missing": [table.key for table in round.open_tables],
    }


def ranking_text(contest: Contest, discipline: str, found: Ranking) -> str:
    """A table with the criterion that decided each place."""
    ties = contest.format(discipline).ties
    beside = [name for name in BESIDE if name in ties]
    awards = found.awards
    head = [say("contest.column.place"), say("contest.column.name"), say("contest.column.points")]
    head += [say(f"contest.column.{name.value}") for name in beside]
    head += [say("contest.column.award")] if awards else []
    head += [say("contest.column.by")]
    rows: list[list[str]] = []
    for above, row in pairwise((None, *found.rows)):
        assert row is not None
        if above is not None and row.section != above.section:
            rows.append([LINE, *[""] * (len(head) - 1)])
        cells = [str(row.place), ranked_name(contest, row.name), points_text(row.points)]
        cells += [points_text(row.values[name]) if name in row.values else "" for name in beside]
        cells += [points_text(awards[row.name])] if awards else []
        rows.append([*cells, by_text(row)])
    return text_table(head, rows, right=(0, *range(2, len(head) - 1)))


def by_text(row: Row) -> str:
    """The criterion that decided a place, in a word."""
    return say(f"contest.criterion.{row.by}") if row.by else ""


def ranking_json(contest: Contest, found: Ranking) -> dict[str, Any]:
    """The same as JSON."""
    return {
        "table": [row_json(contest, row) for row in found.rows],
        "awards": {name: plain_number(points) for name, points in found.awards.items()},
        "provisional": found.provisional,
    }


def row_json(contest: Contest, row: Row) -> dict[str, Any]:
    """One row as JSON."""
    return {
        "place": row.place,
        "entry": row.name,
        "name": ranked_name(contest, row.name),
        "points": plain_number(row.points),
        "values": {name.value: plain_number(value) for name, value in row.values.items()},
        "by": row.by,
    }
