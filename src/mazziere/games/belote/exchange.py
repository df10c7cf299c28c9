"""The exchange of the seven of trump for the turned card, before the first card is led (two players with a stock)."""

from mazziere.cards import Card
from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.belote import play
from mazziere.games.belote.actions import PASS, SWAP, Action
from mazziere.games.belote.numbers import BIT
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.state import Exchange, Playing


def waiting(state: Exchange) -> tuple[Seat, ...]:
    """The holder of the seven alone."""
    return (state.holder,)


def legal(state: Exchange, seat: Seat) -> list[Action]:
    """Exchange, or leave it."""
    return [SWAP, PASS] if seat == state.holder else []


def refusal(state: Exchange, seat: Seat, action: Action) -> Refusal | None:
    """Why not: it is the holder's choice, and the cards are not played yet."""
    if seat != state.holder:
        return Refusal.NOT_YOUR_TURN
    return None if action in (SWAP, PASS) else Refusal.NOT_NOW


def step(state: Exchange, seat: Seat, action: Action) -> tuple[Playing, tuple[Event, ...]]:
    """The play begins, after the exchange if there is one."""
    dealt, turned = state.dealt, state.dealt.turned
    if action is PASS or turned is None:
        return play.begin(dealt, state.hands, state.calls, state.contract, state.out), ()
    seven = Card("7", state.contract.trump)
    hands = list(state.hands)
    hands[seat] ^= BIT[seven] | BIT[turned]
    out = tuple(seven if card == turned else card for card in state.out)
    swapped = Event("swap", seat, {"given": str(seven), "taken": str(turned)})
    dealt = dealt._replace(turned=seven)
    return play.begin(dealt, tuple(hands), state.calls, state.contract, out, (seat, turned)), (swapped,)
