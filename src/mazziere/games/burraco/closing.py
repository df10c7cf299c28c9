"""What throwing the last card asks: the pot played, a burraco, and no wild (BUR-22, BUR-23)."""

from mazziere.games.burraco.options import CloseBurraco, ClosePot
from mazziere.games.burraco.refusal import Refusal
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.state import Pot
from mazziere.melds import CLEAN, PLAIN, Meld, meld_class
from mazziere.melds.numbers import IS_WILD


def refusal(regulation: Regulation, pot: Pot, melds: tuple[Meld, ...], card: int) -> Refusal | None:
    """Why the side, whose pot and melds these are, may not close with this discard; None when it may."""
    classes = {meld_class(regulation.law, meld) for meld in melds}
    best = max(classes, default=PLAIN)
    return rule(regulation, pot, best > PLAIN, best == CLEAN, card)


def rule(regulation: Regulation, pot: Pot, burraco: bool, clean: bool, card: int) -> Refusal | None:
    """The same, for a side that has a burraco or not, and a clean one or not."""
    if pot is Pot.NONE:
        return Refusal.CLOSE_POT_NOT_TAKEN
    if pot is Pot.TAKEN and regulation.end.close_pot is ClosePot.PLAYED:
        return Refusal.CLOSE_POT_NOT_PLAYED
    if not burraco:
        return Refusal.CLOSE_NO_BURRACO
    if not clean and regulation.end.close_burraco is CloseBurraco.CLEAN:
        return Refusal.CLOSE_NO_CLEAN
    return Refusal.CLOSE_WILD if IS_WILD[card] else None
