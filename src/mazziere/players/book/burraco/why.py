"""Why the book acts as it does, from what the seat itself sees: the plan that the choice was made by."""

from collections.abc import Sequence

from mazziere.core import Regulation
from mazziere.games.burraco import regulation as rules
from mazziere.games.burraco.actions import Action, Verb
from mazziere.games.burraco.state import Pot
from mazziere.games.burraco.view import View
from mazziere.melds.bag import size
from mazziere.melds.numbers import TEXTS
from mazziere.players.book.burraco.plan import best_plan, first_play
from mazziere.players.book.burraco.position import Position, position
from mazziere.players.book.burraco.throwing import danger, kept_worth
from mazziere.players.book.reason import Reason, Reasons

USEFUL = 6.0
"""A card that is worth this much kept still has something to become."""


def reasons(view: View, legal: Sequence[Action], action: Action, regulation: Regulation) -> Reasons:
    """What to look at, then why this action. `action` is what the book chose for this view."""
    assert isinstance(regulation, rules.Regulation)
    at = position(view, regulation)
    match action.verb:
        case Verb.DRAW_STOCK | Verb.DRAW_PILE:
            return _draw(at, action)
        case Verb.MELD | Verb.ADD:
            return _lay(at, action)
        case Verb.DISCARD:
            return _throw(at, action)
    return ()


def _draw(at: Position, action: Action) -> Reasons:
    looked = Reason("burraco.why.look.pile", {"count": len(at.pile)})
    return looked, Reason(f"burraco.why.{'pile' if action.verb is Verb.DRAW_PILE else 'stock'}")


def _lay(at: Position, action: Action) -> Reasons:
    plan = best_plan(at, at.hand)
    group = first_play(at, plan)
    params = {"cards": " ".join(TEXTS[card] for card in action.cards)}
    if plan.ends:
        looked = Reason("burraco.why.look.out" if at.my_pot is not Pot.NONE else "burraco.why.look.pot")
    else:
        looked = Reason("burraco.why.look.add" if action.verb is Verb.ADD else "burraco.why.look.hand")
    if group and group.burraco:
        return looked, Reason("burraco.why.burraco", params)
    if group and group.wilds:
        return looked, Reason("burraco.why.wild", params)
    return looked, Reason("burraco.why.add" if action.verb is Verb.ADD else "burraco.why.meld", params)


def _throw(at: Position, action: Action) -> Reasons:
    card = action.cards[0]
    params = {"card": TEXTS[card]}
    if size(at.hand) == 1:
        return (Reason("burraco.why.pot" if at.my_pot is Pot.NONE else "burraco.why.close", params),)
    looked = Reason("burraco.why.look.throw")
    if danger(at, card) > 0:
        return looked, Reason("burraco.why.throw.least", params)
    return looked, Reason(
        "burraco.why.throw.idle" if kept_worth(at, at.hand, card) < USEFUL else "burraco.why.throw.safe", params
    )
