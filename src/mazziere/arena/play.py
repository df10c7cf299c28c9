"""One deal played by players: the loop that a simulation times."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from mazziere.core import Deal, Event, Match, Regulation, Seat
from mazziere.core.game import Game, Refused
from mazziere.players import NoAnswer, Player
from mazziere.players.turn import by_the_book

AnyGame = Game[Any, Any, Any]
Choose = Callable[[Any, tuple[Any, ...], Regulation, Random], Any]
"""`Player.choose` of one seat."""


@dataclass(slots=True)
class Played:
    """A deal that was played: its last state, every action in order with its seat, and refused answers per seat."""

    state: Any
    actions: list[tuple[Seat, Any]] = field(default_factory=list)
    refused: dict[Seat, int] = field(default_factory=dict)


def everything(state: Any, seat: Seat) -> Any:
    """What a player sees that sees all: the state itself."""
    return state


class Table:
    """Players in their seats. The players' draws come from one generator, so that a seed gives the same games."""

    def __init__(self, game: AnyGame, regulation: Regulation, players: Sequence[Player], random: Random) -> None:
        self.game = game
        self.regulation = regulation
        self.players = tuple(players)
        self.random = random
        self.watchers = tuple((seat, player) for seat, player in enumerate(players) if player.watches)
        self.thinking: dict[Seat, list[float]] | None = None
        """Where to keep the wall milliseconds of each choice, per seat; None for a loop without a clock."""

    def begin(self) -> None:
        """Every player takes its seat."""
        for seat, player in enumerate(self.players):
            player.begin(self.regulation, seat)

    def close(self) -> None:
        """Every player leaves."""
        for player in self.players:
            player.close()

    def play(self, deal: Deal, match: Match) -> Played:
        """Play one deal to its end. Nobody is asked where there is one answer only.

        What the rules refuse, and no answer at all, is counted and replaced by the book's action.
        """
        game, regulation, players, random = self.game, self.regulation, self.players, self.random
        watched = bool(self.watchers)
        choose, looks = self._choosers(), [player.looks for player in players]
        asked_anyway = [player.watches for player in players]
        view_of = [everything if player.sees_all else game.view for player in players]
        waiting, legal_of, step = game.waiting, game.legal, game.step
        state, events = game.start(regulation, deal, match)
        played = Played(state)
        note = played.actions.append
        if watched:
            self._show(events)
        while seats := waiting(state):
            seat = seats[0]
            legal = tuple(legal_of(state, seat))
            try:
                if len(legal) == 1 and not asked_anyway[seat]:
                    action = legal[0]
                else:
                    view = view_of[seat](state, seat) if looks[seat] else None
                    action = choose[seat](view, legal, regulation, random)
                state, events = step(state, seat, action)
            except (NoAnswer, Refused):
                played.refused[seat] = played.refused.get(seat, 0) + 1
                action = by_the_book(game.view(state, seat), legal, regulation, random)
                state, events = step(state, seat, action)
            note((seat, action))
            if watched:
                self._show(events)
        played.state = state
        return played

    def _choosers(self) -> list[Choose]:
        """How each seat is asked: straight, or with a clock beside it."""
        if self.thinking is None:
            return [player.choose for player in self.players]
        return [partial(self._timed, seat) for seat in range(len(self.players))]

    def _timed(self, seat: Seat, view: Any, legal: tuple[Any, ...], regulation: Regulation, random: Random) -> Any:
        assert self.thinking is not None
        started = perf_counter()
        try:
            return self.players[seat].choose(view, legal, regulation, random)
        finally:
            self.thinking.setdefault(seat, []).append((perf_counter() - started) * 1000)

    def _show(self, events: tuple[Event, ...]) -> None:
        for event in events:
            for seat, player in self.watchers:
                seen = event.seen_by(seat)
                if seen is not None:
                    player.sees(seen)
