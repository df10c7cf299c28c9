"""What each side writes for a deal, line by line: games on a turned card here, auctions in `contracts.py`.

`score` is the way in for both. One small function a rule; tables say which rule an option value means.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from mazziere.core import Line, Result
from mazziere.core.result import Side
from mazziere.games.belote import contracts
from mazziere.games.belote.earned import BASE, DECLARED, earned, kind, line, strike, totals
from mazziere.games.belote.options import (
    BeloteForContract,
    BeloteOnFail,
    LastDealWriting,
    OnFailDefender,
    Rounding,
    Success,
    Tie,
)
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.tally import Tally
from mazziere.games.belote.writing import WRITE

Lines = list[Line]


class Scored(NamedTuple):
    """The result of a deal on its own, and what the held points need to know of it.

    `totals` are what each side made, `frozen` what goes to prison (None without a litige), `made` whether the takers
    kept their contract.
    """

    result: Result
    totals: tuple[int, ...]
    frozen: int | None
    made: bool


def score(regulation: Regulation, tally: Tally) -> Scored:
    """Score one played deal. Held points are not in it: `held.settle` adds them."""
    lines = earned(regulation, tally)
    sides = len(tally.cards)
    made = totals(lines, sides)
    rule = contracts.outcome if regulation.auction else _outcome
    outcome, lines = rule(regulation, tally, lines)
    write = _writing(regulation, tally)
    frozen = write(made)[tally.takers] if outcome == "tie" else None
    lines = _written(regulation, tally, lines, write)
    points = totals(lines, sides)
    result = Result(outcome=outcome, clause=regulation.clause(outcome.upper()), points=points, lines=tuple(lines))
    return Scored(result, made, frozen, outcome in ("made", "capot"))


def void(regulation: Regulation, sides: int) -> Result:
    """The result of a deal that nobody took."""
    return Result(outcome="void", clause=regulation.clause("VOID"), points=(0,) * sides)


# --- the contract ---------------------------------------------------------------------------------------------------


def _outcome(regulation: Regulation, tally: Tally, lines: Lines) -> tuple[str, Lines]:
    success, tie = regulation.scoring.success, regulation.scoring.tie
    assert success is not None
    assert tie is not None
    ours, theirs, needed = TESTS[success](_tested(regulation, tally, lines), tally.takers)
    if ours == theirs:
        return TIES[tie](regulation, tally, lines)
    return _made(regulation, tally, lines) if ours >= needed else _failed(regulation, tally, lines)


def _tested(regulation: Regulation, tally: Tally, lines: Iterable[Line]) -> tuple[int, ...]:
    """The figures that are compared: bases alone under threshold82, belote left out where it does not count."""
    kinds = BASE if regulation.scoring.success is Success.THRESHOLD82 else BASE | DECLARED
    if kinds is not BASE and regulation.belote.belote_for_contract is BeloteForContract.COUNTS:
        kinds = kinds | {"belote"}
    return totals(lines, len(tally.cards), kinds)


def _others(totals: Sequence[int], takers: Side) -> list[int]:
    return [value for side, value in enumerate(totals) if side != takers]


def _more_than_all(totals: Sequence[int], takers: Side) -> tuple[int, int, int]:
    others = sum(_others(totals, takers))
    return totals[takers], others, others


def _more_than_each(totals: Sequence[int], takers: Side) -> tuple[int, int, int]:
    best = max(_others(totals, takers))
    return totals[takers], best, best


def _at_least_82(totals: Sequence[int], takers: Side) -> tuple[int, int, int]:
    return totals[takers], sum(_others(totals, takers)), 82


TESTS: Mapping[Success, Callable[[Sequence[int], Side], tuple[int, int, int]]] = {
    Success.STRICTLY_MORE: _more_than_all,
    Success.STRICTLY_MORE_THAN_BOTH: _more_than_all,
    Success.STRICTLY_MORE_THAN_EACH: _more_than_each,
    Success.THRESHOLD82: _at_least_82,
}
"""The test of the contract: the takers' figure, the figure that would be a tie, and what they must reach."""


# --- made, failed, tied ---------------------------------------------------------------------------------------------


def _made(regulation: Regulation, tally: Tally, lines: Lines) -> tuple[str, Lines]:
    return ("capot" if tally.swept == tally.takers else "made"), lines


def _failed(regulation: Regulation, tally: Tally, lines: Lines) -> tuple[str, Lines]:
    """The takers lose all but a belote that is theirs to keep; `on_fail_defender` says who writes what."""
    lost = [entry for entry in lines if entry.counted and entry.side == tally.takers and not _kept(regulation, entry)]
    kept = [strike(entry, "failed") if entry in lost else entry for entry in lines]
    on_fail = regulation.scoring.on_fail_defender
    assert on_fail is not None
    return "failed", ON_FAIL[on_fail](regulation, tally, kept, lost)


def _kept(regulation: Regulation, entry: Line) -> bool:
    return kind(entry) == "belote" and regulation.belote.belote_on_fail is BeloteOnFail.KEPT


def _moved(regulation: Regulation, entry: Line, to: Side, points: int, basis: str = "on_fail_defender") -> Line:
    basis = "belote_on_fail" if kind(entry) == "belote" else basis
    moved = line(regulation, to, kind(entry), points, basis, **{**entry.detail, "from": entry.side})
    return Line(side=to, what=moved.what, points=points, clause=moved.clause, cards=entry.cards, detail=moved.detail)


def _all(regulation: Regulation, tally: Tally, lines: Lines, lost: Lines) -> Lines:
    return lines + [_moved(regulation, entry, _defenders(tally)[0], entry.points) for entry in lost]


def _own(regulation: Regulation, tally: Tally, lines: Lines, lost: Lines) -> Lines:
    return lines + [
        _moved(regulation, entry, side, points)
        for entry in lost
        if kind(entry) == "belote"
        for side, points in _shared(entry.points, _defenders(tally))
    ]


def _split_half(regulation: Regulation, tally: Tally, lines: Lines, lost: Lines) -> Lines:
    """The cards of all and what the taker lost, in equal parts; declarations and belotes of one's own on top."""
    own = [entry for entry in lines if entry.counted and entry.side != tally.takers and kind(entry) in BASE]
    whole = sum(entry.points for entry in (*own, *lost))
    lines = [strike(entry, "halved") if entry in own else entry for entry in lines]
    shares = _shared(whole, _defenders(tally))
    return lines + [line(regulation, side, "half", points, "on_fail_defender", whole=whole) for side, points in shares]


def _higher_takes(regulation: Regulation, tally: Tally, lines: Lines, lost: Lines) -> Lines:
    """What the taker lost goes to the defender with more points; defenders who are level share it."""
    made = totals(lines, len(tally.cards))
    best = max(made[side] for side in _defenders(tally))
    highest = [side for side in _defenders(tally) if made[side] == best]
    return lines + [
        _moved(regulation, entry, side, points) for entry in lost for side, points in _shared(entry.points, highest)
    ]


def _defenders(tally: Tally) -> list[Side]:
    return [side for side in tally.sides if side != tally.takers]


def _shared(points: int, among: Sequence[Side]) -> list[tuple[Side, int]]:
    """Equal parts; a point that cannot be split goes to the first."""
    part, rest = divmod(points, len(among))
    return [(side, part + (place < rest)) for place, side in enumerate(among)]


ON_FAIL: Mapping[OnFailDefender, Callable[[Regulation, Tally, Lines, Lines], Lines]] = {
    OnFailDefender.ALL: _all,
    OnFailDefender.OWN: _own,
    OnFailDefender.SPLIT_HALF: _split_half,
    OnFailDefender.HIGHER_TAKES: _higher_takes,
}
"""What the defenders write when the takers fail, by the option `on_fail_defender`."""


def _litige(regulation: Regulation, tally: Tally, lines: Lines) -> tuple[str, Lines]:
    return "tie", [strike(entry, "held") if entry.side == tally.takers else entry for entry in lines]


def _both_score(regulation: Regulation, tally: Tally, lines: Lines) -> tuple[str, Lines]:
    return _made(regulation, tally, lines)


def _taker_nothing(regulation: Regulation, tally: Tally, lines: Lines) -> tuple[str, Lines]:
    return "failed", [
        entry if entry.side != tally.takers or _kept(regulation, entry) else strike(entry, "tied") for entry in lines
    ]


TIES: Mapping[Tie, Callable[[Regulation, Tally, Lines], tuple[str, Lines]]] = {
    Tie.LITIGE: _litige,
    Tie.TAKERS_FAIL: _failed,
    Tie.BOTH_SCORE: _both_score,
    Tie.TAKER_NOTHING: _taker_nothing,
}
"""What equal totals mean, by the option `tie`."""


# --- writing --------------------------------------------------------------------------------------------------------


def _writing(regulation: Regulation, tally: Tally) -> Callable[[Sequence[int]], tuple[int, ...]]:
    """Figures as they are written: rounded first, multiplied after."""
    times = _multiplier(regulation, tally)[0]
    rounded = WRITE[_rounding(regulation, tally)]
    return lambda values: tuple(value * times for value in rounded(values))


def _rounding(regulation: Regulation, tally: Tally) -> Rounding:
    exact = tally.last_deal and regulation.scoring.last_deal_writing is LastDealWriting.EXACT
    return Rounding.NONE if exact else regulation.scoring.rounding


def _multiplier(regulation: Regulation, tally: Tally) -> tuple[int, str, str]:
    """How often the deal counts at senza or contro, the option that says so, and the name of its line."""
    if regulation.senza is None or tally.mode != "none":
        return 1, "", ""
    if tally.contro:
        return regulation.senza.contro_multiplier, "CONTRO", "contro"
    return regulation.senza.senza_multiplier, "SENZA", "senza"


def _written(
    regulation: Regulation, tally: Tally, lines: Lines, write: Callable[[Sequence[int]], tuple[int, ...]]
) -> Lines:
    """The lines with those that rounding and multiplying add."""
    raw = totals(lines, len(tally.cards))
    times, basis, name = _multiplier(regulation, tally)
    added: Lines = []
    for side, value in enumerate(write(raw)):
        rounded = value // times
        if rounded != raw[side]:
            added.append(line(regulation, side, "rounding", rounded - raw[side], "ROUNDING"))
        if times > 1 and rounded:
            added.append(line(regulation, side, name, value - rounded, basis, times=times))
    return lines + added
