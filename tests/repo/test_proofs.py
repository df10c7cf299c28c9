import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run(folder: Path, tests: str) -> tuple[int, str, object]:
    """Runs these tests with the plugin in a process of their own: exit code, output, the proofs written."""
    (folder / "test_it.py").write_text("import pytest\nfrom pytest import mark\n" + tests, encoding="utf-8")
    proofs = folder / "proofs.json"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.proofs", "-c", "/dev/null", "--rootdir", folder]
    done = subprocess.run(
        [*command, "--write-proofs", proofs, folder],
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr, json.loads(proofs.read_text()) if proofs.exists() else None


def test_writes_what_passed(tmp_path: Path) -> None:
    """A clause is proved by the marked tests that passed in all their cases, in the order of the clauses."""
    tests = """
@mark.clause("PIN-BEL-16", "PIN-BEL-15")
@mark.parametrize("n", [1, 2])
def test_b(n): pass

@mark.clause("PIN-BEL-15")
def test_a(): pass

@mark.clause("FRA-01")
def test_skipped(): pytest.skip()

@mark.clause("FRA-02")
@mark.parametrize("n", [1, 2])
def test_half(n):
    if n == 2: pytest.skip()
"""
    status, output, proofs = run(tmp_path, tests)
    assert (status, proofs) == (
        0,
        {"PIN-BEL-15": ["test_it.py::test_a", "test_it.py::test_b"], "PIN-BEL-16": ["test_it.py::test_b"]},
    ), output
    assert list(proofs) == ["PIN-BEL-15", "PIN-BEL-16"]


def test_a_failed_run_writes_nothing(tmp_path: Path) -> None:
    """When a test fails, the proofs stay as they were."""
    status, _, proofs = run(tmp_path, '@mark.clause("PIN-BEL-15")\ndef test_a(): pass\ndef test_b(): assert False\n')
    assert (status, proofs) == (1, None)


def test_an_unknown_clause_stops_the_run(tmp_path: Path) -> None:
    """A mark of a clause that does not exist is an error that names the test and the clause."""
    status, output, proofs = run(tmp_path, '@mark.clause("PIN-BEL-99")\ndef test_a(): pass\n')
    assert (status, proofs) == (4, None)
    assert "test_it.py::test_a marks the unknown clause 'PIN-BEL-99'" in output
