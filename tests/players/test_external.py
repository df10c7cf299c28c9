import sys
from pathlib import Path
from random import Random

import pytest

from mazziere.core import BadInput, Event, Regulation
from mazziere.players import NoAnswer, player
from mazziere.players.external import ExternalPlayer

REGULATION = Regulation(sheet="s", game="g", source="S", text=None, parent=None, settings={}, rules={})

LOUD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    if message["type"] == "act":
        ANSWER
"""


def program(folder: Path, answer: str) -> str:
    """A program that answers every question with the given statement, as the name of a player."""
    path = folder / "player.py"
    path.write_text(LOUD.replace("ANSWER", answer))
    return f"exec:{sys.executable} {path}"


def ask(name: str, times: int = 1) -> list[object]:
    """What a player chooses when it is asked so many times, None for no answer."""
    chosen: list[object] = []
    outside = player(name)
    outside.begin(REGULATION, 2)
    try:
        for _ in range(times):
            outside.sees(Event("play", 1, {"card": "7S"}))
            try:
                chosen.append(outside.choose({"hand": ["KS"]}, ("7S", "KS"), REGULATION, Random(1)))
            except NoAnswer:
                chosen.append(None)
    finally:
        outside.close()
    return chosen


def test_a_program_plays_the_action_that_it_names(tmp_path: Path) -> None:
    """The text that a program answers chooses among the legal actions."""
    assert ask(program(tmp_path, 'print(json.dumps({"action": message["legal"][-1]}), flush=True)'), 3) == ["KS"] * 3


@pytest.mark.parametrize(
    "answer",
    [
        'print(json.dumps({"action": "AH"}), flush=True)',
        'print("what?", flush=True)',
        'print("[1]", flush=True)',
        "sys.exit()",
        "import time; time.sleep(5)",
        'sys.stdout.write("x" * 3_000_000); sys.stdout.flush()',
    ],
    ids=["illegal", "no JSON", "no object", "ends", "late", "endless line"],
)
def test_a_program_that_fails_gives_no_answer(tmp_path: Path, answer: str) -> None:
    """An illegal, unreadable, late or missing answer is no answer, and the next question is asked all the same."""
    assert ask(program(tmp_path, answer), 2) == [None, None]


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    """What comes after its time is thrown away."""
    slow = 'import time; late = "n" in globals(); n = 1; time.sleep(0 if late else 1.1);'
    answer = slow + ' print(json.dumps({"action": "KS" if late else "7S"}), flush=True)'
    outside = ExternalPlayer(program(tmp_path, answer).removeprefix("exec:"))
    outside.ms = 800
    outside.begin(REGULATION, 0)
    with pytest.raises(NoAnswer):
        outside.choose({}, ("7S", "KS"), REGULATION, Random(1))

    assert outside.choose({}, ("7S", "KS"), REGULATION, Random(1)) == "KS"
    outside.close()


@pytest.mark.parametrize("command", ["exec:", "exec:/no/such/program", "exec:'", "exec:true", "exec:echo hello"])
def test_a_program_that_does_not_start_is_bad_input(command: str) -> None:
    """A command that is empty, missing, or does not say that it is ready, is refused with its name."""
    with pytest.raises(BadInput):
        player(command).begin(REGULATION, 0)


@pytest.mark.parametrize("name", ["nobody", "random:3", "", "book@99"])
def test_an_unknown_player_is_bad_input(name: str) -> None:
    """A name that nobody has is refused with the names there are."""
    with pytest.raises(BadInput, match="random, book"):
        player(name)
