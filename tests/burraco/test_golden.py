"""The golden cases of burraco, and impossible positions."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from mazziere.core import Unanswered
from mazziere.messages import LANGUAGES, say
from mazziere.referee.burraco import KINDS

GOLDEN = Path(__file__).parent.parent / "golden"


def cases() -> Iterator[Any]:
    """Every case of both files with its kind."""
    for name in ("burraco.yaml", "burraco-turns.yaml"):
        for kind, entries in yaml.safe_load((GOLDEN / name).read_text(encoding="utf-8")).items():
            if kind in KINDS:
                for number, case in enumerate(entries):
                    yield pytest.param(kind, case, id=f"{kind}-{case.get('id', number)}")


def agrees(expected: Any, answer: Any) -> bool:
    """Whether the answer has every expected key, at any depth, with the expected value."""
    if isinstance(expected, dict):
        return isinstance(answer, dict) and all(
            key in answer and agrees(expected[key], answer[key]) for key in expected
        )
    return bool(expected == answer)


@pytest.mark.parametrize("kind, case", tuple(cases()))
def test_a_golden_case_agrees(kind: str, case: dict[str, Any]) -> None:
    """The referee's answer has the expected values, and each step of it has words in every language."""
    expected = case["expect"] if isinstance(case["expect"], dict) else {"expect": case["expect"]}

    ruling = KINDS[kind]({key: value for key, value in case.items() if key != "expect"})

    assert agrees(expected, ruling.answer), f"expected {expected}, got {ruling.answer}"
    for step in ruling.steps:
        assert all(say(language, step.what, **step.detail) for language in LANGUAGES)


FULL = {"variant": "burraco-fibur", "hands": [11, 11, 11, 11], "stock": 41, "pile": 1, "commands": []}
IMPOSSIBLE = [
    ("melds", {"variant": "burraco-fibur", "cards": ["4H", "5H", "11H"]}),
    ("melds", {"variant": "belote-pinasca", "cards": ["4H", "5H", "6H"]}),
    ("melds", {"variant": "burraco-nessuno", "cards": ["4H", "5H", "6H"]}),
    ("melds", {"variant": "burraco-fibur", "options": {"semi_clean": "maybe"}, "cards": ["4H", "5H", "6H"]}),
    ("melds", {"variant": "burraco-fibur"}),
    ("extend", {"variant": "burraco-fibur", "meld": ["4H", "5H"], "wild": None, "add": ["6H"]}),
    ("extend", {"variant": "burraco-fibur", "meld": ["9S", "9S", "9H"], "wild": None, "add": ["9S"]}),
    ("extend", {"variant": "burraco-fibur", "meld": ["6H", "JK", "8H"], "wild": {"card": "JK", "stands_for": "9H"}}),
    ("deals", {"variant": "burraco-fibur", "closed": "N", "NS": {}, "EW": {}}),
    ("closing", {"variant": "burraco-fibur", "hand": ["5C"], "discard": "6C", "pot": "played", "burraco": True}),
    ("closing", {"variant": "burraco-fibur", "hand": ["5C"], "discard": "5C", "pot": "won", "burraco": True}),
    ("vp", {"deals": 5, "difference": 100}),
    ("vp", {"deals": 3, "difference": 52}),
    ("vp", {"deals": 3, "difference": -5}),
    ("turns", {**FULL, "hands": [["9S", "9S", "9S", 8], 11, 11, 11]}),
    ("turns", {**FULL, "hands": [["9S", "9S"], 11, 11, 20], "pile": ["9S"]}),
    ("turns", {**FULL, "stock": 42}),
    ("turns", {**FULL, "hands": [11, 11]}),
    ("turns", {**FULL, "pots": [11]}),
    ("turns", {**FULL, "turn": 4}),
    ("turns", {**FULL, "commands": [[0, "take everything"]]}),
    ("turns", {**FULL, "commands": [[7, "draw stock"]]}),
    ("turns", {**FULL, "draws": ["4H"] * 42}),
]


@pytest.mark.parametrize("kind, case", IMPOSSIBLE)
def test_an_impossible_case_is_unanswered_with_a_sentence(kind: str, case: dict[str, Any]) -> None:
    """A position that cannot be is not answered; the error says what is wrong in every language."""
    with pytest.raises(Unanswered) as caught:
        KINDS[kind](case)

    for language in LANGUAGES:
        assert say(language, caught.value.key, **caught.value.detail)
