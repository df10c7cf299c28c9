"""Why each card of a hand that may not be played now may not: the reason, in words, with its clause."""

from typing import Any

from mazziere.core import BadInput, Seat, Viewer
from mazziere.core.plain import plain
from mazziere.tables.decide import judged
from mazziere.tables.refused import NotDone
from mazziere.tables.shapes import Why
from mazziere.tables.state import State
from mazziere.tables.words import refusal


def why(state: State, viewer: Viewer, language: str) -> list[Why]:
    """For each card that the viewer holds and may not play, on the viewer's turn to play a card; else nothing."""
    running = state.running
    if running is None or not isinstance(viewer, Seat) or state.closed:
        return []
    if viewer not in running.waiting or viewer in running.held:
        return []
    held = _playable_cards(state.game.view(running.state, viewer), viewer)
    legal = {str(action) for action in state.game.legal(running.state, viewer)}
    if not legal & set(held):
        return []
    return [reason for card in held if card not in legal and (reason := _why(state, viewer, card, language))]


def _playable_cards(view: Any, seat: Seat) -> list[str]:
    """The cards of one's own hand, and those that lie open before one."""
    hand = plain(view.hands[seat])
    cards = [*(hand["cards"] or ()), *(hand.get("up") or ())]
    return list(dict.fromkeys(card for card in cards if card is not None))


def _why(state: State, seat: Seat, card: str, language: str) -> Why | None:
    try:
        judged(state, seat, card)
    except NotDone as refused:
        return Why(action=card, reason=refused.reason, words=refusal(language, refused), clause=refused.clause)
    except BadInput:
        return None
    return None
