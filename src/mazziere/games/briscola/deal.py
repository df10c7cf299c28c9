"""The deal of briscola: three cards each and one turned, or with five players the whole pack."""

from mazziere.cards import PACKS, Card, Pack
from mazziere.core.deal import Deal
from mazziere.core.errors import BadInput
from mazziere.core.event import Event
from mazziere.core.match import Match
from mazziere.core.seats import Seat
from mazziere.games.briscola.regulation import DropTwo, Lead, Packets, PartnerView, Regulation
from mazziere.games.briscola.state import Phase, State

HAND = 3
HAND_OF_FIVE = 8


def pack(regulation: Regulation) -> Pack:
    """The forty Italian cards; with three players a two is left out, so that the stock comes out even."""
    whole = PACKS["italian-40"]
    dropped = regulation.pack.drop_two if regulation.pack else DropTwo.NOBODY
    if dropped is DropTwo.NOBODY:
        return whole
    cards = tuple(card for card in whole.cards if card != Card("2", dropped.value))
    return Pack(f"italian-39-{dropped.value}", whole.suits, whole.ranks, cards)


def start(regulation: Regulation, deal: Deal, match: Match) -> tuple[State, tuple[Event, ...]]:
    """Deal the cards, turn the trump, and give the turn to the first player.

    Raises BadInput when the deck is not this pack.
    """
    if sorted(deal.deck) != sorted(pack(regulation).cards):
        raise BadInput("cli.wrong_deck", sheet=regulation.sheet, cards=len(pack(regulation).cards))
    players = regulation.deal.players
    first = (deal.dealer + 1) % players
    size = HAND_OF_FIVE if regulation.calling else HAND
    hands = _hands(deal.deck, players, first, size, regulation.deal.deal_packets)
    rest = deal.deck[players * size :]
    turned = rest[0] if rest else None
    state = State(
        regulation=regulation,
        match=match,
        dealer=deal.dealer,
        phase=Phase.AUCTION if regulation.calling else Phase.PLAYING,
        turn=first,
        hands=hands,
        stock=(*rest[1:], rest[0]) if rest else (),
        turned=turned,
        trump=turned.suit if turned else None,
        leader=first,
        looking=bool(regulation.partners and regulation.partners.partner_view is PartnerView.FIRST_TRICK),
    )
    return state, (*_dealt(state), *(looks(state) if state.looking else ()))


def _hands(
    deck: tuple[Card, ...], players: int, first: Seat, size: int, packets: Packets
) -> tuple[tuple[Card, ...], ...]:
    dealt = deck[: players * size]
    together = [dealt[at * size : (at + 1) * size] for at in range(players)]
    one_by_one = [dealt[at::players] for at in range(players)]
    in_order = together if packets is Packets.TOGETHER else one_by_one
    return tuple(in_order[(seat - first) % players] for seat in range(players))


def _dealt(state: State) -> tuple[Event, ...]:
    hands = tuple(
        Event("hand", seat, {"count": len(hand)}, {"cards": [str(c) for c in hand]}, frozenset({seat}))
        for seat, hand in enumerate(state.hands)
    )
    turned = [str(state.turned)] if state.turned else []
    return (Event("dealt", state.dealer, {"turned": turned, "stock": len(state.stock)}), *hands)


def looks(state: State) -> tuple[Event, ...]:
    """Partners look at each other's hand for a moment: what each sees, nobody else learns."""
    return tuple(
        Event("look", seat, {}, {"partner": mate, "cards": [str(c) for c in state.hands[mate]]}, frozenset({seat}))
        for seat in range(state.players)
        for mate in [(seat + 2) % state.players]
    )


def leader(regulation: Regulation, dealer: Seat, caller: Seat) -> Seat:
    """Who leads the first trick after the auction of five players."""
    if regulation.calling and regulation.calling.lead is Lead.CALLER:
        return caller
    return (dealer + 1) % regulation.deal.players
