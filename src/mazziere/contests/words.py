"""Contests in words: refusals, results and places, in the reader's language."""

from __future__ import annotations

from mazziere.contests.contest import Contest, Side
from mazziere.contests.result import Result
from mazziere.core.errors import BadInput
from mazziere.messages import say


def sentence(language: str, error: BadInput) -> str:
    """A refusal in words; when it was caused by another one, that one follows."""
    words = say(language, error.key, **error.detail)
    cause = error.__cause__
    return f"{words} {sentence(language, cause)}" if isinstance(cause, BadInput) else words


def side_name(contest: Contest, side: Side) -> str:
    """Who sits on a side: the entry, or two single players."""
    return " – ".join(contest.entry(id).name for id in side)


def ranked_name(contest: Contest, name: str) -> str:
    """The name of a row of a table: of the entry, or of the quarter."""
    return contest.entries[name].name if name in contest.entries else name


def result_text(result: Result | None) -> tuple[str, str]:
    """What both sides made, as two texts; empty while there is nothing."""
    made = None if result is None else result.points or result.rounds_won
    return ("", "") if made is None else (str(made[0]), str(made[1]))
