"""What a hand's own runs and groups promise before anybody has declared."""

from collections.abc import Sequence

from mazziere.cards import Card
from mazziere.games.belote.declarations import detect, mask, worth
from mazziere.games.belote.regulation import Regulation

BEST_SIDE = 0.6
"""How much of one's own declarations counts: the other side may have better ones."""


def promised(hand: Sequence[Card], trump: str, regulation: Regulation) -> float:
    """The points that the hand's declarations bring on average; 0 where the sheet has none."""
    rules = regulation.declarations
    if rules is None:
        return 0.0
    values = worth(rules, trump)
    return BEST_SIDE * sum(values.points(claim) for claim in detect(mask(hand), rules, trump))
