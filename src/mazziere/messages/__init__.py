"""The words of Mazziere in Italian, French and English: one catalogue for server and page.

Each area has a folder with one flat JSON object a language: `"key": "text with {name}"`, or a plural
`{"one": "...", "other": "..."}` whose form is chosen by the parameter `count`.
"""

import json
import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from mazziere.messages.plurals import PLURALS, plural

LANGUAGES = ("it", "fr", "en")
"""The languages, the first one for whoever asks for none of them."""

Message = str | Mapping[str, str]

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


class UnknownLanguage(LookupError):
    """A language in which Mazziere has no words."""


class UnknownMessage(LookupError):
    """A key that no catalogue has. The nearest one is looked for when the error is shown: that takes long."""

    def __init__(self, language: str, key: str) -> None:
        super().__init__(language, key)
        self.language = language
        self.key = key

    def __str__(self) -> str:
        near = get_close_matches(self.key, bundle(self.language), n=1)
        return f"no message {self.key!r} in {self.language!r}" + (f"; the nearest is {near[0]!r}" if near else "")


class MissingParameter(LookupError):
    """A message was asked for without a value that its text needs."""


def say(language: str, key: str, /, **params: object) -> str:
    """The text of `key` in `language`, its placeholders filled from `params`.

    A plural takes its form from the parameter `count`, a number. Parameters that the text does not use are ignored.
    Raises UnknownLanguage, UnknownMessage or MissingParameter.
    """
    messages = bundle(language)
    if key not in messages:
        raise UnknownMessage(language, key)
    message = messages[key]
    if not isinstance(message, str):
        message = _form(language, key, message, params)
    return _PLACEHOLDER.sub(lambda match: _value(key, match[1], params), message)


@cache
def bundle(language: str) -> Mapping[str, Message]:
    """Every message of every area in one language, by key. Shared: not to be changed.

    Raises UnknownLanguage for another language than LANGUAGES.
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no messages in {language!r}; there are {', '.join(LANGUAGES)}")
    merged: dict[str, Message] = {}
    for area in sorted(files(__package__).iterdir(), key=lambda entry: entry.name):
        catalogue = area / f"{language}.json"
        if catalogue.is_file():
            merged.update(json.loads(catalogue.read_text(encoding="utf-8")))
    return merged


def negotiate(accept_language: str | None) -> str:
    """The best language for an Accept-Language header: its most wanted one that Mazziere speaks, else Italian."""
    wanted = []
    for position, item in enumerate((accept_language or "").split(",")):
        tag, _, rest = item.strip().partition(";")
        language = tag.strip().lower().partition("-")[0]
        quality = _quality(rest)
        if language in LANGUAGES and quality > 0:
            wanted.append((-quality, position, language))
    return min(wanted)[2] if wanted else LANGUAGES[0]


def _quality(rest: str) -> float:
    """The weight in `q=0.8`; 1 where none is given, 0 where it is no number from 0 to 1."""
    if not rest.strip():
        return 1.0
    match = re.fullmatch(r"\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*", rest)
    return float(match[1]) if match else 0.0


def _form(language: str, key: str, forms: Mapping[str, str], params: Mapping[str, object]) -> str:
    count = params.get("count")
    if not isinstance(count, int | float):
        raise MissingParameter(f"message {key!r} is a plural and needs the number 'count', not {count!r}")
    return forms.get(plural(language, count), forms["other"])


def _value(key: str, name: str, params: Mapping[str, object]) -> str:
    if name not in params:
        raise MissingParameter(f"message {key!r} needs the parameter {name!r}")
    return str(params[name])


__all__ = [
    "LANGUAGES",
    "PLURALS",
    "Message",
    "MissingParameter",
    "UnknownLanguage",
    "UnknownMessage",
    "bundle",
    "negotiate",
    "plural",
    "say",
]
