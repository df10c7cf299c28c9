"""What the book does without weighing: it draws trumps as taker, and wastes none on the partner's trick."""

from mazziere.players.book.belote.chance import beats_it
from mazziere.players.book.belote.table import Table
from mazziere.tricks import Trump
from mazziere.tricks.law import above, suit_cards

LONG = 4
"""So many trumps with the best one are drawn from the start."""
EARLY = 2
"""How many tricks count as the start."""
SURE = 0.04
"""A partner whose card is beaten with less than this chance has the trick."""


def narrowed(table: Table, legal: int) -> int:
    """The cards that are worth weighing, out of the legal ones."""
    if table.law.trump != Trump.SUIT:
        return legal
    if not table.trick:
        return legal & _draws(table) or legal
    return legal & ~_wasted(table) or legal


def _draws(table: Table) -> int:
    """The trumps to lead, for a taker who holds the best one and enough others, while an enemy may hold one."""
    trumps = suit_cards(table.law, 0)
    mine = table.hand & trumps
    if table.taker != table.me or table.finished >= EARLY or mine.bit_count() < LONG:
        return 0
    best = mine.bit_length() - 1
    if table.abroad(above(trumps, best) & trumps) or not table.abroad(trumps):
        return 0
    return 1 << best


def _wasted(table: Table) -> int:
    """Trumps on a plain trick that the partner already has."""
    trumps = suit_cards(table.law, 0)
    if table.partner is None or table.winning != table.partner or table.led == 0:
        return 0
    for seat in table.behind:
        if seat != table.partner and beats_it(table, seat, table.led, table.best) > SURE:
            return 0
    return trumps
