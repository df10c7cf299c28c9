"""Setting up a contest: new, prizes, keep-apart rules, a rehearsal."""

from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any

from cyclopts import Parameter

from mazziere.cli._language import language, say
from mazziere.cli._options import show_json, tell
from mazziere.cli.contest._file import changing, now, read, write_new
from mazziere.contests.facts import Created, HallChanged, KeptApart, Prize, PrizesSet
from mazziere.contests.formats import format_names, formats_of, games_of
from mazziere.contests.log import Log, started
from mazziere.contests.pairing.danish import guaranteed_rounds
from mazziere.contests.ranking import ranking
from mazziere.contests.rehearsal import rehearsed_evening
from mazziere.core import BadInput

Options = Annotated[list[str] | None, Parameter(consume_multiple=False)]


def new(
    file: Path,
    *,
    format: str = "torneo-pizzolungo",
    game: str | None = None,
    name: str | None = None,
    place: str = "",
    day: str | None = None,
    tables: int | None = None,
    fee: float = 0,
    option: Options = None,
    copy: Path | None = None,
) -> None:
    """Create a contest file from a format."""
    if copy is not None:
        write_new(file, read(copy))
        return
    by_discipline, overall = formats_of(format, parsed(option or ()), game)
    created = Created(
        name=name or format,
        formats=by_discipline,
        overall=overall,
        place=place,
        day=day or date.today().isoformat(),
        language=_language(),
        tables=tables,
        fee=round(fee * 100),
        salt=token_hex(8),
    )
    write_new(file, started(created, at=now(), by="desk"))
    tell(say("contest.cli.created", name=created.name, file=str(file)))


def _language() -> Any:
    return language()


def parsed(options: list[str] | tuple[()]) -> dict[str, Any]:
    """Options as NAME=VALUE: numbers, lists with commas, true and false, else text. Raises BadInput."""
    found: dict[str, Any] = {}
    for option in options:
        name, equals, text = option.partition("=")
        if not equals or not name.strip():
            raise BadInput("cli.bad_override", option=option)
        values = [_value(part.strip()) for part in text.split(",")]
        found[name.strip()] = values if len(values) > 1 else values[0]
    return found


def _value(text: str) -> Any:
    if text.lstrip("-").isdigit():
        return int(text)
    return {"true": True, "false": False, "none": None}.get(text, text)


def formats(*, json: bool = False) -> None:
    """List the formats that a contest can have."""
    found = {name: list(games_of(name)) for name in format_names()}
    if json:
        show_json(found)
    else:
        for name, games in found.items():
            print(f"{name}: {', '.join(games)}")


def apart(file: Path, *who: str, by: str = "entries", hard: bool = False, first_rounds: int | None = None) -> None:
    """Keep entries from meeting."""
    from mazziere.cli.contest import _find

    if by not in ("entries", "club", "group"):
        raise BadInput("contest.data.choice", place="--by", value=by, choices="entries, club, group")
    with changing(file) as desk:
        ids = tuple(_find.entry(desk.log.contest, name).id for name in who)
        kind: Any = by
        desk.do(KeptApart(by=kind, entries=ids, hard=hard, first_rounds=first_rounds))


def hall(file: Path, tables: int | None = None) -> None:
    """Say how many tables the hall has from now on; without a number as many as are needed."""
    with changing(file) as desk:
        desk.do(HallChanged(tables=tables))


def prizes(file: Path, *prize: str) -> None:
    """Set the prizes, in the order in which they are given."""
    found = []
    for text in prize:
        rank, equals, what = text.partition("=")
        number, _, group = rank.partition("@")
        if not equals or not number.strip().isdigit():
            raise BadInput("contest.cli.bad_prize", text=text)
        found.append(Prize(rank=int(number), what=what.strip(), group=group.strip()))
    with changing(file) as desk:
        desk.do(PrizesSet(prizes=tuple(found)))


def rehearse(file: Path, *, seed: str = "1", out: Path | None = None, json: bool = False) -> None:
    """Play the whole contest with made-up results; the file itself stays as it is."""
    from mazziere.cli.contest._show import ranking_json, ranking_text

    log = rehearsed_evening(read(file), seed, now())
    contest = log.contest
    if out is not None:
        write_new(out, log)
    if json:
        tables = {name: ranking_json(contest, ranking(contest, name)) for name in contest.disciplines}
        show_json({"rounds": list(contest.rounds), "disciplines": tables, "guarantee": guarantee(log)})
        return
    for discipline in contest.disciplines:
        print(
            say(
                "contest.cli.rehearsed",
                count=len(contest.rounds_of(discipline)),
                discipline=discipline or contest.created.name,
            )
        )
        print(ranking_text(contest, discipline, ranking(contest, discipline)))
    tell(say("contest.guarantee", count=guarantee(log)))


def guarantee(log: Log) -> int:
    """How many rounds can surely be paired without a repeat."""
    return guaranteed_rounds(sum(not entry.gone for entry in log.contest.entries.values()))


COMMANDS: Mapping[str, Callable[..., Any]] = {
    "new": new,
    "formats": formats,
    "apart": apart,
    "hall": hall,
    "prizes": prizes,
    "rehearse": rehearse,
}
