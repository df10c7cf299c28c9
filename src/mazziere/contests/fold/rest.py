"""Facts about the contest as a whole: its creation, penalties, cards, lots, prizes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from mazziere.contests.contest import Contest
from mazziere.contests.facts import CardPlayed, Created, Fact, HallChanged, LotDrawn, Penalised, PrizesSet
from mazziere.contests.fold.refused import Refused
from mazziere.contests.modifier import check


def created(fact: Created) -> Contest:
    """A contest without entries."""
    if not fact.name.strip():
        raise Refused("contest.refusal.no_name")
    if not fact.formats or ("" in fact.formats and len(fact.formats) > 1):
        raise Refused("contest.refusal.no_format")
    return Contest(created=fact, tables=fact.tables)


def hall_changed(contest: Contest, fact: HallChanged) -> Contest:
    """Other tables from the next draw on."""
    if fact.tables is not None and fact.tables < 1:
        raise Refused("contest.refusal.no_tables")
    return replace(contest, tables=fact.tables)


def penalised(contest: Contest, fact: Penalised) -> Contest:
    """Keeps a warning or a penalty."""
    contest.entry(fact.id)
    if fact.round is not None:
        contest.round(fact.round)
    if fact.match_points and fact.round is None:
        raise Refused("contest.refusal.penalty_round")
    return replace(contest, penalties=(*contest.penalties, fact))


def card_played(contest: Contest, fact: CardPlayed) -> Contest:
    """Keeps a modifier card, in the order of entry in which it will work."""
    if contest.created.overall is None:
        raise Refused("contest.refusal.no_cards")
    quarters = {entry.group: 0 for entry in contest.entries.values()}
    check(fact.card, dict.fromkeys(contest.disciplines, quarters))
    return replace(contest, cards=(*contest.cards, fact))


def lot_drawn(contest: Contest, fact: LotDrawn) -> Contest:
    """Keeps an order drawn by lot."""
    if len(set(fact.order)) < 2 or len(set(fact.order)) < len(fact.order):
        raise Refused("contest.refusal.lot_order")
    return replace(contest, lots=(*contest.lots, fact))


def prizes_set(contest: Contest, fact: PrizesSet) -> Contest:
    """Sets the list of prizes."""
    if any(prize.rank < 1 or not prize.what.strip() for prize in fact.prizes):
        raise Refused("contest.refusal.bad_prize")
    return replace(contest, prizes=fact.prizes)


HANDLERS: Mapping[type[Fact], Callable[[Contest, Any], Contest]] = {
    HallChanged: hall_changed,
    Penalised: penalised,
    CardPlayed: card_played,
    LotDrawn: lot_drawn,
    PrizesSet: prizes_set,
}
