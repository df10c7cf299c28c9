"""Match points become victory points, 20 for each table, by the federation's bands for two, three and four deals
(FIB-04).
"""

from bisect import bisect_left

TOP = 20
"""Victory points that the two pairs of a table share."""
LEVEL = 10
STEP = 5
"""Every card, burraco and penalty is a multiple of this, so the gaps between the bands cannot occur."""

BANDS = {
    2: (40, 120, 200, 300, 400, 500, 620, 740, 870, 1000),
    3: (50, 150, 250, 350, 500, 650, 800, 1000, 1250, 1500),
    4: (100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 2000),
}
"""By number of deals: the largest difference that still gives 10-10, 11-9 and so on to 19-1; anything above is 20-0."""


def victory_points(deals: int, difference: int) -> tuple[int, int]:
    """Victory points of winner and loser for a difference of match points, which is 0 or more.

    Raises ValueError for another number of deals, a negative difference, or one that is no multiple of 5.
    """
    if deals not in BANDS:
        raise ValueError(f"victory points exist for {', '.join(map(str, BANDS))} deals, not for {deals}")
    if difference < 0 or difference % STEP:
        raise ValueError(f"a difference of match points is a multiple of {STEP} from 0 upwards, not {difference}")
    winner = LEVEL + bisect_left(BANDS[deals], difference)
    return winner, TOP - winner


def band(deals: int, difference: int) -> tuple[int, int | None]:
    """The smallest and the largest difference that give the same victory points; None: no largest."""
    ends = BANDS[deals]
    at = bisect_left(ends, difference)
    return (ends[at - 1] + STEP if at else 0), (ends[at] if at < len(ends) else None)
