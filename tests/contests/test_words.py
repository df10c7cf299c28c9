"""Every key that contests use is a message in every language, with the parameters that the code gives."""

import re
from pathlib import Path

import pytest

from mazziere.contests.facts import FACTS
from mazziere.contests.stages import ALLOWED, Action
from mazziere.messages import LANGUAGES, bundle

SOURCES = Path(__file__).parents[2] / "src/mazziere"
KEYS = re.compile(r'"(contest\.[a-z_]+\.[a-z_.]+)"')


def used() -> set[str]:
    """Every contest key that stands in the code as it is, and those that are made from an action."""
    files = [*(SOURCES / "contests").rglob("*.py"), *(SOURCES / "cli").glob("*contest*.py")]
    found = {key for path in files for key in KEYS.findall(path.read_text(encoding="utf-8"))}
    refused = {action for action in Action if any(action not in allowed for allowed in ALLOWED.values())}
    return found | {f"contest.refusal.{action}_stage" for action in refused}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_words(language: str) -> None:
    """Nothing that is refused or asked is shown as a bare key."""
    assert used() - set(bundle(language)) == set()


def test_every_fact_can_be_read_back() -> None:
    """The names of the facts are those of the log, none of them twice."""
    assert len(FACTS) == len(set(FACTS.values()))
