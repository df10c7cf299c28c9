"""The end of a deal of briscola: card points for sides, or the scores of the called card with five players."""

from collections.abc import Sequence

from mazziere.cards import Card
from mazziere.core.result import Line, Result, Side
from mazziere.core.seats import Seat
from mazziere.games.briscola.regulation import AllTricks, Even, Regulation
from mazziere.games.briscola.state import Phase, State
from mazziere.games.briscola.values import points

MAJORITY = 61


def sides(regulation: Regulation) -> tuple[Side, ...]:
    """The side of each seat: pairs with four, else everyone alone (a secret partner is nobody's side yet)."""
    players = regulation.deal.players
    return tuple(seat % 2 if regulation.in_pairs else seat for seat in range(players))


def winner_of(totals: Sequence[int], even: Even, last: Side) -> Side | None:
    """The side that wins a deal with these card points: the one in front, or under `last_trick` its winner.

    None when the first places are level (PIN-BRI-04, BRI-01).
    """
    most = max(totals)
    first = [side for side, total in enumerate(totals) if total == most]
    if len(first) == 1:
        return first[0]
    return last if even is Even.LAST_TRICK else None


def chiamata_scores(
    caller: Seat, partner: Seat | None, made: bool, every_trick: bool, players: int = 5
) -> tuple[int, ...]:
    """The scores of a deal with a called card; they sum to zero (BRI-02, decision R18).

    Caller +2, partner +1, the others -1; alone +4 and -1; mirrored when lost; doubled when one side took
    every trick and the sheet doubles that (`every_trick`).
    """
    own = {caller: 4} if partner is None else {caller: 2, partner: 1}
    factor = (1 if made else -1) * (2 if every_trick else 1)
    return tuple(factor * own.get(seat, -1) for seat in range(players))


def taken(state: State) -> tuple[tuple[Card, ...], ...]:
    """The cards each seat has taken, in the order of its tricks; a card left under the stock goes with the last."""
    piles: list[tuple[Card, ...]] = [()] * state.players
    for trick in state.tricks:
        piles[trick.winner] += trick.cards
    if state.phase is Phase.OVER and state.tricks and state.stock:
        piles[state.tricks[-1].winner] += state.stock
    return tuple(piles)


def totals(state: State) -> tuple[int, ...]:
    """The card points of each side so far."""
    of_side = sides(state.regulation)
    found = [0] * (max(of_side) + 1)
    for seat, pile in enumerate(taken(state)):
        found[of_side[seat]] += sum(map(points, pile))
    return tuple(found)


def result(state: State) -> Result | None:
    """How the deal ended, or None while it runs."""
    if state.phase is not Phase.OVER:
        return None
    if not state.tricks:
        return Result(outcome="void", clause=state.regulation.clause("void"), points=(0,) * state.players)
    return _called(state) if state.regulation.calling else _counted(state)


def _counted(state: State) -> Result:
    regulation, of_side = state.regulation, sides(state.regulation)
    assert regulation.even is not None
    found = totals(state)
    clause = regulation.clause("cards")
    piles = taken(state)
    lines = tuple(
        Line(
            side=side,
            what="briscola.line.cards",
            points=total,
            clause=clause,
            cards=tuple(str(c) for seat, pile in enumerate(piles) if of_side[seat] == side for c in pile if points(c)),
        )
        for side, total in enumerate(found)
    )
    won = winner_of(found, regulation.even.even_deal, of_side[state.tricks[-1].winner])
    if won is not None:
        return Result(outcome="made", clause=regulation.clause("made"), points=found, lines=lines)
    outcome = "void" if regulation.even.even_deal is Even.REPLAY else "tie"
    return Result(outcome=outcome, clause=regulation.clause("even_deal"), points=found, lines=lines)


def calling_side(state: State) -> frozenset[Seat]:
    """The caller and the partner that the called card gives."""
    assert state.bid is not None
    return frozenset({state.bid.seat} if state.partner is None else {state.bid.seat, state.partner})


def _called(state: State) -> Result:
    regulation, bid = state.regulation, state.bid
    assert regulation.calling is not None
    assert bid is not None
    side = calling_side(state)
    side_points = sum(total for seat, total in enumerate(totals(state)) if seat in side)
    made = side_points >= bid.target
    winners = {trick.winner in side for trick in state.tricks}
    doubled = len(winners) == 1 and regulation.calling.all_tricks is AllTricks.DOUBLE
    scores = chiamata_scores(bid.seat, state.partner, made, doubled, state.players)
    detail = {"made": made, "side_points": side_points, "target": bid.target, "doubled": doubled}
    lines = tuple(
        Line(
            side=seat,
            what=f"briscola.line.{_role(state, seat)}",
            points=score,
            clause=regulation.clause("made"),
            detail=detail,
        )
        for seat, score in enumerate(scores)
    )
    outcome = "made" if made else "failed"
    return Result(outcome=outcome, clause=regulation.clause(outcome), points=scores, lines=lines)


def _role(state: State, seat: Seat) -> str:
    assert state.bid is not None
    if seat == state.bid.seat:
        return "caller_alone" if state.partner is None else "caller"
    return "partner" if seat == state.partner else "against"
