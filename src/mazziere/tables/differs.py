"""What stands on the face of a table: the rules that a player from elsewhere would not expect, in words."""

from collections import OrderedDict
from typing import Any

from mazziere.core import Regulation
from mazziere.messages import say
from mazziere.rules.differences import surprises
from mazziere.tables import shapes
from mazziere.tables.words import spoken, value_words

KEPT = 256
_known: OrderedDict[tuple[str, str, str], list[shapes.Difference]] = OrderedDict()
"""What was found last, by language, sheet and house rules: every view of a table asks again."""


def differs(language: str, regulation: Regulation) -> list[shapes.Difference]:
    """The house rules of a table, then where its sheet surprises: `If the partner wins the trick: one ruffs it too`."""
    key = (language, regulation.sheet, str(regulation.changes()))
    found = _known.get(key)
    if found is None:
        _known[key] = found = [
            shapes.Difference(key=one.name, words=_words(language, regulation.game, one.name, one.one))
            for one in surprises(regulation)
        ]
        if len(_known) > KEPT:
            _known.popitem(last=False)
    return found


def _words(language: str, game: str, option: str, value: Any) -> str:
    title = spoken(language, f"{game}.option.{option}", {}, option)
    said = value_words(language, game, option, value)
    return say(language, "table.differs.line", option=title, value=f"{said[:1].lower()}{said[1:].rstrip('.')}")
