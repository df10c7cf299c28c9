"""Compiles the kernels ahead of time: `python -m mazziere.fast`. Without numba there is nothing to compile."""

from mazziere import games
from mazziere.fast.solve import warm

if __name__ == "__main__":
    for sheet in ("belote-pinasca", "belote-deux"):
        warm(games.play(sheet)[1])
