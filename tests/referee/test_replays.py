"""Whole deals against a second, naive belote: the same legal cards, winners and points, card by card."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.referee import naive

from mazziere import games
from mazziere.cli._agreement import differences
from mazziere.referee import rule

SHEETS = [name for name, sheet in games.sheets().items() if sheet.game == "belote"]
SEEDS = 6

ALL_VALUES = {
    "trump": naive.TRUMP_POINTS,
    "13-9-6-5-3-2": {"J": 13, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 2},
    "14-9-6-5-3-1": {"J": 14, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 1},
}
HOUSES: dict[str, list[dict[str, Any]]] = {
    "belote-pinasca": [
        {"partner_exemption": "ruff_only", "underruff_partner": "forbidden_if_higher"},
        {"partner_exemption": "ruff_only", "underruff_partner": "only_when_only_trumps", "underruff": "free"},
        {"overruff": "any_trump", "rise_on_trump_lead": False},
    ],
    "coinche-pagat": [{"ta_values": "trump", "partner_exemption": "ruff_and_trump_lead"}],
    "belote-deux": [{"flip": "end_of_trick"}],
}


def _tables() -> Iterator[Any]:
    for name in SHEETS:
        for options in ({}, *HOUSES.get(name, [])):
            yield pytest.param(name, options, id=" ".join([name, *(f"{k}={v}" for k, v in options.items())]))


@pytest.mark.parametrize("name, options", list(_tables()))
def test_whole_deals(name: str, options: dict[str, Any]) -> None:
    """The referee sees the same legal cards, winners and points in a whole deal as the naive belote."""
    rules = {"flip": None, **games.play(name, options)[1].options()}
    modes = {"suit": ["H", "C"], "none": ["none"], "all": ["all"]}
    for trump in (trump for mode in rules["trump_modes"] for trump in modes[mode]):
        plain = naive.PLAIN_POINTS | ({"A": rules.get("sa_ace", 11)} if trump == "none" else {})
        values = {"trump": ALL_VALUES[rules["ta_values"]] if trump == "all" else naive.TRUMP_POINTS, "plain": plain}
        for seed in range(SEEDS):
            played = naive.replay(rules, trump, values, seed)
            tricks = [{"cards": trick["cards"]} for trick in played["tricks"]]
            answer = rule("replays", {**played, "variant": name, "options": options, "tricks": tricks}).answer

            expected = [{key: trick[key] for key in ("legal", "winner", "points")} for trick in played["tricks"]]
            assert list(differences(expected, answer["tricks"])) == []
            sides = games.play(name, options)[1].sides  # type: ignore[attr-defined]
            won = [sides[trick["winner"]] for trick in played["tricks"]]
            assert answer["expect"]["last"] == str(won[-1])
            assert answer["expect"]["tricks"] == {str(side): won.count(side) for side in range(max(sides) + 1)}
