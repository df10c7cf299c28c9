"""The exact choice among groups: which of them together are worth most, no card used twice.

The lowest card that is left is either kept or laid with a group in which it is the lowest: a dynamic programme over
bags, so that suits are decided one after the other and only sets tie them together.
"""

from collections.abc import Callable, Sequence

from mazziere.melds.bag import FIELD, ONE, holds
from mazziere.players.book.burraco.groups import Group

_ONES = sum(ONE)
_GUARD = _ONES << FIELD - 1
MOST_STATES = 1500
"""Beyond so many bags the search goes on with the best group of each card only."""


def choose(hand: int, found: Sequence[Group], value: Callable[[Group], float]) -> tuple[float, list[Group]]:
    """The groups of highest value together, and that value; nothing laid is worth 0."""
    valued = [(worth, group.bag, group) for group in found if (worth := value(group)) > 0]
    if _all_fit(hand, valued):
        return sum([worth for worth, _, _ in valued]), [group for _, _, group in valued]
    search = _Search(valued)
    start = useful_part(hand, found)
    return search.best(start), search.chosen(start)


def _all_fit(hand: int, valued: list[tuple[float, int, Group]]) -> bool:
    """Whether no two groups want the same card."""
    laid = 0
    for _, bag, _ in valued:
        laid += bag
        if not holds(hand, laid):
            return False
    return True


def useful_part(hand: int, found: Sequence[Group]) -> int:
    """The cards of the hand that occur in some group, all copies of them."""
    useful = 0
    for group in found:
        useful |= group.bag
    return hand & 7 * ((useful | useful >> 1 | useful >> 2) & _ONES)


class _Search:
    def __init__(self, valued: list[tuple[float, int, Group]]) -> None:
        self.by_lowest: dict[int, list[tuple[float, int, Group]]] = {}
        self.starts = 0
        for entry in valued:
            low = entry[1] & -entry[1]
            card = (low.bit_length() - 1) // FIELD
            self.by_lowest.setdefault(card, []).append(entry)
            self.starts |= 7 * ONE[card]
        for entries in self.by_lowest.values():
            entries.sort(key=lambda entry: -entry[0])
        self.known: dict[int, tuple[float, int, Group | None]] = {}

    def best(self, bag: int) -> float:
        """The highest value of groups out of this bag. Cards below the first that begins a group are of no use."""
        begin = bag & self.starts
        if not begin:
            return 0.0
        card = ((begin & -begin).bit_length() - 1) // FIELD
        bag &= -ONE[card]
        known = self.known.get(bag)
        if known:
            return known[0]
        after = bag - ONE[card]
        top, rest, chosen = self.best(after), after, None
        guarded = bag | _GUARD
        for worth, cards, group in self.by_lowest[card]:
            if (guarded - cards) & _GUARD == _GUARD:
                total = worth + self.best(bag - cards)
                if total > top:
                    top, rest, chosen = total, bag - cards, group
                if len(self.known) > MOST_STATES:
                    break
        self.known[bag] = (top, rest, chosen)
        return top

    def chosen(self, bag: int) -> list[Group]:
        """The groups that give the value of `best`, which was asked before."""
        groups: list[Group] = []
        while begin := bag & self.starts:
            bag &= -ONE[((begin & -begin).bit_length() - 1) // FIELD]
            _, bag, group = self.known[bag]
            if group:
                groups.append(group)
        return groups
