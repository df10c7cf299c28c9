"""Adding cards to a run or a set that lies, and where its wild then goes.

Strict movement: a wild keeps the card it stands for, and only that card displaces it. Freed, it takes its natural
place if it is the two of the suit and that place adjoins, else the hole that the same addition leaves, else the
nearest free end. A wild free at an end may serve at the other end when the addition needs it there.
Free movement: any legal layout of all the cards; the wild still stays where it is as long as that is legal.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from mazziere.melds import bits, shape
from mazziere.melds.fault import Fault
from mazziere.melds.laid import NOT_SAID, Laid
from mazziere.melds.law import MeldLaw, Movement
from mazziere.melds.meld import NO_WILD, Meld, Run, Set, card_at, meld_size, naturals_of, set_with
from mazziere.melds.numbers import ACE, IS_WILD, JOKER_NUMBER, SUIT_LENGTH, rank_of, suit_of, two_of

ANYWHERE = (1 << shape.ACE_HIGH + 1) - 2
TWO_BIT = 1 << shape.TWO_PLACE


@lru_cache(1 << 16)
def extend(law: MeldLaw, meld: Meld, laid: tuple[Laid, ...]) -> Meld | Fault:
    """The meld with these cards joined to it, all together and in any order, or why they do not join."""
    if isinstance(meld, Set):
        return _extend_set(law, meld, laid)
    sorted_in = _sort_in(meld.suit, meld.naturals, laid)
    if isinstance(sorted_in, Fault):
        return sorted_in
    return next(_layouts(law, meld, sorted_in), None) or _why(law, meld, sorted_in)


def arrange(law: MeldLaw, laid: tuple[Laid, ...]) -> Run | None:
    """The run that cards in any order make, its wild where it is needed, else at the low end, else at the high end."""
    suits = sorted({suit_of(card) for card, _ in laid if not IS_WILD[card]}) or [
        suit_of(card) for card, _ in laid if card != JOKER_NUMBER
    ]
    for suit in suits:
        cards = _sort_in(suit, 0, laid)
        if not isinstance(cards, Fault) and (run := next(_layouts(law, Run(suit, 0), cards), None)):
            return run
    return None


class _Added(NamedTuple):
    """Added cards sorted in: places taken for certain, aces, twos of the suit that may lie as themselves, wilds."""

    naturals: int = 0
    aces: int = 0
    twos: int = 0
    wilds: tuple[int, ...] = ()
    wish: int = ANYWHERE
    """The places where the wild may stand, as far as it was said."""


def _sort_in(suit: int, lying: int, laid: tuple[Laid, ...]) -> _Added | Fault:
    naturals = aces = twos = 0
    wilds: list[int] = []
    wish = ANYWHERE
    for one in laid:
        card, stands = one
        if IS_WILD[card] and not (card == two_of(suit) and stands in (NOT_SAID, card)):
            wish = wish if stands == NOT_SAID else _places(suit, stands)
            if not wish:
                return Fault.STANDS_ELSEWHERE
            wilds.append(card)
        elif not one.fits(card):
            return Fault.STANDS_ELSEWHERE
        elif suit_of(card) != suit:
            return Fault.WRONG_SUIT
        elif card == two_of(suit):
            twos += 1
        elif rank_of(card) == ACE:
            aces += 1
        else:
            bit = 1 << rank_of(card) + 1
            if (lying | naturals) & bit:
                return Fault.TAKEN
            naturals |= bit
    return _Added(naturals, aces, twos, tuple(wilds), wish)


def _places(suit: int, stands: int) -> int:
    """The places of a run where a wild stands for that card: two for an ace, none for another suit or a rank alone."""
    return sum(1 << place for place in range(shape.ACE_LOW, shape.ACE_HIGH + 1) if card_at(suit, place) == stands)


def _layouts(law: MeldLaw, old: Run, added: _Added) -> Iterator[Run]:
    """Every legal layout, the one to take first."""
    for aces in _ace_places(old, added.aces):
        for naturals, wild in _roles(law, old, added, aces):
            if wild == NO_WILD:
                if shape.is_run(law, naturals, 0):
                    yield Run(old.suit, naturals)
                continue
            for at in _wild_places(law, old, added, naturals, wild):
                if added.wish >> at & 1 and shape.is_run(law, naturals, at):
                    yield _settled(Run(old.suit, naturals, wild, at))


def _settled(run: Run) -> Run:
    """The run as it lies: a two that has come to its own place is no wild any more."""
    if run.at == shape.TWO_PLACE and run.wild == two_of(run.suit):
        return Run(run.suit, run.naturals | TWO_BIT)
    return run


def _ace_places(old: Run, aces: int) -> tuple[int, ...]:
    if aces == 0:
        return (0,)
    if aces > 1:
        return (shape.BOTH_ACES,) if aces == 2 and not old.naturals & shape.BOTH_ACES else ()
    low, high = 1 << shape.ACE_LOW, 1 << shape.ACE_HIGH
    order = (high, low) if old.at == shape.ACE_HIGH else (low, high)
    return tuple(bit for bit in order if not old.naturals & bit)


def _roles(law: MeldLaw, old: Run, added: _Added, aces: int) -> Iterator[tuple[int, int]]:
    """Which cards lie as themselves and which one is the wild (or NO_WILD), as far as the movement of wilds allows.

    A two of the suit may be either, so it has to be asked: whether one of them lies in its own place.
    """
    two = two_of(old.suit)
    base = old.naturals & ~TWO_BIT | added.naturals | aces
    twos = added.twos + (old.wild == two) + (old.naturals & TWO_BIT != 0)
    fixed = added.wilds if old.wild in (NO_WILD, two) else (old.wild, *added.wilds)
    freed = old.wild == two and base >> old.at & 1
    for natural in (True, False) if freed or old.wild != two else (False, True):
        if natural > twos:
            continue
        wilds = fixed + (two,) * (twos - natural)
        naturals = base | TWO_BIT if natural else base
        if len(wilds) > 1:
            continue
        if law.movement == Movement.FREE or _may(old, wilds, naturals):
            yield naturals, wilds[0] if wilds else NO_WILD


def _may(old: Run, wilds: tuple[int, ...], naturals: int) -> bool:
    """Whether strict movement lets the cards that lay take these roles."""
    if old.naturals & TWO_BIT:
        return naturals & TWO_BIT != 0
    if old.wild == NO_WILD or old.wild in wilds:
        return True
    return naturals >> old.at & 1 == 1 or _free_at_high_end(old)


def _free_at_high_end(old: Run) -> bool:
    """A two that lies as a wild at the high end may go to the other end, where it is itself."""
    return old.wild == two_of(old.suit) and old.at > bits.highest(old.naturals)


def _wild_places(law: MeldLaw, old: Run, added: _Added, naturals: int, wild: int) -> Iterator[int]:
    """The places for the wild, the one to take first."""
    gap = shape.holes(naturals)
    if old.wild != wild or wild in added.wilds:
        yield from _new_wild_places(added, naturals, gap)
        return
    displaced = naturals >> old.at & 1
    if not displaced:
        yield old.at
    if displaced or law.movement == Movement.FREE or shape.at_end(old.naturals, old.at):
        yield bits.lowest(gap) if gap else shape.nearest_end(naturals, old.at)


def _new_wild_places(added: _Added, naturals: int, gap: int) -> Iterator[int]:
    yield shape.resting_place(naturals)
    if not gap:
        yield shape.high_end(naturals)


def _extend_set(law: MeldLaw, meld: Set, laid: tuple[Laid, ...]) -> Set | Fault:
    for one in laid:
        card = one.card
        if IS_WILD[card]:
            if not one.fits_rank(meld.rank):
                return Fault.STANDS_ELSEWHERE
            if meld.wild != NO_WILD:
                return Fault.TWO_WILDS
            meld = meld._replace(wild=card)
        elif card % SUIT_LENGTH != meld.rank:
            return Fault.WRONG_RANK
        elif not one.fits(card):
            return Fault.STANDS_ELSEWHERE
        else:
            meld = set_with(meld, card)
    return meld if shape.is_set(law, naturals_of(meld), meld.wild != NO_WILD) else Fault.SET_FULL


def _why(law: MeldLaw, old: Run, added: _Added) -> Fault:
    """Why no layout is legal."""
    loosened = law._replace(run_max=shape.ACE_HIGH, ace_both_ends=True)
    anywhere = added._replace(wish=ANYWHERE)
    if next(_layouts(law, old, anywhere), None):
        return Fault.STANDS_ELSEWHERE
    if old.wild != NO_WILD and next(_layouts(law._replace(movement=Movement.FREE), old, anywhere), None):
        return Fault.WILD_STAYS
    if next(_layouts(loosened, old, anywhere), None):
        size = meld_size(old) + added.aces + added.twos + len(added.wilds) + added.naturals.bit_count()
        return Fault.RUN_FULL if size > law.run_max else Fault.BOTH_ACES
    wilds = len(added.wilds) + (old.wild != NO_WILD)
    if wilds > 1:
        return Fault.TWO_WILDS
    if old.wild != NO_WILD and not shape.at_end(old.naturals, old.at) and shape.holes(old.naturals | added.naturals):
        return Fault.WILD_STAYS
    return Fault.HOLE
