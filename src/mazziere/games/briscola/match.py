"""A match of briscola: deals won, or with five players points that add up."""

from mazziere.core.match import Match
from mazziere.core.result import Side
from mazziere.core.seats import Seat
from mazziere.games.briscola.regulation import Regulation
from mazziere.games.briscola.scoring import result, sides, taken, winner_of
from mazziere.games.briscola.state import State


def first(regulation: Regulation, dealer: Seat) -> Match:
    """A match before its first deal."""
    return Match(dealer=dealer, scores=(0,) * (max(sides(regulation)) + 1))


def next_match(state: State) -> Match:
    """The match after a finished deal: who won it, who deals next, whether the match is over (PIN-BRI-13).

    A void deal is dealt again: in pairs by the same dealer, with five players by the next one (decision R10, R16).
    """
    regulation, match, ended = state.regulation, state.match, result(state)
    if ended is None:
        raise ValueError("the deal is not over")
    players = regulation.deal.players
    turned_over = (state.dealer + 1) % players
    collected = (*(card for pile in taken(state) for card in pile), *(c for hand in state.hands for c in hand))
    if ended.outcome == "void":
        dealer = turned_over if regulation.calling else state.dealer
        return Match(
            dealer=dealer, scores=match.scores, deals=match.deals, void=match.void + 1, collected=tuple(collected)
        )
    scores = _added(state, ended.points)
    deals = match.deals + 1
    return Match(
        dealer=turned_over,
        scores=scores,
        deals=deals,
        collected=tuple(collected),
        winner=winner(regulation, scores, deals),
    )


def _added(state: State, points: tuple[int, ...]) -> tuple[int, ...]:
    scores, regulation = state.match.scores, state.regulation
    if regulation.calling:
        return tuple(score + more for score, more in zip(scores, points, strict=True))
    assert regulation.even is not None
    won = winner_of(points, regulation.even.even_deal, sides(regulation)[state.tricks[-1].winner])
    return tuple(score + (side == won) for side, score in enumerate(scores))


def winner(regulation: Regulation, scores: tuple[int, ...], deals: int) -> Side | None:
    """The side that has won the match, or None while it goes on.

    `deals:N` is over after N deals, all of them played (PIN-BRI-13); level in front, another deal decides.
    `first_to:N` is over as soon as one side has won N deals, or has N points with five players.
    """
    unit, number = regulation.length.match
    leaders = [side for side, score in enumerate(scores) if score == max(scores)]
    over = deals >= number if unit == "deals" else max(scores) >= number
    return leaders[0] if over and len(leaders) == 1 else None


MATCH_POINTS = {5: 7, 4: 5, 3: 4, 2: 3, 1: 2, 0: 0}
"""Points for a match of five deals, by deals won (PIN-BRI-14)."""
MATCH_LENGTH = 5


def match_points(state: State) -> tuple[int, ...] | None:
    """The points of both sides for a match that this deal ended; None where the sheet has none or it goes on."""
    regulation = state.regulation
    if regulation.clause("match_points") is None or regulation.length.match != ("deals", MATCH_LENGTH):
        return None
    after = next_match(state)
    if after.winner is None or sum(after.scores) != MATCH_LENGTH:
        return None
    return tuple(MATCH_POINTS[won] for won in after.scores)
