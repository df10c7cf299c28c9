"""Random deals of any sheet, with every moment of them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple, get_type_hints

from mazziere.core import SPECTATOR, Deal, Event, Match, Regulation, Viewer
from mazziere.core.game import Refused
from mazziere.core.place import hidden_cards
from mazziere.games import AnyGame, play

DEALS = 8
LONGEST = 5_000
"""Actions after which a random deal is taken for endless."""


class Step(NamedTuple):
    """One action: the state before, whose it was, which, the state after and what happened."""

    before: Any
    seat: int
    action: Any
    after: Any
    events: tuple[Event, ...]


class Deals(NamedTuple):
    """A deal that was played by chance, with everything on the way."""

    game: AnyGame
    regulation: Regulation
    deal: Deal
    match: Match
    start: Any
    events: tuple[Event, ...]
    steps: tuple[Step, ...]

    @property
    def end(self) -> Any:
        """The last state."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def states(self) -> tuple[Any, ...]:
        """Every state, the first and the last among them."""
        return (self.start, *(step.after for step in self.steps))

    @property
    def actions(self) -> tuple[tuple[int, Any], ...]:
        """Every action with its seat."""
        return tuple((step.seat, step.action) for step in self.steps)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who may look on and must not see everything."""
        return (*range(self.game.seats(self.regulation)), SPECTATOR)


@cache
def deals(sheet: str, count: int = DEALS) -> tuple[Deals, ...]:
    """So many random deals of a sheet, one after the other in matches: the same ones every time."""
    return tuple(_deals(sheet, count))


def _deals(sheet: str, count: int) -> Iterator[Deals]:
    game, regulation = play(sheet)
    random = Random(f"contract {sheet}")
    match = game.first(regulation, game.seats(regulation) - 1)
    for _ in range(count):
        if match.winner is not None:
            match = game.first(regulation, match.dealer)
        deck = list(game.pack(regulation).cards)
        random.shuffle(deck)
        played = play_deal(game, regulation, Deal(tuple(deck), match.dealer), match, random)
        yield played
        match = game.next(played.end)


def play_deal(game: AnyGame, regulation: Regulation, deal: Deal, match: Match, random: Random) -> Deals:
    """Play a deal by chance. Any of the seats that may speak speaks, as people at a table do."""
    state, events = game.start(regulation, deal, match)
    start, first, steps = state, events, []
    while seats := game.waiting(state):
        assert len(steps) < LONGEST, "the deal does not end"
        seat = seats[0]
        legal = tuple(game.legal(state, seat))
        assert legal, f"{regulation.sheet}: seat {seat} is asked and may do nothing"
        action = random.choice(legal)
        after, events = game.step(state, seat, action)
        steps.append(Step(state, seat, action, after, events))
        state = after
    return Deals(game, regulation, deal, match, start, first, tuple(steps))


@cache
def all_actions(sheet: str) -> tuple[Any, ...]:
    """Every action that was legal at some moment of the random deals: what somebody might try at another moment."""
    found: dict[str, Any] = {}
    for played in deals(sheet):
        for step in played.steps:
            for action in played.game.legal(step.before, step.seat):
                found.setdefault(str(action), action)
    return tuple(found.values())


def view_type(game: AnyGame) -> Any:
    """The class of a game's views."""
    return get_type_hints(type(game).view)["return"]


def other_deck(played: Deals, state: Any, viewer: Viewer, random: Random) -> tuple[Any, ...]:
    """The deck with the cards that are hidden from a viewer dealt otherwise."""
    hidden = hidden_cards(played.game.places(state), viewer)
    deck = list(played.deal.deck)
    places = [place for place, card in enumerate(deck) if card in hidden]
    for place, card in zip(places, random.sample([deck[place] for place in places], len(places)), strict=True):
        deck[place] = card
    return tuple(deck)


def replayed(played: Deals, deck: tuple[Any, ...], upto: int) -> tuple[Any, tuple[Event, ...], list[Any]] | None:
    """The state, first events and steps of the same actions over another deck; None where the rules refuse one."""
    game: AnyGame = played.game
    state, first = game.start(played.regulation, Deal(deck, played.deal.dealer), played.match)
    steps = []
    for step in played.steps[:upto]:
        try:
            state, events = game.step(state, step.seat, step.action)
        except Refused:
            return None
        steps.append(step._replace(events=events))
    return state, first, steps
