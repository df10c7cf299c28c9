"""Facts about entries: who comes, changes, leaves, returns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from mazziere.contests.contest import LONGEST_NAME, Contest, Entry
from mazziere.contests.facts import Amended, Entered, Fact, KeptApart, Returned, Substituted, Withdrawn
from mazziere.contests.fold.refused import Refused
from mazziere.contests.stages import ALLOWED, Action, Stage


def entered(contest: Contest, fact: Entered) -> Contest:
    """Adds an entry; it can play from the next round that is not posted yet."""
    if fact.id in contest.entries:
        raise Refused("contest.refusal.entry_twice", entry=fact.id)
    _check_name(contest, fact.name, fact.id)
    if fact.key and any(entry.key == fact.key for entry in contest.entries.values()):
        raise Refused("contest.refusal.key_twice", key=fact.key)
    _check_group(contest, fact.group)
    _check_time(contest)
    values = {item.name: getattr(fact, item.name) for item in fields(fact)}
    entry = Entry(**values, since={discipline: _first_round(contest, discipline) for discipline in contest.disciplines})
    return replace(contest, entries={**contest.entries, fact.id: entry})


def amended(contest: Contest, fact: Amended) -> Contest:
    """Changes what the fact names. Results stay with the entry, whatever its name."""
    entry = contest.entry(fact.id)
    changes = {item.name: getattr(fact, item.name) for item in fields(fact) if item.name != "id"}
    changes = {name: value for name, value in changes.items() if value is not None}
    if "name" in changes:
        _check_name(contest, changes["name"], fact.id)
    if "group" in changes:
        _check_group(contest, changes["group"])
    if changes.get("table") == 0:
        changes["table"] = None
    return _with(contest, replace(entry, **changes))


def substituted(contest: Contest, fact: Substituted) -> Contest:
    """Other members sit from that round on, as far as the format has substitutes."""
    entry, round = contest.entry(fact.id), contest.round(fact.round)
    format = contest.format(round.discipline)
    if format.substitutes == "never":
        raise Refused("contest.refusal.no_substitutes")
    total = sum(phase.rounds or 0 for phase in format.phases)
    if format.substitutes == "first_half" and total and 2 * round.number > total:
        raise Refused("contest.refusal.substitutes_late", round=round.id)
    return _with(contest, replace(entry, seated={**entry.seated, round.id: fact.members}))


def withdrawn(contest: Contest, fact: Withdrawn) -> Contest:
    """Marks the entry as gone and its tables of rounds under way as left."""
    entry = contest.entry(fact.id)
    if entry.gone:
        raise Refused("contest.refusal.gone_already", entry=entry.name)
    rounds = dict(contest.rounds)
    for id, round in contest.rounds.items():
        table = round.table_of(fact.id)
        if Action.LEAVE in ALLOWED[round.stage] and table is not None and table.result is None:
            rounds[id] = round.with_table(replace(table, left=table.left | {fact.id}))
    return replace(_with(contest, replace(entry, gone=True)), rounds=rounds)


def returned(contest: Contest, fact: Returned) -> Contest:
    """Seats the entry again from the next round on."""
    entry = contest.entry(fact.id)
    if not entry.gone:
        raise Refused("contest.refusal.not_gone", entry=entry.name)
    return _with(contest, replace(entry, gone=False))


def kept_apart(contest: Contest, fact: KeptApart) -> Contest:
    """Adds the rule; it holds for every round drawn after it."""
    for id in fact.entries:
        contest.entry(id)
    if (fact.by == "entries") != (len(fact.entries) >= 2):
        raise Refused("contest.refusal.apart_whom")
    return replace(contest, rules=(*contest.rules, fact))


def _with(contest: Contest, entry: Entry) -> Contest:
    return replace(contest, entries={**contest.entries, entry.id: entry})


def _first_round(contest: Contest, discipline: str) -> int:
    """The number of the first round that has not been posted."""
    return 1 + sum(round.stage is not Stage.DRAFT for round in contest.rounds_of(discipline))


def _check_time(contest: Contest) -> None:
    """Where a format takes late entries only in the first round: while it is played and somebody rests in it."""
    for discipline, format in contest.created.formats.items():
        posted = [round for round in contest.rounds_of(discipline) if round.stage is not Stage.DRAFT]
        if format.late.join == "any_round" or not posted:
            continue
        if len(posted) > 1 or posted[0].stage is Stage.CLOSED or not posted[0].rest:
            raise Refused("contest.refusal.too_late")


def _check_name(contest: Contest, name: str, id: str) -> None:
    if not name.strip() or len(name) > LONGEST_NAME or any(ord(letter) < 32 for letter in name):
        raise Refused("contest.refusal.bad_name", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    for other in contest.entries.values():
        if other.id != id and other.name.casefold() == name.casefold():
            raise Refused("contest.refusal.name_twice", name=name, entry=other.id)


def _check_group(contest: Contest, group: str) -> None:
    if not group and any(format.ranked == "group" for format in contest.created.formats.values()):
        raise Refused("contest.refusal.no_group")


HANDLERS: Mapping[type[Fact], Callable[[Contest, Any], Contest]] = {
    Entered: entered,
    Amended: amended,
    Substituted: substituted,
    Withdrawn: withdrawn,
    Returned: returned,
    KeptApart: kept_apart,
}
