"""Who takes part: enter, amend, import, withdraw, return, substitute."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from mazziere.cli._language import language, say
from mazziere.cli._options import read_file, show_json, tell
from mazziere.cli.contest import _find
from mazziere.cli.contest._file import changing, read
from mazziere.cli.contest._show import text_table
from mazziere.contests.arrival import arrival
from mazziere.contests.contest import round_id
from mazziere.contests.facts import Amended, Entered, Returned, Substituted, TableAdded, Withdrawn
from mazziere.contests.importing import Row, What, facts_of, members_of, plan
from mazziere.contests.words import sentence
from mazziere.core import BadInput
from mazziere.server.contest.spreadsheet import rows_of_file


def enter(
    file: Path,
    *names: str,
    group: str = "",
    club: str = "",
    table: int | None = None,
    paid: bool = False,
    paste: bool = False,
) -> None:
    """Enter pairs, squads or players; who comes late sits at once with the one that rests."""
    if paste:
        names += tuple(line.strip() for line in sys.stdin if line.strip())
    if not names:
        raise BadInput("cli.usage_missing", argument="NAME")
    with changing(file) as desk:
        for name in names:
            facts = arrival(desk.log.contest, name, group=group, club=club, table=table, paid=paid)
            desk.do(*facts)
            for fact in facts:
                if isinstance(fact, Entered):
                    tell(say("contest.cli.entered", id=fact.id, name=name))
                elif isinstance(fact, TableAdded):
                    with_whom = desk.log.contest.entry(fact.table.sides[0][0]).name
                    tell(say("contest.step.late_sits", late=name, rest=with_whom))


def amend(
    file: Path,
    who: str,
    *,
    name: str | None = None,
    members: str | None = None,
    group: str | None = None,
    club: str | None = None,
    table: int | None = None,
    paid: bool | None = None,
) -> None:
    """Change what is written about an entry; results stay with it. `--table 0` takes a fixed seat away."""
    with changing(file) as desk:
        id = _find.entry(desk.log.contest, who).id
        people = None if members is None else members_of(members)
        desk.do(Amended(id=id, name=name, members=people, group=group, club=club, table=table, paid=paid))


def import_(file: Path, sheet: Path, *, encoding: str | None = None, preview: bool = False, json: bool = False) -> int:
    """Take entries from a CSV, TSV or XLSX file; the same file twice adds nobody."""
    rows, _ = rows_of_file(read_file(sheet), encoding)
    if preview:
        planned = plan(read(file).contest, rows)
    else:
        with changing(file) as desk:
            planned = plan(desk.log.contest, rows)
            facts = facts_of(planned)
            if facts:
                desk.do(*facts)
    if json:
        show_json([_row_json(row) for row in planned])
    else:
        print(text_table(["", "", ""], [_row_text(row) for row in planned]).lstrip("\n"))
    count = {what: sum(row.what is what for row in planned) for what in What}
    tell(say("contest.cli.imported", **{what.value: count[what] for what in What}))
    return 1 if count[What.BAD] or count[What.TWICE] else 0


def _row_text(row: Row) -> list[str]:
    changes = ", ".join(f"{name}: {_text(old)} → {_text(new)}" for name, (old, new) in row.changes.items())
    if row.why is not None:
        changes = sentence(language(), row.why)
    return [str(row.number), say(f"contest.import.{row.what.value}"), f"{row.name}  {changes}".rstrip()]


def _text(value: object) -> str:
    return " – ".join(value) if isinstance(value, tuple) else str(value or "–")


def _row_json(row: Row) -> dict[str, Any]:
    changes = {name: [old, new] for name, (old, new) in row.changes.items()}
    return {"row": row.number, "what": row.what.value, "name": row.name, "changes": changes}


def withdraw(file: Path, who: str, *, reason: str = "") -> None:
    """Somebody leaves: never paired again, its table scored as the format says."""
    with changing(file) as desk:
        entry = _find.entry(desk.log.contest, who)
        desk.do(Withdrawn(id=entry.id, reason=reason))
        tell(say("contest.cli.withdrawn", name=entry.name))


def return_(file: Path, who: str) -> None:
    """Who had left is back for the next round."""
    with changing(file) as desk:
        desk.do(Returned(id=_find.entry(desk.log.contest, who).id))


def substitute(
    file: Path,
    who: str,
    members: str,
    *,
    round: str | None = None,
    discipline: str | None = None,
    once: bool = False,
    coming: bool = False,
) -> None:
    """Others sit for an entry from a round on: `substitute FILE "Alfa 1" "Rossi – Bianchi" --round 2`."""
    with changing(file) as desk:
        contest = desk.log.contest
        if coming:
            name = _find.discipline(contest, discipline)
            of = round_id(name, len(contest.rounds_of(name)) + 1)
        else:
            of = _find.round_of(contest, round, discipline).id
        id = _find.entry(contest, who).id
        desk.do(Substituted(id=id, round=of, members=members_of(members), once=once))


COMMANDS: Mapping[str, Callable[..., Any]] = {
    "enter": enter,
    "amend": amend,
    "import": import_,
    "withdraw": withdraw,
    "return": return_,
    "substitute": substitute,
}
