"""Cases of whole events: from all results to the final table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from mazziere.contests.awards import awards, by_place
from mazziere.contests.format import Criterion, Format, Scored
from mazziere.contests.formats import format_named
from mazziere.contests.games import Overall, overall
from mazziere.contests.judging.results import read_round
from mazziere.contests.judging.values import given, impossible, listed, mapped, names, number, several, whole
from mazziere.contests.lines import Line, RoundPlayed, lines
from mazziere.contests.modifier import ModifierCard
from mazziere.contests.plain import read
from mazziere.contests.score import Part
from mazziere.contests.standings import Evidence, Row, standing
from mazziere.core.ruling import Ruling, Step


def standings(case: Mapping[str, Any]) -> Ruling:
    """The table of an event and, by format, records, scores, awards, and award points before and after the cards."""
    format = format_named(str(given(case, "format")), mapped(case.get("options"), "options"))
    if format.game == "games":
        return _games(format, case)
    groups, entries = _entries(format, given(case, "entries"))
    rounds = [read_round(format, data, entries) for data in listed(given(case, "rounds"), "rounds")]
    found = lines(format, rounds)
    evidence = Evidence(
        names=list(groups),
        lines=found,
        member_of={entry: group for group, members in groups.items() for entry in members},
        penalties=_by_group(case, "penalties", groups),
        deducted=_warned(format, _by_group(case, "warnings", groups)),
        lots=_lots(case, list(groups)),
    )
    rows = standing(evidence, format.ties)
    answer: dict[str, Any] = {"table": [_row(row, format) for row in rows]}
    if format.scoring in (Scored.RECORD, Scored.ROUNDS):
        answer["records"] = [_records(format, round) for round in rounds]
    if format.scoring is Scored.VICTORY_POINTS:
        answer["scores"] = [_scores([line for line in found if line.round == i]) for i in range(len(rounds))]
    if format.awards:
        points = awards(by_place({row.name: row.place for row in rows}), format.awards, format.award_ties)
        answer["awards"] = {name: number(each) for name, each in points.items()}
    return Ruling(answer, tuple(_step(row) for row in rows))


def _entries(format: Format, entries: Any) -> tuple[dict[str, list[str]], list[str]]:
    """Who is ranked, with the entries of each."""
    if format.ranked == "group":
        groups = {str(name): _texts(members, "entries") for name, members in mapped(entries, "entries").items()}
    else:
        groups = {name: [name] for name in _texts(entries, "entries")}
    everybody = [entry for members in groups.values() for entry in members]
    names(everybody, "entries")
    if not everybody or any(not members for members in groups.values()):
        raise impossible("entries", entries)
    return groups, everybody


def _texts(value: Any, field: str) -> list[str]:
    return [str(name) for name in names(several(value), field)]


def _by_group(case: Mapping[str, Any], field: str, groups: Mapping[str, Sequence[str]]) -> Counter[str]:
    """Counts by ranked name; a squad's count for its quarter."""
    found = Counter[str]()
    for name, count in mapped(case.get(field), field).items():
        owner = next((group for group, members in groups.items() if str(name) in (group, *members)), None)
        if owner is None:
            raise impossible(field, name)
        found[owner] += whole(count, field, 0)
    return found


def _warned(format: Format, warnings: Mapping[str, int]) -> dict[str, int]:
    every = format.warnings_for_a_point
    return {name: count // every for name, count in warnings.items()} if every else {}


def _lots(case: Mapping[str, Any], known: Sequence[str]) -> list[list[str]]:
    """One order drawn by lot, or several."""
    lots = listed(case.get("lots") or (), "lots")
    orders = lots if lots and all(isinstance(order, list | tuple) for order in lots) else [lots]
    found = [_texts(order, "lots") for order in orders if order]
    for order in found:
        names(order, "lots", known)
    return found


def _row(row: Row, format: Format) -> dict[str, Any]:
    values = {criterion.value: number(value) for criterion, value in row.values.items()}
    shown = [name for name in (Criterion.MP, Criterion.DIFFERENCE, Criterion.CARD_POINTS) if name in format.ties]
    return {
        "place": row.place,
        "entry": row.name,
        "points": number(row.points),
        **{name.value: values[name] for name in shown if name in values},
        "by": row.by,
    }


def _step(row: Row) -> Step:
    detail = {"place": row.place, "name": row.name, "points": number(row.points)}
    return Step(f"contest.by.{row.by or 'first'}", None, detail)


def _records(format: Format, round: RoundPlayed) -> list[list[int | float]]:
    """What both sides of each table write, in table order."""
    written = []
    for table in round.tables:
        alone = RoundPlayed(tables=[table])
        written.append([number(line.score.points) for line in lines(format, [alone])])
    return written


def _scores(found: Sequence[Line]) -> dict[str, dict[str, int | float]]:
    return {
        line.entries[0]: {"vp": number(line.score.points), "mp": number(line.score.mp)}
        for line in found
        if line.part is not Part.MISSED
    }


def _games(format: Format, case: Mapping[str, Any]) -> Ruling:
    """The overall table of several disciplines, with the cards."""
    disciplines: dict[str, list[list[str]]] = {}
    for name, groups in mapped(given(case, "disciplines"), "disciplines").items():
        disciplines[str(name)] = [_texts(group, "disciplines") for group in listed(groups, "disciplines")]
        if not all(disciplines[str(name)]):
            raise impossible("disciplines", groups)
        _texts([quarter for group in disciplines[str(name)] for quarter in group], "disciplines")
    cards = [_card(mapped(card, "cards")) for card in listed(case.get("cards") or (), "cards")]
    quarters = {quarter for groups in disciplines.values() for group in groups for quarter in group}
    result: Overall = overall(
        format,
        disciplines,
        cards,
        penalties=_by_group(case, "penalties", {quarter: [quarter] for quarter in quarters}),
        lots=_lots(case, sorted(quarters)),
    )
    answer = {
        "before": _plain(result.before),
        "after": _plain(result.after),
        "table": [_row(row, format) for row in result.rows],
    }
    return Ruling(answer, tuple(_step(row) for row in result.rows))


def _plain(points: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, int | float]]:
    return {name: {quarter: number(each) for quarter, each in given.items()} for name, given in points.items()}


def _card(data: Mapping[str, Any]) -> ModifierCard:
    known = {name: value for name, value in data.items() if name in ModifierCard.__dataclass_fields__}
    if "by" not in known and "target" in known:
        known["by"] = known["target"]
    card = read(ModifierCard, {"card": "", **known}, "cards")
    return replace(card, swap_with=str(data["with"])) if "with" in data else card
