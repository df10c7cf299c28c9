"""The state of a game as a position for the solver: every card open, the order of the stock too."""

from collections.abc import Mapping
from typing import Any

from mazziere.games.belote import known
from mazziere.games.belote.state import Playing
from mazziere.games.briscola.state import Phase
from mazziere.games.briscola.state import State as Briscola


def position_of(state: Any) -> Mapping[str, Any] | None:
    """The position, or None where no cards are being played or the game has no solver."""
    if isinstance(state, Playing):
        return _belote(state)
    if isinstance(state, Briscola) and state.phase is Phase.PLAYING:
        return _briscola(state)
    return None


def _belote(state: Playing) -> Mapping[str, Any]:
    contract, sides = state.frame.contract, state.frame.dealt.regulation.sides
    winners = [sides[trick.winner] for trick in state.tricks]
    piles = state.piles or ((),) * len(state.hands)
    return {
        "trump": contract.trump,
        "leader": (state.turn - len(state.trick)) % len(state.hands),
        "hands": [
            {
                "hand": [str(card) for card in hand],
                "up": [str(pile.up) if pile.up else None for pile in mine],
                "down": [str(pile.down) if pile.down else None for pile in mine],
            }
            for hand, mine in zip(known.hands(state), piles, strict=True)
        ],
        "trick": [str(state.frame.numbers.cards[number]) for number in state.trick],
        "tricks": [winners.count(side) for side in range(max(sides) + 1)],
        "taker": contract.taker,
    }


def _briscola(state: Briscola) -> Mapping[str, Any]:
    return {
        "trump": state.trump,
        "leader": state.leader,
        "hands": [[str(card) for card in hand] for hand in state.hands],
        "trick": [str(card) for card in state.trick],
        "stock": [str(card) for card in state.stock],
    }
