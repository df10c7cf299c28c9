"""The golden cases of contests, and the match cases of belote that belong to contests."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from mazziere.contests.judging import KINDS

GOLDEN = Path(__file__).parent.parent / "golden"
EXPECTED = ("expect", "expect_repeats", "expect_rests")


def cases() -> Iterator[Any]:
    """Every case of a kind that contests answer."""
    for path in sorted(GOLDEN.glob("*.yaml")):
        for kind, found in yaml.safe_load(path.read_text(encoding="utf-8")).items():
            for case in found if isinstance(found, list) else ():
                name = case.get("kind", kind) if kind == "match_scoring" else kind
                if name in KINDS:
                    yield pytest.param(name, case, id=f"{name}-{case['id']}")


def differences(expected: Any, answer: Any, place: str = "") -> Iterator[str]:
    """Where an answer lacks or contradicts what is expected."""
    if isinstance(expected, Mapping):
        for key, value in expected.items():
            if not isinstance(answer, Mapping) or key not in answer:
                yield f"{place}.{key} is missing"
            else:
                yield from differences(value, answer[key], f"{place}.{key}")
    elif isinstance(expected, list) and isinstance(answer, list) and len(expected) == len(answer):
        for i, (one, other) in enumerate(zip(expected, answer, strict=True)):
            yield from differences(one, other, f"{place}[{i}]")
    elif expected != answer:
        yield f"{place}: expected {expected!r}, not {answer!r}"


@pytest.mark.clause(
    "PIN-BEL-04", "PIN-BEL-05", "PIN-BEL-06", "PIN-BEL-08", "PIN-BEL-30", "PIN-BEL-31", "PIN-BRI-14", "PIN-BRI-15"
)
@pytest.mark.clause("PIN-BRI-16", "GIO-01", "GIO-02", "BUR-28")
@pytest.mark.parametrize("kind, case", list(cases()))
def test_golden(kind: str, case: Mapping[str, Any]) -> None:
    """The referee's answer has everything that the golden case expects."""
    inputs = {key: value for key, value in case.items() if key not in EXPECTED}
    answer = KINDS[kind](inputs).answer
    expected = {key: case[key] for key in EXPECTED if key in case}
    if isinstance(case.get("expect"), Mapping) and kind in ("standings", "next_round"):
        expected = case["expect"]

    assert list(differences(expected, answer)) == []
