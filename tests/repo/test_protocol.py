from enum import Enum
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

import protocol


class Colour(Enum):
    RED = "red"
    BLACK = "black"


class Inner(msgspec.Struct):
    """Inside."""

    n: int


class Outer(msgspec.Struct, tag="outer", tag_field="type"):
    """Outside."""

    v: int = 1
    inner: list[Inner] = []
    name: str | None = None


@pytest.mark.parametrize(
    "python, typescript",
    [
        (int, "number"),
        (str | None, "string | null"),
        (list[int | None], "(number | null)[]"),
        (tuple[str, ...], "string[]"),
        (tuple[int, str], "[number, string]"),
        (dict[str, list[bool]], "Record<string, boolean[]>"),
        (Literal["a", "b"], '"a" | "b"'),
        (Colour, '"black" | "red"'),
        (Any, "unknown"),
        (Inner, "Inner"),
    ],
)
def test_types_of_the_page(python: Any, typescript: str) -> None:
    """Each Python type of the wire has its TypeScript type."""
    assert set(protocol.spelled(msgspec.inspect.type_info(python)).split(" | ")) == set(typescript.split(" | "))


def test_a_struct_is_an_interface_after_what_it_holds() -> None:
    """A struct becomes an interface with its tag; the version is always there, what has a default is optional."""
    inner, outer = map(protocol.interface, protocol.nested([msgspec.inspect.type_info(Outer)]))
    assert inner == "/** Inside. */\nexport interface Inner {\n  n: number;\n}"
    assert outer.splitlines()[1:] == [
        "export interface Outer {",
        '  type: "outer";',
        "  v: number;",
        "  inner?: Inner[];",
        "  name?: string | null;",
        "}",
    ]


def test_the_gate_fails_on_old_types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check fails while the page's types are missing or older than the structs, and passes once written."""
    targets = tuple(
        target._replace(path=tmp_path / target.path.parent.name / target.path.name) for target in protocol.TARGETS
    )
    monkeypatch.setattr(protocol, "TARGETS", targets)
    assert protocol.main(["--check"]) == 1
    assert protocol.main([]) == 0
    assert protocol.main(["--check"]) == 0
    for target in targets:
        text = target.path.read_text()
        target.path.write_text(text + "// more\n")
        assert protocol.main(["--check"]) == 1
        target.path.write_text(text)
