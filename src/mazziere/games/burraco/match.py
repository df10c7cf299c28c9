"""The match: a number of deals, or the first side to reach a number of points (B41, B42)."""

from mazziere.core.match import Match
from mazziere.core.result import Side
from mazziere.core.seats import Seat
from mazziere.games.burraco.options import Level
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.scoring import result
from mazziere.games.burraco.state import NOBODY, State, side_of
from mazziere.games.burraco.victory_points import BANDS, victory_points

SIDES = 2


def first(regulation: Regulation, dealer: Seat) -> Match:
    """A match before its first deal."""
    return Match(dealer=dealer, scores=(0,) * SIDES)


def next_match(state: State) -> Match:
    """The match after this finished deal. The deal goes round with the play."""
    before, ended = state.match, result(state)
    assert ended is not None
    scores = tuple(old + new for old, new in zip(before.scores, ended.points, strict=True))
    deals = before.deals + 1
    return Match(
        dealer=(state.dealer + 1) % len(state.hands),
        scores=scores,
        deals=deals,
        winner=winner(state.regulation, scores, deals, state.closed_by),
    )


def winner(regulation: Regulation, scores: tuple[int, ...], deals: int, closed_by: Seat) -> Side | None:
    """Who has won the match, or None while it goes on. A level match is decided by `level_at_target`."""
    length = regulation.length.match
    reached = deals >= length.number if length.unit == "deals" else max(scores) >= length.number
    if not reached:
        return None
    if scores[0] != scores[1]:
        return 0 if scores[0] > scores[1] else 1
    if regulation.length.level_at_target is Level.CLOSER_WINS and closed_by != NOBODY:
        return side_of(closed_by)
    return None


def match_victory_points(regulation: Regulation, scores: tuple[int, ...], deals: int) -> tuple[int, int] | None:
    """Victory points of both sides after so many deals, where the sheet has them and its table this number (FIB-04)."""
    if regulation.clause("VICTORY_POINTS") is None or deals not in BANDS or regulation.length.match.unit != "deals":
        return None
    more, less = victory_points(deals, abs(scores[0] - scores[1]))
    return (more, less) if scores[0] >= scores[1] else (less, more)
