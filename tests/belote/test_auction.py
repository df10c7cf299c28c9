"""The auction: its ladder, the double and the redouble, in turn and at any time."""

import pytest
from tests.belote.helpers import act, begin, calls, refused, rules, texts

from mazziere.games.belote import GAME
from mazziere.games.belote.state import Auction, Doubling, Over, Playing

AUCTIONS = ("contree-ffb", "contree-cannes", "coinche-pagat", "coinche-ffb")


def contract(state: object) -> tuple[object, ...]:
    """Taker, trump, value and level of what is played."""
    assert isinstance(state, Playing)
    return state.frame.contract[:4]


@pytest.mark.clause("AUC-01")
@pytest.mark.parametrize("name", AUCTIONS)
def test_bids_rise_in_tens(name: str) -> None:
    """Bids are multiples of ten, strictly rising whatever the suit, from the least to capot."""
    state = act(begin(rules(name)), "bid 100 H")
    if isinstance(state, Doubling):
        state = act(state, "pass", "pass")
    assert refused(state, "bid 100 S") == "BID_NOT_HIGHER"
    assert refused(state, "bid 115 S") == "BID_STEP"
    assert refused(state, "bid 110 S") is None
    assert refused(state, "bid capot S") is None
    assert refused(state, "bid generale S") == "NO_GENERALE"
    assert refused(begin(rules(name)), "bid 70 S") == "BID_TOO_LOW"
    assert GAME.reason(state, 1, GAME.read("bid 100 S", rules(name)))["least"] == 110


@pytest.mark.parametrize(
    "name, highest, over", [("contree-ffb", 160, 170), ("contree-cannes", 260, 270), ("coinche-pagat", 250, 260)]
)
def test_the_ladder_has_an_end(name: str, highest: int, over: int) -> None:
    """The highest number is the sheet's; without a ceiling it is 250, under a capot of 270 it is 260."""
    state = begin(rules(name))
    assert refused(state, f"bid {highest} H") is None
    assert refused(state, f"bid {over} H") == "BID_TOO_HIGH"


@pytest.mark.clause("AUC-01")
def test_three_passes_close_and_four_void() -> None:
    """Three passes after a bid close, four opening passes void the deal; one may speak again after a pass."""
    state = act(begin(rules("contree-ffb")), "90 S", "pass", "100 H", "pass", "pass", "pass")
    assert contract(state) == (2, "H", 100, 1)
    assert state.turn == 0
    assert isinstance(act(begin(rules("contree-ffb")), *["pass"] * 4), Over)
    again = act(begin(rules("contree-ffb")), "pass", "80 S", "pass", "pass", "90 D")
    assert isinstance(again, Auction)
    assert again.best[:4] == (0, "D", 90, 1)


@pytest.mark.clause("AUC-02")
def test_a_double_freezes_and_the_doubled_side_may_redouble() -> None:
    """After a double nobody bids higher; only the side of the bid speaks, and redoubling closes."""
    state = act(begin(rules("contree-ffb")), "100 H", "contre")
    assert GAME.waiting(state) == (2,)
    assert texts(state) == {"pass", "redouble"}
    assert refused(state, "bid 110 H") == "FROZEN"
    assert refused(state, "double") == "OWN_CONTRACT"
    assert contract(act(state, "redouble")) == (0, "H", 100, 4)
    assert GAME.waiting(act(state, "pass")) == (0,)
    assert contract(act(state, "pass", "pass")) == (0, "H", 100, 2)
    assert contract(act(state, "pass", "surcoinche")) == (0, "H", 100, 4)


@pytest.mark.clause("AUC-02")
def test_one_doubles_in_turn_and_never_ones_own_side() -> None:
    """In turn only the opponents of the bid may double, on their turn; nobody doubles nothing or redoubles nothing."""
    state = begin(rules("contree-ffb"))
    assert refused(state, "double") == "NOTHING_TO_DOUBLE"
    assert refused(state, "redouble") == "NOT_DOUBLED"
    state = act(state, "80 S")
    assert refused(state, "double", seat=3) == "NOT_YOUR_TURN"
    state = act(state, "pass")
    assert refused(state, "double") == "OWN_CONTRACT"
    assert "double" not in texts(state)
    late = act(state, "pass", "contre")
    assert late.best[:4] == (0, "S", 80, 2)


@pytest.mark.clause("AUC-02")
def test_one_may_double_at_once_where_the_sheet_says_any_time() -> None:
    """Each bid opens a window of both opponents, in turn order; silence is no pass of the auction."""
    state = act(begin(rules("coinche-pagat")), "100 H")
    assert isinstance(state, Doubling)
    assert GAME.waiting(state) == (1, 3)
    assert texts(state) == {"double", "pass"}
    assert refused(state, "double", seat=2) == "OWN_CONTRACT"
    assert refused(state, "redouble") == "NOT_DOUBLED"
    doubled = calls(state, (1, "pass"), (3, "coinche"))
    assert isinstance(doubled, Auction)
    assert doubled.best[:4] == (0, "H", 100, 2)
    assert GAME.waiting(doubled) == (0,)
    assert texts(doubled) == {"pass", "redouble"}
    silent = act(state, "pass", "pass")
    assert isinstance(silent, Auction)
    assert (silent.turn, silent.passes) == (1, 0)
    assert GAME.view(silent, 0).calls == ((0, "bid 100 H"),)
    assert "double" in texts(silent)


@pytest.mark.clause("AUC-02")
def test_one_may_double_out_of_turn_for_as_long_as_the_auction_goes_on() -> None:
    """Where the sheet says any time, an opponent of the bid doubles whoever's turn it is, also after having passed."""
    opened = act(begin(rules("coinche-pagat")), "100 H", "pass", "pass", "pass")
    assert isinstance(opened, Auction)
    assert GAME.waiting(opened) == (2,)
    assert [texts(opened, seat) for seat in (0, 1, 3)] == [set(), {"double"}, {"double"}]
    for seat, first in ((1, 2), (3, 0)):
        doubled = calls(opened, (seat, "double"))
        assert isinstance(doubled, Auction)
        assert doubled.best[:4] == (0, "H", 100, 2)
        assert GAME.waiting(doubled) == (first,)
        assert texts(doubled) == {"pass", "redouble"}
        assert refused(doubled, "double", seat=4 - seat) == "DOUBLED_ALREADY"
    assert refused(opened, "double", seat=0) == "OWN_CONTRACT"
    assert refused(opened, "pass", seat=1) == "NOT_YOUR_TURN"
    assert refused(opened, "110 H", seat=3) == "NOT_YOUR_TURN"
    assert refused(begin(rules("coinche-pagat")), "double", seat=2) == "NOTHING_TO_DOUBLE"


@pytest.mark.clause("AUC-02")
def test_in_turn_means_in_turn() -> None:
    """Where the sheet has doubles in turn, nobody doubles out of it."""
    state = act(begin(rules("coinche-ffb")), "100 H")
    assert refused(state, "double", seat=3) == "NOT_YOUR_TURN"
    assert texts(state, 3) == set()
    assert "double" in texts(state, 1)


def test_a_double_that_does_not_freeze() -> None:
    """Where a double does not freeze, the doubled side may go higher, and the bid is single again."""
    state = act(begin(rules("coinche-ffb", contre_freezes=False)), "100 H", "double", "110 H")
    assert isinstance(state, Auction)
    assert state.best[:4] == (2, "H", 110, 1)
    assert GAME.waiting(state) == (3,)


@pytest.mark.clause("AUC-05")
def test_trumps_are_the_sheets() -> None:
    """Without trump and with all trumps are bid only where the sheet has them."""
    assert refused(begin(rules("contree-ffb")), "bid 90 NT") == "NO_SUCH_TRUMP"
    assert refused(begin(rules("coinche-pagat")), "bid 90 NT") is None
    state = act(begin(rules("coinche-ffb")), "bid 90 AT", "pass", "pass", "pass")
    assert contract(state) == (0, "all", 90, 1)


@pytest.mark.clause("AUC-04")
def test_capot_and_generale_stand_above_the_numbers() -> None:
    """Capot goes over every number, generale over capot, and nothing over generale."""
    state = act(begin(rules("contree-ffb", generale=500)), "bid 160 H", "bid capot S")
    assert refused(state, "bid 160 C") == "BID_NOT_HIGHER"
    state = act(state, "bid generale S")
    assert texts(state) == {"pass", "double"}


def test_six_cards_and_two_after_the_auction() -> None:
    """Dealt by six and two, the last two cards come after the auction."""
    state = begin(rules("contree-ffb", deal_packets="6+2"))
    assert GAME.view(state, 0).hands[0]["count"] == 6
    state = act(state, "80 H", "pass", "pass", "pass")
    assert [hand["count"] for hand in GAME.view(state, 0).hands] == [8] * 4


@pytest.mark.parametrize("text", ["take", "name H", "senza", "7H", "declare 3 KH"])
def test_what_belongs_to_another_moment_is_refused(text: str) -> None:
    """Calls of the turned card, cards and claims have no place in an auction."""
    assert refused(begin(rules("coinche-ffb")), text) == "NOT_NOW"
