"""`mazziere rules`: a sheet in words with its sources, what differs from another, and what proves each clause."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from mazziere import games
from mazziere.cli import _rules_print as shown
from mazziere.cli._options import game_of, show_json
from mazziere.core import BadInput, Regulation
from mazziere.rules.clauses import clauses
from mazziere.rules.coverage import coverage as covered
from mazziere.rules.differences import between, surprises
from mazziere.rules.entries import cited, entries, open_questions, resting_on
from mazziere.rules.proofs import proofs

DONE, NO = 0, 1
FILE = ".toml"


def rules(
    sheet: str | None = None,
    part: str | None = None,
    *,
    diff: str | None = None,
    coverage: bool = False,
    option: Annotated[list[str] | None, Parameter(consume_multiple=False)] = None,
    json: bool = False,
) -> int:
    """Show a rule sheet in words."""
    if coverage:
        return _coverage(sheet, json)
    if sheet is None:
        if diff is not None or option:
            raise BadInput("rules.page.needs_sheet", sheets=", ".join(games.sheets()))
        _list(json)
        return DONE
    regulation = _regulation(sheet, option or ())
    if diff is not None:
        _diff(regulation, _regulation(diff, ()), json)
    elif part is not None:
        _part(regulation, part, json)
    else:
        _whole(regulation, json)
    return DONE


def _regulation(sheet: str, options: Any) -> Regulation:
    """A sheet by its name, or a sheet file of one's own. Raises BadInput for what is neither."""
    if not sheet.endswith(FILE):
        return game_of(sheet, options)[1]
    if options:
        raise BadInput("cli.sheet_file_options", file=sheet)
    try:
        return games.play_file(Path(sheet))[1]
    except BadInput as error:
        if "file" in error.detail:
            raise
        raise BadInput("cli.in_file", file=sheet) from error


def _list(json: bool) -> None:
    found = [games.play(name)[1] for name in games.sheets()]
    if json:
        show_json([{"sheet": r.sheet, "game": r.game, "source": r.source, "text": r.text} for r in found])
    else:
        shown.sheets(found)


def _whole(regulation: Regulation, json: bool) -> None:
    if not json:
        shown.whole(regulation)
        return
    show_json(
        {
            "sheet": regulation.sheet,
            "game": regulation.game,
            "source": regulation.source,
            "text": regulation.text,
            "parent": regulation.parent,
            "options": [_entry(entry) for entry in entries(regulation)],
            "clauses": {id: shown.clause_words(id) for id in cited(regulation)},
            "open": open_questions(regulation),
            "elsewhere": [vars_of(difference) for difference in surprises(regulation)],
        }
    )


def _entry(entry: Any) -> dict[str, Any]:
    basis = entry.basis
    return {
        "name": entry.name,
        "group": entry.group,
        "value": entry.value,
        "clause": basis.clause,
        "decision": basis.decision,
        "authority": basis.authority,
        "changed": entry.changed,
    }


def vars_of(difference: Any) -> dict[str, Any]:
    """A difference in plain values."""
    return {name: getattr(difference, name) for name in ("name", "group", "one", "other")}


def _part(regulation: Regulation, part: str, json: bool) -> None:
    """A clause or an option. Raises BadInput for what is neither."""
    entry = next((entry for entry in entries(regulation) if entry.name == part), None)
    if entry is not None:
        show_json(_entry(entry)) if json else shown.option(regulation, entry)
    elif part in clauses():
        found = clauses()[part]
        tests = proofs().get(part, ())
        if json:
            answer = {"id": part, "group": found.group, "kind": found.kind, "words": shown.clause_words(part)}
            show_json({**answer, "rests": resting_on(regulation, part), "tests": tests})
        else:
            shown.clause(regulation, part, tests)
    else:
        raise BadInput("rules.page.unknown_part", sheet=regulation.sheet, part=part)


def _diff(one: Regulation, other: Regulation, json: bool) -> None:
    if one.game != other.game:
        raise BadInput("rules.page.other_game", sheet=one.sheet, other=other.sheet)
    found = between(one, other)
    if json:
        show_json({"one": one.sheet, "other": other.sheet, "differences": [vars_of(entry) for entry in found]})
    else:
        shown.differences(one, other, found)


def _coverage(sheet: str | None, json: bool) -> int:
    """Every clause with its tests, or those that one sheet cites."""
    only = set(cited(_regulation(sheet, ()))) if sheet else None
    found = [entry for entry in covered() if only is None or entry.clause.id in only]
    if json:
        show_json(
            [
                {"id": entry.clause.id, "group": entry.clause.group, "kind": entry.clause.kind, "tests": entry.tests}
                for entry in found
            ]
        )
    else:
        shown.coverage(found)
    return NO if any(entry.missing for entry in found) else DONE
