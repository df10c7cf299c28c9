"""Players by name: `random`, `book` (a released one stays as `book@1`), `exec:COMMAND`.

Other packages add theirs with `register`: the search players do so when they are imported.
"""

from mazziere.players.player import NoAnswer, Player
from mazziere.players.registry import known, player, register

__all__ = ["NoAnswer", "Player", "known", "player", "register"]
