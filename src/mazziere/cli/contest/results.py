"""Results and what changes them: result, correct, forfeit, penalty, card, lot, undo."""

from collections.abc import Callable, Mapping
from pathlib import Path
from secrets import randbelow
from typing import Any, Literal

from mazziere.cli._language import language, say
from mazziere.cli._options import tell
from mazziere.cli.contest import _find
from mazziere.cli.contest._file import changing, read
from mazziere.cli.contest.rounds import FIRST_SEED, SEEDS
from mazziere.contests.contest import Contest, Round
from mazziere.contests.facts import (
    CardPlayed,
    Corrected,
    Forfeited,
    Penalised,
    Restored,
    Scored,
    Source,
    Undone,
    fact_name,
)
from mazziere.contests.fold.results import Questioned
from mazziere.contests.lateness import late_facts
from mazziere.contests.log import last_act
from mazziere.contests.modifier import ModifierCard
from mazziere.contests.preview import preview
from mazziere.contests.result import Result
from mazziere.contests.telling import act_words
from mazziere.contests.ties import lots_for
from mazziere.contests.words import ranked_name
from mazziere.core import BadInput


def result(
    file: Path,
    table: str,
    first: int | None = None,
    second: int | None = None,
    *,
    rounds: str | None = None,
    winner: Literal[1, 2] | None = None,
    round: str | None = None,
    discipline: str | None = None,
    source: Source = Source.DESK,
    keep: bool = False,
) -> None:
    """Write the result of a table."""
    with changing(file) as desk:
        found = _find.round_of(desk.log.contest, round, discipline)
        made = _result(desk.log.contest, found, first, second, rounds, winner)
        with _asking():
            desk.do(Scored(round=found.id, table=table, result=made, source=source, kept=keep))
        missing = len(desk.log.contest.round(found.id).open_tables)
        tell(say("contest.cli.missing", count=missing) if missing else say("contest.cli.complete", round=found.id))


class _asking:
    """Says how to keep a result that was questioned."""

    def __enter__(self) -> None:
        """Nothing to prepare."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        """The question itself is said by whoever shows the error."""
        if isinstance(error, Questioned):
            tell(say("contest.cli.keep"))


def correct(
    file: Path,
    table: str,
    first: int | None = None,
    second: int | None = None,
    *,
    reason: str,
    rounds: str | None = None,
    winner: Literal[1, 2] | None = None,
    round: str | None = None,
    discipline: str | None = None,
    clear: bool = False,
    preview_only: bool = False,
    keep: bool = False,
) -> None:
    """Put another result in the place of one, with its reason; says what moves. `--clear` takes the result away."""
    with changing(file) as desk:
        found = _find.round_of(desk.log.contest, round, discipline)
        made = None if clear else _result(desk.log.contest, found, first, second, rounds, winner)
        fact = Corrected(round=found.id, table=table, result=made, reason=reason, kept=keep)
        with _asking():
            change = preview(desk.log.contest, fact)
        for move in change.moved:
            name = ranked_name(desk.log.contest, move.name)
            print(say("contest.preview.moved", name=name, before=move.before, after=move.after))
        if change.differing:
            tables = ", ".join(change.differing)
            print(say("contest.preview.redraw" if change.can_redraw else "contest.preview.stay", tables=tables))
        else:
            print(say("contest.preview.no_table"))
        if not preview_only:
            desk.do(fact)


def _result(
    contest: Contest, round: Round, first: int | None, second: int | None, rounds: str | None, winner: int | None
) -> Result:
    first_of = None if winner is None else winner - 1
    if rounds is not None:
        return Result(rounds=tuple(_card_points(text) for text in rounds.split(",")), winner=first_of)
    if first is None or second is None:
        raise BadInput("cli.usage_missing", argument="FIRST SECOND")
    if contest.format(round.discipline).game == "briscola":
        return Result(won=(first, second), winner=first_of)
    return Result(points=(first, second), winner=first_of)


def _card_points(text: str) -> tuple[int, int]:
    one, dash, other = text.strip().partition("-")
    if not dash or not one.isdigit() or not other.isdigit():
        raise BadInput("contest.cli.bad_round", text=text)
    return int(one), int(other)


def forfeit(file: Path, who: str, *, round: str | None = None, discipline: str | None = None) -> None:
    """A side came so late that its table is not played."""
    with changing(file) as desk:
        contest = desk.log.contest
        desk.do(Forfeited(round=_find.round_of(contest, round, discipline).id, id=_find.entry(contest, who).id))


def late(file: Path, who: str, minutes: int, *, round: str | None = None, discipline: str | None = None) -> None:
    """A side comes so many minutes late to its table: what the format does with that is done."""
    with changing(file) as desk:
        contest = desk.log.contest
        facts = late_facts(contest, _find.round_of(contest, round, discipline), _find.entry(contest, who).id, minutes)
        desk.do(*facts)
        tell(say(f"contest.fact.{fact_name(facts[0])}"))


def penalty(
    file: Path,
    who: str,
    *,
    warning: bool = False,
    points: int = 0,
    match_points: int = 0,
    round: str | None = None,
    reason: str = "",
) -> None:
    """Give a warning or a penalty."""
    with changing(file) as desk:
        contest = desk.log.contest
        desk.do(
            Penalised(
                id=_find.entry(contest, who).id,
                sort="warning" if warning else "penalty",
                round=None if round is None and not match_points else _find.round_of(contest, round).id,
                points=points,
                match_points=match_points,
                reason=reason,
            )
        )


def card(
    file: Path,
    name: str,
    *,
    by: str,
    discipline: str,
    effect: Literal["add", "subtract", "double", "swap"],
    target: str,
    amount: int | None = None,
    swap_with: str | None = None,
    reason: str = "",
) -> None:
    """Play a modifier card of the games between the quarters."""
    played = ModifierCard(
        card=name,
        by=by,
        discipline=discipline,
        effect=effect,
        target=target,
        amount=amount,
        swap_with=swap_with,
        reason=reason,
    )
    with changing(file) as desk:
        desk.do(CardPlayed(card=played))


def lot(file: Path, *, discipline: str | None = None, overall: bool = False, seed: str | None = None) -> None:
    """Draw lots for every place that is still shared."""
    with changing(file) as desk:
        contest = desk.log.contest
        of = None if overall else _find.discipline(contest, discipline)
        facts = lots_for(contest, of, seed or str(FIRST_SEED + randbelow(SEEDS)))
        if not facts:
            tell(say("contest.cli.no_shared"))
            return
        desk.do(*facts)
        for fact in facts:
            print(say("contest.cli.lot", names=", ".join(ranked_name(contest, name) for name in fact.order)))


def undo(file: Path, act: int | None = None, *, restore: bool = False) -> None:
    """Undo the latest act, or the one of that number in the log; `--restore` brings one back."""
    with changing(file) as desk:
        number = act or (max(desk.log.undone, default=None) if restore else last_act(desk.log))
        if number is None:
            raise BadInput("contest.cli.nothing_to_undo")
        desk.do(Restored(act=number) if restore else Undone(act=number))
        tell(say("contest.cli.restored" if restore else "contest.cli.undone", number=number))


def log(file: Path, *, json: bool = False) -> None:
    """List what has happened, line by line."""
    from mazziere.cli._options import show_json
    from mazziere.contests.facts import write_act

    found = read(file)
    if json:
        show_json([{**write_act(act), "undone": act.number in found.undone} for act in found.acts])
        return
    for act in found.acts:
        words = act_words(found.contest, act, language())
        mark = say("contest.cli.undone_mark") if act.number in found.undone else ""
        print(f"{act.number:>4}  {act.at}  {words} {mark}".rstrip())


COMMANDS: Mapping[str, Callable[..., Any]] = {
    "result": result,
    "correct": correct,
    "forfeit": forfeit,
    "late": late,
    "penalty": penalty,
    "card": card,
    "lot": lot,
    "undo": undo,
    "log": log,
}
