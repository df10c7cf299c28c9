import pytest

from mazziere.cli import arguments_of, run, verbs
from mazziere.cli._language import choose_language


def test_an_unknown_command_is_bad_input_said_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    """A command that does not exist ends with code 2, its name and the way out on standard error."""
    assert run(["shuffle-the-cards", "--language", "fr"]) == 2

    out, error = capsys.readouterr()
    assert out == ""
    assert "shuffle-the-cards" in error
    assert "Il n'y a pas de commande" in error


@pytest.mark.parametrize(
    "lang, words", [("fr_FR.UTF-8", "commande"), ("en_GB", "command "), ("it_IT", "comando"), ("C", "comando")]
)
def test_the_environment_chooses_the_language(
    lang: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without `--language` the command speaks the language of LANG, and Italian where LANG names none."""
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", lang)
    run(["nothing"])

    assert words in capsys.readouterr().err


def test_a_language_without_words_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    """A language that Mazziere does not speak is refused with those that it speaks."""
    assert run(["--language", "de"]) == 2
    assert "it, fr, en" in capsys.readouterr().err


def test_help_lists_every_command_without_importing_any(capsys: pytest.CaptureFixture[str]) -> None:
    """The help names every verb that has a file."""
    assert run(["--help"]) == 0

    out = capsys.readouterr().out
    assert [verb for verb in verbs() if verb not in out] == []


def test_a_verb_with_its_own_language_option_gets_it() -> None:
    """The language goes on to a verb that asks for it, wherever it stood."""
    choose_language(["--language", "fr"])

    assert arguments_of(["--language", "fr", "rules", "x"], "rules") == ["rules", "x", "--language", "fr"]
    assert arguments_of(["rules", "x"], "rules") == ["rules", "x"]
