"""Who sits out when the field is odd: of those with the fewest rests the lowest whose rest costs no repeat, else the
lowest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mazziere.contests.pairing.bars import REPEAT, Bars
from mazziere.contests.pairing.matching import cheapest, surely_free
from mazziere.contests.pairing.round import unpairable


def resting(order: Sequence[str], bars: Bars, rests: Mapping[str, int]) -> str | None:
    """The entry that rests, or None in an even field. `order` is the standing, best first, `rests` how often each
    has rested.

    Nobody rests a second time before everybody has rested, unless the others could not be paired at all otherwise.
    Raises Unpairable when no rest leaves a field that can be paired.
    """
    if len(order) % 2 == 0:
        return None
    for count in sorted({rests.get(entry, 0) for entry in order}):
        lowest_first = [entry for entry in reversed(order) if rests.get(entry, 0) == count]
        fallback = None
        for entry in lowest_first:
            repeats = _repeats_without(entry, order, bars)
            if repeats == 0:
                return entry
            if repeats is not None and fallback is None:
                fallback = entry
        if fallback is not None:
            return fallback
    raise unpairable(order[:-1], bars)


def _repeats_without(entry: str, order: Sequence[str], bars: Bars) -> int | None:
    """The fewest repeats of a round in which this entry rests; None when the keep-apart rules leave no such round."""
    others = [other for other in order if other != entry]
    if surely_free(others, {other: bars.barred(other) for other in others}):
        return 0
    found = cheapest(others, bars)
    return None if found is None else found.price // REPEAT
