"""The points of the pack under a sheet."""

from mazziere.games.belote.regulation import Regulation


def pack_points(regulation: Regulation, mode: str) -> int:
    """The card points of the whole pack, without anything for the last trick."""
    return sum(regulation.numbers["S" if mode == "suit" else mode].worth)
