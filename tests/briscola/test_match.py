"""Deals, matches and the scores of the called card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.core import Match
from mazziere.core.errors import BadInput
from mazziere.games.briscola import GAME
from mazziere.games.briscola.match import MATCH_POINTS, winner
from mazziere.games.briscola.regulation import Even
from mazziere.games.briscola.scoring import chiamata_scores, winner_of

from .helpers import SHEETS, end_of, regulation


@pytest.mark.clause("PIN-BRI-03")
def test_sixty_one_wins() -> None:
    """The side with 61 or more wins the deal."""
    assert winner_of((59, 61), Even.REPLAY, 0) == 1


@pytest.mark.clause("PIN-BRI-04", "BRI-01")
@pytest.mark.parametrize(("even", "won"), [(Even.REPLAY, None), (Even.DRAW, None), (Even.LAST_TRICK, 1)])
def test_sixty_all(even: Even, won: int | None) -> None:
    """Sixty to sixty is nobody's, unless the table lets the last trick decide."""
    assert winner_of((60, 60), even, 1) == won


@pytest.mark.clause("BRI-01")
def test_three_share_a_level_first_place() -> None:
    """Two of three level in front: nobody wins the deal."""
    assert winner_of((34, 43, 43), Even.DRAW, 0) is None


@pytest.mark.clause("PIN-BRI-04")
def test_a_void_deal_is_dealt_again_by_the_same_dealer() -> None:
    """Sixty to sixty in pairs changes neither dealer nor score, whatever the seed that led to it."""
    rules = regulation("briscola-pinasca")
    level = next(state for seed in range(5000) if GAME.result(state := end_of(rules, seed)).points == (60, 60))  # type: ignore[union-attr]
    after = GAME.next(level)

    assert (after.dealer, after.scores, after.deals, after.void) == (level.dealer, (0, 0), 0, 1)


@pytest.mark.clause("PIN-BRI-13")
@given(st.lists(st.integers(0, 1), min_size=1, max_size=5))
def test_all_five_deals_are_played(sides: list[int]) -> None:
    """The match ends after the fifth deal, not before, and the pair with more of them has won."""
    rules, scores = regulation("briscola-pinasca"), (sides.count(0), sides.count(1))

    assert winner(rules, scores, len(sides)) == (None if len(sides) < 5 else int(scores[1] > scores[0]))


@pytest.mark.clause("PIN-BRI-14")
@pytest.mark.parametrize("before", [(4, 0), (3, 1), (2, 2)])
def test_a_match_of_five_deals_is_worth_seven_points(before: tuple[int, int]) -> None:
    """7-0, 5-2 or 4-3 by deals won, shown with the clause when the fifth deal ends the match and not before."""
    state = end_of(regulation("briscola-pinasca"), 1)
    match = Match(dealer=state.dealer, scores=before, deals=4)
    last = state._replace(match=match)
    shown = GAME.view(last, 0).match_points

    assert shown is not None
    won = GAME.next(last).scores
    assert (tuple(shown["points"]), shown["clause"]) == (tuple(MATCH_POINTS[deals] for deals in won), "PIN-BRI-14")
    assert sum(shown["points"]) == 7
    assert GAME.view(state, 0).match_points is None
    assert GAME.view(end_of(regulation("briscola-2"), 1), 0).match_points is None


@pytest.mark.clause("BRI-01")
def test_first_to_three_deals() -> None:
    """In two the match ends with the third deal won by one side."""
    rules = regulation("briscola-2")

    assert winner(rules, (2, 2), 4) is None
    assert winner(rules, (3, 2), 5) == 0


@pytest.mark.clause("BRI-02")
@given(
    caller=st.integers(0, 4),
    partner=st.none() | st.integers(0, 4),
    made=st.booleans(),
    every=st.booleans(),
)
def test_the_called_card_sums_to_zero(caller: int, partner: int | None, made: bool, every: bool) -> None:
    """Every deal with a called card sums to zero, and the caller gains exactly when the call is made."""
    if partner == caller:
        partner = None
    scores = chiamata_scores(caller, partner, made, every)

    assert sum(scores) == 0
    assert (scores[caller] > 0) is made
    assert abs(scores[caller]) == (4 if partner is None else 2) * (2 if every else 1)


@pytest.mark.clause("PIN-BRI-06")
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_deal_moves_to_the_next_seat(sheet: str) -> None:
    """After a deal that counted, the next seat deals."""
    state = end_of(regulation(sheet), 11)

    assert GAME.next(state).dealer == (state.dealer + 1) % len(state.hands)


def test_options_that_contradict_the_number_of_players_are_refused() -> None:
    """Two cannot sit in pairs, and a stock has no place where every card is dealt."""
    with pytest.raises(BadInput, match="players"):
        regulation("briscola-pinasca", players=2)
    with pytest.raises(BadInput, match="swap"):
        regulation("briscola-chiamata", swap="seven")
    with pytest.raises(BadInput, match="drop_two"):
        regulation("briscola-3", drop_two="D")
