"""A sheet with house rules in one word, for an address: `belote-pinasca~tie:both_score.target:1000~Casa Rossi`.

The name of the printed sheet; what differs from it, where something does; how it is called, where it has a name.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from mazziere.core import BadInput, Regulation
from mazziere.games import AnyGame, play

BETWEEN, RULE, VALUE = "~", ".", ":"
LONGEST = 2000
"""Letters: every option of a sheet changed stays below it."""


class Referred(NamedTuple):
    """What a reference leads to. `named`: how its people call it; empty for none."""

    game: AnyGame
    regulation: Regulation
    named: str = ""


def rules_text(options: Mapping[str, Any]) -> str:
    """House rules as one word: `tie:both_score.target:1000`."""
    return RULE.join(f"{name}{VALUE}{_value(value)}" for name, value in options.items())


def _value(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def house_rules(text: str) -> dict[str, str]:
    """House rules from one word. Raises BadInput for what is no NAME:VALUE."""
    found = {}
    for entry in filter(None, text.split(RULE)):
        name, colon, value = entry.partition(VALUE)
        if not (name and colon and value):
            raise BadInput("table.error.bad_rules", rules=entry[:60])
        found[name] = value
    return found


def reference(regulation: Regulation, named: str = "") -> str:
    """A sheet in one word."""
    changes = rules_text(regulation.changes())
    return BETWEEN.join([regulation.sheet, *([changes] if changes else []), *([named] if changes and named else [])])


def referred(text: str) -> Referred:
    """The sheet that a word names. Raises BadInput for a sheet or house rules that cannot be."""
    sheet, _, rest = text[:LONGEST].partition(BETWEEN)
    rules, _, named = rest.partition(BETWEEN)
    game, regulation = play(sheet[:60], house_rules(rules))
    return Referred(game, regulation, named.strip()[:60])
