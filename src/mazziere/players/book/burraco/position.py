"""What the book knows: its seat's view as numbers, and a state to ask the rules about its own plays."""

from functools import lru_cache
from typing import NamedTuple

from mazziere.core.match import Match
from mazziere.core.seats import Seat
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.state import NO_CARD, NOBODY, Phase, Pot, State
from mazziere.games.burraco.view import View
from mazziere.melds import Fault, Meld, MeldLaw, open_meld, read_laid
from mazziere.melds.bag import ONE
from mazziere.melds.numbers import NUMBERS

NUMBER_OF: dict[str, int] = {str(card): number for card, number in NUMBERS.items()}
POTS = {"none": Pot.NONE, "taken": Pot.TAKEN, "played": Pot.PLAYED}
UNKNOWN_MATCH = Match(dealer=0, scores=(0, 0))


class Position(NamedTuple):
    """One seat's knowledge. Bags as in `melds.bag`; `seen` is what everybody knows of each hand."""

    regulation: Regulation
    seat: Seat
    hand: int
    mine: tuple[Meld, ...]
    theirs: tuple[Meld, ...]
    my_pot: Pot
    their_pot: Pot
    counts: tuple[int, ...]
    seen: tuple[int, ...]
    pile: tuple[int, ...]
    stock: int
    state: State
    """The position as the rules see it, everything hidden left out: enough to judge plays of this seat."""

    @property
    def law(self) -> MeldLaw:
        """What the sheet says about melds."""
        return self.regulation.law

    @property
    def next_seat(self) -> Seat:
        """The opponent who plays next."""
        return (self.seat + 1) % len(self.counts)

    @property
    def partner(self) -> Seat | None:
        """The partner's seat; None where each plays alone."""
        return (self.seat + 2) % 4 if len(self.counts) == 4 else None


def position(view: View, regulation: Regulation) -> Position:
    """Read a view of the seat in turn."""
    seat = view.turn.seat
    side = seat % 2
    law = regulation.law
    hand = _bag(view.hands[seat].cards or ())
    melds = tuple([tuple([_meld(law, meld.cards) for meld in of_side.melds]) for of_side in view.sides])
    pot = tuple([POTS[of_side.pot] for of_side in view.sides])
    pile = tuple([NUMBER_OF[text] for text in view.pile])
    seats = len(view.hands)
    taker = tuple([NOBODY if of_side.pot_holder is None else of_side.pot_holder for of_side in view.sides])
    state = State(
        regulation=regulation,
        match=UNKNOWN_MATCH,
        dealer=view.dealer,
        turn=seat,
        phase=Phase(view.phase),
        hands=tuple([hand if at == seat else 0 for at in range(seats)]),
        stock=(),
        left=view.stock,
        pile=pile,
        pots=((),) * len(view.pots),
        melds=melds,
        pot=pot,
        taker=taker,
        known=(0,) * seats,
        single=NO_CARD if view.turn.single is None else NUMBER_OF[view.turn.single],
        equal_held=view.turn.equal_held,
    )
    return Position(
        regulation=regulation,
        seat=seat,
        hand=hand,
        mine=melds[side],
        theirs=melds[1 - side],
        my_pot=pot[side],
        their_pot=pot[1 - side],
        counts=tuple([hand.count for hand in view.hands]),
        seen=tuple([_bag(hand.seen) if hand.seen else 0 for hand in view.hands]),
        pile=pile,
        stock=view.stock,
        state=state,
    )


def _bag(texts: tuple[str, ...]) -> int:
    return sum([ONE[NUMBER_OF[text]] for text in texts])


@lru_cache(1 << 14)
def _meld(law: MeldLaw, texts: tuple[str, ...]) -> Meld:
    meld = open_meld(law, tuple(read_laid(text) for text in texts))
    assert not isinstance(meld, Fault)
    return meld
