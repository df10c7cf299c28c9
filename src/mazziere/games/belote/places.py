"""Where every card lies and who may know it, for the checks of every game."""

from mazziere.core.place import Place
from mazziere.games.belote import known
from mazziere.games.belote.state import State

NOBODY: frozenset[int] = frozenset()


def places(state: State) -> tuple[Place, ...]:
    """Hands, piles, stock, turned card, trick and tricks; what all have seen of a hand is a place of its own."""
    play, dealt = known.playing(state), known.dealt(state)
    found = []
    for seat, hand in enumerate(known.hands(state)):
        seen = known.seen(state, seat)
        found.append(Place(f"hand {seat}", tuple(card for card in hand if card not in seen), frozenset({seat})))
        found.append(Place(f"hand {seat}, seen", tuple(card for card in hand if card in seen)))
    for seat, piles in enumerate(known.piles(state)):
        found.append(Place(f"table {seat}", tuple(pile.up for pile in piles if pile.up)))
        found.append(Place(f"table {seat}, covered", tuple(pile.down for pile in piles if pile.down), NOBODY))
    found.append(Place("stock", known.out(state), NOBODY))
    if known.turned_lies(state) and dealt.turned:
        found.append(Place("turned", (dealt.turned,)))
    if play is not None:
        cards = play.frame.numbers.cards
        found.append(Place("trick", tuple(cards[number] for number in play.trick)))
        found.append(Place("tricks", tuple(cards[number] for trick in play.tricks for number in trick.cards)))
    return tuple(found)
