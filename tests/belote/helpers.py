"""Deals of belote for the tests: played at random from a seed, or given card by card."""

import random
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import zip_longest
from typing import Any

from mazziere.cards import Card, card, cards
from mazziere.core import Deal, Match
from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.core.sheet import read_sheets
from mazziere.games.belote import GAME, play
from mazziere.games.belote.actions import Action
from mazziere.games.belote.deal import PACKETS, coming_round
from mazziere.games.belote.declarations import mask
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.state import Contract, Dealt, Pile, Playing, State

SHEETS = read_sheets(files("mazziere.games.belote") / "sheets")
OFFERED = sorted(name for name, sheet in SHEETS.items() if not sheet.abstract)

Choose = Callable[[State, Seat, list[Action]], Action]


def rules(name: str, **overrides: Any) -> Regulation:
    """The regulation of a sheet with house rules."""
    return GAME.regulation(SHEETS[name].changed(overrides))


def shuffled(regulation: Regulation, seed: int) -> tuple[Card, ...]:
    """A deck of the sheet's pack, the same for the same seed."""
    deck = list(GAME.pack(regulation).cards)
    random.Random(seed).shuffle(deck)
    return tuple(deck)


def begin(regulation: Regulation, seed: int = 0, dealer: Seat | None = None, match: Match | None = None) -> State:
    """A deal from a seed; the last seat deals unless told otherwise."""
    dealer = regulation.deal.players - 1 if dealer is None else dealer
    match = match or GAME.first(regulation, dealer)
    return GAME.start(regulation, Deal(shuffled(regulation, seed), dealer), match)[0]


def walk(
    state: State, seed: int = 0, choose: Choose | None = None
) -> Iterator[tuple[State, Seat, Action, tuple[Event, ...]]]:
    """Play a deal on at random: every state with the seat, its action, and the events of it."""
    rng = random.Random(seed)
    while waiting := GAME.waiting(state):
        seat = rng.choice(waiting)
        actions = GAME.legal(state, seat)
        action = choose(state, seat, actions) if choose else rng.choice(actions)
        after, events = GAME.step(state, seat, action)
        yield state, seat, action, events
        state = after
    yield state, -1, None, ()  # type: ignore[misc]


def play_out(state: State, seed: int = 0) -> State:
    """The end of a deal played at random."""
    *_, (last, _, _, _) = walk(state, seed)
    return last


def calls(state: State, *texts: tuple[Seat, str]) -> State:
    """The state after some actions, each with its seat."""
    for seat, text in texts:
        state, _ = GAME.step(state, seat, GAME.read(text, regulation_of(state)))
    return state


def regulation_of(state: State) -> Regulation:
    """The regulation of a state."""
    return state.frame.dealt.regulation if hasattr(state, "frame") else state.dealt.regulation


def stacked(regulation: Regulation, turned: str | None = None, hands: dict[int, str] | None = None) -> tuple[Card, ...]:
    """A deck that turns this card up and gives these first cards to these seats, seat 0 first to speak."""
    packets = PACKETS[regulation.deal.deal_packets]
    places = coming_round(packets, regulation.deal.players)
    at = {
        place: card
        for seat, text in (hands or {}).items()
        for place, card in zip(places[seat], cards(text), strict=False)
    }
    if turned:
        at[sum(packets) * regulation.deal.players] = cards(turned)[0]
    rest = iter(card for card in GAME.pack(regulation).cards if card not in at.values())
    return tuple(at[place] if place in at else next(rest) for place in range(regulation.deal.pack))


def dealt(regulation: Regulation, turned: str | None = None, hands: dict[int, str] | None = None) -> State:
    """A deal of a stacked deck; seat 0 speaks first."""
    dealer = regulation.deal.players - 1
    deck = stacked(regulation, turned, hands)
    return GAME.start(regulation, Deal(deck, dealer), GAME.first(regulation, dealer))[0]


def position(
    regulation: Regulation,
    trump: str,
    hands: list[str],
    leader: Seat = 0,
    taker: Seat = 0,
    piles: list[tuple[str, str]] | None = None,
    match: Match | None = None,
    **contract: Any,
) -> Playing:
    """The play of an ending: these cards in hand, nothing played yet. `piles` are a seat's open and covered cards."""
    players = regulation.deal.players
    dealer = (leader - 1) % players
    laid = tuple(
        tuple(Pile(card(up), card(down) if down else None) for up, down in zip_longest(ups.split(), downs.split()))
        for ups, downs in piles or ()
    )
    match = match or GAME.first(regulation, dealer)
    there = Dealt(regulation, match, dealer, leader, (), None, (), laid)
    masks = tuple(mask(cards(text)) for text in hands)
    if regulation.auction:
        contract = {"value": 80} | contract
    assert len(masks) == players
    return play.begin(there, masks, (), Contract(taker, trump, **contract), ())


def act(state: State, *actions: str) -> State:
    """The state after these actions, each by whoever is asked first."""
    for text in actions:
        state, _ = GAME.step(state, GAME.waiting(state)[0], GAME.read(text, regulation_of(state)))
    return state


def events_of(state: State, *actions: str) -> list[Event]:
    """What happens with these actions, each by whoever is asked first."""
    told: list[Event] = []
    for text in actions:
        state, events = GAME.step(state, GAME.waiting(state)[0], GAME.read(text, regulation_of(state)))
        told += events
    return told


def texts(state: State, seat: Seat | None = None) -> set[str]:
    """The legal actions of a seat (of whoever is asked first) as texts."""
    return {str(action) for action in GAME.legal(state, GAME.waiting(state)[0] if seat is None else seat)}


def refused(state: State, text: str, seat: Seat | None = None) -> str | None:
    """The name of the refusal of an action, or None."""
    seat = GAME.waiting(state)[0] if seat is None else seat
    refusal = GAME.refusal(state, seat, GAME.read(text, regulation_of(state)))
    return refusal.name if refusal else None
