"""Compiles the kernels ahead of time: `python -m mazziere.fast`. Without numba there is nothing to compile."""

from mazziere import games
from mazziere.fast.solve import warm

if __name__ == "__main__":
    warm(games.play("belote-pinasca")[1])
