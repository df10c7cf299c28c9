"""The exchange of the seven of trump for the turned card, before the first card is led (two players with a stock).

Every seat is asked, also one that cannot exchange: whom the game waits for is no secret, who holds the seven is one.
"""

from mazziere.cards import Card
from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.belote import play, windows
from mazziere.games.belote.actions import SWAP, Action
from mazziere.games.belote.numbers import BIT
from mazziere.games.belote.options import TurnUp
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.state import Calls, Contract, Dealt, Exchange, Masks, State

SEVEN = "7"


def opened(
    dealt: Dealt, hands: Masks, calls: Calls, contract: Contract, out: tuple[Card, ...]
) -> tuple[State, tuple[Event, ...]]:
    """All hold their cards: the window where the sheet has the exchange and a seven may be held, else the play."""
    if not _possible(dealt, contract):
        return play.begin(dealt, hands, calls, contract, out), ()
    asked = tuple((dealt.first + place) % dealt.players for place in range(dealt.players))
    window = Exchange(dealt, hands, calls, contract, asked, out=out)
    return window, (Event("window", contract.taker, {"asked": list(asked)}),)


def _possible(dealt: Dealt, contract: Contract) -> bool:
    """As everybody can tell: the turned card is of the trump, it is no seven, and the pack has sevens."""
    bidding, turned = dealt.regulation.bidding, dealt.turned
    if bidding is None or bidding.turn_up is not TurnUp.EXCHANGE_SEVEN or turned is None:
        return False
    return turned.suit == contract.trump and turned.rank != SEVEN and Card(SEVEN, turned.suit) in dealt.deck


def _holds(state: Exchange, seat: Seat) -> bool:
    return bool(state.hands[seat] & BIT[Card(SEVEN, state.contract.trump)])


def waiting(state: Exchange) -> tuple[Seat, ...]:
    """Who has not answered yet, the leader first."""
    return windows.waiting(state)


def legal(state: Exchange, seat: Seat) -> list[Action]:
    """The holder of the seven may exchange it; everybody may go on."""
    calls = windows.legal(state, seat, SWAP)
    return calls if _holds(state, seat) else calls[1:]


def refusal(state: Exchange, seat: Seat, action: Action) -> Refusal | None:
    """Why not: only the seven of trump is exchanged, and the cards are not played yet."""
    refused = windows.refusal(state, seat, action, SWAP)
    return Refusal.NO_SEVEN if refused is None and action is SWAP and not _holds(state, seat) else refused


def step(state: Exchange, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """One more answer; with the last one the play begins, after the exchange if there is one."""
    state, settled = windows.answered(state, seat, action)
    if settled is None:
        return state, (windows.heard(seat, action),)
    dealt, turned, holder = state.dealt, state.dealt.turned, settled.seat
    if holder is None or turned is None:
        return play.begin(dealt, state.hands, state.calls, state.contract, state.out), ()
    seven = Card(SEVEN, state.contract.trump)
    hands = list(state.hands)
    hands[holder] ^= BIT[seven] | BIT[turned]
    out = tuple(seven if card == turned else card for card in state.out)
    swapped = Event("swap", holder, {"given": str(seven), "taken": str(turned)})
    dealt = dealt._replace(turned=seven)
    return play.begin(dealt, tuple(hands), state.calls, state.contract, out, (holder, turned)), (swapped,)
