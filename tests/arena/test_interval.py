from math import inf
from random import Random

import pytest

from mazziere.arena.interval import mean_and_half_width, percentile, share_interval


def test_the_interval_holds_the_true_mean_in_95_of_100_runs() -> None:
    """Over many runs of known spread the 95 % interval covers the true mean about 95 times in 100."""
    random = Random(1)
    covered = 0
    for _ in range(1000):
        mean, half = mean_and_half_width([random.gauss(3, 10) for _ in range(100)])
        covered += abs(mean - 3) <= half

    assert 930 <= covered <= 970


@pytest.mark.parametrize("values, mean, half", [([], 0, inf), ([7.0], 7, inf), ([5.0, 5.0], 5, 0)])
def test_few_values_are_honest(values: list[float], mean: float, half: float) -> None:
    """One deal says nothing about the spread."""
    assert mean_and_half_width(values) == (mean, half)


def test_the_interval_of_a_share() -> None:
    """Wilson's interval: 95 of 100 hits may be a true share of 89 to 98 %; no tries may be anything."""
    low, high = share_interval(95, 100)

    assert (round(low, 3), round(high, 3)) == (0.888, 0.978)
    assert share_interval(0, 0) == (0.0, 1.0)
    assert 0.72 < share_interval(10, 10)[0] < 0.73


def test_percentiles_are_values_that_occurred() -> None:
    """The nearest rank: half of a thousand is the five hundredth, the whole is the last."""
    ordered = [float(n) for n in range(1, 1001)]

    assert [percentile(ordered, m) for m in (500, 950, 990, 999, 1000)] == [500.0, 950.0, 990.0, 999.0, 1000.0]
    assert percentile([], 500) == 0.0
