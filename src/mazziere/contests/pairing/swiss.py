"""The Swiss round: those with the same points meet, the upper half of them against the lower half, nobody twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, groupby

from mazziere.contests.pairing.bars import REPEAT, Bars
from mazziere.contests.pairing.matching import cheapest
from mazziere.contests.pairing.rests import resting
from mazziere.contests.pairing.round import Pairing, unpairable
from mazziere.contests.pairing.top_down import Pair, from_the_top
from mazziere.contests.score import Points

MOST_FLOATERS = 3
"""More than these are not moved down one by one: their whole bracket joins the next one."""


def swiss(standing: Sequence[str], points: Mapping[str, Points], bars: Bars, rests: Mapping[str, int]) -> Pairing:
    """The next round of a standing, best first. Raises Unpairable when no round keeps the `never` rules."""
    rest = resting(standing, bars, rests)
    playing = [entry for entry in standing if entry != rest]
    brackets = [list(group) for _, group in groupby(playing, key=lambda entry: points[entry])]
    pairs: list[Pair] = []
    floating: list[str] = []
    for at, bracket in enumerate(brackets):
        below = [entry for group in brackets[at + 1 :] for entry in group]
        members = floating + bracket
        floaters = _floaters(members, below, bars) if below else ()
        if floaters is None:
            floating = members
            continue
        staying = [entry for entry in members if entry not in floaters]
        drawn = from_the_top(staying, bars, _other_half)
        if drawn is None:
            raise unpairable(playing, bars)
        pairs += drawn
        floating = list(floaters)
    place = {entry: i for i, entry in enumerate(playing)}
    in_order = tuple(sorted(pairs, key=lambda pair: place[pair[0]]))
    return Pairing(in_order, () if rest is None else (rest,), bars.repeats(in_order))


def _other_half(entry: str, others: Sequence[str]) -> Sequence[str]:
    """The lower half from its top, then the upper half from its bottom."""
    half = (len(others) + 1) // 2 - 1
    return [*others[half:], *reversed(others[:half])]


def _floaters(members: Sequence[str], below: Sequence[str], bars: Bars) -> tuple[str, ...] | None:
    """Who moves down, as few and as low as possible, so that both the others of the bracket and the rest need no
    repeat.
    """
    for count in range(len(members) % 2, MOST_FLOATERS + 1, 2):
        for chosen in combinations(reversed(members), count):
            staying = [entry for entry in members if entry not in chosen]
            going = [entry for entry in members if entry in chosen]
            if _free(staying, bars) and _free([*going, *below], bars):
                return tuple(going)
    return None


def _free(field: Sequence[str], bars: Bars) -> bool:
    if not field:
        return True
    found = cheapest(field, bars)
    return found is not None and found.price < REPEAT
