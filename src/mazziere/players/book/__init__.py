"""The by-the-book player: one module or package a game in this folder, each with a function `choose`."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from mazziere.core import BadInput, Regulation
from mazziere.players.book.reason import Reasons
from mazziere.players.player import Player

Choose = Callable[[Any, Sequence[Any], Regulation, Random], Any]
Why = Callable[[Any, Sequence[Any], Any, Regulation], Reasons]


class BookPlayer(Player):
    """Plays as a good book on the game says, for its partner as well as for itself."""

    def __init__(self, name: str = "book") -> None:
        self.name = name

    def choose(self, view: Any, legal: Sequence[Any], regulation: Regulation, random: Random) -> Any:
        """The action that the book of this game gives. Raises BadInput for a game without a book."""
        return book(regulation.game)(view, legal, regulation, random)

    def why(self, view: Any, legal: Sequence[Any], action: Any, regulation: Regulation) -> Reasons:
        """What to look at and why this action, which it chose itself for this view."""
        why: Why = import_module(f"{__name__}.{regulation.game}.why").reasons
        return why(view, legal, action, regulation)


@cache
def has_book(game: str) -> bool:
    """Whether there is a book on this game."""
    return find_spec(f"{__name__}.{game}") is not None


@cache
def book(game: str) -> Choose:
    """How the book plays a game. Raises BadInput for a game without a book."""
    if not has_book(game):
        raise BadInput("cli.no_book", game=game)
    choose: Choose = import_module(f"{__name__}.{game}").choose
    return choose
