"""What an act of the log says, in words: which fact, of which round and table, of whom, with which points."""

from __future__ import annotations

from collections.abc import Iterator

from mazziere.contests.contest import Contest, Table
from mazziere.contests.facts import Act, Entered, Fact, Penalised, Reported, fact_name
from mazziere.contests.result import Result
from mazziere.contests.words import ranked_name, result_text, side_name
from mazziere.messages import say

SHOWN = 3
"""Facts of one sort that a line names; of more it says the number."""


def act_words(contest: Contest, act: Act, language: str) -> str:
    """One line of the log in words. What the contest no longer holds is named by its number alone."""
    sorts: dict[str, list[str]] = {}
    for fact in act.facts:
        details = [text for text in _details(contest, fact, language) if text]
        sorts.setdefault(fact_name(fact), []).append(", ".join(details))
    return "; ".join(_line(name, found, language) for name, found in sorts.items())


def _line(name: str, facts: list[str], language: str) -> str:
    what = say(language, f"contest.fact.{name}")
    told = [text for text in facts if text]
    if not told:
        return what
    more = len(told) - SHOWN
    rest = [say(language, "contest.log.more", count=more)] if more > 0 else []
    return say(language, "contest.log.line", what=what, details="; ".join([*told[:SHOWN], *rest]))


def _details(contest: Contest, fact: Fact, language: str) -> Iterator[str]:
    """Where, who, what and why, as far as the fact says it."""
    round, table = getattr(fact, "round", None), getattr(fact, "table", None)
    if isinstance(round, str):
        discipline, _, number = round.rpartition("/")
        yield say(language, f"contest.game.{discipline}") if discipline else ""
        yield say(language, "contest.log.round", number=number)
    if isinstance(round, str) and isinstance(table, str):
        yield say(language, "contest.log.table", table=table)
        yield _played(contest, round, table, getattr(fact, "result", None))
    if isinstance(fact, Reported):
        yield _reporter(contest, fact, language)
    for name in ("id", "one", "other"):
        who = getattr(fact, name, None)
        if isinstance(who, str):
            yield fact.name if isinstance(fact, Entered) else ranked_name(contest, who)
    if isinstance(fact, Penalised):
        yield say(language, f"contest.log.{fact.sort}", points=fact.points or fact.match_points)
    act = getattr(fact, "act", None)
    if isinstance(act, int):
        yield say(language, "contest.log.act", number=act)
    yield str(getattr(fact, "reason", ""))


def _played(contest: Contest, round: str, key: str, result: Result | None) -> str:
    """Both sides with what they made."""
    table = _table(contest, round, key)
    made = result_text(result)
    names = [side_name(contest, side) for side in table.sides] if table else ["", ""]
    if result is None:
        return ", ".join(name for name in names if name)
    return ", ".join(f"{name} {points}".strip() for name, points in zip(names, made, strict=True))


def _reporter(contest: Contest, fact: Reported, language: str) -> str:
    table = _table(contest, fact.round, fact.table)
    return say(language, "contest.log.sent_by", name=side_name(contest, table.sides[fact.side])) if table else ""


def _table(contest: Contest, round: str, key: str) -> Table | None:
    """The table, if the round still stands and nobody of it was taken back."""
    held = contest.rounds.get(round)
    found = next((table for table in held.tables if table.key == key), None) if held else None
    return found if found and all(id in contest.entries for id in found.entries) else None
