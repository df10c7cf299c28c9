from pathlib import Path

import pytest

import check_imports

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "package, text, reason",
    [
        ("cards", "import json, mazziere.core", None),
        ("cards", "import numpy", "cards stands on the standard library alone"),
        ("rules", "def f():\n    from yaml import load", "rules stands on the standard library alone"),
        ("contests", "import networkx.algorithms", None),
        ("contests", "import msgspec", "contests may import only networkx"),
        ("server", "import litestar", None),
        ("server", "import yaml", "only cli may import yaml"),
        ("cli", "import yaml", None),
        ("search", "from numba import njit", "only fast may import numba"),
        ("server", "from . import yaml", None),
    ],
)
def test_imports_from_outside(tmp_path: Path, package: str, text: str, reason: str | None) -> None:
    """The core imports the standard library alone, and reserved libraries are imported only where they belong."""
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    folder = tmp_path / "src/mazziere" / package
    folder.mkdir(parents=True)
    (folder / "new.py").write_text(text, encoding="utf-8")
    found = list(check_imports.complaints(tmp_path))
    assert [one.partition("but ")[2] for one in found] == ([f"{reason}."] if reason else [])
    assert all(one.startswith(f"src/mazziere/{package}/new.py:") for one in found)
