"""Where every card lies and who may know it."""

from mazziere.cards import Card
from mazziere.core.place import Place
from mazziere.games.burraco.state import Phase, State
from mazziere.melds import meld_cards
from mazziere.melds.bag import numbers
from mazziere.melds.numbers import CARDS

NOBODY_KNOWS: frozenset[int] = frozenset()


def places(state: State) -> tuple[Place, ...]:
    """Hands in two parts, what everybody has seen of them and the rest; stock, pots, pile and melds.

    When the deal is over the hands lie open, to be counted.
    """
    over = state.phase is Phase.OVER
    found = [Place("pile", _cards(state.pile)), Place("stock", _cards(state.stock[: state.left]), frozenset())]
    for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True)):
        found.append(Place(f"hand {seat}", _cards(numbers(hand - known)), None if over else frozenset({seat})))
        found.append(Place(f"seen of hand {seat}", _cards(numbers(known))))
    found += [Place(f"pot {at}", _cards(pot), frozenset()) for at, pot in enumerate(state.pots)]
    found += [
        Place(f"meld {at} of side {side}", _cards(meld_cards(meld)))
        for side, melds in enumerate(state.melds)
        for at, meld in enumerate(melds)
    ]
    return tuple(found)


def _cards(found: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(CARDS[number] for number in found)
