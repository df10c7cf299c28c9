import json
import re
import sys
from pathlib import Path

import pytest

from mazziere.cli import run
from mazziere.players import known

PAGE = Path(__file__).resolve().parents[2] / "docs/players.md"


def test_the_program_of_the_docs_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The player that `docs/players.md` shows plays a whole deal without a refusal."""
    program = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert program is not None
    (tmp_path / "mine.py").write_text(program[1], encoding="utf-8")
    mine = f"exec:{sys.executable} {tmp_path / 'mine.py'}"

    assert run(["arena", mine, "random", "--sheet", "belote-pinasca", "--deals", "2", "--ms", "5000", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["refused"] == {"a": 0, "b": 0}


def test_every_player_is_described() -> None:
    """Each name that a player may have stands in the docs."""
    text = PAGE.read_text(encoding="utf-8")

    assert [name for name in known() if f"`{name.partition(':')[0]}" not in text] == []
