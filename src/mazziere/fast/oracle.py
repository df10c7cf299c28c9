"""The player `oracle`: it sees every card and plays exactly, for measuring how much hidden cards are worth.

It bids, declares, and plays where there is no exact answer, as the book does from its own seat. The solver is imported
when a match begins: who only asks for the names of the players does not wait for the compiler.
"""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from mazziere.core import Regulation, Seat
from mazziere.fast.moment import position_of
from mazziere.fast.solution import Unsolved
from mazziere.games import games
from mazziere.players import Player, known, register
from mazziere.players.turn import by_the_book

NAME = "oracle"
MOST_OF_FOUR = 28
"""With more cards before them an answer for briscola in pairs takes longer than a measurement should."""


class OraclePlayer(Player):
    """Sees all; sits at no table, only in `arena` and `simulate`."""

    name = NAME
    sees_all = True

    def __init__(self) -> None:
        self._seat: Seat = 0

    def begin(self, regulation: Regulation, seat: Seat) -> None:
        """A match begins in this seat; what must be compiled or loaded is, before anybody measures."""
        from mazziere.fast.solve import warm

        self._seat = seat
        with suppress(Unsolved):
            warm(regulation)

    def choose(self, view: Any, legal: Sequence[Any], regulation: Regulation, random: Random) -> Any:
        """The card that is best against best play; `view` is the state of the game."""
        by_card: dict[str, Any] = {}
        for action in legal:  # a word that goes with a card comes after the card alone: it is said
            if hasattr(action, "card"):
                by_card[str(action.card)] = action
        position = position_of(view) if len(by_card) == len({str(action).split()[0] for action in legal}) else None
        best = None if position is None else best_card(regulation, position)
        if best is None:
            seen = games()[regulation.game].view(view, self._seat)
            return by_the_book(seen, legal, regulation, random)
        return by_card[best]


def best_card(regulation: Regulation, position: Any) -> str | None:
    """The best card of the seat whose turn it is, or None where there is no exact answer."""
    from mazziere.fast.solve import solve

    cards = len(position.get("stock", ())) + sum(map(len, position["hands"]))
    if regulation.game == "briscola" and len(position["hands"]) == 4 and cards > MOST_OF_FOUR:
        return None
    try:
        solution = solve(regulation, position)
    except Unsolved:
        return None
    return next(card for card, value in solution.cards.items() if value == solution.value)


def enrol() -> None:
    """Let the registry of players know the oracle."""
    if NAME not in known():
        register(NAME, lambda _: OraclePlayer())
