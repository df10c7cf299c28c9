"""From deal to deal: dealers, held points, the end of a match, and the pack as it is gathered."""

from dataclasses import replace
from typing import Any

import pytest
from tests.belote.helpers import OFFERED, act, begin, play_out, position, rules

from mazziere.cards import Card
from mazziere.core import Deal, Held, Match
from mazziere.core.seats import Seat
from mazziere.games.belote import GAME
from mazziere.games.belote.state import Over


def after(name: str, scores: tuple[int, ...], held: Held | None = None, taker: Seat = 0, **options: Any) -> Over:
    """A deal of one trick, H trump, in which seat 0 makes 21 points and seat 1 none, from these scores."""
    regulation = rules(name, **options)
    match = Match(dealer=regulation.deal.players - 1, scores=scores, held=held)
    hands = ["AH", "7H", "8D", "7D"][: regulation.deal.players]
    state = act(position(regulation, "H", hands, taker=taker, match=match), *hands)
    assert isinstance(state, Over)
    return state


def two_tricks(name: str, scores: tuple[int, ...], taker: Seat = 0, **options: Any) -> Over:
    """A deal of two tricks, one for each side: 41 points with the last trick for seat 0, 11 for seat 1."""
    regulation = rules(name, **options)
    match = Match(dealer=regulation.deal.players - 1, scores=scores)
    hands = ["7S JH", "AS 7H", "8S 8D", "7D 9D"][: regulation.deal.players]
    state = position(regulation, "H", hands, taker=taker, match=match)
    state = act(state, "7S", "AS", *(["8S", "7D"] if len(hands) == 4 else []))
    return act(state, "7H", *(["8D", "9D"] if len(hands) == 4 else []), "JH")


@pytest.mark.clause("PIN-BEL-03", "FRA-03", "FRA-24")
def test_reaching_the_target_ends_the_match() -> None:
    """A side that reaches the target has won; below it the match goes on, and the next seat deals."""
    done = two_tricks("belote-francese", (970, 300))
    assert (GAME.result(done).points, GAME.next(done).winner) == ((30, 11), 0)
    going = GAME.next(two_tricks("belote-francese", (969, 300)))
    assert (going.winner, going.dealer, going.deals) == (None, 0, 1)


@pytest.mark.clause("LIG-17")
def test_the_ligurian_match_wants_the_target_passed() -> None:
    """A side that only reaches the target has not won yet."""
    reached = GAME.next(two_tricks("belote-ligure", (970, 300)))
    assert (reached.scores, reached.winner) == ((1000, 310), None)
    assert GAME.next(two_tricks("belote-ligure", (980, 300))).winner == 0


@pytest.mark.clause("FRA-24")
def test_both_past_the_target_is_the_sheets_matter() -> None:
    """Both past in one deal: the takers first, or the higher total; level, another deal."""
    takers = two_tricks("belote-francese", (980, 1100))
    assert GAME.next(takers).winner == 0
    assert GAME.next(two_tricks("belote-ffb", (980, 1100))).winner == 1
    assert GAME.next(two_tricks("belote-ffb", (980, 1100), both_over="last_deal_winner")).winner == 0
    assert GAME.next(two_tricks("belote-ffb", (1001, 1020))).winner is None


@pytest.mark.clause("FRA-14", "FRA-24")
def test_a_belote_alone_may_end_the_match() -> None:
    """A side without a trick that reaches the target by its belote has won: points are points."""
    regulation = rules("belote-francese")
    match = Match(dealer=3, scores=(300, 980))
    hands = ["JH AH", "KH QH", "9H 10H", "7S 8S"]
    done = play_out(position(regulation, "H", hands, match=match))
    assert isinstance(done, Over)
    assert GAME.result(done).points[1] == 20
    assert (GAME.next(done).scores[1], GAME.next(done).winner) == (1000, 1)


@pytest.mark.clause("FRA-24")
def test_defenders_win_with_a_conceded_deal() -> None:
    """Defenders who reach the target because the takers failed have won."""
    failed = two_tricks("belote-francese", (100, 995), taker=0, success="strictly_more")
    assert GAME.next(failed).winner == 1
    lost = two_tricks("belote-francese", (980, 300), taker=1)
    assert (GAME.result(lost).outcome, GAME.result(lost).points, GAME.next(lost).winner) == ("failed", (41, 0), 0)


@pytest.mark.clause("PIN-BEL-28", "FFB-04")
def test_equal_points_go_to_prison_and_out_again() -> None:
    """Points held go to the side with more points in the next deal, on a line of its own."""
    state = after("belote-pinasca", (0, 0), Held(1, 81))
    assert GAME.result(state).points[0] == sum(line.points for line in GAME.result(state).lines if line.side == 0)
    held = next(line for line in GAME.result(state).lines if line.what == "belote.line.held")
    assert (held.side, held.points, held.clause) == (0, 81, "PIN-BEL-28")
    assert GAME.next(state).held is None


@pytest.mark.clause("PIN-BEL-28", "PIN-BEL-12")
def test_held_points_wait_while_nobody_takes() -> None:
    """A deal that nobody took leaves the held points where they are."""
    regulation = rules("belote-pinasca")
    match = Match(dealer=3, scores=(10, 20), held=Held(0, 81))
    state = act(begin(regulation, 1, 3, match), *["pass"] * 8)
    assert GAME.next(state) == Match(
        dealer=0, scores=(10, 20), held=Held(0, 81), deals=1, void=1, collected=GAME.next(state).collected
    )


@pytest.mark.clause("PIN-BEL-28")
def test_held_points_go_back_when_the_match_ends_with_them() -> None:
    """A tie in the deciding deal: the winner is fixed without the held points, then they go back to their owner."""
    regulation = rules("belote-pinasca", target=20)
    for seed in range(4000):
        state = play_out(begin(regulation, seed), seed)
        if GAME.result(state).outcome == "tie":
            break
    else:
        pytest.fail("no tie in four thousand deals")
    match, result = GAME.next(state), GAME.result(state)
    taker = regulation.sides[state.playing.frame.contract.taker]
    assert result.points[taker] == 0
    assert (match.winner, match.held) == (1 - taker, None)
    assert match.scores[taker] == match.scores[1 - taker]


@pytest.mark.parametrize("name, expected", [("belote-deux", 1), ("belote-tre", 1)])
def test_the_winner_may_deal_next(name: str, expected: Seat) -> None:
    """Where the winner of a deal deals next, it is whoever wrote more; else the next seat, always."""
    regulation = rules(name, next_dealer="winner")
    for seed in range(30):
        state = play_out(begin(regulation, seed), seed)
        points = GAME.result(state).points
        best = [seat for seat, made in enumerate(points) if made == max(points)]
        if GAME.result(state).outcome != "void" and len(best) == 1:
            assert GAME.next(state).dealer == best[0]
    assert GAME.next(play_out(begin(rules(name), 3), 3)).dealer == 0


@pytest.mark.clause("DUE-03")
def test_two_players_deal_in_turn() -> None:
    """Whoever dealt first, the deal goes from one player to the other, and the other one speaks and leads first."""
    regulation = rules("belote-deux")
    for first in (0, 1):
        state = begin(regulation, 4, first)
        assert GAME.waiting(state) == (1 - first,)
        assert GAME.next(play_out(state, 4)).dealer == 1 - first


@pytest.mark.clause("FRA-01", "PIN-BEL-12")
@pytest.mark.parametrize("name", OFFERED)
def test_a_match_is_played_to_its_end(name: str) -> None:
    """Deals follow one another, each by the next dealer, until a side has won with at least the target."""
    regulation = rules(name, target=300)
    match = GAME.first(regulation, 0)
    for seed in range(200):
        state = play_out(begin(regulation, seed, match.dealer, match), seed)
        next_ = GAME.next(state)
        assert next_.dealer == (match.dealer + 1) % regulation.deal.players
        assert next_.deals == match.deals + 1
        if next_.winner is not None:
            assert max(next_.scores) >= 300
            return
        assert tuple(a + b for a, b in zip(match.scores, GAME.result(state).points, strict=True)) == next_.scores
        match = next_
    pytest.fail("no side has won in two hundred deals")


def test_the_deal_that_ends_a_match_may_be_written_exactly() -> None:
    """Where the sheet says so, the deal whose exact figures end the match is not rounded; any other is."""
    regulation = rules("contree-cannes")
    for seed in range(200):
        start = begin(regulation, seed)
        rounded = GAME.result(play_out(start, seed))
        if any(line.what == "belote.line.rounding" for line in rounded.lines):
            break
    near = Match(dealer=3, scores=(2000, 2000))
    exact = GAME.result(play_out(begin(regulation, seed, 3, near), seed))
    assert not any(line.what == "belote.line.rounding" for line in exact.lines)
    assert exact.points != rounded.points


@pytest.mark.parametrize("name", OFFERED)
def test_the_gathered_pack_deals_again(name: str) -> None:
    """The tricks put together are the whole pack, so that it can be cut and dealt without shuffling."""
    regulation = rules(name, shuffle="collected")
    match = GAME.first(regulation, 0)
    deck: tuple[Card, ...] = GAME.pack(regulation).cards
    for seed in range(6):
        state, _ = GAME.start(regulation, Deal(deck, match.dealer), match)
        match = replace(GAME.next(play_out(state, seed)), winner=None)
        assert sorted(match.collected) == sorted(GAME.pack(regulation).cards)
        deck = (*match.collected[5:], *match.collected[:5])
