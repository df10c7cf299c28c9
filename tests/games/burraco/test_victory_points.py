"""The federation's bands of victory points."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.games.burraco.victory_points import BANDS, victory_points

differences = st.integers(0, 800).map(lambda n: 5 * n)


@pytest.mark.clause("FIB-04")
@pytest.mark.parametrize(
    "deals, difference, expected",
    [
        (2, 0, (10, 10)),
        (2, 40, (10, 10)),
        (2, 45, (11, 9)),
        (2, 1000, (19, 1)),
        (2, 1005, (20, 0)),
        (3, 50, (10, 10)),
        (3, 355, (14, 6)),
        (3, 805, (17, 3)),
        (3, 820, (17, 3)),
        (3, 825, (17, 3)),
        (3, 1500, (19, 1)),
        (4, 490, (12, 8)),
        (4, 2005, (20, 0)),
    ],
)
def test_a_band_ends_at_its_largest_difference(deals: int, difference: int, expected: tuple[int, int]) -> None:
    """The printed limits belong to the lower band, the next multiple of five to the higher one."""
    assert expected == victory_points(deals, difference)


@pytest.mark.clause("FIB-04")
@given(st.sampled_from(sorted(BANDS)), differences)
def test_every_table_shares_twenty(deals: int, difference: int) -> None:
    """The two pairs of a table share twenty points, the winner never fewer than the loser."""
    winner, loser = victory_points(deals, difference)

    assert winner + loser == 20
    assert winner >= loser >= 0


@given(st.sampled_from(sorted(BANDS)), differences, differences)
def test_a_larger_difference_never_gives_less(deals: int, one: int, other: int) -> None:
    """Victory points grow with the difference."""
    small, large = sorted((one, other))

    assert victory_points(deals, small)[0] <= victory_points(deals, large)[0]


@pytest.mark.parametrize("deals, difference", [(1, 0), (5, 100), (3, -5), (3, 52)])
def test_impossible_differences_are_refused(deals: int, difference: int) -> None:
    """A number of deals without a table, a negative difference and one between the bands have no victory points."""
    with pytest.raises(ValueError):
        victory_points(deals, difference)
