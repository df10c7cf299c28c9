"""What must be true of every deal, whatever the game: its cards, its sums, its replay, and what its views hide.

Each check yields what is wrong, in a few words for whoever mends it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from mazziere.cards import Card
from mazziere.core import SPECTATOR, Deal, Event, Match, Regulation, Viewer
from mazziere.core.game import Game
from mazziere.core.place import hidden_cards
from mazziere.core.plain import plain
from mazziere.core.record import DealRecord, Given
from mazziere.core.replay import replay_deal

AnyGame = Game[Any, Any, Any]

_CARD = re.compile(r"(?<![\w=])(?:JK|(?:10|[2-9AJQKC])[SHDCB])(?!\w)")


def check_cards(game: AnyGame, regulation: Regulation, state: Any) -> Iterator[str]:
    """Every card of the pack lies in exactly one place."""
    lying = Counter(card for place in game.places(state) for card in place.cards)
    pack = Counter(game.pack(regulation).cards)
    if lying != pack:
        yield f"cards: missing {_texts((pack - lying).elements())}, too many {_texts((lying - pack).elements())}"


def check_sums(game: AnyGame, state: Any) -> Iterator[str]:
    """The counted lines of each side add up to its points, and a finished deal has a result."""
    result = game.result(state)
    if result is None:
        yield "sums: the deal is over and has no result"
    elif result.sums() != result.points:
        yield f"sums: the lines give {result.sums()}, the points are {result.points}"


def check_replay(
    game: AnyGame, regulation: Regulation, deal: Deal, match: Match, actions: Iterable[tuple[int, Any]], state: Any
) -> Iterator[str]:
    """The texts of the actions, read back and played again, give the same result and the same match."""
    record = record_of(game, deal, actions, state)
    *_, last = replay_deal(game, regulation, record, match)
    if game.waiting(last.state):
        yield "replay: the deal does not end"
    elif game.result(last.state) != game.result(state) or game.next(last.state) != game.next(state):
        yield "replay: another result"


def record_of(game: AnyGame, deal: Deal, actions: Iterable[tuple[int, Any]], state: Any) -> DealRecord:
    """The record of a finished deal whose deck was given."""
    result = game.result(state)
    return DealRecord(
        dealer=deal.dealer,
        deck=deal.deck,
        shuffle=Given(),
        actions=tuple((seat, str(action)) for seat, action in actions),
        result=result.json() if result else None,
    )


def check_views(
    game: AnyGame, regulation: Regulation, deal: Deal, match: Match, actions: Iterable[tuple[int, Any]]
) -> Iterator[str]:
    """At no moment does a view, or an event as a viewer sees it, hold a card that the viewer may not know."""
    state, events = game.start(regulation, deal, match)
    viewers: tuple[Viewer, ...] = (*range(game.seats(regulation)), SPECTATOR)
    yield from _leaks(game, state, events, viewers, "the deal")
    yield from check_cards(game, regulation, state)
    for seat, action in actions:
        state, events = game.step(state, seat, action)
        yield from _leaks(game, state, events, viewers, f"{action} of seat {seat}")
        yield from check_cards(game, regulation, state)


def _leaks(
    game: AnyGame, state: Any, events: tuple[Event, ...], viewers: tuple[Viewer, ...], when: str
) -> Iterator[str]:
    places = game.places(state)
    for viewer in viewers:
        hidden = {str(card) for card in hidden_cards(places, viewer)}
        if leaked := hidden & card_texts(game.view(state, viewer)):
            yield f"views: after {when}, {viewer} sees {_texts(leaked)}"
        seen = [event.seen_by(viewer) for event in events]
        if leaked := hidden & card_texts([event.json() for event in seen if event]):
            yield f"events: after {when}, {viewer} is told {_texts(leaked)}"


def card_texts(value: Any) -> set[str]:
    """Every card whose text occurs anywhere in a value; what a wild stands for (`JK=5H`) is no card."""
    return set(_cards_in(plain(value)))


def _cards_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from _CARD.findall(value)
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from _CARD.findall(key)
            yield from _cards_in(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from _cards_in(entry)


def _texts(found: Iterable[Card | str]) -> str:
    return " ".join(sorted(str(card) for card in found)) or "none"
