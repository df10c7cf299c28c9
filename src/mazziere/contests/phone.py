"""Results from the phones of a hall: the code of a table, and what makes a submission stale."""

from __future__ import annotations

from hashlib import sha256

from mazziere.contests.contest import Contest, Round, Table
from mazziere.contests.facts import Reported, Source
from mazziere.contests.fold.refused import Refused
from mazziere.contests.result import Result
from mazziere.contests.stages import Stage

LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"
"""Without I, O and Q, which are read as 1 and 0."""
CODE_LETTERS = 3


def table_code(salt: str, table: int) -> str:
    """The code that stands on the card of a table, the same all evening: its number and letters that nobody guesses,
    `12-KTR`.
    """
    number = int.from_bytes(sha256(f"mazziere-table-1\n{salt}\n{table}".encode()).digest()[:8], "big")
    letters = ""
    for _ in range(CODE_LETTERS):
        number, at = divmod(number, len(LETTERS))
        letters += LETTERS[at]
    return f"{table}-{letters}"


def table_of_code(contest: Contest, code: str) -> int:
    """The number of the table with that code, typed in any case, with or without the dash. Raises Refused."""
    typed = code.strip().upper().replace(" ", "").replace("-", "")
    digits = typed.rstrip(LETTERS + "IOQ")
    if digits.isdigit() and table_code(contest.created.salt, int(digits)).replace("-", "") == typed:
        return int(digits)
    raise Refused("contest.phone.no_code", code=code[:20])


def playing_at(contest: Contest, number: int) -> tuple[Round, Table] | None:
    """What a table plays now: its first table without a result in the rounds that are posted or under way."""
    for round in reversed(tuple(contest.rounds.values())):
        if round.stage in (Stage.POSTED, Stage.PLAYING):
            here = sorted((t for t in round.tables if t.number == number), key=lambda table: table.wave)
            waiting = [table for table in here if not table.settled]
            if here:
                return round, (waiting or here)[0]
    return None


def report(
    contest: Contest,
    code: str,
    round: str,
    table: str,
    side: int,
    result: Result,
    *,
    seen: int,
    kept: bool = False,
    source: Source = Source.PHONE,
) -> Reported:
    """What one side sends from its phone.

    `round`, `table` and `seen` (the revision) are what its page showed: Refused as stale when the table has moved
    on, or when the code is that of another table.
    """
    number = table_of_code(contest, code)
    now = playing_at(contest, number)
    if now is None:
        raise Refused("contest.phone.not_playing", table=number)
    if (now[0].id, now[1].key) != (round, table) or now[1].revision < seen:
        raise Refused("contest.phone.stale", table=number)
    if now[1].settled:
        raise Refused("contest.refusal.entered_already", table=table, round=round)
    if now[1].revision != seen and now[1].reports.get(1 - side) not in (None, result):
        raise Refused("contest.phone.stale", table=number)
    return Reported(round=round, table=table, side=1 if side else 0, result=result, source=source, kept=kept)
