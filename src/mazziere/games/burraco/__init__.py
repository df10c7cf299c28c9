"""Burraco: melds of two packs, two pots, rounds of two, three or four deals."""

from mazziere.games.burraco.game import Burraco

GAME = Burraco()
