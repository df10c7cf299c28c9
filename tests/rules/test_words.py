import json
from importlib.resources import files

import pytest

from mazziere.messages import LANGUAGES
from mazziere.rules.clauses import clauses


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_said(language: str) -> None:
    """Every clause has its sentence in every language, in the order of the clauses."""
    words = json.loads((files("mazziere.rules") / f"words/{language}.json").read_text(encoding="utf-8"))
    assert list(words) == list(clauses())
    assert all(sentence.endswith((".", ".)")) for sentence in words.values())
