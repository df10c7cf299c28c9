"""Names that people give themselves, and those of guests and bots."""

import unicodedata
from collections.abc import Callable

from mazziere.core import BadInput

LONGEST = 24
BOTS = ("Mario", "Nives", "Bruno", "Lucia", "Piero", "Ada", "Gino", "Elvira", "Renzo", "Ines", "Silvio", "Dora")
"""More than twice as many as sit at any table."""


def cleaned(name: str) -> str:
    """A name as it is shown: spaces trimmed and joined, composed letters; empty when there was none.

    Raises BadInput for a name that is too long or has characters that cannot be seen.
    """
    if len(name) > 4 * LONGEST:
        raise BadInput("account.error.name_long", most=LONGEST)
    text = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    text = " ".join(word for word in text.split(" ") if word)
    if any(unicodedata.category(letter)[0] == "C" or unicodedata.category(letter) in ("Zl", "Zp") for letter in text):
        raise BadInput("account.error.name_control")
    if len(text) > LONGEST:
        raise BadInput("account.error.name_long", most=LONGEST)
    return text


def bots(count: int, taken: set[str], below: Callable[[int], int]) -> list[str]:
    """So many different names for bots, none that a person at the table has."""
    free = [name for name in BOTS if name.casefold() not in {other.casefold() for other in taken}]
    return [free.pop(below(len(free))) for _ in range(count)]
