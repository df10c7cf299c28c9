"""Laying a new meld: cards in table order become a run or a set, or a fault says why not."""

from collections.abc import Iterator
from functools import lru_cache

from mazziere.melds import bits, shape
from mazziere.melds.bag import FIELD
from mazziere.melds.fault import Fault
from mazziere.melds.laid import Laid
from mazziere.melds.law import MeldLaw
from mazziere.melds.meld import NO_WILD, Meld, Run, Set, card_at, is_legal
from mazziere.melds.numbers import ACE, IS_WILD, JOKER_NUMBER, TWO, rank_of, suit_of


@lru_cache(1 << 14)
def open_meld(law: MeldLaw, laid: tuple[Laid, ...]) -> Meld | Fault:
    """The meld that the cards make as they stand: a run low to high or high to low, a set in any order.

    A wild in a run stands for the card of its place; what is said of it (`JK=5H`) must agree.
    """
    if len(laid) < shape.SHORTEST:
        return Fault.TOO_SHORT
    ranks = {rank_of(card) for card, _ in laid if not IS_WILD[card]}
    if not ranks:
        return Fault.ONLY_WILDS
    found: Meld | Fault | None = _as_set(laid, ranks.pop()) if len(ranks) == 1 else None
    if found is None or isinstance(found, Fault):
        found = next(_as_run(laid), found)
    if found is None:
        return _run_fault(law, laid)
    if isinstance(found, Fault) or is_legal(law, found):
        return found
    return _unlawful(law, found)


def _as_set(laid: tuple[Laid, ...], rank: int) -> Set | Fault | None:
    """The set of this rank; None where only one card has the rank, so that a run is meant."""
    naturals = [card for card, _ in laid if not IS_WILD[card]]
    wild = [one.card for one in laid if one.is_wild]
    if len(naturals) < shape.FEWEST_NATURALS:
        return None
    if len(wild) > 1:
        return Fault.TWO_WILDS
    if not all(one.fits_rank(rank) if one.is_wild else one.fits(one.card) for one in laid):
        return Fault.STANDS_ELSEWHERE
    counts = sum(1 << FIELD * suit_of(card) for card in naturals)
    if any(counts >> FIELD * suit & 7 > 2 for suit in range(4)):
        return Fault.THREE_EQUAL
    return Set(rank, counts, wild[0] if wild else NO_WILD)


def _as_run(laid: tuple[Laid, ...]) -> Iterator[Run]:
    """The readings as a run with at most one wild, those without one first."""
    suits = sorted({suit_of(card) for card, _ in laid if card != JOKER_NUMBER})
    readings = [
        reading
        for order in (laid, laid[::-1])
        for suit in suits
        for low in range(shape.ACE_LOW, shape.ACE_HIGH - len(laid) + 2)
        if (reading := _from(order, suit, low)) is not None
    ]
    return iter(sorted(readings, key=lambda run: run.wild != NO_WILD))


def _from(laid: tuple[Laid, ...], suit: int, low: int) -> Run | None:
    """The run of a suit that begins at a place; None when a card does not fit or there is more than one wild."""
    run = Run(suit, 0)
    for place, one in enumerate(laid, low):
        belongs = card_at(suit, place)
        if not one.fits(belongs):
            return None
        if one.card == belongs:
            run = run._replace(naturals=run.naturals | 1 << place)
        elif one.is_wild and run.wild == NO_WILD:
            run = run._replace(wild=one.card, at=place)
        else:
            return None
    return run if run.naturals.bit_count() >= shape.FEWEST_NATURALS else None


def _unlawful(law: MeldLaw, meld: Meld) -> Fault:
    """What the law has against a well-formed meld."""
    if isinstance(meld, Set):
        return Fault.SET_FULL
    if bits.count(shape.occupied(meld.naturals, meld.at)) > law.run_max:
        return Fault.RUN_FULL
    return Fault.BOTH_ACES


def _run_fault(law: MeldLaw, laid: tuple[Laid, ...]) -> Fault:
    """Why the cards, which are no set, make no run."""
    naturals = [card for card, _ in laid if not IS_WILD[card]]
    suits = {suit_of(card) for card in naturals}
    if len(suits) > 1:
        return Fault.NEITHER_RUN_NOR_SET
    suit = suits.pop() if suits else -1
    others = [card for card, _ in laid if IS_WILD[card]]
    near_two = {rank_of(card) for card in naturals} & {ACE, TWO + 1, TWO + 2}
    natural_two = bool(near_two) and any(card != JOKER_NUMBER and suit_of(card) == suit for card in others)
    if len(others) - natural_two > 1:
        return Fault.TWO_WILDS
    if len(laid) > law.run_max:
        return Fault.RUN_FULL
    if len(set(naturals)) < len(naturals):
        return Fault.TAKEN
    plain = tuple(Laid(card) for card, _ in laid)
    return Fault.STANDS_ELSEWHERE if plain != laid and next(_as_run(plain), None) else Fault.HOLE
