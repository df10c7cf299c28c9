"""The pairing systems, each from a situation to a proposal. `SYSTEMS` has them by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from mazziere.contests.contest import Side
from mazziere.contests.drawing.situation import Situation
from mazziere.contests.facts import KeptApart
from mazziere.contests.format import Pairing
from mazziere.contests.pairing.all_play_all import against_quarters, all_but_own, all_play_all
from mazziere.contests.pairing.bars import neighbours
from mazziere.contests.pairing.danish import danish
from mazziere.contests.pairing.mitchell import Lines, lines, mitchell
from mazziere.contests.pairing.partners import partners
from mazziere.contests.pairing.round import Pairing as Pairs
from mazziere.contests.pairing.swiss import swiss
from mazziere.contests.ranking import entry_rows

Plan = Callable[[Situation, Sequence[str]], Sequence[Pairs]]
"""All rounds of a system that is planned once, from the drawn order."""


@dataclass(frozen=True, kw_only=True)
class Proposal:
    """What a pairing system answers."""

    tables: Sequence[tuple[Side, Side]]
    rest: tuple[str, ...] = ()
    repeats: tuple[tuple[str, str], ...] = ()
    order: tuple[str, ...] = ()
    lines: Lines | None = None


def _proposal(pairing: Pairs, order: tuple[str, ...], seats_of: Lines | None = None) -> Proposal:
    tables = [((a,), (b,)) for a, b in pairing.pairs]
    return Proposal(tables=tables, rest=pairing.rest, repeats=pairing.repeats, order=order, lines=seats_of)


def _by_lot(situation: Situation) -> Proposal:
    order = situation.lot(situation.field)
    return _proposal(danish(order, situation.bars(), situation.rests), order)


def _danish(situation: Situation) -> Proposal:
    order = situation.standing()
    strict = situation.phase.strict
    return _proposal(danish(order, situation.bars(), situation.rests, strict=strict), order)


def _swiss(situation: Situation) -> Proposal:
    order = situation.standing()
    points = {row.name: row.points for row in entry_rows(situation.contest, situation.discipline)}
    return _proposal(swiss(order, points, situation.bars(), situation.rests), order)


def _mitchell(situation: Situation) -> Proposal:
    if situation.in_phase and (held := situation.in_phase[-1].lines) is not None:
        line = Lines(*held)
        seated = {entry for row in held for entry in row}
        for late in (id for id in situation.field if id not in seated):
            line = line.joined_by(late)
        order = situation.in_phase[-1].order
    else:
        order = situation.lot(situation.field)
        groups = situation.groups(KeptApart(by="group")) if situation.format.keep_apart == "group" else []
        groups += [group for rule in situation.contest.rules for group in situation.groups(rule)]
        line = lines(order, groups)
    gone = {id for id in situation.contest.entries if id not in situation.field}
    pairing = mitchell(line, len(situation.in_phase), gone)
    return _proposal(Pairs(pairing.pairs, pairing.rest, situation.bars().repeats(pairing.pairs)), order, line)


def _planned(situation: Situation, plan: Plan) -> Proposal:
    """A round of a plan made once from a drawn order. Who came after that is paired by the meetings still open
    instead.
    """
    order = situation.in_phase[0].order if situation.in_phase else situation.lot(situation.field)
    if not set(situation.field) <= set(order):
        latest = situation.lot(situation.field)
        return _proposal(danish(latest, situation.bars(), situation.rests), order)
    round = plan(situation, order)[len(situation.in_phase)]
    gone = set(order) - set(situation.field)
    pairs = tuple(pair for pair in round.pairs if not gone & set(pair))
    alone = tuple(entry for pair in round.pairs if gone & set(pair) for entry in pair if entry not in gone)
    rest = tuple(entry for entry in round.rest if entry not in gone) + alone
    return _proposal(Pairs(pairs, rest, situation.bars().repeats(pairs)), order)


def _quarters(situation: Situation, order: Sequence[str]) -> list[list[str]]:
    """The squads of each quarter, quarters and squads in drawn order."""
    found: dict[str, list[str]] = {}
    for id in order:
        found.setdefault(situation.contest.entry(id).group, []).append(id)
    return list(found.values())


PLANS: Mapping[Pairing, Plan] = {
    Pairing.ALL_PLAY_ALL: lambda situation, order: all_play_all(order),
    Pairing.AGAINST_QUARTERS: lambda situation, order: against_quarters(_quarters(situation, order)),
    Pairing.ALL_BUT_OWN: lambda situation, order: all_but_own(_quarters(situation, order)),
}


def rounds_by_itself(situation: Situation) -> int:
    """How many rounds a system has where the format does not say: everyone meets everyone, every line every other."""
    order = situation.in_phase[0].order if situation.in_phase else ()
    everybody = [*order, *(id for id in situation.field if id not in order)]
    if situation.phase.pairing in PLANS:
        return len(PLANS[situation.phase.pairing](situation, everybody))
    return (len(everybody) + 1) // 2 if situation.phase.pairing is Pairing.MITCHELL else 1


def _partners(situation: Situation) -> Proposal:
    order = situation.lot(situation.field)
    together = [tuple(side) for round in situation.earlier for table in round.tables for side in table.sides]
    partnered = neighbours((side[0], side[1]) for side in together if len(side) == 2)
    found = partners(order, partnered, neighbours(situation.met()), situation.rests, situation.bars().never)
    return Proposal(tables=found.tables, rest=found.rest, repeats=found.repeats, order=order)


SYSTEMS: Mapping[Pairing, Callable[[Situation], Proposal]] = {
    Pairing.DRAWN: _by_lot,
    Pairing.DANISH: _danish,
    Pairing.SWISS: _swiss,
    Pairing.MITCHELL: _mitchell,
    Pairing.ALL_PLAY_ALL: lambda situation: _planned(situation, PLANS[Pairing.ALL_PLAY_ALL]),
    Pairing.AGAINST_QUARTERS: lambda situation: _planned(situation, PLANS[Pairing.AGAINST_QUARTERS]),
    Pairing.ALL_BUT_OWN: lambda situation: _planned(situation, PLANS[Pairing.ALL_BUT_OWN]),
    Pairing.PARTNERS: _partners,
}
