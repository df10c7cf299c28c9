"""What proves the clauses: the tests that passed in the last whole run, as `make test` wrote them down."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType


@cache
def proofs() -> Mapping[str, tuple[str, ...]]:
    """Clause id to the tests that prove it (`tests/belote/test_play.py::test_ruffs`), in the order of the clauses.

    A clause that nothing proves is absent; without a whole run so far there is none.
    """
    file = files(__package__) / "proofs.json"
    written = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return MappingProxyType({id: tuple(tests) for id, tests in written.items()})
