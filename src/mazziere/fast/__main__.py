"""Compiles the kernels ahead of time: `python -m mazziere.fast`. Without numba there is nothing to compile."""

from mazziere.fast.solve import warm
from mazziere.games import play

if __name__ == "__main__":
    for sheet in ("belote-pinasca", "belote-deux"):
        warm(play(sheet)[1])
