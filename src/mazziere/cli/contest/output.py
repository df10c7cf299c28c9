"""What comes out of a contest: standings, paper, exports."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal, get_args

from mazziere.cli._language import language, say
from mazziere.cli._options import show_json, tell
from mazziere.cli.contest import _find
from mazziere.cli.contest._file import read, write_bytes, write_new
from mazziere.cli.contest._show import plain_number, points_text, ranking_json, ranking_text, row_json, text_table
from mazziere.contests.contest import Contest
from mazziere.contests.games import Overall
from mazziere.contests.ranking import overall_ranking, ranking
from mazziere.contests.season import season_of
from mazziere.core import BadInput
from mazziere.server.contest.spreadsheet import standings_csv, standings_xlsx
from mazziere.server.paper import Sheet, printed


def standings(
    file: Path,
    *others: Path,
    discipline: str | None = None,
    after: int | None = None,
    season: bool = False,
    best: int | None = None,
    json: bool = False,
) -> None:
    """Show the table, with the criterion that decided each place; of several files the table of the season."""
    if others or season:
        _season([file, *others], best, json)
        return
    contest = read(file).contest
    names = contest.disciplines if discipline is None else (_find.discipline(contest, discipline),)
    tables = {name: ranking(contest, name, rounds=after) for name in names}
    overall = overall_ranking(contest) if discipline is None else None
    if json:
        found: dict[str, Any] = {"disciplines": {name: ranking_json(contest, table) for name, table in tables.items()}}
        show_json(found | ({} if overall is None else {"overall": _overall_json(contest, overall)}))
        return
    for name, table in tables.items():
        if name:
            print(say(f"contest.game.{name}"))
        print(ranking_text(contest, name, table))
        if table.provisional:
            print(say("contest.standings.provisional"))
    if overall is not None:
        print(say("contest.game.games"))
        print(_overall_text(overall))


def _overall_text(overall: Overall) -> str:
    disciplines = list(overall.after)
    head = [say("contest.column.place"), say("contest.column.name")]
    head += [say(f"contest.game.{name}") for name in disciplines] + [say("contest.column.points")]
    rows = []
    for row in overall.rows:
        cells = [str(row.place), row.name]
        for name in disciplines:
            before, after = overall.before[name].get(row.name, 0), overall.after[name].get(row.name, 0)
            changed = before != after
            cells.append(f"{points_text(before)} → {points_text(after)}" if changed else points_text(after))
        rows.append([*cells, points_text(row.points)])
    return text_table(head, rows, right=(0, len(head) - 1))


def _overall_json(contest: Contest, overall: Overall) -> dict[str, Any]:
    def plain(points: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
        return {name: {who: plain_number(each) for who, each in given.items()} for name, given in points.items()}

    rows = [row_json(contest, row) for row in overall.rows]
    return {"before": plain(overall.before), "after": plain(overall.after), "table": rows}


def _season(files: list[Path], best: int | None, json: bool) -> None:
    table = season_of([read(path).contest for path in files], best)
    if json:
        rows_json = [
            {
                "place": row.place,
                "name": row.name,
                "points": plain_number(row.points),
                "evenings": [None if each is None else plain_number(each) for each in row.evenings],
            }
            for row in table
        ]
        show_json({"season": rows_json})
        return
    head = [say("contest.column.place"), say("contest.column.name"), say("contest.column.points")]
    head += [str(number) for number in range(1, len(files) + 1)]
    rows_text = [
        [
            str(row.place),
            row.name,
            points_text(row.points),
            *("–" if each is None else points_text(each) for each in row.evenings),
        ]
        for row in table
    ]
    print(text_table(head, rows_text, right=(0, *range(2, len(head)))))


def print_(
    file: Path,
    what: Sheet,
    *,
    out: Path,
    round: str | None = None,
    discipline: str | None = None,
    url: str = "",
    wifi: str = "",
    password: str = "",
) -> None:
    """Print on paper, as PDF."""
    contest = read(file).contest
    needs_round = what in (Sheet.SLIPS, Sheet.SEATING)
    of = _find.round_of(contest, round, discipline) if needs_round else None
    name = of.discipline if of is not None else discipline
    pdf = printed(what, contest, language(), round=of, discipline=name, url=url, wifi=wifi, password=password)
    write_bytes(out, pdf)
    tell(say("contest.cli.printed", file=str(out)))


Kind = Literal["json", "csv", "xlsx"]


def export(file: Path, out: Path, *, discipline: str | None = None) -> None:
    """Write the whole contest (.json), or a table (.csv, .xlsx), to another file."""
    log, kind = read(file), out.suffix.removeprefix(".").lower()
    if kind not in get_args(Kind):
        raise BadInput("contest.cli.export_kind", file=str(out), choices=", ".join(get_args(Kind)))
    if kind == "json":
        write_new(out, log)
    elif kind == "csv":
        write_bytes(out, standings_csv(log.contest, _find.discipline(log.contest, discipline), language()))
    else:
        write_bytes(out, standings_xlsx(log.contest, language()))
    tell(say("contest.cli.exported", file=str(out)))


COMMANDS: Mapping[str, Callable[..., Any]] = {"standings": standings, "print": print_, "export": export}
