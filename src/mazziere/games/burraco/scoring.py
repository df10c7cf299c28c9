"""The score of a deal: burrachi, closing, cards on the table, and what the sheet takes off (BUR-27, FIB-01)."""

from collections.abc import Iterator
from typing import NamedTuple

from mazziere.core.result import Line, Result, Side
from mazziere.games.burraco.options import HandPenalty, PotPenalty, UnplayedPenalty
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.state import End, Pot, State, side_of
from mazziere.melds import CLEAN, DIRTY, SEMI_CLEAN, Meld, meld_cards, meld_class, meld_texts
from mazziere.melds.bag import numbers
from mazziere.melds.numbers import CARDS, TEXTS

_VALUES = {"JK": 30, "2": 20, "A": 15} | dict.fromkeys(("K", "Q", "J", "10", "9", "8"), 10)
LOW_CARD = 5
POINTS: tuple[int, ...] = tuple(_VALUES.get(card.rank, LOW_CARD) for card in CARDS)
"""What each card is worth, by its number (BUR-26); two packs are worth 1080."""
CLASS_NAMES = ("none", "dirty", "semi_clean", "clean")
"""What a meld counts as, by the class of `melds.shape`."""
BONUS: dict[int, int] = {CLEAN: 200, SEMI_CLEAN: 150, DIRTY: 100}
CLASS_RULES: dict[int, str] = {CLEAN: "CLEAN", SEMI_CLEAN: "semi_clean", DIRTY: "DIRTY"}
CLOSING = 100
POT_NOT_TAKEN = 100

END_RULES: dict[End, str] = {End.CLOSED: "CLOSED", End.STOCK: "stock_end", End.STALL: "stall_turns"}
"""The rule of the sheet, in its [basis] or an option, that each end rests on."""


class SideEnd(NamedTuple):
    """What a side has when a deal ends. `hand` is a bag without the cards of a pot that it has not played."""

    melds: tuple[Meld, ...]
    hand: int
    pot: Pot
    unplayed: int = 0
    """The cards of a pot that was taken and not played, as a bag."""


def points_of(cards: tuple[int, ...]) -> int:
    """The value of cards."""
    return sum(POINTS[card] for card in cards)


def meld_points(meld: Meld) -> int:
    """The value of the cards of a meld, without what it earns as a burraco."""
    return points_of(meld_cards(meld))


def meld_bonus(regulation: Regulation, meld: Meld) -> int:
    """What a meld earns as a burraco; 0 for one that is none."""
    return BONUS.get(meld_class(regulation.law, meld), 0)


def running(regulation: Regulation, melds: tuple[Meld, ...]) -> int:
    """What a side has on the table: cards and burrachi."""
    return sum(meld_points(meld) + meld_bonus(regulation, meld) for meld in melds)


def lines(regulation: Regulation, sides: tuple[SideEnd, SideEnd], closed: Side | None) -> tuple[Line, ...]:
    """Every line of the score, side by side; those that are not counted say why in `detail`."""
    found: list[Line] = []
    for side in (0, 1):
        found += _on_the_table(regulation, side, sides[side].melds)
        if closed == side:
            clause = regulation.clause("CLOSING")
            found.append(Line(side=side, what="burraco.line.closing", points=CLOSING, clause=clause))
        found += _taken_off(regulation, side, sides[side], sides[1 - side])
    return tuple(found)


def _on_the_table(regulation: Regulation, side: Side, melds: tuple[Meld, ...]) -> Iterator[Line]:
    for meld in melds:
        kind = meld_class(regulation.law, meld)
        if kind in BONUS:
            yield Line(
                side=side,
                what=f"burraco.line.{CLASS_NAMES[kind]}",
                points=BONUS[kind],
                clause=regulation.clause(CLASS_RULES[kind]),
                cards=meld_texts(meld),
            )
    cards = tuple(card for meld in melds for card in meld_cards(meld))
    yield Line(
        side=side,
        what="burraco.line.cards",
        points=points_of(cards),
        clause=regulation.clause("CARD_VALUES"),
        detail={"count": len(cards)},
    )


def _taken_off(regulation: Regulation, side: Side, end: SideEnd, other: SideEnd) -> Iterator[Line]:
    options = regulation.scoring
    if end.hand:
        yield _minus(regulation, side, "hand", end.hand, options.hand_penalty is HandPenalty.FACE)
    if end.unplayed:
        yield _minus(
            regulation, side, "pot_unplayed", end.unplayed, options.pot_unplayed_penalty is UnplayedPenalty.FACE
        )
    if end.pot is Pot.NONE:
        waived = options.pot_penalty is PotPenalty.UNLESS_BOTH_UNTAKEN and other.pot is Pot.NONE
        counted = options.pot_penalty is not PotPenalty.NONE and not waived
        yield Line(
            side=side,
            what="burraco.line.pot",
            points=-POT_NOT_TAKEN,
            counted=counted,
            clause=regulation.clause("pot_penalty"),
            detail={} if counted else {"reason": "both_untaken" if waived else "not_taken_off"},
        )


def _minus(regulation: Regulation, side: Side, what: str, bag: int, counted: bool) -> Line:
    cards = numbers(bag)
    return Line(
        side=side,
        what=f"burraco.line.{what}",
        points=-points_of(cards),
        counted=counted,
        clause=regulation.clause(f"{what}_penalty"),
        cards=tuple(TEXTS[card] for card in cards),
        detail={} if counted else {"reason": "not_taken_off"},
    )


def totals(found: tuple[Line, ...]) -> tuple[int, int]:
    """What each side writes: its counted lines together."""
    north, south = (sum(line.points for line in found if line.side == side and line.counted) for side in (0, 1))
    return north, south


def result(state: State) -> Result | None:
    """How the deal ended, or None while it runs."""
    if state.end is None:
        return None
    closed = side_of(state.closed_by) if state.end is End.CLOSED else None
    found = lines(state.regulation, (_side_end(state, 0), _side_end(state, 1)), closed)
    clause = state.regulation.clause(END_RULES[state.end])
    return Result(outcome=state.end.value, clause=clause, points=totals(found), lines=found)


def _side_end(state: State, side: Side) -> SideEnd:
    taker = state.taker[side]
    hands = [hand for seat, hand in enumerate(state.hands) if side_of(seat) == side and seat != taker]
    unplayed = state.hands[taker] if state.pot[side] is Pot.TAKEN else 0
    return SideEnd(state.melds[side], sum(hands), state.pot[side], unplayed)
