"""The three functions on masks of which the compiled face has a body of its own; everything in `HOT` stands on them."""


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The place of the lowest set bit; -1 for an empty mask."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The place of the highest set bit; -1 for an empty mask."""
    return mask.bit_length() - 1
