"""What each side earned in a deal, before the outcome moves anything: cards, last trick, declarations, belote."""

from collections.abc import Callable, Container, Iterable, Mapping

from mazziere.core import Line
from mazziere.core.result import Side
from mazziere.games.belote.options import Capot, TaValues, WithoutTrick
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.tally import Declared, Tally

LAST_TRICK = 10
BELOTE = 20

CARDS, LAST, ALL_TRICKS, SCALED = "cards", "last_trick", "all_tricks", "scaled"
BASE = {CARDS, LAST, ALL_TRICKS, SCALED}
DECLARED = {"run", "group", "declarations"}

_BASIS = {
    CARDS: "CARDS",
    LAST: "LAST_TRICK",
    ALL_TRICKS: "ALL_TRICKS",
    SCALED: "ta_values",
    "run": "RUN",
    "group": "GROUP",
    "declarations": "BEST_SIDE",
    "belote": "BELOTE",
}


def line(regulation: Regulation, side: Side, what: str, points: int, basis: str, **detail: object) -> Line:
    """A counted line of this sheet; `basis` is the rule or option whose clause it shows."""
    return Line(side=side, what=f"belote.line.{what}", points=points, clause=regulation.clause(basis), detail=detail)


def kind(entry: Line) -> str:
    """What a line is, without the area of its message key."""
    return entry.what.removeprefix("belote.line.")


def strike(entry: Line, reason: str) -> Line:
    """The line as one that does not count, with the reason."""
    if not entry.counted:
        return entry
    return Line(
        side=entry.side,
        what=entry.what,
        points=entry.points,
        counted=False,
        clause=entry.clause,
        cards=entry.cards,
        detail={**entry.detail, "reason": reason},
    )


def totals(lines: Iterable[Line], sides: int, kinds: Container[str] | None = None) -> tuple[int, ...]:
    """What the counted lines of each side add up to; `kinds` leaves out those of other kinds."""
    made = [0] * sides
    for entry in lines:
        if entry.counted and (kinds is None or kind(entry) in kinds):
            made[entry.side] += entry.points
    return tuple(made)


def earned(regulation: Regulation, tally: Tally) -> list[Line]:
    """The lines of a deal as if everybody kept what it made."""
    lines = [line(regulation, side, CARDS, tally.cards[side], "CARDS") for side in tally.sides]
    lines += _tricks(regulation, tally)
    lines += [_declared(regulation, tally, entry) for entry in tally.declared]
    lines += [
        line(regulation, side, "belote", BELOTE, "BELOTE") for side in tally.sides for _ in range(tally.belotes[side])
    ]
    swept = tally.swept
    if swept is not None and regulation.scoring.capot in INSIDE:
        lines = [_inside(entry, swept, regulation.scoring.capot) for entry in lines]
    return lines


def _tricks(regulation: Regulation, tally: Tally) -> list[Line]:
    """The last trick, or the prize for every trick in its place."""
    if regulation.auction:
        return _auction_tricks(regulation, tally)
    assert regulation.scoring.capot is not None
    prizes = PRIZES[regulation.scoring.capot](tally)
    with_last = not prizes or regulation.scoring.capot is Capot.PLUS100
    lines = [line(regulation, tally.last, LAST, LAST_TRICK, "LAST_TRICK")] if with_last else []
    return lines + [line(regulation, side, ALL_TRICKS, points, "ALL_TRICKS") for side, points in prizes.items()]


def _up_to(whole: Callable[[Tally], int]) -> Callable[[Tally], Mapping[Side, int]]:
    """The prize that brings the cards of a deal to `whole` for the side with every trick."""
    return lambda tally: {} if tally.swept is None else {tally.swept: whole(tally) - sum(tally.cards)}


def _three_players(tally: Tally) -> Mapping[Side, int]:
    """100 for every trick; 50 each to the other two when exactly one player is without."""
    if tally.swept is not None:
        return {tally.swept: 100}
    without = [side for side in tally.sides if not tally.tricks[side]]
    return {side: 50 for side in tally.sides if side not in without} if len(without) == 1 else {}


PRIZES: Mapping[Capot, Callable[[Tally], Mapping[Side, int]]] = {
    Capot.TOTAL252: _up_to(lambda tally: sum(tally.cards) + 100),
    Capot.TOTAL252_BELOTE_INCLUDED: _up_to(lambda tally: sum(tally.cards) + 100),
    Capot.PLUS100: _up_to(lambda tally: sum(tally.cards) + 100),
    Capot.LIGURE: _up_to(lambda tally: 250 if tally.mode == "suit" else 220),
    Capot.FLAT100: _up_to(lambda tally: sum(tally.cards) + 100),
    Capot.TRE: _three_players,
}
"""The prize for every trick, by the option `capot`; the 10 of the last trick comes on top only under plus100."""

INSIDE = {Capot.TOTAL252_BELOTE_INCLUDED: {"belote"}, Capot.FLAT100: {"belote", CARDS, *DECLARED}}
"""What the prize of the side with every trick already holds."""


def _inside(entry: Line, swept: Side, capot: Capot) -> Line:
    return strike(entry, "inside_capot") if entry.side == swept and kind(entry) in INSIDE[capot] else entry


def _auction_tricks(regulation: Regulation, tally: Tally) -> list[Line]:
    assert regulation.auction
    if tally.swept is not None:
        prize = regulation.auction.unbid_capot - sum(tally.cards)
        return [line(regulation, tally.swept, ALL_TRICKS, prize, "ALL_TRICKS")]
    lines = [line(regulation, tally.last, LAST, LAST_TRICK, "LAST_TRICK")]
    if tally.mode == "all" and regulation.auction.ta_values is TaValues.TRUMP:
        lines += _scaled(regulation, tally)
    return lines


def _scaled(regulation: Regulation, tally: Tally) -> list[Line]:
    """The 258 points of tout-atout in trump values brought to 162: the bidders' share rounded down, the rest theirs."""
    raw = [points + LAST_TRICK * (side == tally.last) for side, points in enumerate(tally.cards)]
    takers = raw[tally.takers] * 162 // sum(raw)
    scaled = [takers if side == tally.takers else 162 - takers for side in tally.sides]
    return [line(regulation, side, SCALED, scaled[side] - raw[side], "ta_values") for side in tally.sides]


def _declared(regulation: Regulation, tally: Tally, entry: Declared) -> Line:
    side, moved = entry.side, False
    if entry.struck is None and _moves_to_sweeper(regulation, tally, entry.side):
        side, moved = tally.swept or 0, True
    detail: dict[str, object] = {"from": entry.side} if moved else {}
    return Line(
        side=side,
        what=f"belote.line.{entry.what}",
        points=entry.points,
        counted=entry.struck is None,
        clause=regulation.clause(_BASIS[entry.what]),
        cards=entry.cards,
        detail=detail | {"reason": entry.struck} if entry.struck else detail,
    )


def _moves_to_sweeper(regulation: Regulation, tally: Tally, side: Side) -> bool:
    rules = regulation.declarations
    to_sweeper = rules is not None and rules.declarations_without_trick is WithoutTrick.TO_CAPOT_SIDE
    return to_sweeper and tally.swept is not None and side != tally.swept
