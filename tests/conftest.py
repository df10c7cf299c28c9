"""What all tests share: the `clause` marker with its proofs, and Hypothesis without a clock."""

import json
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

from mazziere.rules.clauses import clauses

ROOT = Path(__file__).resolve().parent.parent
PROOFS = ROOT / "src/mazziere/rules/proofs.json"

# A deadline measures the machine, not the code; the same examples everywhere make a failure repeatable.
settings.register_profile("mazziere", deadline=None, derandomize=True)
settings.load_profile("mazziere")


class Proofs:
    """Which clauses are proved by which tests: a test proves when it ran in all its cases and none failed."""

    def __init__(self) -> None:
        """Starts with nothing collected."""
        self.clauses_of: dict[str, tuple[str, ...]] = {}
        self.tests_of: defaultdict[str, set[str]] = defaultdict(set)
        self.unproved: set[str] = set()

    def collect(self, items: list[pytest.Item]) -> list[str]:
        """Takes note of the marks; returns a complaint for each mark of a clause that does not exist."""
        complaints = []
        for item in items:
            ids = tuple(str(id) for mark in item.iter_markers("clause") for id in mark.args)
            complaints += [f"{item.nodeid} marks the unknown clause {id!r}" for id in ids if id not in clauses()]
            self.clauses_of[item.nodeid] = ids
        return complaints

    def report(self, report: pytest.TestReport) -> None:
        """Takes note of how a phase of a test went."""
        test = report.nodeid.partition("[")[0]
        if report.when == "call" and report.passed:
            for id in self.clauses_of.get(report.nodeid, ()):
                self.tests_of[id].add(test)
        elif not report.passed:
            self.unproved.add(test)

    def text(self) -> str:
        """The proofs as JSON, the same for the same tests in any order."""
        proofs = {id: sorted(self.tests_of[id] - self.unproved) for id in clauses()}
        return json.dumps({id: tests for id, tests in proofs.items() if tests}, indent=1) + "\n"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds --write-proofs, which only `make test` gives: part of the tests proves only part of the clauses."""
    parser.addoption("--write-proofs", action="store_true", help="write which clauses the passed tests prove")


def pytest_configure(config: pytest.Config) -> None:
    """Registers the marker."""
    config.addinivalue_line("markers", "clause(id, ...): the clauses of rules/clauses.toml that this test proves")
    config.stash[_PROOFS] = Proofs()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuses to run with a mark of a clause that does not exist."""
    complaints = config.stash[_PROOFS].collect(items)
    if complaints:
        raise pytest.UsageError("\n".join(complaints))


class _Listener:
    def __init__(self, proofs: Proofs) -> None:
        self.proofs = proofs

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.proofs.report(report)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Listens to the reports, which pytest sends without the configuration."""
    session.config.pluginmanager.register(_Listener(session.config.stash[_PROOFS]))


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Writes the proofs when that was asked for and everything passed."""
    if session.config.getoption("--write-proofs") and exitstatus == pytest.ExitCode.OK:
        text = session.config.stash[_PROOFS].text()
        if not PROOFS.exists() or PROOFS.read_text(encoding="utf-8") != text:
            PROOFS.write_text(text, encoding="utf-8")


_PROOFS = pytest.StashKey[Proofs]()
