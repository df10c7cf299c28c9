"""Briscola's rulings over the golden files, and over positions that cannot be."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from mazziere.core.errors import Unanswered
from mazziere.referee.briscola import KINDS

GOLDEN = Path(__file__).parents[1] / "golden"
CASES = [
    (kind, case)
    for name in ("briscola", "briscola-replays")
    for kind, cases in yaml.safe_load((GOLDEN / f"{name}.yaml").read_text("utf-8")).items()
    if kind in KINDS
    for case in cases
]
CLAUSES = {
    "tricks": ["PIN-BRI-08", "PIN-BRI-10"],
    "draws": ["PIN-BRI-09"],
    "rounds": ["PIN-BRI-03", "PIN-BRI-04"],
    "matches": ["PIN-BRI-13"],
    "chiamata": ["BRI-02"],
    "briscola_replays": ["PIN-BRI-05", "PIN-BRI-06", "PIN-BRI-09", "PIN-BRI-11", "PIN-BRI-12", "BRI-01", "BRI-02"],
    "briscola_refusals": ["PIN-BRI-06", "BRI-02"],
}


def plain(value: Any) -> Any:
    """Tuples as lists, as a JSON reader sees them."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize(
    ("kind", "case"),
    [pytest.param(kind, case, id=case["id"], marks=pytest.mark.clause(*CLAUSES[kind])) for kind, case in CASES],
)
def test_golden(kind: str, case: dict[str, Any]) -> None:
    """The ruling agrees with the golden case in every expected field."""
    given = {key: value for key, value in case.items() if key != "expect"}
    answer, expected = plain(KINDS[kind](given).answer), case["expect"]
    if kind == "chiamata":
        answer, expected = answer["expect"], expected

    assert {key: answer[key] for key in expected} == expected if isinstance(expected, dict) else answer == expected


@pytest.mark.parametrize(
    ("kind", "case"),
    [
        ("tricks", {"trump": "C", "trick": ["AD", "AD"]}),
        ("tricks", {"trump": "X", "trick": ["AD", "3D"]}),
        ("tricks", {"trump": "C", "trick": ["10D", "3D"]}),
        ("tricks", {"trump": "C"}),
        ("tricks", {"trump": "C", "trick": []}),
        ("draws", {"players": 6, "winner": 0, "stock": 4}),
        ("draws", {"players": 4, "winner": 4, "stock": 4}),
        ("rounds", {"points": [61, 60]}),
        ("rounds", {"points": [121, -1]}),
        ("matches", {"variant": "briscola-nowhere", "rounds": []}),
        ("matches", {"variant": "briscola-pinasca", "rounds": [[61, 59]] * 6}),
        ("chiamata", {"caller": 0, "partner": 0, "target": 61, "side_points": 61}),
        ("chiamata", {"caller": 0, "partner": 2, "target": 60, "side_points": 61}),
        ("briscola_replays", {"variant": "briscola-2", "first": 0, "deck": ["AD"], "plays": []}),
    ],
)
def test_impossible_positions_are_not_answered(kind: str, case: dict[str, Any]) -> None:
    """A card twice, a number that cannot be, an unknown sheet: the referee says so and answers nothing."""
    with pytest.raises(Unanswered):
        KINDS[kind](case)
