"""The play of briscola: any card may be played; the highest trump wins, else the highest card of the suit led."""

from mazziere.cards import Card
from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.briscola.actions import PLAYS, SIGNALS, Action, Play, Signal
from mazziere.games.briscola.actions import Swap as SwapAction
from mazziere.games.briscola.deal import HAND, looks
from mazziere.games.briscola.refusal import Refusal
from mazziere.games.briscola.regulation import PartnerView, Swap, Talk
from mazziere.games.briscola.state import Hands, Phase, State, Trick
from mazziere.games.briscola.values import points, winner


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why the seat in turn may not do this, or None."""
    if isinstance(action, Play):
        return None if action.card in state.hands[seat] else Refusal.NOT_IN_HAND
    if isinstance(action, Signal):
        return _no_signal(state, seat)
    if isinstance(action, SwapAction):
        return None if swap_card(state, seat) else Refusal.NO_SWAP
    return Refusal.NO_AUCTION


def _no_signal(state: State, seat: Seat) -> Refusal | None:
    talking = state.regulation.talking
    if talking is None or talking.talk is Talk.SILENT or not state.regulation.in_pairs:
        return Refusal.NO_SIGNALS
    return Refusal.SIGNAL_ONCE if any(who == seat for who, _ in state.signals) else None


def legal(state: State) -> tuple[Action, ...]:
    """Everything that the seat in turn may do: any of its cards (PIN-BRI-07), and where the sheet has them, more."""
    seat = state.turn
    plays: tuple[Action, ...] = tuple([PLAYS[card] for card in state.hands[seat]])
    swaps = (SwapAction(),) if swap_card(state, seat) else ()
    signals = tuple(Signal(what) for what in SIGNALS) if _no_signal(state, seat) is None else ()
    return plays + swaps + signals


def swap_card(state: State, seat: Seat) -> Card | None:
    """The trump that the seat may exchange for the turned card now, if any (decision R6).

    The exchange is for a side that has won a trick, before its card of this trick, while the turned card lies
    under the stock. The seven goes for the turned card; the two for the seven or a lower one where the seven
    has its own exchange, else for any.
    """
    swap, turned = state.regulation.swap, state.turned
    if swap is Swap.NONE or turned is None or len(state.stock) < 2 or not _won_one(state, seat):
        return None
    turned_is_high = points(turned) > 0
    sevens = swap is Swap.SEVEN or (swap is Swap.BOTH and turned_is_high)
    wanted = Card("7" if sevens else "2", turned.suit)
    return wanted if wanted in state.hands[seat] and (turned_is_high or not sevens) else None


def _won_one(state: State, seat: Seat) -> bool:
    mates = {seat, (seat + 2) % 4} if state.regulation.in_pairs else {seat}
    return any(trick.winner in mates for trick in state.tricks)


def step(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The deal after an allowed card, exchange or signal, and what the table sees."""
    if isinstance(action, Signal):
        said = state._replace(signals=(*state.signals, (seat, action.what)))
        return said, (Event("signal", seat, {"signal": action.what}),)
    if isinstance(action, SwapAction):
        return _swap(state, seat)
    assert isinstance(action, Play)
    return _play(state, seat, action.card)


def _swap(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    given, turned = swap_card(state, seat), state.turned
    assert given is not None
    assert turned is not None
    hand = tuple(turned if card == given else card for card in state.hands[seat])
    state = state._replace(
        hands=_with(state.hands, seat, hand),
        stock=(*state.stock[:-1], given),
        turned=given,
        swapped=(*state.swapped, (seat, turned)),
    )
    return state, (Event("swap", seat, {"given": str(given), "taken": str(turned)}),)


def _with(hands: Hands, seat: Seat, hand: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _play(state: State, seat: Seat, card: Card) -> tuple[State, tuple[Event, ...]]:
    hand = list(state.hands[seat])
    hand.remove(card)
    trick = (*state.trick, card)
    hands = _with(state.hands, seat, tuple(hand))
    played = Event("play", seat, {"card": str(card)})
    if len(trick) < len(hands):
        turn = (seat + 1) % len(hands)
        return state._replace(hands=hands, trick=trick, turn=turn, looking=False), (played,)
    return _close(state, hands, trick, played)


def _close(state: State, hands: Hands, trick: tuple[Card, ...], played: Event) -> tuple[State, tuple[Event, ...]]:
    """The trick is full: its winner takes it, draws first, and leads the next one (PIN-BRI-06, PIN-BRI-09)."""
    assert state.trump is not None
    best = (state.leader + winner(state.trump, trick)) % len(hands)
    hands, drawn = _draw(state, hands, best)
    stock = state.stock[len(drawn) :]
    state = state._replace(
        hands=hands,
        stock=stock,
        tricks=(*state.tricks, Trick(state.leader, trick, best)),
        trick=(),
        signals=(),
        leader=best,
        turn=best,
        looking=len(drawn) > 0 and not stock and _partners_look(state, hands),
        phase=state.phase if any(hands) else Phase.OVER,
    )
    won = Event("trick", best, {"points": sum(map(points, trick))})
    if state.phase is Phase.OVER:
        return state, (played, won, Event("over", None))
    return state, (played, won, *drawn, *(looks(state) if state.looking else ()))


def _draw(state: State, hands: Hands, first: Seat) -> tuple[Hands, list[Event]]:
    """One card each from the stock, the winner first; the turned card is the last of all."""
    players = len(hands)
    if len(state.stock) < players:
        return hands, []
    held, drawn = list(hands), []
    for place, card in enumerate(state.stock[:players]):
        seat = (first + place) % players
        held[seat] = (*held[seat], card)
        face_up = {"card": str(card)} if card == state.turned else {}
        drawn.append(Event("draw", seat, face_up, {"card": str(card)}, frozenset({seat})))
    return tuple(held), drawn


def _partners_look(state: State, hands: Hands) -> bool:
    partners = state.regulation.partners
    before_last = partners is not None and partners.partner_view is PartnerView.BEFORE_LAST_THREE
    return before_last and len(hands[0]) == HAND
