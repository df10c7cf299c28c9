"""Rule sheets by name, with house rules."""

from typing import Any

from mazziere import games
from mazziere.core import Regulation


def sheets() -> tuple[str, ...]:
    """The names of all sheets that can be played: `belote-pinasca`, `briscola-2` ..."""
    return tuple(games.sheets())


def sheet(name: str, **house_rules: Any) -> Regulation:
    """The regulation of a sheet. Each keyword is a house rule: an option of the sheet with another value.

    `options()` of what comes has every option's value, `clause(option)` what it rests on.
    Raises BadInput for an unknown sheet, option or value, and for house rules that contradict one another.
    """
    return games.play(name, house_rules)[1]
