"""In which language the command speaks: `--language`, else the environment, else the first of the catalogue."""

import os
from collections.abc import Iterator, Sequence

from mazziere.core import BadInput
from mazziere.messages import LANGUAGES
from mazziere.messages import say as say_in

LANGUAGE_OPTION = "--language"

_chosen = [LANGUAGES[0]]


def language() -> str:
    """The language of this run."""
    return _chosen[0]


def say(key: str, /, **params: object) -> str:
    """A message in the language of this run."""
    return say_in(language(), key, **params)


def choose_language(arguments: Sequence[str]) -> None:
    """Take the language from the arguments or the environment. Raises BadInput for one that there is not."""
    _chosen[0] = _of_environment()
    for wanted in _given(arguments):
        if wanted not in LANGUAGES:
            raise BadInput("cli.unknown_language", language=wanted, languages=", ".join(LANGUAGES))
        _chosen[0] = wanted


def without_language(arguments: Sequence[str]) -> list[str]:
    """The arguments without `--language`, which every command takes."""
    rest, skip = [], False
    for word in arguments:
        if skip:
            skip = False
        elif word == LANGUAGE_OPTION:
            skip = True
        elif not word.startswith(f"{LANGUAGE_OPTION}="):
            rest.append(word)
    return rest


def _given(arguments: Sequence[str]) -> Iterator[str]:
    for at, word in enumerate(arguments):
        if word == LANGUAGE_OPTION:
            yield arguments[at + 1] if at + 1 < len(arguments) else ""
        elif word.startswith(f"{LANGUAGE_OPTION}="):
            yield word.partition("=")[2]


def _of_environment() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            short = wanted[:2].lower()
            return short if short in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
