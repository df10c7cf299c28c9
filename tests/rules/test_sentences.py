"""The clauses and the open questions in three languages."""

import pytest

from mazziere import games
from mazziere.messages import LANGUAGES
from mazziere.rules.clauses import UnknownClause
from mazziere.rules.entries import cited, open_questions
from mazziere.rules.sentences import questions, sentence, sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_clause_and_question_is_said(language: str) -> None:
    """Whatever a sheet cites is a sentence: its clauses, and the questions that its decisions settle."""
    for name in games.sheets():
        sheet = games.play(name)[1]

        assert set(cited(sheet)) <= set(sentences(language))
        assert set(open_questions(sheet)) <= set(questions(language))


def test_one_clause() -> None:
    """A clause is said in the language that is asked for."""
    assert sentence("PIN-BRI-11", "it") == "Le ultime tre prese si giocano senza pescare."


def test_unknown_clause() -> None:
    """A clause that does not exist is refused with the nearest id."""
    with pytest.raises(UnknownClause, match="the nearest is PIN-BEL-"):
        sentence("PIN-BEL-1O", "it")


def test_unknown_language() -> None:
    """A language without words is refused."""
    with pytest.raises(LookupError, match="'de'"):
        sentences("de")
