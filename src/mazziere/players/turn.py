"""What is played when a player does not answer, or answers what the rules refuse."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mazziere.core import Regulation
from mazziere.players.book import book, has_book


def by_the_book(view: Any, legal: Sequence[Any], regulation: Regulation, random: Random) -> Any:
    """The book's action; in a game that has no book, any legal one."""
    if not has_book(regulation.game):
        return random.choice(legal)
    return book(regulation.game)(view, legal, regulation, random)
