"""Runs by trying everything: slow, short, and written without the masks of `mazziere.melds`."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from mazziere.melds.law import MeldLaw, Movement
from mazziere.melds.numbers import IS_WILD

PLACES = range(1, 15)


class Layout(NamedTuple):
    """A run as it lies: the card at each place from `low` on, and the place of the wild, or 0."""

    low: int
    cards: tuple[int, ...]
    wild: int

    def at(self, place: int) -> int | None:
        """The card at a place."""
        index = place - self.low
        return self.cards[index] if 0 <= index < len(self.cards) else None

    @property
    def places(self) -> range:
        """The places taken."""
        return range(self.low, self.low + len(self.cards))


def belongs(suit: int, place: int) -> int:
    """The card that belongs at a place: the ace at both ends."""
    return suit * 13 + (place - 1) % 13


def layouts(law: MeldLaw, suit: int, cards: Sequence[int]) -> Iterator[Layout]:
    """Every way in which all the cards lie as one legal run of the suit."""
    wanted = Counter(cards)
    length = len(cards)
    if not 3 <= length <= law.run_max:
        return
    for low in range(1, 16 - length):
        natural = [belongs(suit, place) for place in range(low, low + length)]
        for wild, card in product((0, *range(low, low + length)), set(filter(lambda c: IS_WILD[c], cards)) or {-1}):
            laid = [card if place == wild else natural[place - low] for place in range(low, low + length)]
            if wild and (card == -1 or card == natural[wild - low]):
                continue
            naturals = [place for place in range(low, low + length) if place != wild]
            if Counter(laid) == wanted and len(naturals) >= 2 and (law.ace_both_ends or not {1, 14} <= set(naturals)):
                yield Layout(low, tuple(laid), wild)


def joins(law: MeldLaw, suit: int, old: Layout, added: Sequence[int]) -> bool:
    """Whether the cards join the run under the movement of wilds that the law has."""
    after = layouts(law, suit, [*old.cards, *added])
    if law.movement == Movement.FREE:
        return any(after)
    return any(_moved_strictly(suit, old, new) for new in after)


def _moved_strictly(suit: int, old: Layout, new: Layout) -> bool:
    for place in old.places:
        if place != old.wild and (new.at(place) != old.at(place) or new.wild == place):
            return False
    if not old.wild:
        return True
    wild = old.at(old.wild)
    if new.wild == old.wild and new.at(old.wild) == wild:
        return True
    if new.at(old.wild) == belongs(suit, old.wild) and new.wild != old.wild:
        return True
    others = [place for place in old.places if place != old.wild]
    place_now = new.wild if new.wild and new.at(new.wild) == wild else 2 if new.at(2) == wild else 0
    if old.wild < others[0]:
        return place_now > others[-1]
    return old.wild > others[-1] and 0 < place_now < others[0]
