"""Bidding on the turned card: rounds, refusals, the void deal, and the Ligurian calls over a call."""

from typing import Any

import pytest
from tests.belote.helpers import act, calls, dealt, events_of, refused, rules, texts

from mazziere.games.belote import GAME
from mazziere.games.belote.state import Over, Overcall, Playing

FOUR_PASSES = ["pass"] * 4
TURNED_FOUR = ("belote-pinasca", "belote-francese", "belote-ffb")


@pytest.mark.clause("PIN-BEL-10", "FRA-05", "LIG-02")
@pytest.mark.parametrize("name", [*TURNED_FOUR, "belote-ligure"])
def test_the_first_round_takes_or_passes(name: str) -> None:
    """From the first seat on, one takes the turned card, whose suit becomes trump, or passes."""
    state = dealt(rules(name), "7H")
    assert GAME.waiting(state) == (0,)
    assert texts(state) == {"take", "pass"}
    assert refused(state, "name S") == "SECOND_ROUND_ONLY"
    assert refused(state, "take", seat=1) == "NOT_YOUR_TURN"
    state = act(state, "pass", "pass", "take")
    if isinstance(state, Overcall):
        state = act(state, "pass", "pass", "pass")
    assert isinstance(state, Playing)
    assert (state.frame.contract.taker, state.frame.contract.trump) == (2, "H")


@pytest.mark.clause("PIN-BEL-11", "FRA-06")
@pytest.mark.parametrize("name", TURNED_FOUR)
def test_the_second_round_names_another_suit(name: str) -> None:
    """When all passed, each in turn may name another suit, and still gets the turned card."""
    state = act(dealt(rules(name), "7H"), *FOUR_PASSES)
    assert GAME.waiting(state) == (0,)
    assert texts(state) == {"name S", "name D", "name C", "pass"}
    assert refused(state, "name H") == "TURNED_SUIT"
    assert GAME.reason(state, 0, GAME.read("name H", rules(name)))["suit"] == "H"
    assert refused(state, "take") == "FIRST_ROUND_ONLY"
    state = act(state, "pass", "name C")
    assert state.frame.contract[:2] == (1, "C")
    assert "7H" in GAME.view(state, 1).hands[1]["cards"]
    assert "7H" in GAME.view(state, 0).hands[1]["seen"]


@pytest.mark.clause("PIN-BEL-12", "FRA-07", "LIG-04")
@pytest.mark.parametrize("name", [*TURNED_FOUR, "belote-ligure"])
def test_all_passing_twice_voids_the_deal(name: str) -> None:
    """Nobody takes: nothing is written, the old first hand deals, and what was held stays held."""
    state = act(dealt(rules(name), "7H"), *FOUR_PASSES, *FOUR_PASSES)
    assert isinstance(state, Over)
    result, match = GAME.result(state), GAME.next(state)
    assert (result.outcome, result.points) == ("void", (0, 0))
    assert (match.dealer, match.void, match.scores) == (0, 1, (0, 0))
    assert match.collected == ()


@pytest.mark.clause("DUE-06")
def test_two_players_may_deal_again_after_one_round() -> None:
    """Where the sheet says so, both passing once voids the deal; else a second round follows."""
    assert isinstance(act(dealt(rules("belote-deux", both_pass="redeal"), "7H"), "pass", "pass"), Over)
    state = act(dealt(rules("belote-deux"), "7H"), "pass", "pass")
    assert texts(state) == {"name S", "name D", "name C", "pass"}


@pytest.mark.clause("LIG-02", "LIG-03")
def test_ligurian_words() -> None:
    """Mando takes, via and due pass, mando with a suit names it; senza belongs to the second round."""
    state = dealt(rules("belote-ligure"), "7H")
    assert refused(state, "senza") == "SECOND_ROUND_ONLY"
    state = act(state, "via", "via", "via", "via")
    assert texts(state) == {"name S", "name D", "name C", "name senza", "pass"}
    state = act(state, "due", "mando C")
    assert isinstance(state, Overcall)
    assert state.contract[:2] == (1, "C")
    early = dealt(rules("belote-ligure", senza_first_round="allowed"), "7H")
    assert refused(early, "senza") is None


@pytest.mark.clause("LIG-05")
def test_senza_goes_over_a_suit_and_never_the_reverse() -> None:
    """The other three may say senza at once, in turn order after the caller; a suit goes over nothing."""
    state = act(dealt(rules("belote-ligure"), "7H"), "via", "via", "mando")
    assert GAME.waiting(state) == (3, 0, 1)
    assert texts(state) == {"senza", "pass"}
    state = calls(state, (3, "pass"), (0, "senza"))
    assert isinstance(state, Overcall)
    assert state.contract[:2] == (0, "none")
    assert GAME.waiting(state) == (1, 2, 3)
    assert refused(state, "mando C") == "NO_OVERCALL"
    state = act(state, "pass", "pass", "pass")
    assert state.frame.contract == (0, "none", None, 1, False)
    assert GAME.view(state, 1).calls == ((0, "pass"), (1, "pass"), (2, "take"), (0, "senza"))
    assert "7H" in GAME.view(state, 0).hands[0]["seen"]


@pytest.mark.clause("LIG-15")
def test_contro_goes_over_senza_and_takes_the_turned_card() -> None:
    """Whoever says contro over senza plays it, without trump, and picks up the turned card; nothing goes over it."""
    state = act(dealt(rules("belote-ligure"), "AH"), "via", "via", "via", "via", "name senza")
    assert GAME.waiting(state) == (1, 2, 3)
    assert texts(state) == {"contro", "pass"}
    state = calls(state, (1, "pass"), (2, "contro"))
    assert isinstance(state, Playing)
    assert (state.frame.contract.taker, state.frame.contract.contro) == (2, True)
    assert "AH" in GAME.view(state, 2).hands[2]["cards"]
    assert state.turn == 0


def test_only_opponents_may_speak_where_the_sheet_says_so() -> None:
    """Senza and contro may be for the opponents alone."""
    regulation = rules("belote-ligure", senza_overcall_by="opponents", contro_by="opponents")
    state = act(dealt(regulation, "7H"), "take")
    assert GAME.waiting(state) == (1, 3)
    assert refused(state, "senza", seat=2) == "NOT_YOUR_TURN"
    state = calls(state, (1, "senza"))
    assert GAME.waiting(state) == (2, 0)


def test_answers_of_a_window_come_in_any_order() -> None:
    """An answer out of order waits, unseen, until everybody asked earlier has answered; the first asked wins."""
    state = act(dealt(rules("belote-ligure"), "7H"), "take")
    assert GAME.waiting(state) == (1, 2, 3)
    regulation = rules("belote-ligure")
    state, events = GAME.step(state, 3, GAME.read("senza", regulation))
    assert GAME.waiting(state) == (1, 2)
    assert events[0].seen_by(0).json() == {"what": "answer", "seat": 3}
    assert events[0].seen_by(3).json() == {"what": "answer", "seat": 3, "call": "senza"}
    assert GAME.view(state, 0).calls == ((0, "take"),)
    assert refused(state, "senza", seat=3) == "NOT_YOUR_TURN"
    assert calls(state, (2, "pass"), (1, "senza")).contract.taker == 1
    assert calls(state, (2, "senza"), (1, "pass")).contract.taker == 2
    assert calls(state, (2, "pass"), (1, "pass")).contract.taker == 3


def test_calls_are_told() -> None:
    """Every call is an event that all see, and the contract is named when it stands."""
    told = events_of(dealt(rules("belote-ffb"), "7H"), "pass", "take")
    assert [event.json() for event in told[:3]] == [
        {"what": "call", "seat": 0, "call": "pass"},
        {"what": "call", "seat": 1, "call": "take"},
        {"what": "contract", "seat": 1, "trump": "H", "value": None, "level": 1, "contro": False},
    ]


@pytest.mark.parametrize("text", ["bid 80 H", "double", "7H", "declare 3 KH", "swap", "contro", "name senza"])
def test_what_belongs_to_another_moment_is_refused(text: str) -> None:
    """A card, a bid or a claim while the turned card is bid on is refused for what it is."""
    state: Any = dealt(rules("belote-francese"), "7S")
    expected = {"bid 80 H": "NO_AUCTION", "double": "NO_AUCTION", "contro": "NO_OVERCALL", "name senza": "NO_SENZA"}
    assert refused(state, text) == expected.get(text, "NOT_NOW")
