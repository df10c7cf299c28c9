"""Stock or pile: the pile is taken for a reason, when its cards make the turn worth more than an unknown card would."""

from mazziere.games.burraco.state import Pot
from mazziere.melds.bag import bag_of, distinct
from mazziere.players.book.burraco.plan import Plan, best_plan
from mazziere.players.book.burraco.position import Position
from mazziere.players.book.burraco.throwing import kept_worth

UNKNOWN_CARD = 12.0
"""What a card of the stock is worth on average."""
PROMISE = 0.5
"""Share of what the cards that are left may still become."""


def takes_pile(at: Position) -> bool:
    """Whether to take the pile."""
    if not at.pile:
        return False
    with_pile = best_plan(at, at.hand + bag_of(at.pile))
    without = best_plan(at, at.hand)
    gain = _promising(at, with_pile) - _promising(at, without)
    return gain > UNKNOWN_CARD


def _promising(at: Position, plan: Plan) -> float:
    if plan.ends and at.my_pot is not Pot.NONE:
        return plan.worth
    promise = sum(kept_worth(at, plan.left, card) for card in distinct(plan.left))
    return plan.worth + PROMISE * promise
