"""Melds, additions, and taking the last of them back (BUR-06 to BUR-12)."""

from mazziere.core.event import Event
from mazziere.core.seats import Seat
from mazziere.games.burraco import pot as pots
from mazziere.games.burraco.actions import Action, Verb
from mazziere.games.burraco.options import SecondSet
from mazziere.games.burraco.refusal import Refusal
from mazziere.games.burraco.scoring import CLASS_NAMES
from mazziere.games.burraco.state import Phase, Pot, State, replaced, side_of
from mazziere.games.burraco.way_out import no_way_out
from mazziere.melds import Fault, Meld, Set, extend, meld_class, meld_texts, open_meld
from mazziere.melds.bag import ONE, bag_of, count, distinct, holds
from mazziere.melds.numbers import COPIES

FAULTS: dict[Fault, Refusal] = {fault: Refusal[fault.name] for fault in Fault}


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the player in turn may not lay this meld or addition."""
    if state.phase is not Phase.PLAY:
        return Refusal.DRAW_FIRST
    seat = state.turn
    cards = _held(state.hands[seat], action.cards)
    if not cards:
        return Refusal.NOT_HELD
    side = side_of(seat)
    melds = laid(state, action)
    if isinstance(melds, Refusal):
        return melds
    hand = state.hands[seat] - cards
    return no_way_out(state, hand, melds, pot_in_play(state, seat, side))


def _held(hand: int, cards: tuple[int, ...]) -> int:
    """The cards as a bag; nothing when they are not all in the hand."""
    if len(cards) > 4 and any(cards.count(card) > COPIES[card] for card in set(cards)):
        return 0
    bag = bag_of(cards)
    return bag if holds(hand, bag) else 0


def laid(state: State, action: Action) -> tuple[Meld, ...] | Refusal:
    """The melds of the side in turn after a meld or an addition, or why the cards do not go together."""
    regulation, melds = state.regulation, state.melds[side_of(state.turn)]
    if action.verb is Verb.MELD:
        new = open_meld(regulation.law, action.laid)
        if isinstance(new, Fault):
            return FAULTS[new]
        if isinstance(new, Set) and regulation.melds.second_set_same_rank is SecondSet.FORBIDDEN:
            if any(isinstance(meld, Set) and meld.rank == new.rank for meld in melds):
                return Refusal.SECOND_SET
        return (*melds, new)
    if not 0 <= action.meld < len(melds):
        return Refusal.NO_SUCH_MELD
    longer = extend(regulation.law, melds[action.meld], action.laid)
    if isinstance(longer, Fault):
        return FAULTS[longer]
    return (*melds[: action.meld], longer, *melds[action.meld + 1 :])


def pot_in_play(state: State, seat: Seat, side: int) -> Pot:
    """The state of the side's pot once the seat has played: its taker plays it with the first card."""
    return Pot.PLAYED if state.taker[side] == seat else state.pot[side]


def step(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Lay a meld or an addition that is not refused; a hand without cards takes its pot on the fly."""
    seat, side = state.turn, side_of(state.turn)
    melds = laid(state, action)
    assert not isinstance(melds, Refusal)
    cards = bag_of(action.cards)
    played = state._replace(
        hands=replaced(state.hands, seat, state.hands[seat] - cards),
        known=replaced(state.known, seat, without(state.known[seat], cards)),
        melds=(melds, state.melds[1]) if side == 0 else (state.melds[0], melds),
        moved=True,
        before=state,
        **pots.played_by(state, seat),
    )
    event = _event(state, action, melds, side)
    if played.hands[seat]:
        return played, (event,)
    flown, pot = pots.on_the_fly(played)
    return flown, (event, pot)


def _event(state: State, action: Action, melds: tuple[Meld, ...], side: int) -> Event:
    at = len(melds) - 1 if action.verb is Verb.MELD else action.meld
    now = meld_class(state.regulation.law, melds[at])
    open_: dict[str, object] = {
        "side": side,
        "meld": at,
        "laid": [str(one) for one in action.laid],
        "cards": list(meld_texts(melds[at])),
    }
    if now and (at >= len(state.melds[side]) or now != meld_class(state.regulation.law, state.melds[side][at])):
        open_["burraco"] = CLASS_NAMES[now]
    return Event(action.verb.value, state.turn, open_)


def back_refusal(state: State, action: Action) -> Refusal | None:
    """Why nothing can be taken back: nothing was laid since the draw, or the pot has been seen since."""
    if state.phase is not Phase.PLAY:
        return Refusal.DRAW_FIRST
    if state.before is None:
        return Refusal.POT_SEEN if state.flown else Refusal.NOTHING_TO_TAKE_BACK
    return None


def step_back(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Take the last meld or addition of the turn back. Everybody has seen its cards."""
    assert state.before is not None
    seat, side = state.turn, side_of(state.turn)
    returned = state.before.hands[seat] - state.hands[seat]
    before = state.before._replace(known=replaced(state.known, seat, state.known[seat] + returned))
    now = [list(meld_texts(meld)) for meld in before.melds[side]]
    return before, (Event("back", seat, {"side": side, "melds": now}),)


def without(known: int, cards: int) -> int:
    """The cards of a hand that are known once these were played: of two equal ones, the known one may have gone."""
    for card in distinct(cards):
        known -= min(count(known, card), count(cards, card)) * ONE[card]
    return known
