"""Burraco as a game: the moments put together behind the contract."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mazziere.cards import Card, Pack
from mazziere.core.deal import Deal
from mazziere.core.event import Event
from mazziere.core.game import Refused
from mazziere.core.length import Length
from mazziere.core.match import Match
from mazziere.core.option import Option
from mazziere.core.place import Place
from mazziere.core.result import Result, Side
from mazziere.core.seats import Seat, Viewer
from mazziere.core.sheet import Sheet
from mazziere.games.burraco import actions, deal, discard, draw, legal, match, melding, options, scoring
from mazziere.games.burraco import regulation as regulations
from mazziere.games.burraco.actions import Action, Verb
from mazziere.games.burraco.places import places
from mazziere.games.burraco.reason import reason
from mazziere.games.burraco.refusal import Refusal
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.seating import SeatDraw, seat_draw
from mazziere.games.burraco.state import Phase, State, side_of
from mazziere.games.burraco.view import View, view

Stepped = tuple[State, tuple[Event, ...]]

REFUSALS: dict[Verb, Callable[[State, Action], Refusal | None]] = {
    Verb.DRAW_STOCK: draw.refusal,
    Verb.DRAW_PILE: draw.refusal,
    Verb.MELD: melding.refusal,
    Verb.ADD: melding.refusal,
    Verb.BACK: melding.back_refusal,
    Verb.DISCARD: discard.refusal,
}
STEPS: dict[Verb, Callable[[State, Action], Stepped]] = {
    Verb.DRAW_STOCK: draw.step,
    Verb.DRAW_PILE: draw.step,
    Verb.MELD: melding.step,
    Verb.ADD: melding.step,
    Verb.BACK: melding.step_back,
    Verb.DISCARD: discard.step,
}


class Burraco:
    """Burraco for two pairs, or for two."""

    name = "burraco"

    def regulation(self, sheet: Sheet) -> Regulation:
        """The regulation of a sheet with its house rules."""
        return regulations.regulation(sheet)

    def options(self) -> Mapping[str, Option]:
        """Every option of the game by name."""
        return options.OPTIONS

    def seats(self, regulation: Regulation) -> int:
        """How many play."""
        return regulation.seats

    def sides(self, regulation: Regulation) -> tuple[Side, ...]:
        """The side of each seat."""
        return tuple(side_of(seat) for seat in range(regulation.seats))

    def direction(self, regulation: Regulation) -> str:
        """`cw` (the next player sits at the left) or `ccw`."""
        return regulation.deal.direction.value

    def length(self, regulation: Regulation) -> Length:
        """What ends a match."""
        return regulation.length.match

    def pack(self, regulation: Regulation) -> Pack:
        """Two packs of 52 and four jokers."""
        return deal.PACK

    def seat_draw(self, regulation: Regulation, fan: Sequence[Card]) -> SeatDraw:
        """Who deals first, from the cards that the seats draw."""
        return seat_draw(regulation, fan)

    def first(self, regulation: Regulation, dealer: Seat) -> Match:
        """A match before its first deal."""
        return match.first(regulation, dealer)

    def start(self, regulation: Regulation, deal_: Deal, match_: Match) -> Stepped:
        """One deal, up to the first draw."""
        return deal.start(regulation, deal_, match_)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """Whose answer the game needs."""
        return () if state.phase is Phase.OVER else (state.turn,)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """What the seat may do now: draws and discards complete, melds and additions as a covering set."""
        return legal.legal(state) if seat == state.turn else ()

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is not allowed, or None."""
        if state.phase is Phase.OVER:
            return Refusal.DEAL_OVER
        if seat != state.turn:
            return Refusal.NOT_YOUR_TURN
        return REFUSALS[action.verb](state, action)

    def reason(self, state: State, seat: Seat, action: Action) -> Mapping[str, Any]:
        """What the words of a refusal may name."""
        return reason(state, seat, action, self.refusal(state, seat, action))

    def step(self, state: State, seat: Seat, action: Action) -> Stepped:
        """The next state and what happened. Raises Refused; nothing changes then."""
        if refused := self.refusal(state, seat, action):
            raise Refused(refused, state.regulation.clause(refused))
        return STEPS[action.verb](state, action)

    def view(self, state: State, viewer: Viewer) -> View:
        """What the viewer may see."""
        return view(state, viewer)

    def places(self, state: State) -> tuple[Place, ...]:
        """Where every card lies and who may know it."""
        return places(state)

    def result(self, state: State) -> Result | None:
        """How the deal ended, or None while it runs."""
        return scoring.result(state)

    def next(self, state: State) -> Match:
        """The match after this finished deal."""
        return match.next_match(state)

    def read(self, text: str, regulation: Regulation) -> Action:
        """Read an action from its text."""
        return actions.read(text, regulation)
