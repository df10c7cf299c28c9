"""The pairing that a director can check by hand: from the top, each entry takes the first opponent that spoils
nothing below.

"Spoils nothing" means that the entries left over can still be paired at the lowest price there is. The test is
cheap: the degree test first, then a pairing known to work, mended by one exchange, and only then a search of the
remaining field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from mazziere.contests.pairing.bars import Bars
from mazziere.contests.pairing.matching import cheapest, surely_free

Pair = tuple[str, str]
Preference = Callable[[str, Sequence[str]], Sequence[str]]
"""From an entry and those still unpaired, best first: the same ones in the order in which the entry would meet them."""


def best_first(entry: str, others: Sequence[str]) -> Sequence[str]:
    """The preference of a Danish round: the highest-placed comes first."""
    return others


def from_the_top(order: Sequence[str], bars: Bars, preference: Preference = best_first) -> tuple[Pair, ...] | None:
    """Pairs in table order, the higher-placed first in each, or None when the keep-apart rules leave no round.

    Opponents that cost nothing come before avoided ones and these before repeats; within each, `preference` decides.
    """
    field = _Field(order, bars)
    if not field.pairable:
        return None
    pairs: list[Pair] = []
    while field.left:
        entry = next(iter(field.left))
        opponent = next(other for other in _candidates(entry, field, preference) if field.take(entry, other))
        pairs.append((entry, opponent))
    return tuple(pairs)


def _candidates(entry: str, field: _Field, preference: Preference) -> Iterator[str]:
    others = preference(entry, [other for other in field.left if other != entry])
    barred = field.barred[entry]
    yield from (other for other in others if other not in barred)
    priced = [
        (price, other) for other in others if other in barred and (price := field.bars.price(entry, other)) is not None
    ]
    yield from (other for _, other in sorted(priced, key=lambda item: item[0]))


class _Field:
    """Who is still unpaired, and the lowest price at which they can be."""

    def __init__(self, order: Sequence[str], bars: Bars) -> None:
        self.bars = bars
        self.left = dict.fromkeys(order)
        self.barred = {entry: bars.barred(entry) for entry in order}
        self._known: Mapping[str, str] | None = None
        self.price = 0
        self.pairable = True
        if not surely_free(order, self.barred):
            found = cheapest(order, bars)
            self.pairable = found is not None
            if found is not None:
                self._known, self.price = found.partner, found.price

    def take(self, entry: str, other: str) -> bool:
        """Pairs these two if the others can still be paired at what is left of the lowest price; else changes
        nothing.
        """
        price = self.bars.price(entry, other)
        if price is None or price > self.price:
            return False
        rest = [name for name in self.left if name != entry and name != other]
        goal = self.price - price
        if goal == 0 and surely_free(rest, self.barred):
            known: Mapping[str, str] | None = None
        elif (known := self._mended(entry, other, rest, goal)) is None:
            found = cheapest(rest, self.bars)
            if found is None or found.price != goal:
                return False
            known = found.partner
        self._known, self.price = known, goal
        del self.left[entry], self.left[other]
        return True

    def _mended(self, entry: str, other: str, rest: Sequence[str], goal: int) -> Mapping[str, str] | None:
        """The known pairing without these two, their partners paired with each other or with one other pair, at this
        price.
        """
        if self._known is None:
            return None
        partner = {name: mate for name, mate in self._known.items() if name != entry and name != other}
        one, two = self._known[entry], self._known[other]
        if one == other:
            return partner
        spent = goal - sum(
            self.bars.price(a, b) or 0 for a, b in partner.items() if a < b and {a, b}.isdisjoint((one, two))
        )
        if self.bars.price(one, two) == spent:
            return {**partner, one: two, two: one}
        for third in rest:
            fourth = partner[third]
            if third in (one, two):
                continue
            first, second = self.bars.price(one, third), self.bars.price(two, fourth)
            freed = self.bars.price(third, fourth) or 0
            if first is not None and second is not None and first + second == spent + freed:
                return {**partner, one: third, third: one, two: fourth, fourth: two}
        return None
