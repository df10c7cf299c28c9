"""The figures of the book's card play, in card points. Found by playing many duplicate deals with others."""

from typing import NamedTuple


class Weights(NamedTuple):
    """How the book weighs the cards.

    `later_*` are points that a card is expected to bring later when it is kept: a trump that nobody can beat, one that
    one higher trump or more can beat, a plain card that nobody can beat. `ahead` is what each player still to come adds
    to a trick.
    """

    ahead: float = 1.3
    lead: float = 3.0
    later_master_trump: float = 13.0
    later_next_trump: float = 12.5
    later_small_trump: float = 6.0
    later_master: float = 5.3
    guarded: float = 0.35
    bare: float = -0.45
    draw: float = 7.0
    draw_partner: float = 3.6
    draw_defence: float = -6.0
    ace_first: float = 5.0
    partner_ruffs: float = 6.0
    shorten: float = 3.0
    unguard: float = 4.0
    last_trick: float = 10.0


WEIGHTS = Weights()
