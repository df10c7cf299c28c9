"""The cards on the table of the two-player games: how they are laid, what is a duty, and when one is turned."""

from collections.abc import Iterable, Sequence
from itertools import islice

from mazziere.cards import Card
from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.belote.numbers import TEXT, Numbers
from mazziere.games.belote.options import DutyScope, Flip
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.state import Pile
from mazziere.tricks.obligations import legal

PLAYERS = 2
Piles = tuple[tuple[Pile, ...], ...]


def covered_piles(stock: Sequence[Card], first: Seat) -> Piles:
    """Five covered cards each, then an open one on each: a packet to the first hand, a packet to the dealer."""
    return _in_seat_order(_laid(stock, 5), first)


def open_piles(deck: Sequence[Card], first: Seat) -> Piles:
    """Packets of four covered and four open cards, twice."""
    half = len(deck) // 2
    rounds = [_laid(deck[:half], 4), _laid(deck[half:], 4)]
    return _in_seat_order([early + late for early, late in zip(*rounds, strict=True)], first)


def _laid(cards: Sequence[Card], size: int) -> list[tuple[Pile, ...]]:
    coming = iter(cards)
    down = [tuple(islice(coming, size)) for _ in range(PLAYERS)]
    up = [tuple(islice(coming, size)) for _ in range(PLAYERS)]
    return [tuple(map(Pile, *pair)) for pair in zip(up, down, strict=True)]


def _in_seat_order(by_place: Sequence[tuple[Pile, ...]], first: Seat) -> Piles:
    return tuple(by_place[(seat - first) % PLAYERS] for seat in range(PLAYERS))


def laid(piles: Piles) -> list[Event]:
    """What all see of the cards that were laid: the open ones."""
    return [
        Event("laid", seat, {"up": [TEXT[pile.up] for pile in mine if pile.up], "covered": len(mine)})
        for seat, mine in enumerate(piles)
    ]


def open_cards(numbers: Numbers, piles: Sequence[Pile]) -> int:
    """The open cards of a seat's piles, by law."""
    return sum([1 << numbers.number[pile.up] for pile in piles if pile.up])


def uncover(regulation: Regulation, piles: Piles, seat: Seat, card: Card, full: bool) -> tuple[Piles, list[Event]]:
    """The piles after a card was played by a seat: the card below is turned, at once or when the trick is `full`."""
    assert regulation.table is not None
    from_table = [at for at, pile in enumerate(piles[seat]) if pile.up == card]
    if from_table:
        piles = _changed(piles, seat, from_table[0], Pile(None, piles[seat][from_table[0]].down))
    if regulation.table.flip is Flip.IMMEDIATE:
        return _turned(piles, [seat] if from_table else [])
    return _turned(piles, range(PLAYERS) if full else [])


def _changed(piles: Piles, seat: Seat, at: int, pile: Pile) -> Piles:
    mine = piles[seat]
    return (*piles[:seat], (*mine[:at], pile, *mine[at + 1 :]), *piles[seat + 1 :])


def _turned(piles: Piles, seats: Iterable[Seat]) -> tuple[Piles, list[Event]]:
    """The covered cards of these seats that nothing lies on are turned."""
    events = []
    for seat in seats:
        for at, (up, down) in enumerate(piles[seat]):
            if up is None and down is not None:
                piles = _changed(piles, seat, at, Pile(down, None))
                events.append(Event("flip", seat, {"pile": at, "card": TEXT[down]}))
    return piles, events


def allowed(regulation: Regulation, numbers: Numbers, reach: int, piles: Sequence[Pile], led: int, best: int) -> int:
    """The cards of `reach` that may be played, with the duties that the sheet sees: all open cards, or the hand alone.

    Under the hand alone, an open card of the table may be played when the hand and that card would allow it.
    """
    law = numbers.law
    if regulation.table is None or regulation.table.duty_scope is DutyScope.ALL_VISIBLE:
        return legal(law, reach, led, best, False)
    up = open_cards(numbers, piles)
    hand = reach & ~up
    may = legal(law, hand, led, best, False) if hand else 0
    while up:
        card = up & -up
        may |= legal(law, hand | card, led, best, False) & card
        up ^= card
    return may
