"""The clauses and the open questions in the reader's language: a sentence each, from `words/` and `questions/`."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from mazziere.rules.clauses import clause


@cache
def _texts(folder: str, language: str) -> Mapping[str, str]:
    file = files(__package__) / folder / f"{language}.json"
    if not file.is_file():
        raise LookupError(f"no {folder} in {language!r}")
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return found


def sentences(language: str) -> Mapping[str, str]:
    """The sentence of every clause in one language, by clause id. Raises LookupError for a language without words."""
    return _texts("words", language)


def sentence(id: str, language: str) -> str:
    """One clause in words. Raises UnknownClause, which names the nearest id."""
    clause(id)
    return sentences(language)[id]


def questions(language: str) -> Mapping[str, str]:
    """What a decision settles, as a question, by decision id. Raises LookupError for a language without words."""
    return _texts("questions", language)
