"""What to lay in this turn: towards the pot, towards closing, or simply what is worth most."""

from collections.abc import Callable
from typing import NamedTuple

from mazziere.games.burraco import closing, melding
from mazziere.games.burraco.options import HandPenalty
from mazziere.games.burraco.state import Pot
from mazziere.melds import PLAIN, Fault, Meld, MeldLaw, extend, meld_class, open_meld
from mazziere.melds.bag import distinct, size
from mazziere.melds.numbers import IS_WILD
from mazziere.players.book.burraco.finder import choose, useful_part
from mazziere.players.book.burraco.groups import Group, groups
from mazziere.players.book.burraco.position import Position

WILD_KEPT = 38.0
"""What a wild in the hand is worth: a group that uses one must gain more."""
CARD_GONE = 5.0
"""What each card out of the hand is worth while the pot is on the table."""
CARD_GONE_LATER = 2.0
"""The same once the pot was taken."""
POT_BY_FLY, POT_BY_DISCARD = 90.0, 75.0
"""What emptying the hand is worth while the side has not had its pot."""
NEARLY_OUT = (0.0, 0.0, 30.0, 20.0, 12.0, 6.0, 3.0)
"""By number of cards left, what being near to the pot is worth."""
CLOSING = 100.0
CLOSE_TO_CLOSING = 3
"""So many cards in an opponent's hand may be gone in its next turn."""
FIRST_BURRACO = 40.0
"""What the side's first burraco is worth besides its premium: without one nobody closes."""
STRANDED = (0.0, 0.0, 60.0, 30.0, 15.0)
"""By number of cards left, the one to throw among them: what it costs to have so few while nobody of the side may
close, for the pot is gone and there is no burraco. With one card a turn is one card drawn and one thrown.
"""
NEAR_THE_END = 6
"""With so many draws left, a wild in the hand is hardly worth more than on the table."""


class Plan(NamedTuple):
    """Groups to lay, what is left of the hand, and the worth of the whole turn."""

    groups: tuple[Group, ...]
    left: int
    worth: float
    ends: bool = False
    """Whether it empties the hand: the pot, or closing."""


def best_plan(at: Position, hand: int) -> Plan:
    """The best way to lay cards of this hand, which is the seat's own, perhaps with the pile."""
    found = groups(at.law, hand, at.mine)
    plain = _plain_plan(at, hand, found)
    out = _way_out(at, hand, found)
    return out if out and out.worth > plain.worth else plain


def _plain_plan(at: Position, hand: int, found: list[Group]) -> Plan:
    gone = CARD_GONE if at.my_pot is Pot.NONE else CARD_GONE_LATER
    if not found:
        return Plan((), hand, _left_worth(at, hand))
    kept = wild_kept(at)
    first = 0.0 if has_burraco(at.law, at.mine) else FIRST_BURRACO

    def gained(group: Group) -> float:
        return group.worth + first * group.burraco - kept * group.wilds

    _, chosen = choose(hand, found, lambda group: gained(group) + gone * group.size)
    if at.my_pot is not Pot.NONE and first and kept:
        chosen = _spared(size(hand), chosen, lambda group: gained(group) + gone * group.size)
    left = hand - sum(group.bag for group in chosen)
    return Plan(tuple(chosen), left, sum(map(gained, chosen)) + _left_worth(at, left))


def _spared(held: int, chosen: list[Group], gain: Callable[[Group], float]) -> list[Group]:
    """The groups without those that gain less than the cards are worth to a hand that would be nearly empty."""
    if any(group.burraco for group in chosen):
        return chosen
    kept = sorted(chosen, key=gain)
    left = held - sum(group.size for group in kept)
    while kept and gain(kept[0]) < _stranded(left) - _stranded(left + kept[0].size):
        left += kept.pop(0).size
    return kept


def _stranded(cards: int) -> float:
    return STRANDED[cards] if cards < len(STRANDED) else 0.0


def wild_kept(at: Position) -> float:
    """What a wild is worth in the hand: nothing when the deal may end before the next turn."""
    return 0.0 if ends_soon(at) else WILD_KEPT


def ends_soon(at: Position) -> bool:
    """Whether the deal may end before the next turn: hardly any stock, or an opponent who may close with few cards."""
    may_close = at.their_pot is not Pot.NONE and has_burraco(at.law, at.theirs)
    fewest = min(number for seat, number in enumerate(at.counts) if seat % 2 != at.seat % 2)
    return at.stock <= NEAR_THE_END or (may_close and fewest <= CLOSE_TO_CLOSING)


def has_burraco(law: MeldLaw, melds: tuple[Meld, ...]) -> bool:
    """Whether a side has a burraco."""
    return any(meld_class(law, meld) != PLAIN for meld in melds)


def _left_worth(at: Position, left: int) -> float:
    if at.my_pot is not Pot.NONE:
        return -CARD_GONE_LATER * size(left)
    cards = size(left)
    return (NEARLY_OUT[cards] if cards < len(NEARLY_OUT) else 0.0) - CARD_GONE * cards


def _way_out(at: Position, hand: int, found: list[Group]) -> Plan | None:
    """The plan that lays all cards, or all but one to throw, if there is one and the rules let it end the turn so."""
    if size(hand) - size(useful_part(hand, found)) > 1:
        return None
    _, chosen = choose(hand, found, lambda group: 1000 * group.size + group.worth)
    left = hand - sum(group.bag for group in chosen)
    cards = size(left)
    if cards > 1:
        return None
    gained = sum(group.worth for group in chosen)
    if at.my_pot is Pot.NONE:
        return Plan(tuple(chosen), left, gained + (POT_BY_DISCARD if cards else POT_BY_FLY), True)
    if cards == 0 or not _may_close(at, chosen, next(distinct(left))) or not wants_to_close(at):
        return None
    return Plan(tuple(chosen), left, gained + CLOSING, True)


def _may_close(at: Position, chosen: list[Group], card: int) -> bool:
    """Whether the side could close with this card once the groups lie."""
    if IS_WILD[card]:
        return False
    melds = list(at.mine)
    for group in chosen:
        action = group.action
        if action.meld < 0:
            laid = open_meld(at.law, action.laid)
        else:
            laid = extend(at.law, melds[action.meld], action.laid)
        if isinstance(laid, Fault):
            return False
        melds[action.meld :] = [laid] if action.meld < 0 else [laid, *melds[action.meld + 1 :]]
    pot = melding.pot_in_play(at.state, at.seat, at.seat % 2)
    return closing.refusal(at.regulation, pot, tuple(melds), card) is None


def wants_to_close(at: Position) -> bool:
    """Closing is right unless the partner's cards would cost more than it brings and the opponents are far from it."""
    partner = at.partner
    if partner is None or at.regulation.scoring.hand_penalty is HandPenalty.NONE:
        return True
    held = at.counts[partner]
    theirs = sum(number for seat, number in enumerate(at.counts) if seat % 2 != at.seat % 2)
    return held < 9 or theirs <= 6 or at.their_pot is Pot.NONE


def first_play(at: Position, plan: Plan) -> Group | None:
    """The group of the plan to lay first: the one that is worth most and that the rules accept now."""
    for group in sorted(plan.groups, key=lambda group: -group.worth):
        if melding.refusal(at.state, group.action) is None:
            return group
    return None
