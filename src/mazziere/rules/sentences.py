"""The clauses in the reader's language: one sentence a clause, from `words/`."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from mazziere.rules.clauses import clause


@cache
def sentences(language: str) -> Mapping[str, str]:
    """The sentence of every clause in one language, by clause id. Raises LookupError for a language without words."""
    file = files(__package__) / "words" / f"{language}.json"
    if not file.is_file():
        raise LookupError(f"no clauses in {language!r}")
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return found


def sentence(id: str, language: str) -> str:
    """One clause in words. Raises UnknownClause, which names the nearest id."""
    clause(id)
    return sentences(language)[id]
