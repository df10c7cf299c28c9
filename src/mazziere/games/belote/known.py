"""What lies where in a state, and what everybody has seen of it: what the view and the checks of the view stand on."""

from mazziere.cards import Card
from mazziere.core.seats import Seat
from mazziere.games.belote import declaring
from mazziere.games.belote.numbers import BIT, natural_cards
from mazziere.games.belote.options import DealPackets, TurnUp
from mazziere.games.belote.state import (
    Auction,
    Calls,
    Contract,
    Dealt,
    Doubling,
    Exchange,
    Masks,
    Over,
    Overcall,
    Pile,
    Playing,
    State,
)


def playing(state: State) -> Playing | None:
    """The play, while cards are played and after."""
    return state if isinstance(state, Playing) else state.playing if isinstance(state, Over) else None


def dealt(state: State) -> Dealt:
    """What was dealt."""
    return state.frame.dealt if isinstance(state, Playing) else state.dealt


def calls(state: State) -> Calls:
    """The calls so far."""
    return state.frame.calls if isinstance(state, Playing) else state.calls


def piles(state: State) -> tuple[tuple[Pile, ...], ...]:
    """The cards on the table, a seat's piles at its place."""
    play = playing(state)
    return play.piles if play else dealt(state).piles


def hands(state: State) -> tuple[tuple[Card, ...], ...]:
    """The cards in each hand, without those on the table."""
    play = playing(state)
    if play is None:
        return _from_natural(state)
    up = [{pile.up for pile in mine if pile.up} for mine in play.piles] or [set()] * len(play.hands)
    listed = map(play.frame.numbers.listed, play.hands)
    return tuple(tuple(c for c in reversed(cards) if c not in table) for cards, table in zip(listed, up, strict=True))


def _from_natural(state: State) -> tuple[tuple[Card, ...], ...]:
    assert not isinstance(state, Playing)
    held: Masks = state.hands
    return tuple(tuple(reversed(natural_cards(hand))) for hand in held)


def contract(state: State) -> Contract | None:
    """The contract that stands, or the call that is being spoken over."""
    play = playing(state)
    if play is not None:
        return play.frame.contract
    if isinstance(state, Auction):
        return state.best
    return state.contract if isinstance(state, Overcall | Doubling | Exchange) else None


def out(state: State) -> tuple[Card, ...]:
    """The covered cards that nobody holds: the stock before the hands are completed, what is left of it after."""
    play = playing(state)
    if play is not None:
        cards = play.frame.out
    else:
        cards = state.out if isinstance(state, Exchange) else dealt(state).stock
    return tuple(card for card in cards if card != dealt(state).turned)


def seen(state: State, seat: Seat) -> frozenset[Card]:
    """Cards that everybody has seen and that may still be in this hand: the turned card, what declarations showed."""
    found: set[Card] = set()
    there, made, play = dealt(state), contract(state), playing(state)
    picks_up = there.regulation.bidding is not None and there.regulation.bidding.turn_up is TurnUp.TO_TAKER
    if play and picks_up and made and made.taker == seat and there.turned:
        found.add(there.turned)
    if play and play.frame.swapped and play.frame.swapped[0] == seat:
        found.add(play.frame.swapped[1])
    if play and play.compared:
        counted = (claim for who, claim in play.declared if who == seat and declaring.counts(play, seat, claim))
        start = play.frame.start[seat]
        found |= {card for claim in counted for card in claim.cards if start & BIT[card]}
    return frozenset(found)


def turned_lies(state: State) -> bool:
    """Whether the turned card lies by itself: nobody has picked it up, and it is not the top of a pile."""
    there, bidding = dealt(state), dealt(state).regulation.bidding
    if there.turned is None or bidding is None or there.regulation.deal.deal_packets is DealPackets.FOUR_FOUR:
        return False
    return not (bidding.turn_up is TurnUp.TO_TAKER and playing(state) is not None)
