"""Cases with one value spoiled: whatever it is, the answer is a ruling or a sentence about that value."""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mazziere.cli._cases import read_cases
from mazziere.core import BadInput
from mazziere.face.judging import judge, kinds

GOLDEN = Path(__file__).parents[1] / "golden"
BAD: list[Any] = [None, -1, 10**12, "x", "A" * 10_000, [], [[]], ["XX"], {"A": 1}, True, 3.5]
PASSED_OVER = {"why", "source", "confidence", "ambiguity", "id", "kind"}


def examples() -> Iterator[tuple[str, dict[str, Any]]]:
    """One case of each kind, and of each kind within a kind."""
    names, seen = frozenset(name.partition(":")[0] for name in kinds()), set()
    for file in sorted(GOLDEN.glob("*.yaml")):
        for case in read_cases(str(file), names):
            if case.inputs is not None and (kind := (case.kind, case.inputs.get("kind"))) not in seen:
                seen.add(kind)
                yield case.kind, dict(case.inputs)


def spoiled(case: dict[str, Any]) -> Iterator[tuple[tuple[Any, ...], Any, dict[str, Any]]]:
    """The case with each of its values, down to the second level, replaced by each bad one."""
    for key, value in case.items():
        inner = value if isinstance(value, dict) else dict(enumerate(value[:1])) if isinstance(value, list) else {}
        for path in [(key,), *((key, name) for name in inner)]:
            for bad in BAD:
                copied = copy.deepcopy(case)
                place: Any = copied
                for step in path[:-1]:
                    place = place[step]
                place[path[-1]] = bad
                yield path, bad, copied


@pytest.mark.parametrize("kind, case", [pytest.param(*one, id=f"{one[0]}-{n}") for n, one in enumerate(examples())])
def test_a_spoiled_case_is_ruled_or_refused_by_name(kind: str, case: dict[str, Any]) -> None:
    """No value of the wrong type or size breaks a judge, or keeps it busy."""
    case = {key: value for key, value in case.items() if key not in PASSED_OVER or key == "kind"}
    broken = [
        (path, repr(bad)[:40]) for path, bad, spoilt in spoiled(case) if path[0] != "kind" and breaks(kind, spoilt)
    ]
    assert broken == []


def breaks(kind: str, case: dict[str, Any]) -> bool:
    """Whether a judge stumbles over a case instead of ruling on it or saying what is wrong."""
    try:
        judge(kind, case)
    except BadInput as error:
        return error.key == "referee.case.fault"
    return False
