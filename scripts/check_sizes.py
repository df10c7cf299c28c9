"""Fails on files and functions that are longer than [tool.mazziere.sizes] allows."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = {"node_modules", "__pycache__", "static"}


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What [tool.mazziere.sizes] in pyproject.toml says."""

    file_lines: int
    function_lines: int
    folders: tuple[str, ...]
    suffixes: tuple[str, ...]
    generated: tuple[str, ...]


def limits(root: Path) -> Limits:
    """Reads the limits of a checkout."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mazziere"]["sizes"]
    return Limits(
        file_lines=table["file_lines"],
        function_lines=table["function_lines"],
        folders=tuple(table["folders"]),
        suffixes=tuple(table["suffixes"]),
        generated=tuple(table["generated"]),
    )


def sources(root: Path, limit: Limits) -> Iterator[Path]:
    """The files that people write and read, in order of path."""
    for folder in limit.folders:
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix in limit.suffixes and name not in limit.generated and not SKIPPED & set(path.parts):
                yield path


def long_functions(text: str, limit: int) -> Iterator[tuple[int, str, int]]:
    """Line, name and length of each function of a Python text that has more than `limit` lines, `def` included."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > limit:
                yield node.lineno, node.name, lines


def complaints(root: Path) -> Iterator[str]:
    """One sentence for each file or function that is too long."""
    limit = limits(root)
    for path in sources(root, limit):
        name = path.relative_to(root).as_posix()
        text = path.read_text(encoding="utf-8")
        lines = len(text.splitlines())
        if lines > limit.file_lines:
            yield f"{name}: {lines} lines; a file has {limit.file_lines} at most. Move one noun into a file of its own."
        if path.suffix == ".py":
            for line, function, length in long_functions(text, limit.function_lines):
                yield (
                    f"{name}:{line}: {function} has {length} lines; a function has {limit.function_lines} at most. "
                    "Give a step of it a name."
                )


def main() -> int:
    """Prints the complaints; returns 1 when there is one."""
    found = list(complaints(ROOT))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
