"""Why a book acts as it does: sentences as message keys with parameters."""

from collections.abc import Mapping
from typing import NamedTuple

Params = Mapping[str, str | int]
"""Of a sentence: `suit` and `trump`, `card`, `cards` with spaces between, `value` a bid, any other name a number."""


class Reason(NamedTuple):
    """A sentence: its message key, and its parameters."""

    key: str
    params: Mapping[str, str | int] = {}


Reasons = tuple[Reason, ...]
"""What to look at, then why this action."""
