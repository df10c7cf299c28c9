import json
import subprocess
import zipfile
from pathlib import Path

from mazziere.games import sheets as here

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/mazziere"
SKIPPED = {"__pycache__", ".mypy_cache"}


def test_wheel_holds_the_whole_package(wheel: Path) -> None:
    """Every file of the package is in the wheel, the built page and the type marker too, and nothing else of ours."""
    files = {path for path in PACKAGE.rglob("*") if path.is_file() and not SKIPPED & set(path.parts)}
    names = {path.relative_to(PACKAGE.parent).as_posix() for path in files}
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == names
    assert {"mazziere/py.typed", "mazziere/server/static/index.html", "mazziere/rules/clauses.toml"} <= packed


def test_installed_wheel_reads_its_data(installed: Path, tmp_path: Path) -> None:
    """Messages, clauses and every sheet are read from the installed wheel, far from a checkout and its tools."""
    code = """
import importlib.util, json
from mazziere.games import sheets
from mazziere.messages import LANGUAGES, bundle
from mazziere.rules.clauses import clauses
print(json.dumps([len(clauses()), [len(bundle(one)) for one in LANGUAGES], sorted(sheets()),
                  importlib.util.find_spec("pytest") is None]))
"""
    done = subprocess.run(
        [installed / "python", "-I", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    number, words, sheets, alone = json.loads(done.stdout)
    assert alone
    assert number > 150
    assert min(words) == max(words) > 100
    assert sheets == sorted(here())
    assert "briscola-2" in sheets


def test_installed_command_says_its_version(installed: Path, tmp_path: Path) -> None:
    """The installed command knows its version."""
    done = subprocess.run(
        [installed / "mazziere", "--version"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip().endswith("0.1.0")


def test_installed_wheel_solves_without_the_compiler(installed: Path, tmp_path: Path) -> None:
    """Without the extra `fast` the exact answer comes all the same, in plain Python."""
    command = [installed / "mazziere", "solve", "--sheet", "coinche-ffb", "--random", "2", "--seed", "1", "--json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    figures = json.loads(done.stdout)
    assert figures["n"] == 2
    assert figures["nodes"]["mean"] > 0
