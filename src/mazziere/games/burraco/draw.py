"""The draw that begins a turn: one card of the stock, or the whole pile (BUR-13)."""

from mazziere.core.event import Event
from mazziere.games.burraco.actions import Action, Verb
from mazziere.games.burraco.refusal import Refusal
from mazziere.games.burraco.state import NO_CARD, Phase, State, replaced
from mazziere.games.burraco.way_out import FREE_CARDS, no_way_out
from mazziere.melds.bag import ONE, bag_of, count, size
from mazziere.melds.numbers import TEXTS


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the player in turn may not draw this way."""
    if state.phase is not Phase.DRAW:
        return Refusal.ALREADY_DRAWN
    if action.verb is Verb.DRAW_STOCK:
        return Refusal.STOCK_ENDED if state.left <= state.regulation.end.stock_end else None
    if not state.pile:
        return Refusal.PILE_EMPTY
    if len(state.pile) > 1 or size(state.hands[state.turn]) >= FREE_CARDS:
        return None
    taken = pile_taken(state)
    return no_way_out(taken, taken.hands[taken.turn], taken.melds[taken.turn % 2], taken.pot[taken.turn % 2])


def step(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Draw."""
    seat = state.turn
    if action.verb is Verb.DRAW_PILE:
        cards = [TEXTS[card] for card in state.pile]
        return pile_taken(state), (Event("draw", seat, {"from": "pile", "cards": cards}),)
    left = state.left - 1
    card = state.stock[left]
    drawn = state._replace(
        phase=Phase.PLAY,
        hands=replaced(state.hands, seat, state.hands[seat] + ONE[card]),
        left=left,
        moved=True,
    )
    seen = Event("draw", seat, {"from": "stock", "stock": left}, {"card": TEXTS[card]}, frozenset({seat}))
    return drawn, (seen,)


def pile_taken(state: State) -> State:
    """The position after the player in turn has taken the pile. Who takes a pile of one card has to remember it."""
    seat, pile = state.turn, state.pile
    hand, cards = state.hands[seat], bag_of(pile)
    single = pile[0] if len(pile) == 1 else NO_CARD
    return state._replace(
        phase=Phase.PLAY,
        hands=replaced(state.hands, seat, hand + cards),
        known=replaced(state.known, seat, state.known[seat] + cards),
        pile=(),
        single=single,
        equal_held=single != NO_CARD and count(hand, single) > 0,
    )
