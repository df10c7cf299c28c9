"""The law of tricks: obligations, winner and points, for any game of tricks. Plain integers on the hot path.

`law` numbers the cards and states the law, `obligations` says what may be played, `winner` what wins, `points` what
it is worth. Each module lists its hot functions in `HOT`: they are compiled as they stand.
"""

from mazziere.tricks.law import NO_SUIT, Exemption, Overruff, TrickLaw, Trump, Underruff, UnderruffPartner, packed
from mazziere.tricks.obligations import legal
from mazziere.tricks.points import points
from mazziere.tricks.winner import beats, winner

__all__ = [
    "NO_SUIT",
    "Exemption",
    "Overruff",
    "TrickLaw",
    "Trump",
    "Underruff",
    "UnderruffPartner",
    "beats",
    "legal",
    "packed",
    "points",
    "winner",
]
