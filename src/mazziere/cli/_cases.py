"""Files of cases: read from YAML, each case with its inputs and its expected fields apart."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from mazziere.cli._yaml import read_yaml
from mazziere.core import BadInput

EXPECTED: Mapping[str, tuple[str, ...]] = {
    "legal_moves": ("legal",),
    "trick_winner": ("winner",),
    "declarations": ("side", "points", "combos"),
    "deal_scoring": ("outcome", "score", "frozen"),
    "litige_sequences": ("deals.write", "deals.pot"),
    "belote_rebelote": ("points",),
    "replays": ("tricks.legal", "tricks.winner", "tricks.points", "expect"),
}
"""The fields of a case that hold the right answer, by kind; a dot goes into the entries of a list."""
EXPECT = ("expect", "expect_repeats", "expect_rests")
"""The same for every other kind."""

PASSED_OVER = frozenset({"invariants"})
"""Kinds that the unit tests prove, and the referee does not answer."""


class Case(NamedTuple):
    """One case of a file. `inputs` is None for an entry that is no case at all."""

    file: str
    kind: str
    id: Any
    inputs: Mapping[str, Any] | None
    expected: Mapping[str, Any]

    @property
    def variant(self) -> Any:
        """The sheet that the case names, if any."""
        return self.inputs.get("variant") if self.inputs else None


def read_cases(file: str, kinds: frozenset[str]) -> Iterator[Case]:
    """The cases of a file in its order.

    Raises BadInput, naming the place, for a file that cannot be read or does not hold kinds of cases.
    """
    data = read_yaml(Path(file))
    if not isinstance(data, Mapping):
        raise BadInput("referee.file.no_kinds", file=file)
    for name, entries in data.items():
        kind = str(name)
        if kind in PASSED_OVER:
            continue
        if isinstance(entries, list) and (kind in kinds or any(isinstance(entry, Mapping) for entry in entries)):
            yield from (_case(file, kind, entry) for entry in entries)
        elif kind in kinds:
            yield Case(file, kind, None, None, {})


def _case(file: str, kind: str, entry: Any) -> Case:
    if not isinstance(entry, Mapping):
        return Case(file, kind, None, None, {})
    paths = [path.split(".") for path in EXPECTED.get(kind, EXPECT)]
    inputs, expected = _apart({str(key): value for key, value in entry.items()}, paths)
    return Case(file, kind, entry.get("id"), inputs, expected)


def _apart(entry: Mapping[str, Any], paths: list[list[str]]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The inputs, without any expected field, and the expected fields alone."""
    whole = {path[0] for path in paths if len(path) == 1}
    inputs = {key: value for key, value in entry.items() if key not in whole}
    expected = {key: value for key, value in entry.items() if key in whole}
    for key in dict.fromkeys(path[0] for path in paths if len(path) > 1 and isinstance(entry.get(path[0]), list)):
        below = [path[1:] for path in paths if path[0] == key]
        parts = [_apart(part, below) if isinstance(part, Mapping) else (part, {}) for part in entry[key]]
        inputs[key] = [part for part, _ in parts]
        expected[key] = [part for _, part in parts]
    return inputs, expected
