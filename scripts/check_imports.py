"""Fails on imports from outside that [tool.mazziere.imports] does not allow to a package of Mazziere.

import-linter proves which of our own packages may import which. This is about the libraries of others: an allow list,
so that a new dependency is refused in the core without being named anywhere.
"""

import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OWN = "mazziere"


@dataclass(frozen=True, kw_only=True)
class Rules:
    """What [tool.mazziere.imports] in pyproject.toml says."""

    standard_library: tuple[str, ...]
    """Packages that import nothing from outside the standard library."""
    allowed: Mapping[str, list[str]]
    """Package to the only libraries that it imports."""
    only: Mapping[str, list[str]]
    """Library to the only packages that import it."""

    def refuse(self, package: str, library: str) -> str | None:
        """Why a package may not import a library, or None when it may."""
        if library in sys.stdlib_module_names or library == OWN:
            return None
        if package in self.standard_library:
            return f"{package} stands on the standard library alone"
        if package in self.allowed and library not in self.allowed[package]:
            return f"{package} may import only {', '.join(self.allowed[package])}"
        if library in self.only and package not in self.only[library]:
            return f"only {', '.join(self.only[library])} may import {library}"
        return None


def rules(root: Path) -> Rules:
    """Reads the rules of a checkout."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mazziere"]["imports"]
    return Rules(standard_library=tuple(table["standard_library"]), allowed=table["allowed"], only=table["only"])


def imports(text: str) -> Iterator[tuple[int, str]]:
    """Line and top-level name of each absolute import of a Python text, wherever it stands."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name.partition(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.lineno, node.module.partition(".")[0]


def complaints(root: Path) -> Iterator[str]:
    """One sentence for each import that is not allowed."""
    rule = rules(root)
    source = root / "src" / OWN
    for path in sorted(source.rglob("*.py")):
        package = path.relative_to(source).parts[0].removesuffix(".py")
        for line, library in imports(path.read_text(encoding="utf-8")):
            reason = rule.refuse(package, library)
            if reason:
                yield f"{path.relative_to(root).as_posix()}:{line}: imports {library}, but {reason}."


def main() -> int:
    """Prints the complaints; returns 1 when there is one."""
    found = list(complaints(ROOT))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
