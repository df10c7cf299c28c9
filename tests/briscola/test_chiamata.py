"""The auction of the called card, and the secret of the partner."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazziere.core import SPECTATOR
from mazziere.games.briscola import GAME
from mazziere.games.briscola.refusal import Refusal
from mazziere.games.briscola.state import Phase, State

from .helpers import dealt, random_deal, regulation


def called(*calls: str, **overrides: object) -> State:
    """A deal after these calls, each by whoever is in turn."""
    state = dealt(regulation("briscola-chiamata", **overrides), 1)
    for call in calls:
        state, _ = GAME.step(state, state.turn, GAME.read(call, state.regulation))
    return state


def refused(state: State, call: str) -> Refusal | None:
    """Why the seat in turn may not call this."""
    return GAME.refusal(state, state.turn, GAME.read(call, state.regulation))


@pytest.mark.clause("BRI-02")
@pytest.mark.parametrize(
    ("before", "call", "reason"),
    [
        ((), "call A", None),
        (("call K",), "call 3", Refusal.CALL_LOWER),
        (("call K",), "call K", Refusal.CALL_LOWER),
        (("call K",), "call C", None),
        (("call K",), "call C 70", Refusal.CALL_TARGET),
        (("call 2",), "call 2", Refusal.CALL_LOWER),
        (("call 2",), "call 2 61", Refusal.CALL_HIGHER),
        (("call 2",), "call 2 62", None),
        (("call 2", "call 2 70"), "call 2 70", Refusal.CALL_HIGHER),
        (("call 2",), "call 2 121", Refusal.CALL_HIGHER),
        (("call K",), "suit D", Refusal.CALL_FIRST),
    ],
)
def test_each_call_goes_further_down(before: tuple[str, ...], call: str, reason: Refusal | None) -> None:
    """A rank further down each time; only over a two, points, from 62 up to 120."""
    assert refused(called(*before), call) is reason


@pytest.mark.clause("BRI-02")
def test_who_passes_is_out_for_good() -> None:
    """The turn goes round only those who have not passed; the last one names the suit."""
    state = called("pass", "call 7", "pass", "pass")
    caller = (state.dealer + 2) % 5
    first = state.turn
    state, _ = GAME.step(state, first, GAME.read("call 4", state.regulation))

    assert state.turn == caller
    state, _ = GAME.step(state, caller, GAME.read("pass", state.regulation))
    assert (state.phase, state.turn) == (Phase.NAMING_SUIT, first)
    assert GAME.refusal(state, caller, GAME.read("call 2", state.regulation)) is Refusal.HAS_PASSED


@pytest.mark.clause("BRI-02")
def test_all_pass_and_the_next_dealer_deals() -> None:
    """Five passes: nobody scores, and the cards are dealt again by the next dealer."""
    state = called(*["pass"] * 5)
    ended, after = GAME.result(state), GAME.next(state)

    assert ended is not None
    assert ended.outcome == "void"
    assert (after.dealer, after.scores, after.deals) == ((state.dealer + 1) % 5, (0,) * 5, 0)


@pytest.mark.clause("BRI-02")
def test_points_first_then_the_card() -> None:
    """Under the option the points are called first, then the winner names rank and suit."""
    state = called("call 61", "pass", "pass", "pass", "pass", auction="points_first")

    assert state.phase is Phase.NAMING_RANK
    assert refused(state, "suit D") is Refusal.CALL_FIRST
    state, _ = GAME.step(state, state.turn, GAME.read("call 3", state.regulation))
    state, _ = GAME.step(state, state.turn, GAME.read("suit D", state.regulation))
    assert (str(state.called), state.phase) == ("3D", Phase.PLAYING)


@pytest.mark.clause("BRI-02")
@pytest.mark.parametrize("lead", ["right_of_dealer", "caller"])
def test_who_leads_after_the_auction(lead: str) -> None:
    """The player at the dealer's right leads, or the caller where the table plays so."""
    state = called("pass", "call 2", "pass", "pass", "pass", "suit S", lead=lead)

    assert state.turn == (state.dealer + (2 if lead == "caller" else 1)) % 5


@pytest.mark.clause("BRI-02")
@given(seed=st.integers(0, 10**6))
@settings(max_examples=60)
def test_nobody_learns_the_partner_before_the_card_is_played(seed: int) -> None:
    """Views and events are the same for every possible holder until the called card lies on the table."""
    for state, events in random_deal(regulation("briscola-chiamata"), seed):
        if state.called is None:
            continue
        open_now = any(state.called in trick.cards for trick in state.tricks) or state.called in state.trick
        holder = next((seat for seat, hand in enumerate(state.hands) if state.called in hand), None)
        for viewer in (*range(5), SPECTATOR):
            contract = GAME.view(state, viewer).contract
            assert contract is not None
            knows = open_now or viewer == holder
            assert (contract["alone"] is not None) is knows
            assert contract["partner"] == (state.partner if knows else None)
            for event in events:
                seen = event.seen_by(viewer)
                assert seen is None or "partner" not in json.dumps(seen.json())
