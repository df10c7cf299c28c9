"""The outcome of a pairing: who meets whom, who rests, which meetings repeat an earlier one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mazziere.contests.pairing.bars import NOBODY, Bars, Neighbours
from mazziere.contests.pairing.matching import cheapest
from mazziere.contests.pairing.top_down import Pair
from mazziere.core.errors import BadInput


@dataclass(frozen=True)
class Pairing:
    """Pairs in table order, those who sit out, and the pairs that have met before."""

    pairs: tuple[Pair, ...]
    rest: tuple[str, ...] = ()
    repeats: tuple[Pair, ...] = ()


class Unpairable(BadInput):
    """The keep-apart rules leave no round; `entries` and `detail` name who stands in the way."""

    def __init__(self, key: str, entries: Sequence[str], /, **detail: object) -> None:
        super().__init__(key, names=", ".join(entries), **detail)
        self.entries = tuple(entries)


def unpairable(order: Sequence[str], bars: Bars) -> Unpairable:
    """The reason why these entries cannot all be paired: someone without an opponent, a group larger than half, or
    who is left over.
    """
    everybody = frozenset(order)
    for entry in order:
        if len(everybody - bars.never.get(entry, NOBODY)) <= 1:
            return Unpairable("contest.draw.nobody_left", [entry])
    crowd = _crowd(order, bars.never)
    if 2 * len(crowd) > len(order):
        return Unpairable("contest.draw.crowd", crowd, count=len(crowd), field=len(order))
    return Unpairable("contest.draw.left_over", _left_over(order, bars))


def _crowd(order: Iterable[str], never: Neighbours) -> tuple[str, ...]:
    """The largest group of entries found that may none of them meet one another, each entry tried as its first
    member.
    """
    largest: tuple[str, ...] = ()
    for first in order:
        group = [first]
        for other in order:
            if other != first and all(other in never.get(member, NOBODY) for member in group):
                group.append(other)
        largest = max(largest, tuple(group), key=len)
    return largest


def _left_over(order: Sequence[str], bars: Bars) -> tuple[str, ...]:
    """A small set of entries without which the others could be paired, the most restricted taken out first."""
    field = list(order)
    out: list[str] = []
    while field and cheapest(field, Bars(never=bars.never)) is None:
        blocked = max(
            field, key=lambda entry: (len(bars.never.get(entry, NOBODY) & frozenset(field)), field.index(entry))
        )
        field.remove(blocked)
        out.append(blocked)
    return tuple(sorted(out, key=order.index))
