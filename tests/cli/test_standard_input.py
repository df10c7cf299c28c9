"""A lone hyphen is standard input for every command that reads a file."""

import io
import json
import sys

import pytest

from mazziere.cli import run

POSITION = {"trump": "H", "hands": [["JH"], ["AS"], ["AD"], ["AC"]], "trick": []}
CASE = """
legal_moves:
- {id: one, variant: belote-pinasca, trump: H, trick: [10S], hand: [9S, 7H], expect: {legal: [9S]}}
"""


@pytest.mark.parametrize(
    ("arguments", "given", "told"),
    [
        (["judge", "-", "--check"], CASE, "1 agree, 0 differ"),
        (["judge", "--check", "-"], CASE, "1 agree, 0 differ"),
        (["solve", "--sheet", "belote-pinasca", "--position", "-", "--json"], json.dumps(POSITION), '"value"'),
        (["solve", "--sheet", "belote-pinasca", "--position=-", "--json"], json.dumps(POSITION), '"value"'),
    ],
)
def test_a_hyphen_reads_standard_input(
    arguments: list[str], given: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is piped in is answered, wherever the hyphen stands."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))

    assert run(arguments) == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize("verb", ["verify", "replay"])
def test_a_record_that_is_piped_in_is_read(
    verb: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is no record is refused by what is in it, not by its name."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"{}")))

    assert run([verb, "-"]) == 2
    assert "opzione" not in capsys.readouterr().err
