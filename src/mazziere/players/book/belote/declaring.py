"""Declarations by the book: everything that the hand holds, the best claim first."""

from collections.abc import Sequence

from mazziere.cards import cards
from mazziere.games.belote.actions import Action, Declare
from mazziere.games.belote.declarations import detect, mask
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.view import View


def choose_claim(view: View, legal: Sequence[Action], regulation: Regulation) -> Action | None:
    """A claim that is true and may still be made, or None. Claims of cards that one does not hold are never made."""
    rules = regulation.declarations
    if rules is None or view.trump is None or not any(isinstance(action, Declare) for action in legal):
        return None
    assert isinstance(view.viewer, int)
    true = detect(mask(cards(view.hands[view.viewer]["cards"])), rules, view.trump)
    return next((action for claim in true for action in legal if _claims(action, claim)), None)


def _claims(action: Action, claim: object) -> bool:
    return isinstance(action, Declare) and action.claim == claim
