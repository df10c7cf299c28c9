"""Facts about entries: who comes, changes, leaves, returns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from mazziere.contests.contest import LONGEST_NAME, Contest, Entry, round_id
from mazziere.contests.facts import Amended, CardPlayed, Entered, Fact, KeptApart, Returned, Substituted, Withdrawn
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
        contest = _quarter_renamed(contest, entry, changes["group"])
    if changes.get("table") == 0:
        changes["table"] = None
    return _with(contest, replace(entry, **changes))


def _quarter_renamed(contest: Contest, entry: Entry, name: str) -> Contest:
    """When nobody is left in a quarter, because it was written wrongly, its cards, lots and prizes get the new name."""
    old = entry.group
    if not old or old == name or any(other.group == old for other in contest.entries.values() if other.id != entry.id):
        return contest

    def new(text: str) -> str:
        return name if text == old else text

    cards = [played.card for played in contest.cards]
    if any({card.target, card.swap_with} == {old, name} for card in cards):
        raise Refused("contest.refusal.quarter_has_card", quarter=old, other=name)
    renamed = [
        replace(card, by=new(card.by), target=new(card.target), swap_with=card.swap_with and new(card.swap_with))
        for card in cards
    ]
    return replace(
        contest,
        cards=tuple(CardPlayed(card=card) for card in renamed),
        lots=tuple(replace(lot, order=tuple(dict.fromkeys(new(who) for who in lot.order))) for lot in contest.lots),
        prizes=tuple(replace(prize, group=new(prize.group)) for prize in contest.prizes),
    )


def substituted(contest: Contest, fact: Substituted) -> Contest:
    """Other members sit from that round on, or in it alone, as far as the format has substitutes."""
    entry = contest.entry(fact.id)
    discipline, number = _round_to_come(contest, fact.round)
    format = contest.format(discipline)
    if format.substitutes == "never":
        raise Refused("contest.refusal.no_substitutes")
    if not fact.members:
        raise Refused("contest.refusal.no_members", entry=entry.name)
    total = sum(phase.rounds or 0 for phase in format.phases)
    if format.substitutes == "first_half" and total and 2 * number > total:
        raise Refused("contest.refusal.substitutes_late", round=fact.round)
    sitting = {fact.round: fact.members}
    if fact.once:
        changed = replace(entry, seated_once={**entry.seated_once, **sitting})
    else:
        changed = replace(entry, seated={**entry.seated, **sitting})
    return _sat_down(_with(contest, changed), fact)


def _round_to_come(contest: Contest, id: str) -> tuple[str, int]:
    """The discipline and number of a round that is drawn, or of the next one of its discipline."""
    for discipline in contest.disciplines:
        following = len(contest.rounds_of(discipline)) + 1
        if id == round_id(discipline, following):
            return discipline, following
    round = contest.round(id)
    return round.discipline, round.number


def _sat_down(contest: Contest, fact: Substituted) -> Contest:
    """Where play has begun, the table without a result has the new members."""
    round = contest.rounds.get(fact.round)
    table = round.table_of(fact.id) if round else None
    if round is None or table is None or table.result is not None or fact.id not in table.members:
        return contest
    changed = replace(table, members={**table.members, fact.id: fact.members})
    return replace(contest, rounds={**contest.rounds, round.id: round.with_table(changed)})


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
