"""The law of a position: cards by number under one trump, as the engine numbers them."""

from mazziere.games.belote.numbers import Numbers, numbers
from mazziere.games.belote.regulation import Regulation


def numbers_of(regulation: Regulation, trump: str) -> Numbers:
    """The numbering and the trick law of a sheet under a suit, `none` or `all`."""
    auction = regulation.auction
    return numbers(
        regulation.play,
        regulation.deal.pack,
        trump,
        auction.sa_ace if auction else None,
        auction.ta_values if auction else None,
    )


def pack_points(regulation: Regulation, mode: str) -> int:
    """The card points of the whole pack, without anything for the last trick."""
    return sum(numbers_of(regulation, "S" if mode == "suit" else mode).worth)
