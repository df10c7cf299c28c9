"""The rounds of a contest: draw, swap, post, open, close, reopen, delete, clock."""

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from secrets import randbelow
from typing import Any, Literal

from mazziere.cli._language import say
from mazziere.cli._options import show_json, tell
from mazziere.cli.contest import _find
from mazziere.cli.contest._file import changing, read
from mazziere.cli.contest._show import round_json, round_text
from mazziere.contests.clock import MINUTE, face, longer, pause, start
from mazziere.contests.contest import Contest, Round
from mazziere.contests.drawing import next_draw
from mazziere.contests.facts import ClockSet, Closed, Opened, Posted, Reopened, RoundDeleted, Swapped
from mazziere.contests.seating import first_dealer, seats_drawn
from mazziere.contests.words import side_name
from mazziere.core import BadInput

SEEDS = 9000
FIRST_SEED = 1000


def draw(file: Path, *, discipline: str | None = None, seed: str | None = None, json: bool = False) -> None:
    """Draw the next round, or again the one that nobody has started."""
    with changing(file) as desk:
        name = _find.discipline(desk.log.contest, discipline)
        desk.do(next_draw(desk.log.contest, name, seed or str(FIRST_SEED + randbelow(SEEDS))))
        _show(desk.log.contest, desk.log.contest.rounds_of(name)[-1], json)


def swap(file: Path, one: str, other: str, *, round: str | None = None, discipline: str | None = None) -> None:
    """Two entries change places in a round that nobody plays yet."""
    with changing(file) as desk:
        contest = desk.log.contest
        id = _find.round_of(contest, round, discipline).id
        desk.do(Swapped(round=id, one=_find.entry(contest, one).id, other=_find.entry(contest, other).id))
        _show(desk.log.contest, desk.log.contest.round(id), False)


def post(file: Path, round: str | None = None, *, discipline: str | None = None) -> None:
    """Show the drawn round to everybody."""
    with changing(file) as desk:
        id = _find.round_of(desk.log.contest, round, discipline).id
        desk.do(Posted(round=id))
        tell(say("contest.stage.posted", round=id))


def open_(file: Path, round: str | None = None, *, discipline: str | None = None, no_clock: bool = False) -> None:
    """Begin play, and start the clock where the format has one."""
    with changing(file) as desk:
        found = _find.round_of(desk.log.contest, round, discipline)
        facts: list[Any] = [Opened(round=found.id)]
        if not no_clock and (format := desk.log.contest.format(found.discipline)).clock.minutes:
            facts.append(start(found, format, int(time.time())))
        desk.do(*facts)
        tell(say("contest.stage.playing", round=found.id))


def close(file: Path, round: str | None = None, *, discipline: str | None = None) -> None:
    """End a round that has all its results."""
    with changing(file) as desk:
        id = _find.round_of(desk.log.contest, round, discipline).id
        desk.do(Closed(round=id))
        tell(say("contest.stage.closed", round=id))


def reopen(file: Path, round: str | None = None, *, discipline: str | None = None, reason: str = "") -> None:
    """Play on a round that was closed."""
    with changing(file) as desk:
        desk.do(Reopened(round=_find.round_of(desk.log.contest, round, discipline).id, reason=reason))


def delete(file: Path, round: str | None = None, *, discipline: str | None = None, reason: str = "") -> None:
    """Take the last round away; `undo` brings it back with everything in it."""
    with changing(file) as desk:
        id = _find.round_of(desk.log.contest, round, discipline).id
        desk.do(RoundDeleted(round=id, reason=reason))
        tell(say("contest.cli.deleted", round=id))


def clock(
    file: Path,
    action: Literal["start", "pause", "more", "stop", "show"] = "show",
    minutes: int | None = None,
    *,
    round: str | None = None,
    discipline: str | None = None,
    json: bool = False,
) -> None:
    """The clock of the round: start it (also after a pause), pause it, give more minutes, stop it, show it."""
    with changing(file) as desk:
        found = _find.round_of(desk.log.contest, round, discipline)
        format, now = desk.log.contest.format(found.discipline), int(time.time())
        if action == "more" and minutes is None:
            raise BadInput("cli.usage_missing", argument="MINUTES")
        match action:
            case "start":
                desk.do(start(found, format, now, minutes))
            case "pause":
                desk.do(pause(found, now))
            case "more":
                desk.do(longer(found, minutes or 0, now))
            case "stop":
                desk.do(ClockSet(round=found.id))
        found = desk.log.contest.round(found.id)
        shown = face(found, format, now)
    if json:
        show_json({"round": found.id, "phase": shown.phase.value, "seconds": shown.seconds, "ends": found.ends})
        return
    at = f"{shown.seconds // MINUTE}:{shown.seconds % MINUTE:02}"
    print(say(f"contest.clock.{shown.phase.value}", time=at))
    if shown.phase.value == "overtime" and format.clock.time_out != "none":
        print(say(f"contest.time_out.{format.clock.time_out}"))


def seats(file: Path, table: str, *cards: str, round: str | None = None, discipline: str | None = None) -> None:
    """Write down the cards that the four of a table drew, and hear who deals."""
    with changing(file) as desk:
        contest = desk.log.contest
        found = _find.round_of(contest, round, discipline)
        sitting = found.table(table)
        fact, dealer = seats_drawn(contest, found, sitting, cards)
        desk.do(fact)
        found = desk.log.contest.round(found.id)
        who, side = first_dealer(desk.log.contest, found, found.table(table)), sitting.sides[dealer % 2]
        print(say("contest.cli.deals", name=who, side=side_name(contest, side)))


def show(file: Path, round: str | None = None, *, discipline: str | None = None, json: bool = False) -> None:
    """Show a round, the latest if none is named."""
    contest = read(file).contest
    _show(contest, _find.round_of(contest, round, discipline), json)


def _show(contest: Contest, round: Round, json: bool) -> None:
    if json:
        show_json(round_json(contest, round))
    else:
        print(round_text(contest, round))


COMMANDS: Mapping[str, Callable[..., Any]] = {
    "draw": draw,
    "swap": swap,
    "post": post,
    "open": open_,
    "close": close,
    "reopen": reopen,
    "delete": delete,
    "clock": clock,
    "seats": seats,
    "show": show,
}
