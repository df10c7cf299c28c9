"""What may be done before the card: the exchange for the turned card is always worth it; signals are left to people."""

from collections.abc import Sequence

from mazziere.games.briscola.actions import Action, Swap


def choose_extra(legal: Sequence[Action]) -> Action | None:
    """The exchange, where it is allowed."""
    return next((action for action in legal if isinstance(action, Swap)), None)
