"""The same search compiled and plain, and the kernels on disk."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mazziere.fast import text
from mazziere.fast.random_deals import random_deals
from mazziere.fast.row import COMPILED
from mazziere.fast.solve import answer, question
from mazziere.fast.text import RULES, digest
from mazziere.games import play

SHEETS, NUMBER = ("belote-pinasca", "coinche-ffb", "belote-tallone"), 1
DEALS = """
import json, sys
{before}
from mazziere.fast.pairs.kernels import valued
from mazziere.fast import text
from mazziere.fast.random_deals import random_deals
from mazziere.fast.solve import answer, question
from mazziere.fast.text import RULES, digest
from mazziere.games import play
solutions = [
    answer(question(rules, position))
    for rules in (play(sheet)[1] for sheet in {sheets})
    for position in random_deals(rules, {deals}, 11)
]
found = [[one.value, dict(one.cards), one.nodes] for one in solutions]
print(json.dumps({{"found": found, "loaded": {loaded}}}))
"""


def process(before: str = "", loaded: str = "0", **environment: str) -> Any:
    """What a fresh process answers to a few deals."""
    program = DEALS.format(before=before, loaded=loaded, sheets=SHEETS, deals=NUMBER)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env={**os.environ, **environment}
    )
    return json.loads(done.stdout)


def answers() -> list[Any]:
    """What this process answers to the same deals."""
    found = []
    for sheet in SHEETS:
        rules = play(sheet)[1]
        solutions = [answer(question(rules, position)) for position in random_deals(rules, NUMBER, 11)]
        found += [[one.value, dict(one.cards), one.nodes] for one in solutions]
    return found


def test_without_the_compiler_the_same_search_runs() -> None:
    """A process without numba, or with its switch off, gives the same values after the same number of positions."""
    expected = answers()
    assert process("sys.modules['numba'] = None")["found"] == expected
    assert process(NUMBA_DISABLE_JIT="1")["found"] == expected


def test_a_changed_rule_is_another_kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The digest that names the kernels on disk is another one once a rule's text has changed."""
    changed = tmp_path / "winner.py"
    changed.write_text(Path(str(RULES[-1].__file__)).read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    before = digest.__wrapped__()
    monkeypatch.setattr(text, "RULES", (*RULES[:-1], SimpleNamespace(__file__=str(changed))))
    assert before == digest()
    assert digest.__wrapped__() != before


@pytest.mark.skipif(not COMPILED, reason="numba is not installed")
def test_a_second_process_loads_the_kernels() -> None:
    """What one process has compiled another one loads from disk, with the same answers."""
    expected = answers()
    told = process(loaded="sum(valued.stats.cache_hits.values())")
    assert told["found"] == expected
    assert told["loaded"] == 1
