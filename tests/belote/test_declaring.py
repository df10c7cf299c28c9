"""Runs and groups at the table: when they are said, who hears what, and what a false claim costs."""

from typing import Any

import pytest
from tests.belote.helpers import act, events_of, position, refused, rules, texts

from mazziere.core.seats import REFEREE
from mazziere.games.belote import GAME
from mazziere.games.belote.state import Over

HANDS = ["AS KS QS 7H", "10H JH QH 8S", "7D 8D 9D 9H", "7C 9C JC KH"]
FIRST = ("QS", "8S", "9H", "7C")


def lines(state: Any) -> dict[str, list[tuple[int, int, bool]]]:
    """The lines of a result by kind: side, points, counted."""
    found: dict[str, list[tuple[int, int, bool]]] = {}
    for line in GAME.result(state).lines:
        found.setdefault(line.what.removeprefix("belote.line."), []).append((line.side, line.points, line.counted))
    return found


@pytest.mark.clause("PIN-BEL-18", "FRA-09", "PIN-BEL-19")
@pytest.mark.parametrize("name", ["belote-pinasca", "belote-francese", "belote-ffb", "belote-ligure"])
def test_the_table_declares_with_the_first_card(name: str) -> None:
    """Each seat's combinations are said with its first card, kind and length; they are compared after the trick."""
    state = position(rules(name), "C", HANDS)
    told = events_of(state, *FIRST)
    declared = [event for event in told if event.what == "declared"]
    assert [event.seen_by(3).json() for event in declared] == [
        {"what": "declared", "seat": seat, "length": 3} for seat in (0, 1, 2)
    ]
    assert declared[0].seen_by(0).json()["cards"] == ["AS", "KS", "QS"]
    assert [event.what for event in told[:2]] == ["declared", "play"]
    after = act(state, *FIRST)
    shown = next(event for event in told if event.what == "declarations").json()
    assert (shown["seats"], shown["points"], shown["because"]) == ([0, 2], 40, "top")
    assert [seat for seat, _ in shown["shown"]] == [0, 2]
    view = GAME.view(after, 3)
    assert [entry["state"] for entry in view.declarations] == ["counted", "lost", "counted"]
    assert [entry["cards"] for entry in view.declarations] == [("AS", "KS", "QS"), None, ("9D", "8D", "7D")]
    assert view.declarations[1]["rank"] == "Q"
    assert set(view.hands[0]["seen"]) == {"AS", "KS"}


def test_nobody_sees_the_cards_before_they_are_shown() -> None:
    """Until the claims are compared, the others know kind and length; the seat itself and the referee know all."""
    state = act(position(rules("belote-pinasca"), "C", HANDS), "QS")
    (mine,), (theirs,), (all_,) = (GAME.view(state, viewer).declarations for viewer in (0, 1, REFEREE))
    assert (mine["cards"], mine["points"], mine["what"]) == (("AS", "KS", "QS"), 20, "belote.declaration.3.top")
    assert theirs == {
        "seat": 0,
        "what": "belote.declaration.3",
        "length": 3,
        "rank": None,
        "suit": None,
        "cards": None,
        "points": None,
        "state": "announced",
    }
    assert all_["cards"] == mine["cards"]


@pytest.mark.clause("PIN-BEL-20", "FRA-12")
def test_equal_runs_are_the_sheets_matter() -> None:
    """The best runs level: nobody scores, or the takers do, or whoever announced first."""
    hands = ["AS KS QS 7H", "AH KH QH 8S", "7D 9D JD 9H", "7C 9C JC 10S"]
    first = ("QS", "8S", "9H", "10S")
    annulled = act(position(rules("belote-pinasca"), "C", hands, taker=1), *first)
    assert {entry["state"] for entry in GAME.view(annulled, 0).declarations} == {"lost"}
    takers = act(position(rules("belote-francese"), "C", hands, taker=1), *first)
    assert [entry["state"] for entry in GAME.view(takers, 0).declarations] == ["lost", "counted"]
    elder = act(position(rules("belote-francese", seq_tie="elder"), "C", hands, taker=1), *first)
    assert [entry["state"] for entry in GAME.view(elder, 0).declarations] == ["counted", "lost"]


def test_equal_runs_of_one_side_do_not_annul_each_other() -> None:
    """Two equal runs of partners both count."""
    hands = ["AS KS QS 7H", "7D 9D JD 8S", "AH KH QH 9S", "7C 9C JC 10S"]
    state = act(position(rules("belote-pinasca"), "C", hands), "QS", "8S", "9S", "10S")
    assert [entry["state"] for entry in GAME.view(state, 0).declarations] == ["counted", "counted"]


MANUAL = {"declaration_announce": "manual"}


@pytest.mark.clause("PIN-BEL-18", "FRA-09")
def test_the_player_declares_before_its_first_card() -> None:
    """Where players declare, any claim is heard before one's own first card, true or not, and none after."""
    state = position(rules("belote-pinasca", **MANUAL), "C", HANDS)
    assert GAME.view(state, 0).phase == "declaring"
    assert {"declare 3 AS", "declare 8 AS", "declare four J", "QS"} <= texts(state)
    assert refused(state, "declare four 7") == "NO_COMBINATION"
    assert refused(state, "declare 3 AS", seat=1) == "NOT_YOUR_TURN"
    state = act(state, "declare 3 AS")
    assert refused(state, "declare 3 AS") == "CARD_USED"
    assert refused(state, "declare 4 KS") == "CARD_USED"
    assert refused(state, "declare four A") == "CARD_USED"
    assert refused(state, "declare 3 AH") is None
    state = act(state, *FIRST)
    assert [entry["state"] for entry in GAME.view(state, 3).declarations] == ["counted"]
    assert refused(state, "declare 3 KD") == "DECLARE_EARLIER"
    assert GAME.view(state, 0).phase == "playing"
    assert not any(text.startswith("declare") for text in texts(state))


def test_a_card_may_serve_twice_where_the_sheet_says_so() -> None:
    """With cards used freely a claim may share cards with an earlier group, but the same claim is not made twice."""
    state = act(position(rules("belote-pinasca", card_reuse="free", **MANUAL), "C", HANDS), "declare 3 AS")
    assert refused(state, "declare four A") is None
    assert refused(state, "declare 3 AS") == "CARD_USED"


@pytest.mark.clause("FRA-13")
def test_a_false_claim_voids_its_side() -> None:
    """A claim that the hand did not hold voids every declaration of that side; the other side's stand."""
    hands = ["AS KS QS 7H", "10H JH QH 8S", "7D 8D 9D 9H", "7C 9C JC KH"]
    state = position(rules("belote-francese", **MANUAL), "C", hands)
    state = act(state, "declare 3 AS", "QS", "declare 3 QH", "8S", "declare four J", "9H", "7C")
    view = GAME.view(state, 3)
    assert [entry["state"] for entry in view.declarations] == ["lost", "counted", "lost"]
    assert view.declarations[2]["cards"] is None
    end = state
    while not isinstance(end, Over):
        end = act(end, sorted(texts(end))[0])
    found = lines(end)
    assert {counted for side, _, counted in found["run"] + found["group"] if side == 0} == {False}
    assert any(side == 1 and points == 20 and counted for side, points, counted in found["run"])


@pytest.mark.clause("FRA-13")
def test_a_false_claim_may_go_to_the_other_side() -> None:
    """Where a false claim is transferred, the other side scores what the side had claimed."""
    state = position(rules("coinche-ffb", **MANUAL), "C", HANDS)
    told = events_of(state, "declare four J", "QS", "8S", "9H", "7C")
    shown = next(event for event in told if event.what == "declarations").json()
    assert (shown["seats"], shown["points"], shown["because"]) == ([1, 3], 200, "transfer")
    assert (shown["false"], shown["shown"]) == ([0, 2], [])


def test_no_declarations_where_the_sheet_has_none() -> None:
    """A sheet without declarations refuses every claim, and a table that declares by itself refuses a player's."""
    hands = ["AS KS QS", "7H 8H 9H", "7D 8D 9D", "7C 8C 9C"]
    assert refused(position(rules("contree-ffb"), "C", hands), "declare 3 AS") == "NO_DECLARATIONS"
    assert refused(position(rules("belote-ffb"), "C", hands), "declare 3 AS") == "TABLE_ANNOUNCES"


@pytest.mark.clause("FRA-27", "TRE-01")
def test_with_three_the_taker_meets_both_others() -> None:
    """With three players the taker's best is compared with that of the two others together."""
    hands = ["AS KS QS 9H", "10D JD QD KD", "9C 10C JC 9S"]
    state = act(position(rules("belote-tre"), "H", hands), "QS", "10D", "9S")
    assert [entry["state"] for entry in GAME.view(state, 0).declarations] == ["lost", "counted", "counted"]
    taken = act(position(rules("belote-tre"), "H", hands, taker=1), "QS", "10D", "9S")
    assert [entry["state"] for entry in GAME.view(taken, 0).declarations] == ["lost", "counted", "lost"]


@pytest.mark.clause("PIN-BEL-23", "FRA-10", "FRA-11")
def test_what_combinations_are_worth() -> None:
    """Runs of three, four and five are 20, 50 and 100; four jacks 200, four nines 150, four of the others 100."""
    expected = {"3 AS": 20, "4 AS": 50, "5 AS": 100, "8 AS": 100, "four J": 200, "four 9": 150, "four A": 100}
    expected |= {"four K": 100, "four Q": 100, "four 10": 100}
    for claim, points in expected.items():
        state = act(position(rules("belote-francese", **MANUAL), "C", HANDS), f"declare {claim}")
        assert GAME.view(state, 0).declarations[0]["points"] == points
