"""How figures are written: rounded by the sheet's rule, never before the test of the contract."""

from collections.abc import Callable, Mapping, Sequence

from mazziere.games.belote.options import Rounding


def half_up(value: int) -> int:
    """To the nearest ten, five up."""
    return (value + 5) // 10 * 10


def half_down(value: int) -> int:
    """To the nearest ten, five down."""
    return (value + 4) // 10 * 10


def _each(rounded: Callable[[int], int]) -> Callable[[Sequence[int]], tuple[int, ...]]:
    return lambda values: tuple(rounded(value) for value in values)


def complement(values: Sequence[int]) -> tuple[int, ...]:
    """The lower figures to the nearest ten, five down; the highest takes what is missing to the whole tens of the deal.

    So a deal of 162 always writes 160. Equal figures stay equal.
    """
    written = [half_down(value) for value in values]
    highest = max(values)
    if list(values).count(highest) == 1:
        at = list(values).index(highest)
        written[at] = sum(values) // 10 * 10 - (sum(written) - written[at])
    return tuple(written)


WRITE: Mapping[Rounding, Callable[[Sequence[int]], tuple[int, ...]]] = {
    Rounding.NONE: tuple,
    Rounding.TEN_HALF_UP: _each(half_up),
    Rounding.TEN_HALF_DOWN: _each(half_down),
    Rounding.COMPLEMENT: complement,
}
"""What the sides write for the figures of one deal, by the option `rounding`."""
