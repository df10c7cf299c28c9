"""Rulings on tricks that lie on the table, without the hands."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.referee.test_belote import FILES

from mazziere.cli._cases import read_cases
from mazziere.core import Unanswered
from mazziere.referee import rule

REPLAYS = [
    case.inputs
    for case in read_cases(str(FILES[0]), frozenset({"replays"}))
    if case.kind == "replays" and case.inputs and not isinstance(case.inputs["hands"][0], dict)
]
REVOKE = {
    "variant": "belote-pinasca",
    "trump": "H",
    "leader": 0,
    "tricks": [{"cards": ["AS", "7D", "7S", "8S"]}, {"cards": ["10D", "9S", "8D", "9D"]}],
}


def _without_hands(case: Any, count: int) -> dict[str, Any]:
    return {**{key: value for key, value in case.items() if key != "hands"}, "tricks": case["tricks"][:count]}


@settings(deadline=None)
@given(st.sampled_from(REPLAYS), st.integers(1, 8))
def test_tricks_of_a_lawful_deal_are_in_order(case: Any, count: int) -> None:
    """Any number of the first tricks of a lawful deal is in order, with the winners that the whole deal has."""
    count = min(count, len(case["tricks"]))
    laid = rule("replays", _without_hands(case, count)).answer
    whole = rule("replays", case).answer

    assert laid["illegal"] is None
    assert laid["tricks"] == [{key: one[key] for key in ("winner", "points")} for one in whole["tricks"][:count]]
    if count == len(case["tricks"]):
        assert laid["expect"]["cards"] == whole["expect"]["cards"]


@pytest.mark.clause("PIN-BEL-14")
def test_a_card_played_later_proves_a_revoke() -> None:
    """Who plays a spade in the second trick held it in the first, and had to follow there."""
    ruling = rule("replays", REVOKE)

    assert ruling.answer["illegal"] == {"trick": 1, "seat": 1, "card": "7D"}
    assert [step.what for step in ruling.steps[-2:]] == ["belote.refusal.MUST_FOLLOW", "referee.step.revoked"]
    assert rule("replays", {**REVOKE, "tricks": REVOKE["tricks"][:1]}).answer["illegal"] is None


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"tricks": []}, "referee.case.count"),
        ({"tricks": [{"cards": ["AS", "7D", "7S"]}]}, "referee.case.count"),
        ({"tricks": [*REVOKE["tricks"], REVOKE["tricks"][0]]}, "referee.case.twice"),
        ({"tricks": [{"cards": ["AS", "7D", "7S", "6S"]}]}, "referee.case.not_in_pack"),
        ({"leader": 4}, "referee.case.number"),
        ({"variant": "belote-deux"}, "referee.case.missing"),
        ({"variant": "belote-tallone"}, "referee.case.missing"),
    ],
)
def test_impossible_tricks_are_refused(change: dict[str, Any], key: str) -> None:
    """Tricks that are not whole, a card twice, a card that there is not, a game whose tricks do not tell the hands."""
    with pytest.raises(Unanswered) as refused:
        rule("replays", {**REVOKE, **change})
    assert refused.value.key == key
