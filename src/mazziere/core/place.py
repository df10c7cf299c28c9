"""Where each card lies and who may know it: what the checks of every game compare views with."""

from collections.abc import Iterable
from typing import NamedTuple

from mazziere.cards import Card
from mazziere.core.seats import REFEREE, Viewer


class Place(NamedTuple):
    """Cards that lie together: a hand, the stock, a trick.

    `knows` are the seats that may know these cards; None when they lie open or everybody has seen them.
    A hand of which the others have seen some cards (the turned card that the taker picked up) is two places.
    """

    name: str
    cards: tuple[Card, ...]
    knows: frozenset[Viewer] | None = None

    def hidden_from(self, viewer: Viewer) -> bool:
        """Whether the viewer may not know these cards."""
        return viewer is not REFEREE and self.knows is not None and viewer not in self.knows


def hidden_cards(places: Iterable[Place], viewer: Viewer) -> frozenset[Card]:
    """The cards of which the viewer may not know a single copy."""
    places = tuple(places)
    known = {card for place in places if not place.hidden_from(viewer) for card in place.cards}
    return frozenset(card for place in places for card in place.cards if card not in known)
