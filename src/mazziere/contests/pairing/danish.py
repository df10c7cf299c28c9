"""The Danish round: pairs meet by standing, first with second, third with fourth, to the end (BUR-28).

Strict, that is all there is to it. Without repeats (the default outside `torneo-pizzolungo`), the highest-placed
pair meets the highest-placed one it has not met *that still leaves the rest pairable*; when every round repeats
something, as little as possible, from the top each the highest not met that keeps the number smallest, else the
highest met.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mazziere.contests.pairing.bars import Bars
from mazziere.contests.pairing.rests import resting
from mazziere.contests.pairing.round import Pairing, unpairable
from mazziere.contests.pairing.top_down import from_the_top


def danish(standing: Sequence[str], bars: Bars, rests: Mapping[str, int], *, strict: bool = False) -> Pairing:
    """The next round of a standing, best first. Raises Unpairable when no round keeps the `never` rules."""
    law = Bars(never=bars.never, avoid=bars.avoid) if strict else bars
    rest = resting(standing, law, rests)
    playing = [entry for entry in standing if entry != rest]
    pairs = from_the_top(playing, law)
    if pairs is None:
        raise unpairable(playing, law)
    return Pairing(pairs, () if rest is None else (rest,), bars.repeats(pairs))


def late_arrival(rest: str | None, late: str) -> tuple[str, str] | None:
    """The pair that sits down at once when one comes late while another rests; None when nobody rests."""
    return None if rest is None else (rest, late)


def guaranteed_rounds(entries: int) -> int:
    """How many rounds can surely be paired without a repeat, before keep-apart rules and leavers.

    With N pairs (an odd field counts the rest as one more) the first N / 2: every pair still has at least N / 2
    opponents left then, and Dirac's theorem pairs such a field.
    """
    return (entries + entries % 2) // 2
