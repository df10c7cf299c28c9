"""What cards are worth in the tricks."""

from mazziere.tricks.law import POINT_BITS, TrickLaw, Trump, is_trump


def points(law: TrickLaw, card: int) -> int:
    """The card points of one card."""
    table = law.trump_points if law.trump == Trump.ALL or is_trump(law, card) else law.plain_points
    return table >> POINT_BITS * (card % law.suit_length) & ((1 << POINT_BITS) - 1)


HOT = (points,)
