"""The `clause` marker: which clauses the tests prove.

`@pytest.mark.clause("PIN-BEL-15")` says that a test proves a clause of `rules/clauses.toml`. A mark of a clause that
does not exist stops the run. `--write-proofs FILE` writes what was proved, for `mazziere rules --coverage`; only
`make test` gives it, since a part of the tests proves only a part of the clauses.
"""

import json
from collections import defaultdict
from pathlib import Path

import pytest

from mazziere.rules.clauses import clauses


class Proofs:
    """Which clauses are proved by which tests: by those of which a case passed and none failed or was skipped."""

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

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Takes note of how a phase of a test went."""
        test = report.nodeid.partition("[")[0]
        if not report.passed:
            self.unproved.add(test)
        elif report.when == "call":
            for id in self.clauses_of.get(report.nodeid, ()):
                self.tests_of[id].add(test)

    def text(self) -> str:
        """The proofs as JSON, the same for the same tests in any order."""
        proofs = {id: sorted(self.tests_of[id] - self.unproved) for id in clauses()}
        return json.dumps({id: tests for id, tests in proofs.items() if tests}, indent=1) + "\n"


_PROOFS = pytest.StashKey[Proofs]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds --write-proofs."""
    parser.addoption("--write-proofs", metavar="FILE", type=Path, help="write which clauses the passed tests prove")


def pytest_configure(config: pytest.Config) -> None:
    """Registers the marker and listens to the reports."""
    config.addinivalue_line("markers", "clause(id, ...): the clauses of rules/clauses.toml that this test proves")
    config.stash[_PROOFS] = Proofs()
    config.pluginmanager.register(config.stash[_PROOFS])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuses to run with a mark of a clause that does not exist."""
    complaints = config.stash[_PROOFS].collect(items)
    if complaints:
        raise pytest.UsageError("\n".join(complaints))


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Writes the proofs when that was asked for, everything passed, and they are not those already written."""
    file: Path | None = session.config.getoption("--write-proofs")
    if file is not None and exitstatus == pytest.ExitCode.OK:
        text = session.config.stash[_PROOFS].text()
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
