"""After the deal: nobody is asked, and nothing may be done."""

from mazziere.core.seats import Seat
from mazziere.games.belote.actions import Action
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.state import Over


def waiting(state: Over) -> tuple[Seat, ...]:
    """Nobody."""
    return ()


def legal(state: Over, seat: Seat) -> list[Action]:
    """Nothing."""
    return []


def refusal(state: Over, seat: Seat, action: Action) -> Refusal:
    """The deal is over."""
    return Refusal.DEAL_OVER
