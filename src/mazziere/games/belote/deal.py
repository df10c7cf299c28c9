"""Dealing: the first cards and the turned one, and what completes the hands once the trump is known."""

from collections.abc import Iterable, Mapping
from functools import cache

from mazziere.cards import PACKS, Card, Pack
from mazziere.core import Deal
from mazziere.core.errors import BadInput
from mazziere.core.event import Event
from mazziere.core.match import Match
from mazziere.core.seats import Seat
from mazziere.games.belote import exchange, table
from mazziere.games.belote.declarations import mask
from mazziere.games.belote.numbers import BIT, TEXT, texts_of
from mazziere.games.belote.options import DealPackets, TrumpChoice, TurnUp
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.state import Auction, Bidding, Calls, Contract, Dealt, Masks, State

PACKETS: Mapping[DealPackets, tuple[int, ...]] = {
    DealPackets.THREE_TWO: (3, 2),
    DealPackets.TWO_THREE: (2, 3),
    DealPackets.THREE_THREE: (3, 3),
    DealPackets.FOUR_FOUR: (),
    DealPackets.THREE_TWO_THREE: (3, 2, 3),
    DealPackets.THREE_THREE_TWO: (3, 3, 2),
    DealPackets.TWO_THREE_THREE: (2, 3, 3),
    DealPackets.SIX_TWO: (6,),
}
"""How many cards come round at a time before the call; where all lies open on the table there are no hands."""

COMPLETION: Mapping[DealPackets, int] = {
    DealPackets.THREE_TWO: 3,
    DealPackets.TWO_THREE: 3,
    DealPackets.THREE_THREE: 3,
    DealPackets.SIX_TWO: 2,
}
"""How many cards each seat gets after the call; the turned card that the taker picks up is one of them."""

BESIDE_TABLE = 1
"""With cards on the table: the taker gets the turned card, the other one card more."""

KNOWS = tuple(frozenset({seat}) for seat in range(4))


def pack(regulation: Regulation) -> Pack:
    """The pack in its start order."""
    return PACKS[f"french-{regulation.deal.pack}"]


@cache
def coming_round(packets: tuple[int, ...], players: int) -> tuple[tuple[int, ...], ...]:
    """The places in the deck of each player's cards, the first to speak first."""
    places: list[list[int]] = [[] for _ in range(players)]
    at = 0
    for size in packets:
        for place in places:
            place += range(at, at + size)
            at += size
    return tuple(map(tuple, places))


_WHOLE = {size: frozenset(PACKS[f"french-{size}"].cards) for size in (24, 32)}


def start(regulation: Regulation, deal: Deal, match: Match) -> tuple[State, tuple[Event, ...]]:
    """Deal up to the first question to a player. Raises BadInput for a deck that is not this pack."""
    _check(regulation, deal)
    deck, players, packets = deal.deck, regulation.deal.players, PACKETS[regulation.deal.deal_packets]
    first = (deal.dealer + 1) % players
    hands = [0] * players
    events = []
    for place, numbers in enumerate(coming_round(packets, players)):
        seat = (first + place) % players
        cards = [deck[number] for number in numbers]
        hands[seat] = mask(cards)
        if cards:
            events.append(_given(seat, cards))
    used = sum(packets) * players
    if regulation.auction:
        dealt = Dealt(regulation, match, deal.dealer, first, deck, None, deck[used:])
        return Auction(dealt, tuple(hands), (), first), tuple(events)
    if not packets:
        piles = table.open_piles(deck, first)
        dealt = Dealt(regulation, match, deal.dealer, first, deck, deck[-1], (), piles)
        return _opened(dealt, tuple(hands), table.laid(piles))
    dealt = Dealt(regulation, match, deal.dealer, first, deck, deck[used], deck[used + 1 :])
    return _opened(dealt, tuple(hands), events)


def _check(regulation: Regulation, deal: Deal) -> None:
    if len(deal.deck) != regulation.deal.pack or _WHOLE[regulation.deal.pack] != set(deal.deck):
        raise BadInput("belote.wrong_deck", cards=regulation.deal.pack, sheet=regulation.sheet)
    if not 0 <= deal.dealer < regulation.deal.players:
        raise BadInput("belote.wrong_dealer", dealer=deal.dealer, most=regulation.deal.players - 1)


def _given(seat: Seat, cards: Iterable[Card]) -> Event:
    texts = texts_of(cards)
    return Event("dealt", seat, {"count": len(texts)}, {"cards": texts}, KNOWS[seat])


def _opened(dealt: Dealt, hands: Masks, events: list[Event]) -> tuple[State, tuple[Event, ...]]:
    """The card is turned and the first seat may speak; a fixed trump needs no call, its owner plays it."""
    assert dealt.turned is not None
    assert dealt.regulation.bidding is not None
    events.append(Event("turned", dealt.dealer, {"card": TEXT[dealt.turned]}))
    if dealt.regulation.bidding.trump_choice is TrumpChoice.FIXED:
        state, more = complete(dealt, hands, (), Contract(dealt.dealer, dealt.turned.suit))
        return state, (*events, *more)
    return Bidding(dealt, hands, (), dealt.first, 1), tuple(events)


def complete(dealt: Dealt, hands: Masks, calls: Calls, contract: Contract) -> tuple[State, tuple[Event, ...]]:
    """The call is made: the taker picks up the turned card, the hands are completed, and the first card is led."""
    bidding, turned, taker = dealt.regulation.bidding, dealt.turned, contract.taker
    events = [_called(contract)]
    held, at = list(hands), 0
    pick_up = turned if bidding is not None and bidding.turn_up is TurnUp.TO_TAKER else None
    size = COMPLETION.get(dealt.regulation.deal.deal_packets, 0)
    covered = dealt.regulation.table is not None
    if covered:
        size = min(size, BESIDE_TABLE)
    for place in range(dealt.players if size else 0):
        seat = (dealt.first + place) % dealt.players
        picks_up = seat == taker and pick_up is not None
        cards = dealt.stock[at : at + size - picks_up]
        at += len(cards)
        if picks_up and pick_up is not None:
            held[seat] += BIT[pick_up]
            events.append(Event("taken", seat, {"card": TEXT[pick_up]}))
        if cards:
            held[seat] += mask(cards)
            events.append(_given(seat, cards))
    rest = dealt.stock[at:]
    if covered and not dealt.piles:
        dealt = dealt._replace(piles=table.covered_piles(rest, dealt.first))
        events += table.laid(dealt.piles)
        rest = ()
    out = rest if pick_up is not None or turned is None or covered else (turned, *rest)
    state, more = exchange.opened(dealt, tuple(held), calls, contract, out)
    return state, (*events, *more)


def _called(contract: Contract) -> Event:
    said = {"trump": contract.trump, "value": contract.value, "level": contract.level, "contro": contract.contro}
    return Event("contract", contract.taker, said)
