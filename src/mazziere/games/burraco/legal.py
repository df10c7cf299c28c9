"""What the player in turn may do: draws and discards complete, melds and additions as a covering set.

Every card that can be melded or added occurs in one of them; the other ways of laying the same cards are accepted
just as well (`refusal` is the judge, here too).
"""

from collections.abc import Iterator
from functools import lru_cache

from mazziere.games.burraco import discard, draw, melding
from mazziere.games.burraco.actions import BACK, DISCARDS, DRAW_PILE, DRAW_STOCK, Action, Verb
from mazziere.games.burraco.options import SecondSet
from mazziere.games.burraco.state import Phase, State, side_of
from mazziere.games.burraco.way_out import FREE_CARDS
from mazziere.melds import Set
from mazziere.melds.bag import count, distinct, jokers, kinds, size, suit_parts
from mazziere.melds.covering import joinings, openings
from mazziere.melds.laid import Laid
from mazziere.melds.numbers import JOKER_NUMBER, SUIT_LENGTH
from mazziere.melds.shape import SHORTEST

Cards = tuple[Laid, ...]


def legal(state: State) -> list[Action]:
    """The actions of the player in turn; empty when the deal is over."""
    if state.phase is Phase.OVER:
        return []
    if state.phase is Phase.DRAW:
        return [action for action in (DRAW_STOCK, DRAW_PILE) if draw.refusal(state, action) is None]
    hand = state.hands[state.turn]
    held = size(hand)
    found = _discards(hand)
    for card in _doubtful(state, hand, held):
        if discard.refusal(state, DISCARDS[card]):
            found.remove(DISCARDS[card])
    shorter: list[Action] = []
    for action in _plays(state, hand):
        if held - len(action.laid) >= FREE_CARDS or melding.refusal(state, action) is None:
            found.append(action)
        elif len(action.laid) > 1:
            shorter += _shorter(state, action)
    if state.before is not None:
        found.append(BACK)
    return list(dict.fromkeys(found + shorter)) if shorter else found


def _doubtful(state: State, hand: int, held: int) -> Iterator[int]:
    """The cards that perhaps may not be thrown: the last one, and the one taken from a pile of one."""
    if held == 1:
        yield from distinct(hand)
    elif state.single >= 0 and count(hand, state.single):
        yield state.single


def _discards(hand: int) -> list[Action]:
    found: list[Action] = []
    for suit, part in enumerate(suit_parts(kinds(hand))):
        found += _of_suit(suit, part)
    if jokers(hand):
        found.append(DISCARDS[JOKER_NUMBER])
    return found


@lru_cache(1 << 15)
def _of_suit(suit: int, part: int) -> tuple[Action, ...]:
    return tuple(DISCARDS[suit * SUIT_LENGTH + rank] for rank in distinct(part))


def _plays(state: State, hand: int) -> Iterator[Action]:
    """Melds and additions as far as the cards go."""
    regulation, melds = state.regulation, state.melds[side_of(state.turn)]
    taken: set[int] = set()
    if regulation.melds.second_set_same_rank is SecondSet.FORBIDDEN:
        taken = {meld.rank for meld in melds if isinstance(meld, Set)}
    for cards in openings(regulation.law, hand):
        if not (taken and _rank_of_set(cards) in taken):
            yield Action(Verb.MELD, cards)
    for at, meld in enumerate(melds):
        for cards in joinings(regulation.law, meld, hand):
            yield Action(Verb.ADD, cards, at)


def _rank_of_set(cards: Cards) -> int:
    ranks = {one.card % 13 for one in cards if not one.is_wild}
    return ranks.pop() if len(ranks) == 1 else JOKER_NUMBER


def _shorter(state: State, action: Action) -> Iterator[Action]:
    """Smaller plays in place of one that would leave no way out: parts of a meld, an addition with a card less."""
    if action.verb is Verb.ADD:
        parts = [action.laid[:at] + action.laid[at + 1 :] for at in range(len(action.laid))]
    else:
        cards = action.laid
        parts = [
            cards[at : at + length]
            for length in range(len(cards) - 1, SHORTEST - 1, -1)
            for at in range(len(cards) - length + 1)
        ]
    for part in parts:
        smaller = action._replace(laid=part)
        if melding.refusal(state, smaller) is None:
            yield smaller
