"""Each gate of `make check` is broken here on purpose, to see it fail: a gate that cannot fail guards nothing."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import check

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LAYERS = [name.strip("()") for name in PYPROJECT["tool"]["importlinter"]["contracts"][0]["layers"]]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A checkout with this project's settings and empty packages of the right names."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for package in [*LAYERS, "games/belote", "games/briscola", "games/burraco"]:
        folder = tmp_path / "src/mazziere" / package
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").write_text('"""Empty."""\n', encoding="utf-8")
    (tmp_path / "src/mazziere/__init__.py").write_text('"""Empty."""\n', encoding="utf-8")
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts/empty.py").touch()
    return tmp_path


def gate(house: Path, *command: str | Path) -> tuple[int, str]:
    """Runs a tool in the house: exit code and output."""
    environment = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(house / "src"), "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def write(house: Path, package: str, text: str) -> None:
    """Puts a module with this text into a package of the house."""
    (house / "src/mazziere" / package / "new.py").write_text(f'"""New."""\n{text}\n', encoding="utf-8")


def test_layers_of_the_design(house: Path) -> None:
    """A package imports what stands above it; the other way round, and one game from another, is refused."""
    write(house, "cli", "\nimport mazziere.cards\n")
    assert gate(house, BIN / "lint-imports", "--no-cache")[0] == 0
    write(house, "tricks", "\nimport mazziere.games\n")
    status, output = gate(house, BIN / "lint-imports", "--no-cache")
    assert status == 1
    assert "mazziere.tricks is not allowed to import mazziere.games" in output


def test_games_stand_alone(house: Path) -> None:
    """An import of one game from another is refused."""
    write(house, "games/briscola", "\nimport mazziere.games.belote\n")
    status, output = gate(house, BIN / "lint-imports", "--no-cache")
    assert status == 1
    assert "mazziere.games.briscola is not allowed to import mazziere.games.belote" in output


def test_every_package_has_a_layer(house: Path) -> None:
    """A package that the design does not place is refused."""
    (house / "src/mazziere/attic").mkdir()
    (house / "src/mazziere/attic/__init__.py").touch()
    assert gate(house, BIN / "lint-imports", "--no-cache")[0] == 1


def test_types_are_strict_where_the_rules_are(house: Path) -> None:
    """A function without types is refused in the packages of the rules."""
    assert gate(house, BIN / "mypy", "--cache-dir=/dev/null")[0] == 0
    write(house, "games/belote", "\n\ndef add(one, other):\n    return one + other\n")
    status, output = gate(house, BIN / "mypy", "--cache-dir=/dev/null")
    assert status == 1
    assert "no-untyped-def" in output


def test_format_and_lint(house: Path) -> None:
    """Another format, an unused import or a public function without a docstring is refused."""
    write(house, "cards", "\nimport os\n\n\ndef f( ):\n    return 1\n")
    assert gate(house, BIN / "ruff", "format", "--check")[0] == 1
    status, output = gate(house, BIN / "ruff", "check", "--output-format=concise")
    assert status == 1
    assert "F401" in output
    assert "D103" in output


def test_dependencies_are_declared(house: Path) -> None:
    """An import of a library that pyproject.toml does not name is refused."""
    write(house, "server", "\nimport pytest\n")
    status, output = gate(house, BIN / "deptry", ".", "--no-ansi")
    assert status == 1
    assert "'pytest' imported but declared as a dev dependency" in output


def test_a_failed_gate_fails_the_check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One failed gate fails the whole check and shows what it printed; the others still run."""
    gates = [
        check.Gate(name="bad", command=(sys.executable, "-c", "print('the reason'); raise SystemExit(3)")),
        check.Gate(name="good", command=(sys.executable, "-c", "print('silence')")),
        check.Gate(name="later", command=("false",), needs="no/such/folder"),
    ]
    monkeypatch.setattr(check, "GATES", gates)
    assert check.main([]) == 1
    shown = capsys.readouterr()
    assert "the reason" in shown.out
    assert "check good" in shown.out
    assert "silence" not in shown.out
    assert "later" not in shown.out
    assert shown.err == "make check: bad failed.\n"
    assert check.main(["good"]) == 0


def test_an_unknown_gate_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """A gate that does not exist is an error that lists the gates."""
    assert check.main(["typos"]) == 2
    assert "No gate typos; there are format, lint, types," in capsys.readouterr().err
