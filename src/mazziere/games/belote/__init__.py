"""Belote: the moments of a deal in `<moment>.py`, the sheets in `sheets/`, the whole in `GAME`."""

from mazziere.games.belote.game import Belote

GAME = Belote()

__all__ = ["GAME"]
