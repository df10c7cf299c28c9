"""The player that takes any legal action, each as likely as the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mazziere.core import Regulation
from mazziere.players.player import Player


class RandomPlayer(Player):
    """Chooses among the legal actions by chance alone."""

    name = "random"
    looks = False

    def choose(self, view: Any, legal: Sequence[Any], regulation: Regulation, random: Random) -> Any:
        """One of the legal actions, all equally likely."""
        return legal[int(random.random() * len(legal))]
