"""Drawing by lot: the same seed draws the same order on every system, and nobody can guess it beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from mazziere.cards.shuffle import shuffled

T = TypeVar("T")

PREFIX = "mazziere-contest-1\n"


def drawn(items: Sequence[T], seed: str, purpose: str) -> tuple[T, ...]:
    """The items in the order that the seed draws. Another purpose (`round 3`, `lot Alfa Beta`) is another draw of
    one seed.
    """
    return shuffled(items, sha256(f"{PREFIX}{seed}\n{purpose}".encode()).digest())
