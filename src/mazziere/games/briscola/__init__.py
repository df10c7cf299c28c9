"""Briscola: in pairs, for two, for three, and with a called card for five."""

from mazziere.games.briscola.game import Briscola

GAME = Briscola()
