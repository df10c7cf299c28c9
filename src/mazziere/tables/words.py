"""The words of a table in the reader's language: its title, what differs, a refusal, a phrase."""

from collections.abc import Mapping
from typing import Any

from mazziere.messages import UnknownMessage, say
from mazziere.tables.refused import NotDone


def spoken(language: str, key: str, params: Mapping[str, Any]) -> str:
    """The text of a key; the key itself while no catalogue has it, which is better than an error at a table."""
    try:
        return say(language, key, **params)
    except LookupError:
        return key


def title(language: str, sheet: str) -> str:
    """The name of a sheet in words; its id when it has none."""
    try:
        return say(language, f"sheet.{sheet}.title")
    except UnknownMessage:
        return sheet


def refusal(language: str, refused: NotDone) -> str:
    """Why something was not done, as a sentence."""
    return spoken(language, refused.key, refused.params)
