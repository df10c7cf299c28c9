"""Where every card lies and who may know it, for the checks of every game."""

from mazziere.cards import Card
from mazziere.core.place import Place
from mazziere.core.seats import Seat, Viewer
from mazziere.games.briscola.deal import HAND
from mazziere.games.briscola.regulation import PartnerView
from mazziere.games.briscola.state import State


def places(state: State) -> tuple[Place, ...]:
    """Hands, stock, trick and tricks; what all have seen of a hand (the turned card) is a place of its own."""
    seen = _seen(state)
    found = [Place("trick", state.trick), Place("tricks", tuple(c for trick in state.tricks for c in trick.cards))]
    for seat, hand in enumerate(state.hands):
        found.append(Place(f"hand {seat}", tuple(c for c in hand if c not in seen), _knowing(state, seat)))
        found.append(Place(f"hand {seat}, seen", tuple(c for c in hand if c in seen)))
    found.append(Place("stock", state.stock[:-1], frozenset()))
    found.append(Place("turned", state.stock[-1:]))
    return tuple(found)


def _seen(state: State) -> frozenset[Card]:
    """Cards that everybody can name: the turned card, what was exchanged for it, and the called card.

    Nobody but its holder knows in which hand the called card is; `places` is for checks and leaves no process.
    """
    named = {card for card in (state.turned, state.called) if card}
    return frozenset(named | {card for _, card in state.swapped})


def _knowing(state: State, seat: Seat) -> frozenset[Viewer]:
    """The seat, and its partner once they have looked at each other's hand."""
    partners = state.regulation.partners
    if partners is None or partners.partner_view is PartnerView.NEVER:
        return frozenset({seat})
    looked_at_first = partners.partner_view is PartnerView.FIRST_TRICK and not state.tricks
    looked_at_last = partners.partner_view is PartnerView.BEFORE_LAST_THREE and not state.stock
    mates = {seat, (seat + 2) % state.players} if looked_at_first or looked_at_last else {seat}
    return frozenset(mates) if len(state.hands[seat]) <= HAND else frozenset({seat})
