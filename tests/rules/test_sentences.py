"""The clauses in three languages."""

import pytest

from mazziere.messages import LANGUAGES
from mazziere.rules.clauses import UnknownClause, clauses
from mazziere.rules.sentences import sentence, sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_sentence(language: str) -> None:
    """Every clause is a sentence in every language, and no sentence belongs to no clause."""
    assert set(sentences(language)) == set(clauses())
    assert all(text.endswith((".", ")")) and text == text.strip() for text in sentences(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_say_nothing_twice(language: str) -> None:
    """No clause carries the sentence of another, except where two sources say the very same."""
    texts = list(sentences(language).values())

    assert len(texts) - len(set(texts)) <= 1


def test_unknown_clause() -> None:
    """A clause that does not exist is refused with the nearest id."""
    with pytest.raises(UnknownClause, match="the nearest is PIN-BEL-1"):
        sentence("PIN-BEL-1O", "it")


def test_unknown_language() -> None:
    """A language without words is refused."""
    with pytest.raises(LookupError, match="'de'"):
        sentences("de")
