"""Cases of pairings: the next round of a standing, and the size of rounds in which all play all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from mazziere.contests.formats import UnknownFormat, format_named
from mazziere.contests.judging.values import Name, given, impossible, listed, mapped, names, whole
from mazziere.contests.pairing.all_play_all import against_quarters, all_play_all
from mazziere.contests.pairing.bars import Bars, apart, neighbours
from mazziere.contests.pairing.danish import danish as danish_round
from mazziere.contests.pairing.danish import late_arrival
from mazziere.contests.pairing.round import Pairing, Unpairable
from mazziere.core.errors import Unanswered
from mazziere.core.ruling import Ruling, Step


def danish(case: Mapping[str, Any]) -> Ruling:
    """A Danish round: the pairs, how many of them repeat, and who rests."""
    standing = names(given(case, "standing"), "standing")
    rested = [names([name], "rested", standing)[0] for name in listed(case.get("rested") or (), "rested")]
    field = _Field(standing, case)
    strict = _strict(case.get("rule", "no_repeat"))
    pairing = danish_round(field.order, field.bars, field.texts(Counter(rested)), strict=strict)
    answer = {
        "expect": field.pairs(pairing.pairs),
        "expect_repeats": len(pairing.repeats),
        "expect_rests": field.one(pairing.rest),
    }
    return Ruling(answer, _steps(field, pairing, strict))


def next_round(case: Mapping[str, Any]) -> Ruling:
    """The next pairings of a standing, or where a late pair sits down."""
    if "late" in case:
        return _late(case)
    standing = names(given(case, "standing"), "standing")
    rests = mapped(case.get("rests"), "rests")
    names(list(rests), "rests", standing)
    counts = {name: whole(count, "rests", 0) for name, count in rests.items()}
    left = names(case.get("left") or (), "left", standing)
    field = _Field([name for name in standing if name not in left], case, known=standing)
    strict = _strict(case["rule"]) if "rule" in case else _strict_format(case.get("format"))
    try:
        pairing = danish_round(field.order, field.bars, field.texts(counts), strict=strict)
    except Unpairable as reason:
        return Ruling({"impossible": True}, (Step(reason.key, None, reason.detail),))
    answer = {
        "pairs": field.pairs(pairing.pairs),
        "rest": field.one(pairing.rest),
        "repeats": field.pairs(pairing.repeats),
    }
    return Ruling(answer, _steps(field, pairing, strict))


MOST = 1000
"""Teams that meet in one hall: every one meets all others, and each of these meetings is drawn."""


def round_robin(case: Mapping[str, Any]) -> Ruling:
    """How many rounds, matches and rests there are when all play all."""
    teams = whole(given(case, "teams"), "teams", 2, MOST)
    rounds = all_play_all([str(team) for team in range(teams)])
    rests = Counter(name for pairing in rounds for name in pairing.rest)
    counts = {
        "rounds": len(rounds),
        "matches": sum(len(pairing.pairs) for pairing in rounds),
        "rests_each": rests.get("0", 0),
    }
    return Ruling({"expect": counts}, (Step("contest.step.all_play_all", "PIN-BRI-15", counts),))


def squads(case: Mapping[str, Any]) -> Ruling:
    """How many rounds and tables there are when every squad meets one squad of each other quarter."""
    quarters = whole(given(case, "quarters"), "quarters", 2, MOST)
    number = whole(given(case, "squads"), "squads", 1, MOST // quarters)
    rounds = against_quarters([[f"{quarter}.{squad}" for squad in range(number)] for quarter in range(quarters)])
    counts = {
        "rounds": len(rounds),
        "tables_per_round": len(rounds[0].pairs),
        "matches": sum(len(pairing.pairs) for pairing in rounds),
    }
    return Ruling({"expect": counts}, (Step("contest.step.squads", "PIN-BEL-04", counts),))


class _Field:
    """The names of a case, which may be numbers, and the bars between them."""

    def __init__(self, standing: Sequence[Name], case: Mapping[str, Any], known: Sequence[Name] | None = None) -> None:
        everybody = known or standing
        self.name_of = {str(name): name for name in everybody}
        self.order = [str(name) for name in standing]
        met = [names(pair, "met", everybody) for pair in listed(case.get("met") or (), "met")]
        if any(len(pair) != 2 for pair in met):
            raise impossible("met", case["met"])
        rules = mapped(case.get("keep_apart"), "keep_apart")
        never = self._groups(rules.get("never"), "never", everybody)
        avoid = self._groups(rules.get("avoid"), "avoid", everybody)
        first_rounds = whole(rules.get("first_rounds", 0), "first_rounds", 0)
        number = whole(case.get("round", 1), "round", 1)
        soft = avoid if "first_rounds" not in rules or number <= first_rounds else []
        self.bars = Bars(met=neighbours((str(a), str(b)) for a, b in met), never=apart(never), avoid=apart(soft))

    def _groups(self, groups: Any, field: str, known: Sequence[Name]) -> list[list[str]]:
        return [[str(name) for name in names(group, field, known)] for group in listed(groups or (), field)]

    def texts(self, counts: Mapping[Name, int]) -> dict[str, int]:
        """Counts by name as text."""
        return {str(name): count for name, count in counts.items()}

    def pairs(self, pairs: Sequence[tuple[str, str]]) -> list[list[Name]]:
        """Pairs with the names of the case."""
        return [[self.name_of[a], self.name_of[b]] for a, b in pairs]

    def one(self, rest: Sequence[str]) -> Name | None:
        """The one that rests, or nobody."""
        return self.name_of[rest[0]] if rest else None


def _strict(rule: Any) -> bool:
    if rule not in ("strict", "no_repeat"):
        raise impossible("rule", rule)
    return bool(rule == "strict")


def _strict_format(name: Any) -> bool:
    """Whether the Danish phase of this format is strict; without a format it is not."""
    if name is None:
        return False
    try:
        format = format_named(name)
    except UnknownFormat as error:
        raise Unanswered(error.key, **error.detail) from None
    return any(phase.strict for phase in format.phases)


def _late(case: Mapping[str, Any]) -> Ruling:
    rest, late = case.get("rest"), case["late"]
    if not isinstance(late, str | int) or late == rest:
        raise impossible("late", late)
    extra = late_arrival(None if rest is None else str(rest), str(late))
    step = Step("contest.step.late_sits" if extra else "contest.step.late_waits", None, {"late": late, "rest": rest})
    return Ruling({"extra": None if extra is None else [rest, late], "rest": None}, (step,))


def _steps(field: _Field, pairing: Pairing, strict: bool) -> tuple[Step, ...]:
    steps = [Step("contest.step.strict" if strict else "contest.step.no_repeat", "BUR-28")]
    steps += [Step("contest.step.rests", None, {"name": name}) for name in pairing.rest]
    steps += [Step("contest.step.repeats", None, {"one": a, "other": b}) for a, b in pairing.repeats]
    return tuple(steps)
