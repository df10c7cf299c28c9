"""Briscola as a game: the moments put together behind the contract."""

from collections.abc import Mapping
from typing import Any

from mazziere.cards import Pack
from mazziere.core.deal import Deal
from mazziere.core.event import Event
from mazziere.core.game import Refused
from mazziere.core.length import Length
from mazziere.core.match import Match
from mazziere.core.place import Place
from mazziere.core.result import Result, Side
from mazziere.core.seats import Seat, Viewer
from mazziere.core.sheet import Sheet
from mazziere.games.briscola import actions, auction, deal, match, play, scoring
from mazziere.games.briscola import regulation as rules
from mazziere.games.briscola.actions import Action, Call, Pass, Play, Suit
from mazziere.games.briscola.places import places
from mazziere.games.briscola.refusal import Refusal
from mazziere.games.briscola.regulation import Regulation
from mazziere.games.briscola.state import Phase, State
from mazziere.games.briscola.view import View, view


class Briscola:
    """Briscola for two, three, four in pairs, and five with a called card."""

    name = "briscola"

    def regulation(self, sheet: Sheet) -> Regulation:
        """The regulation of a sheet with its house rules."""
        return rules.regulation(sheet)

    def options(self) -> Mapping[str, Any]:
        """Every option of the game by name."""
        return rules.OPTIONS

    def seats(self, regulation: Regulation) -> int:
        """How many play."""
        return regulation.deal.players

    def sides(self, regulation: Regulation) -> tuple[Side, ...]:
        """The side of each seat."""
        return scoring.sides(regulation)

    def direction(self, regulation: Regulation) -> str:
        """Anticlockwise: the next player sits at the right (PIN-BRI-06)."""
        return "ccw"

    def length(self, regulation: Regulation) -> Length:
        """How long a match lasts."""
        return regulation.length.match

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
        """Whose answer the game needs."""
        return () if state.phase is Phase.OVER else (state.turn,)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Every action the seat may take now."""
        if state.phase is Phase.OVER or seat != state.turn:
            return ()
        return play.legal(state) if state.phase is Phase.PLAYING else auction.legal(state)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is not allowed, or None."""
        if state.phase is Phase.OVER:
            return Refusal.DEAL_OVER
        if seat != state.turn:
            return Refusal.HAS_PASSED if seat in state.out and not state.trump else Refusal.NOT_YOUR_TURN
        if state.phase is Phase.PLAYING:
            return play.refusal(state, seat, action)
        return Refusal.PLAY_NOT_NOW if isinstance(action, Play) else auction.refusal(state, action)

    def reason(self, state: State, seat: Seat, action: Action) -> Mapping[str, Any]:
        """What the words of a refusal may name."""
        bid = {"rank": state.bid.rank, "points": state.bid.target} if state.bid else {}
        return {"action": str(action), "turn": state.turn, **bid}

    def step(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The next state and what happened. Raises Refused; nothing changes then."""
        if refused := self.refusal(state, seat, action):
            raise Refused(refused, state.regulation.clause(refused))
        if isinstance(action, Call | Pass | Suit):
            return auction.step(state, seat, action)
        return play.step(state, seat, action)

    def view(self, state: State, viewer: Viewer) -> View:
        """What the viewer may see."""
        return view(state, self.waiting(state), viewer)

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
        return actions.read(text)
