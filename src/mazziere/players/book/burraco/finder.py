"""The exact choice among groups: which of them together are worth most, no card used twice.

The lowest card that is left is either kept or laid with a group in which it is the lowest: a dynamic programme over
bags, so that suits are decided one after the other and only sets tie them together.
"""

from collections.abc import Callable, Sequence

from mazziere.melds.bag import FIELD, ONE
from mazziere.players.book.burraco.groups import Group

_ONES = sum(ONE)
_GUARD = _ONES << FIELD - 1
MOST_STATES = 4000
"""Beyond so many bags the search goes on with the best group of each card only."""


def choose(hand: int, found: Sequence[Group], value: Callable[[Group], float]) -> tuple[float, list[Group]]:
    """The groups of highest value together, and that value; nothing laid is worth 0."""
    search = _Search(found, value)
    start = useful_part(hand, found)
    return search.best(start), search.chosen(start)


def useful_part(hand: int, found: Sequence[Group]) -> int:
    """The cards of the hand that occur in some group, all copies of them."""
    useful = 0
    for group in found:
        useful |= group.bag
    return hand & 7 * ((useful | useful >> 1 | useful >> 2) & _ONES)


class _Search:
    def __init__(self, found: Sequence[Group], value: Callable[[Group], float]) -> None:
        self.by_lowest: dict[int, list[tuple[float, int, Group]]] = {}
        for group in found:
            worth = value(group)
            if worth > 0:
                low = group.bag & -group.bag
                self.by_lowest.setdefault((low.bit_length() - 1) // FIELD, []).append((worth, group.bag, group))
        for entries in self.by_lowest.values():
            entries.sort(key=lambda entry: -entry[0])
        self.known: dict[int, tuple[float, int, Group | None]] = {}

    def best(self, bag: int) -> float:
        if not bag:
            return 0.0
        if bag in self.known:
            return self.known[bag][0]
        card = ((bag & -bag).bit_length() - 1) // FIELD
        after = bag - ONE[card]
        top, rest, chosen = self.best(after), after, None
        guarded = bag | _GUARD
        for worth, cards, group in self.by_lowest.get(card, ()):
            if (guarded - cards) & _GUARD == _GUARD:
                total = worth + self.best(bag - cards)
                if total > top:
                    top, rest, chosen = total, bag - cards, group
                if len(self.known) > MOST_STATES:
                    break
        self.known[bag] = (top, rest, chosen)
        return top

    def chosen(self, bag: int) -> list[Group]:
        groups: list[Group] = []
        while bag:
            _, bag, group = self.known[bag]
            if group:
                groups.append(group)
        return groups
