"""What a viewer may see: plain values, the one door out."""

from dataclasses import dataclass
from functools import lru_cache

from mazziere.core.seats import REFEREE, Seat, Viewer
from mazziere.games.burraco import scoring
from mazziere.games.burraco.match import match_victory_points
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.state import NO_CARD, NOBODY, Phase, State
from mazziere.games.burraco.victory_points import band
from mazziere.melds import Meld, MeldLaw, Run, meld_class, meld_texts
from mazziere.melds.bag import numbers, size
from mazziere.melds.numbers import TEXTS

POT_NAMES = ("none", "taken", "played")
_KEPT = 1 << 14


@dataclass(frozen=True, slots=True)
class MeldView:
    """A meld: its cards in table order, the wild with what it stands for (`JK=7H`, in a set `JK=K`); `run` or `set`;
    `none`, `dirty`, `semi_clean` or `clean`; the points of the cards and the premium.
    """

    cards: tuple[str, ...]
    shape: str
    burraco: str
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand: how many cards, which ones to whoever may know, and those of them that everybody has seen."""

    count: int
    cards: tuple[str, ...] | None
    seen: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnView:
    """The turn so far. `single` is the card taken from a pile of one, which may not be thrown back everywhere."""

    seat: Seat
    drawn: bool
    can_back: bool
    single: str | None
    equal_held: bool


@dataclass(frozen=True, slots=True)
class SideView:
    """One side: melds, what it did with its pot (`none`, `taken`, `played`) and who holds it, points on the table."""

    melds: tuple[MeldView, ...]
    pot: str
    pot_holder: Seat | None
    points: int


@dataclass(frozen=True, slots=True)
class VictoryView:
    """Victory points of both sides; the difference that gives them, and its band: from, to, with null for no end."""

    points: tuple[int, int]
    difference: int
    band: tuple[int, int | None]
    clause: str | None


@dataclass(frozen=True, slots=True)
class ResultView:
    """The end: `closed`, `stock` or `stalled`, who closed, what each side writes; victory points where the sheet has
    them and the match is over.
    """

    outcome: str
    closed_by: Seat | None
    points: tuple[int, ...]
    victory: VictoryView | None


@dataclass(frozen=True, slots=True)
class View:
    """A burraco table as one viewer sees it. `pots` says how many cards each pot on the table has, the first in front.

    `quiet` is how many turns running had no meld, no addition and no card of the stock.
    """

    phase: str
    viewer: Seat | None
    dealer: Seat
    waiting: tuple[Seat, ...]
    hands: tuple[HandView, ...]
    stock: int
    pile: tuple[str, ...]
    pots: tuple[int, ...]
    sides: tuple[SideView, ...]
    turn: TurnView
    quiet: int
    result: ResultView | None


def view(state: State, viewer: Viewer) -> View:
    """The table as the viewer sees it: the own hand, everybody's for the referee, no hand for a spectator.

    When the deal is over all hands lie open, to be counted.
    """
    over = state.phase is Phase.OVER
    ended = scoring.result(state)
    single = None if state.single == NO_CARD else TEXTS[state.single]
    return View(
        phase=state.phase.value,
        viewer=viewer if isinstance(viewer, int) else None,
        dealer=state.dealer,
        waiting=() if over else (state.turn,),
        hands=tuple(
            _hand(hand, known, over or viewer in (seat, REFEREE))
            for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True))
        ),
        stock=state.left,
        pile=tuple([TEXTS[card] for card in state.pile]),
        pots=tuple([len(pot) for pot in state.pots]),
        sides=(_side(state, 0), _side(state, 1)),
        turn=TurnView(state.turn, state.phase is Phase.PLAY, state.before is not None, single, state.equal_held),
        quiet=state.quiet,
        result=_result(state, ended.points) if ended else None,
    )


@lru_cache(_KEPT)
def _hand(hand: int, known: int, shown: bool) -> HandView:
    cards = tuple(TEXTS[card] for card in numbers(hand)) if shown else None
    return HandView(size(hand), cards, tuple(TEXTS[card] for card in numbers(known)) if known else ())


def _side(state: State, side: int) -> SideView:
    law = state.regulation.law
    melds = tuple([_meld(law, meld) for meld in state.melds[side]])
    holder = state.taker[side]
    return SideView(
        melds=melds,
        pot=POT_NAMES[state.pot[side]],
        pot_holder=None if holder == NOBODY else holder,
        points=sum([meld.points + meld.bonus for meld in melds]),
    )


@lru_cache(_KEPT)
def _meld(law: MeldLaw, meld: Meld) -> MeldView:
    kind = meld_class(law, meld)
    return MeldView(
        cards=meld_texts(meld),
        shape="run" if isinstance(meld, Run) else "set",
        burraco=scoring.CLASS_NAMES[kind],
        points=scoring.meld_points(meld),
        bonus=scoring.BONUS.get(kind, 0),
    )


def _result(state: State, points: tuple[int, ...]) -> ResultView:
    assert state.end is not None
    scores = tuple(old + new for old, new in zip(state.match.scores, points, strict=True))
    deals = state.match.deals + 1
    finished = deals == state.regulation.length.match.number
    return ResultView(
        outcome=state.end.value,
        closed_by=None if state.closed_by == NOBODY else state.closed_by,
        points=points,
        victory=_victory(state.regulation, scores, deals) if finished else None,
    )


def _victory(regulation: Regulation, scores: tuple[int, ...], deals: int) -> VictoryView | None:
    points = match_victory_points(regulation, scores, deals)
    if points is None:
        return None
    difference = abs(scores[0] - scores[1])
    return VictoryView(points, difference, band(deals, difference), regulation.clause("VICTORY_POINTS"))
