"""The games, found by looking: a game is a package here with a `GAME`, its sheets are the TOML files beside it."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import Any

from mazziere.core.errors import BadInput
from mazziere.core.game import Game
from mazziere.core.regulation import Regulation
from mazziere.core.sheet import Sheet, read_own_sheet, read_sheets

AnyGame = Game[Any, Any, Any]


@cache
def games() -> dict[str, AnyGame]:
    """Every game by name."""
    names = [entry.name for entry in iter_modules(__path__) if entry.ispkg]
    found = (import_module(f"{__name__}.{name}") for name in names)
    return {module.GAME.name: module.GAME for module in found if hasattr(module, "GAME")}


@cache
def _all_sheets() -> dict[str, Sheet]:
    found: dict[str, Sheet] = {}
    for name in games():
        found |= read_sheets(files(f"{__name__}.{name}") / "sheets")
    return found


def sheets() -> dict[str, Sheet]:
    """Every sheet that can be played, by name, in the order of their games and names; bases are left out."""
    return {name: sheet for name, sheet in _all_sheets().items() if not sheet.abstract}


def sheet(name: str) -> Sheet:
    """One sheet by name. Raises BadInput that lists the sheets there are."""
    found = sheets()
    if name not in found:
        raise BadInput("cli.unknown_sheet", sheet=name, sheets=", ".join(found))
    return found[name]


def parent(name: str) -> Sheet | None:
    """The sheet that a sheet extends, which may be a base that is never played; None for one that stands alone."""
    above = sheet(name).parent
    return None if above is None else _all_sheets()[above]


def play(name: str, overrides: Mapping[str, Any] | None = None) -> tuple[AnyGame, Regulation]:
    """The game of a sheet and the regulation to play it by, with house rules.

    Raises BadInput for an unknown sheet, option or value, and for house rules that contradict one another.
    """
    chosen = sheet(name)
    game = games()[chosen.game]
    return game, game.regulation(chosen.changed(overrides or {}))


def play_file(file: Traversable) -> tuple[AnyGame, Regulation]:
    """The game and the regulation of a sheet file of one's own.

    Raises BadInput, naming the file, for one that cannot be read, and for house rules that `play` refuses.
    """
    chosen = read_own_sheet(file, sheets())
    game = games()[chosen.game]
    return game, game.regulation(chosen)
