"""Belote as a game: the moments put together behind the contract."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from mazziere.cards import Pack
from mazziere.core import Deal
from mazziere.core.event import Event
from mazziere.core.game import Refused
from mazziere.core.length import Length
from mazziere.core.match import Match
from mazziere.core.option import Option
from mazziere.core.place import Place
from mazziere.core.result import Result, Side
from mazziere.core.seats import Seat, Viewer
from mazziere.core.sheet import Sheet
from mazziere.games.belote import actions, auction, bidding, deal, doubling, exchange, match, over, play, senza
from mazziere.games.belote import regulation as rules
from mazziere.games.belote.actions import Action
from mazziere.games.belote.places import places
from mazziere.games.belote.reason import reason
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.state import Auction, Bidding, Doubling, Exchange, Over, Overcall, Playing, State
from mazziere.games.belote.view import View, view

MOMENTS: Mapping[type, ModuleType] = {
    Bidding: bidding,
    Overcall: senza,
    Auction: auction,
    Doubling: doubling,
    Exchange: exchange,
    Playing: play,
    Over: over,
}
"""Each moment of a deal has `waiting`, `legal`, `refusal` and `step` for its kind of state."""


class Belote:
    """Belote for two, three and four, on a turned card or by auction."""

    name = "belote"

    def regulation(self, sheet: Sheet) -> Regulation:
        """The regulation of a sheet with its house rules."""
        return rules.regulation(sheet)

    def options(self) -> Mapping[str, Option]:
        """Every option of the game by name."""
        return rules.OPTIONS

    def seats(self, regulation: Regulation) -> int:
        """How many play."""
        return regulation.deal.players

    def sides(self, regulation: Regulation) -> tuple[Side, ...]:
        """The side of each seat."""
        return regulation.sides

    def direction(self, regulation: Regulation) -> str:
        """Anticlockwise or clockwise, as the sheet says."""
        return regulation.deal.direction.value

    def length(self, regulation: Regulation) -> Length:
        """The points that end a match."""
        return Length("points", regulation.match.target)

    def pack(self, regulation: Regulation) -> Pack:
        """The pack in its start order."""
        return deal.pack(regulation)

    def first(self, regulation: Regulation, dealer: Seat) -> Match:
        """A match before its first deal."""
        return match.first(regulation, dealer)

    def start(self, regulation: Regulation, deal_: Deal, match_: Match) -> tuple[State, tuple[Event, ...]]:
        """One deal, up to the first question to a player."""
        return deal.start(regulation, deal_, match_)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """Whose answer the game needs, in priority order."""
        seats: tuple[Seat, ...] = MOMENTS[type(state)].waiting(state)
        return seats

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every action the seat may take now."""
        found: Sequence[Action] = MOMENTS[type(state)].legal(state, seat)
        return found

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is not allowed, or None."""
        refused: Refusal | None = MOMENTS[type(state)].refusal(state, seat, action)
        return refused

    def reason(self, state: State, seat: Seat, action: Action) -> Mapping[str, Any]:
        """What the words of a refusal may name."""
        return reason(state, seat, action)

    def step(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The next state and what happened. Raises Refused; nothing changes then."""
        moment = MOMENTS[type(state)]
        if refused := moment.refusal(state, seat, action):
            raise Refused(refused, _regulation(state).clause(refused))
        after: tuple[State, tuple[Event, ...]] = moment.step(state, seat, action)
        return after

    def view(self, state: State, viewer: Viewer) -> View:
        """What the viewer may see."""
        return view(state, self.waiting(state), viewer)

    def places(self, state: State) -> tuple[Place, ...]:
        """Where every card lies and who may know it."""
        return places(state)

    def result(self, state: State) -> Result | None:
        """How the deal ended, or None while it runs."""
        return state.result if isinstance(state, Over) else None

    def next(self, state: State) -> Match:
        """The match after this finished deal."""
        assert isinstance(state, Over)
        return state.match

    def read(self, text: str, regulation: Regulation) -> Action:
        """Read an action from its text. Raises BadInput, naming the text, when it is none."""
        return actions.read(text)


def _regulation(state: State) -> Regulation:
    return state.frame.dealt.regulation if isinstance(state, Playing) else state.dealt.regulation
