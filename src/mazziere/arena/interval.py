"""How sure a measured figure is: 95 % intervals of a mean and of a share, and percentiles."""

from collections.abc import Sequence
from math import ceil, inf, sqrt
from statistics import fmean, stdev

Z95 = 1.959964


def mean_and_half_width(values: Sequence[float]) -> tuple[float, float]:
    """The mean of independent values and the half-width of its 95 % interval; infinite for fewer than two values."""
    if len(values) < 2:
        return (values[0] if values else 0.0), inf
    return fmean(values), Z95 * stdev(values) / sqrt(len(values))


def share_interval(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's): what the true share may be after so many hits in so many tries."""
    if tries == 0:
        return 0.0, 1.0
    share, z2 = hits / tries, Z95 * Z95
    middle = (share + z2 / (2 * tries)) / (1 + z2 / tries)
    half = Z95 * sqrt(share * (1 - share) / tries + z2 / (4 * tries * tries)) / (1 + z2 / tries)
    return middle - half, middle + half


def percentile(ordered: Sequence[float], per_mille: int) -> float:
    """The value below or at which so many thousandths of the ordered values lie; 0 where there are none."""
    if not ordered:
        return 0.0
    return ordered[max(0, ceil(len(ordered) * per_mille / 1000) - 1)]
