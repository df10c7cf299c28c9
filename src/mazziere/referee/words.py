"""A step of a ruling in words, for the command line and the referee's page."""

from collections.abc import Mapping, Sequence
from typing import Any

from mazziere.core import Step
from mazziere.messages import LANGUAGES, MissingParameter, UnknownMessage, say

LINE, REFUSAL = ".line.", ".refusal."


def words(step: Step, language: str = LANGUAGES[0]) -> str:
    """The sentence of a step; the message key where no catalogue has one."""
    detail = {name: _said(value) for name, value in step.detail.items()}
    try:
        detail |= _named(step, language)
        sentence = _sentence(step, language, detail)
        if step.detail.get("counted") is False:
            struck = f"{step.what.partition('.')[0]}.struck.{step.detail['reason']}"
            sentence = f"{sentence} ({say(language, struck)})"
    except (UnknownMessage, MissingParameter, KeyError):
        return step.what
    return sentence


_TRUMPS = {"NT": "none", "AT": "all", "senza": "none"}
"""How calls write what is no suit."""


def _named(step: Step, language: str) -> dict[str, object]:
    """The parameters of a step that are themselves words: the line of a score, a trump, a call."""
    found: dict[str, object] = {}
    if LINE in str(step.detail.get("what")):
        found["what"] = say(language, str(step.detail["what"]))
    if "trump" in step.detail:
        found["trump"] = _trump(str(step.detail["trump"]), language)
    if str(step.detail.get("suit", "")) in tuple("SHDCB"):
        family = "table.italian" if step.what.startswith("briscola.") else "table"
        found["suit"] = say(language, f"{family}.suit.{step.detail['suit']}")
    if "call" in step.detail:
        found["call"] = _call(str(step.detail["call"]), language)
    return found


def _trump(text: str, language: str) -> str:
    return say(language, f"table.suit.{text}" if len(text) == 1 else f"table.trump.{_TRUMPS.get(text, text)}")


def _call(text: str, language: str) -> str:
    """What was said at the table: `name H` as "I take hearts", `bid 80 H` as "80 hearts"."""
    verb, *rest = text.split()
    if verb == "bid":
        value = rest[0] if rest[0].isdecimal() else say(language, f"table.bid.{rest[0]}")
        return f"{value} {_trump(rest[1], language)}"
    if verb == "name":
        return say(language, "table.call.take.suit", suit=_trump(rest[0], language))
    return say(language, f"table.call.{verb}")


def _sentence(step: Step, language: str, detail: Mapping[str, object]) -> str:
    """The sentence of a step; a line of a score with its side and points, a refusal with the cards it refuses."""
    if REFUSAL in step.what and "cards" in detail:
        return say(language, "referee.step.refused", cards=detail["cards"], why=say(language, step.what, **detail))
    if LINE not in step.what:
        return say(language, step.what, **detail)
    form = "referee.step.line_from" if "from" in detail else "referee.step.line"
    return say(language, form, **detail, line=say(language, step.what, **detail))


def _said(value: Any) -> object:
    """A parameter as it stands in a sentence: lists with spaces between."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_said(entry)}" for name, entry in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(str(entry) for entry in value)
    return value
