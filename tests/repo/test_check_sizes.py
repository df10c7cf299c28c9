from pathlib import Path

import pytest

import check_sizes

SETTINGS = """
[tool.mazziere.sizes]
file_lines = 6
function_lines = 3
folders = ["src", "missing"]
suffixes = [".py", ".svelte"]
generated = ["src/made.py"]
"""
LONG = "def long():\n    a = 1\n    b = 2\n    return a + b\n"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A checkout with small limits."""
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    (tmp_path / "src").mkdir()
    return tmp_path


def test_the_largest_allowed_passes(house: Path) -> None:
    """A file and a function of exactly the limit are no complaint, nor is a file of another kind."""
    (house / "src/a.py").write_text("def f():\n    a = 1\n    return a\n\n\nf()\n", encoding="utf-8")
    (house / "src/a.txt").write_text("\n" * 100, encoding="utf-8")
    assert list(check_sizes.complaints(house)) == []


def test_a_long_function_is_named(house: Path) -> None:
    """A function over the limit, a nested or asynchronous one too, is named with its place and length."""
    (house / "src/a.py").write_text(LONG, encoding="utf-8")
    (house / "src/b.py").write_text("class A:\n" + "".join(f"    {x}\n" for x in LONG.splitlines()), encoding="utf-8")
    (house / "src/c.py").write_text("async " + LONG, encoding="utf-8")
    found = list(check_sizes.complaints(house))
    assert [one.partition(";")[0] for one in found] == [
        "src/a.py:1: long has 4 lines",
        "src/b.py:2: long has 4 lines",
        "src/c.py:1: long has 4 lines",
    ]


def test_a_long_file_is_named(house: Path) -> None:
    """A file over the limit is named with its length, unless a program writes it."""
    (house / "src/Page.svelte").write_text("\n" * 7, encoding="utf-8")
    (house / "src/made.py").write_text("\n" * 7, encoding="utf-8")
    (house / "src/node_modules").mkdir()
    (house / "src/node_modules/x.py").write_text("\n" * 7, encoding="utf-8")
    assert list(check_sizes.complaints(house)) == [
        "src/Page.svelte: 7 lines; a file has 6 at most. Move one noun into a file of its own."
    ]
