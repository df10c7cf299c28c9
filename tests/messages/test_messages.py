import json
from pathlib import Path

import pytest

from mazziere import messages
from mazziere.messages import LANGUAGES, bundle, negotiate, say


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two areas of messages in three languages instead of the product's own."""
    texts = {
        "table": {"table.hello": "{name}, LANG", "table.twice": "{name} {name}", "table.key": "{key} {language}"},
        "belote": {"belote.cards": {"one": "{count} card LANG", "other": "{count} cards LANG"}},
    }
    for area, entries in texts.items():
        (tmp_path / area).mkdir()
        for language in LANGUAGES:
            text = json.dumps(entries).replace("LANG", language)
            (tmp_path / area / f"{language}.json").write_text(text, encoding="utf-8")
    (tmp_path / "__init__.py").touch()
    monkeypatch.setattr(messages, "files", lambda _: tmp_path)
    bundle.cache_clear()
    yield
    bundle.cache_clear()


@pytest.mark.usefixtures("catalogue")
class TestSay:
    """What `say` and `bundle` make of a catalogue."""

    def test_fills_the_placeholders(self) -> None:
        """A text is given in the language asked for, with every placeholder filled."""
        assert say("fr", "table.hello", name="Ada") == "Ada, fr"
        assert say("it", "table.twice", name="{name}") == "{name} {name}"

    def test_takes_any_parameter_name(self) -> None:
        """A placeholder may be called like the parameters of `say` itself."""
        assert say("en", "table.key", key="K", language="L") == "K L"

    @pytest.mark.parametrize(
        "language, count, words", [("it", 0, "0 cards it"), ("fr", 0, "0 card fr"), ("en", 1, "1 card en")]
    )
    def test_chooses_the_plural(self, language: str, count: int, words: str) -> None:
        """The form of a plural follows the language's own rule."""
        assert say(language, "belote.cards", count=count) == words

    def test_falls_back_to_other(self) -> None:
        """A form that the catalogue does not have is said as `other`."""
        assert say("it", "belote.cards", count=1_000_000) == "1000000 cards it"

    def test_merges_the_areas(self) -> None:
        """The bundle of a language holds the messages of all areas."""
        assert set(bundle("en")) == {"table.hello", "table.twice", "table.key", "belote.cards"}

    def test_unknown_key_names_the_nearest(self) -> None:
        """An unknown key is an error that names the key and the nearest one."""
        with pytest.raises(messages.UnknownMessage, match=r"'table\.helo' in 'it'.*'table\.hello'"):
            say("it", "table.helo", name="Ada")

    def test_missing_parameter_is_named(self) -> None:
        """A placeholder without a value, a missing count too, is an error that names it."""
        with pytest.raises(messages.MissingParameter, match="'name'"):
            say("it", "table.hello")
        with pytest.raises(messages.MissingParameter, match="'count'"):
            say("it", "belote.cards")


def test_unknown_language_names_the_known() -> None:
    """A language without words is an error that lists the languages."""
    with pytest.raises(messages.UnknownLanguage, match="'de'; there are it, fr, en"):
        bundle("de")


@pytest.mark.parametrize(
    "header, language",
    [
        (None, "it"),
        ("", "it"),
        ("de-DE, ja;q=0.9", "it"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("de, en;q=0.8, fr;q=0.9", "fr"),
        ("EN-us", "en"),
        ("en;q=0, fr;q=0.1", "fr"),
        ("en;q=nonsense, it;q=0.2", "it"),
        ("fr , en", "fr"),
        (";;,=;q=1", "it"),
    ],
)
def test_negotiates_the_language(header: str | None, language: str) -> None:
    """The most wanted language that Mazziere speaks is chosen, Italian where there is none."""
    assert negotiate(header) == language
