"""The names of players, and what makes a player of a name."""

from collections.abc import Callable

from mazziere.core import BadInput
from mazziere.players.book import BookPlayer
from mazziere.players.external import ExternalPlayer
from mazziere.players.player import Player
from mazziere.players.random import RandomPlayer

Make = Callable[[str], Player]
"""Makes a player from what follows the colon of its name (empty where there is none)."""

_MAKERS: dict[str, Make] = {
    "random": lambda _: RandomPlayer(),
    "book": lambda _: BookPlayer(),
    "book@1": lambda _: BookPlayer("book@1"),
    "exec": ExternalPlayer,
}
_WITH_DETAIL = {"exec"}


def register(name: str, make: Make, *, detail: bool = False) -> None:
    """Add a player under a name. With `detail` the name may be followed by a colon and settings."""
    _MAKERS[name] = make
    if detail:
        _WITH_DETAIL.add(name)


def known() -> tuple[str, ...]:
    """Every name that `player` takes, those with settings with their colon."""
    return tuple(f"{name}:..." if name in _WITH_DETAIL else name for name in _MAKERS)


def player(name: str) -> Player:
    """A new player of this name. Raises BadInput that lists the players there are."""
    kind, colon, detail = name.partition(":")
    if kind not in _MAKERS or (colon and kind not in _WITH_DETAIL):
        raise BadInput("cli.unknown_player", player=name, players=", ".join(known()))
    return _MAKERS[kind](detail)
