"""The log of a server's tables, read from its file as it lies on the disk."""

import sqlite3
from pathlib import Path

from mazziere.store import FILE
from mazziere.tables import log
from mazziere.tables.fold import apply, opened
from mazziere.tables.state import State


def states(data: Path, table: str) -> dict[int, State]:
    """The state of a table after each of its facts, by number."""
    connection = sqlite3.connect(data / FILE)
    rows = connection.execute("SELECT fact FROM log WHERE stream = ? ORDER BY number", (table,)).fetchall()
    connection.close()
    facts = [log.unpack(row[0]) for row in rows]
    assert isinstance(facts[0], log.Opened)
    state = opened(facts[0])
    found = {1: state}
    for number, fact in enumerate(facts[1:], 2):
        state, _ = apply(state, fact)
        found[number] = state
    return found
