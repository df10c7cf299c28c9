"""The deal: eleven cards each, two pots, the stock, and the first discard (BUR-03 to BUR-05).

The order of the pack comes from outside: shuffle and cut are part of it. The dealer deals eleven cards each from the
top, one at a time; the pots are made from the bottom, the one made first is the first to be taken; the next card
of the top is turned up as the first discard; the rest is the stock.
"""

from collections import Counter

from mazziere.cards import PACKS, Card, Pack
from mazziere.core.deal import Deal
from mazziere.core.errors import BadInput
from mazziere.core.event import Event
from mazziere.core.match import Match
from mazziere.core.seats import Seat
from mazziere.games.burraco.options import Direction
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.state import Phase, State
from mazziere.melds.bag import bag_of, numbers
from mazziere.melds.numbers import CARDS, NUMBERS, TEXTS

PACK: Pack = PACKS["french-108"]
HAND = 11
POTS = 2


def right_of(seat: Seat, regulation: Regulation) -> Seat:
    """Who sits at the right: with play going clockwise, the player before."""
    step = -1 if regulation.deal.direction is Direction.CLOCKWISE else 1
    return (seat + step) % regulation.seats


def start(regulation: Regulation, deal: Deal, match: Match) -> tuple[State, tuple[Event, ...]]:
    """Deal; the player after the dealer begins.

    Raises BadInput for a deck that is not the double pack, and for a dealer without a seat.
    """
    seats = regulation.seats
    deck = _checked(deal.deck)
    if not 0 <= deal.dealer < seats:
        raise BadInput("burraco.bad_dealer", dealer=deal.dealer, seats=seats)
    first = (deal.dealer + 1) % seats
    order = [(first + place) % seats for place in range(seats)]
    hands = {seat: bag_of(deck[place : HAND * seats : seats]) for place, seat in enumerate(order)}
    bottom = deck[::-1]
    pots = tuple(bottom[HAND * pot : HAND * (pot + 1)] for pot in range(POTS))
    turned, *rest = deck[HAND * seats : -HAND * POTS]
    state = State(
        regulation=regulation,
        match=match,
        dealer=deal.dealer,
        turn=first,
        phase=Phase.DRAW,
        hands=tuple(hands[seat] for seat in range(seats)),
        stock=tuple(reversed(rest)),
        left=len(rest),
        pile=(turned,),
        pots=pots,
        melds=((), ()),
        known=(0,) * seats,
    )
    return state, _events(state)


def _checked(deck: tuple[Card, ...]) -> tuple[int, ...]:
    if Counter(deck) != Counter(PACK.cards):
        raise BadInput("burraco.bad_deck", cards=len(deck))
    return tuple(NUMBERS[card] for card in deck)


def _events(state: State) -> tuple[Event, ...]:
    right = right_of(state.dealer, state.regulation)
    begun = Event("deal", state.dealer, {"cuts": right, "makes_pots": right, "pots": [len(pot) for pot in state.pots]})
    dealt = (
        Event("dealt", seat, {"count": HAND}, {"cards": [TEXTS[card] for card in numbers(hand)]}, frozenset({seat}))
        for seat, hand in enumerate(state.hands)
    )
    turned = Event("turned", None, {"card": str(CARDS[state.pile[0]]), "stock": state.left})
    return (begun, *dealt, turned)
