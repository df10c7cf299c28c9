"""What differs, in words, on the table's face."""

import pytest

from mazziere import games
from mazziere.messages import LANGUAGES
from mazziere.tables.differs import differs


def test_words_of_a_difference() -> None:
    """A difference is told by the name of its option and the sentence of its value."""
    _, sheet = games.play("belote-pinasca")

    assert [one.words for one in differs("it", sheet)] == [
        "Se la presa è del compagno: si taglia e si supera anche il compagno",
        "La belote di chi fallisce: passa agli altri",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.sheets())
def test_every_difference_has_words(name: str, language: str) -> None:
    """No difference shows a bare key or a bare value."""
    for one in differs(language, games.play(name)[1]):
        assert ".option." not in one.words
        assert "_" not in one.words


def test_house_rule_is_told() -> None:
    """A house rule stands first, with the value that this table has."""
    _, sheet = games.play("belote-ffb", {"target": 501})

    assert [(one.key, one.words) for one in differs("en", sheet)] == [("target", "Points of a match: 501")]
