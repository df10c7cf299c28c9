"""Runs, sets, wilds and what they stand for. Knows no game: a law says what a sheet allows."""

from mazziere.melds.extending import arrange, extend
from mazziere.melds.fault import Fault
from mazziere.melds.laid import Laid, read_laid
from mazziere.melds.law import MeldLaw, Movement, SemiRun, SemiSet
from mazziere.melds.meld import Meld, Run, Set, meld_bag, meld_cards, meld_class, meld_size, meld_texts
from mazziere.melds.opening import open_meld
from mazziere.melds.shape import CLEAN, DIRTY, PLAIN, SEMI_CLEAN

__all__ = [
    "CLEAN",
    "DIRTY",
    "PLAIN",
    "SEMI_CLEAN",
    "Fault",
    "Laid",
    "Meld",
    "MeldLaw",
    "Movement",
    "Run",
    "SemiRun",
    "SemiSet",
    "Set",
    "arrange",
    "extend",
    "meld_bag",
    "meld_cards",
    "meld_class",
    "meld_size",
    "meld_texts",
    "open_meld",
    "read_laid",
]
