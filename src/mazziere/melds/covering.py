"""What a hand can lay: not every way, but a covering set, in which every card that can be melded occurs.

Hands change by a few cards at a time, so the answers are kept by the part of the hand that they depend on.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from mazziere.melds import bag as bags
from mazziere.melds import bits, shape
from mazziere.melds.bag import FIELD
from mazziere.melds.extending import extend
from mazziere.melds.fault import Fault
from mazziere.melds.laid import PLAIN_LAID, Laid
from mazziere.melds.law import MeldLaw
from mazziere.melds.meld import NO_WILD, Meld, Run, Set, card_at
from mazziere.melds.numbers import ACE, JOKER_NUMBER, SUIT_LENGTH, SUITS, TWO, two_of

Cards = tuple[Laid, ...]

WILD_NUMBERS = (JOKER_NUMBER, *(two_of(suit) for suit in range(len(SUITS))))
_KEPT = 1 << 16
_TWO_ONE = 1 << FIELD * TWO
_WILDS = sum(bags.ONE[number] for number in WILD_NUMBERS) * 7


@lru_cache(_KEPT)
def _wild_kinds(wilds: int) -> tuple[int, ...]:
    return tuple(number for number in WILD_NUMBERS if bags.count(wilds, number))


def wild_kinds(hand: int) -> tuple[int, ...]:
    """The wilds in a hand, each card once, jokers first."""
    return _wild_kinds(hand & _WILDS)


def openings(law: MeldLaw, hand: int) -> list[Cards]:
    """New melds that the hand can lay, in table order. Every card that can be part of a new meld occurs in one."""
    wilds = wild_kinds(hand)
    plain: list[Cards] = []
    wild: list[Cards] = []
    for suit in range(len(SUITS)):
        part = bags.suit_part(hand, suit)
        if part:
            plain += _runs(law, suit, part)
            if wilds:
                wild += _runs_with_wild(law, suit, part, _best_wild(wilds, suit))
    ranks = bags.ranks_of(hand)
    for rank in bags.ranks_with(ranks, 3 if not wilds else 2):
        if rank != TWO:
            counts = _counts(hand, rank)
            plain += _sets(law, rank, counts)
            if wilds:
                wild += _sets_with_wild(law, rank, counts, wilds[0])
    if wild and len(wilds) > 1:
        plain += _with_other_wilds(law, wild, wilds)
    return plain + wild


def joinings(law: MeldLaw, meld: Meld, hand: int) -> tuple[Cards, ...]:
    """Additions to a meld that the hand can make. Every card that can join it occurs in one."""
    wilds = wild_kinds(hand)
    if isinstance(meld, Set):
        return _to_set(law, meld, _counts(hand, meld.rank), wilds)
    return _to_run(law, meld, bags.suit_part(hand, meld.suit), wilds)


def _best_wild(wilds: tuple[int, ...], suit: int) -> int:
    """A wild that is not the two of the suit, if there is one: that two may be wanted in its own place."""
    return next((wild for wild in wilds if wild != two_of(suit)), wilds[0])


def _counts(hand: int, rank: int) -> int:
    return sum(bags.count(hand, suit * SUIT_LENGTH + rank) << FIELD * suit for suit in range(len(SUITS)))


def _held(part: int) -> int:
    """The places of a run that the cards of a suit can take."""
    mask = sum(2 << rank for rank in bags.distinct(part))
    return mask | 1 << shape.ACE_HIGH if mask & 1 << shape.ACE_LOW else mask


def _blocks(mask: int) -> Iterator[int]:
    """The groups of neighbouring places, from the lowest."""
    while mask:
        low = mask & -mask
        block = mask & ~(mask + low)
        yield block
        mask ^= block


def _lay(suit: int, naturals: int, wild: int = NO_WILD, at: int = 0) -> Cards:
    mask = shape.occupied(naturals, at)
    places = range(bits.lowest(mask), bits.highest(mask) + 1)
    return tuple(PLAIN_LAID[wild if place == at else card_at(suit, place)] for place in places)


def _one_ace_each(law: MeldLaw, part: int, block: int) -> Iterator[int]:
    """The block as it can be laid: with both aces only where two are held and may lie, and no longer than allowed."""
    both = law.ace_both_ends and bags.count(part, ACE) > 1 and law.run_max >= shape.ACE_HIGH
    if both or block & shape.BOTH_ACES != shape.BOTH_ACES:
        yield block
    else:
        yield block & ~(1 << shape.ACE_HIGH)
        yield block & ~(1 << shape.ACE_LOW)


@lru_cache(_KEPT)
def _runs(law: MeldLaw, suit: int, part: int) -> tuple[Cards, ...]:
    """The longest runs without a wild."""
    return tuple(
        _lay(suit, naturals)
        for block in _blocks(_held(part))
        for naturals in _one_ace_each(law, part, block)
        if shape.is_run(law, naturals, 0)
    )


@lru_cache(_KEPT)
def _runs_with_wild(law: MeldLaw, suit: int, part: int, wild: int) -> tuple[Cards, ...]:
    """The longest runs on both sides of a wild in a hole, and blocks with the wild at an end."""
    if wild == two_of(suit):
        part -= _TWO_ONE
    held = _held(part)
    blocks = list(_blocks(held))
    shapes = [(low | high, bits.highest(low) + 1) for low, high in pairwise(blocks)]
    shapes += [(block, shape.resting_place(block)) for block in blocks]
    return tuple(
        _lay(suit, naturals, wild, at)
        for joined, at in shapes
        for naturals in _one_ace_each(law, part, joined)
        if at and shape.is_run(law, naturals, at)
    )


@lru_cache(_KEPT)
def _of_rank(rank: int, counts: int) -> Cards:
    return tuple(
        PLAIN_LAID[suit * SUIT_LENGTH + rank] for suit in range(len(SUITS)) for _ in range(counts >> FIELD * suit & 7)
    )


def _sets(law: MeldLaw, rank: int, counts: int) -> tuple[Cards, ...]:
    """All cards of a rank together; two sets of them, so that none is missing, where they are too many for one."""
    cards = _of_rank(rank, counts)
    if len(cards) < shape.SHORTEST:
        return ()
    return (cards,) if len(cards) <= law.set_max else (cards[: law.set_max], cards[-law.set_max :])


def _sets_with_wild(law: MeldLaw, rank: int, counts: int, wild: int) -> tuple[Cards, ...]:
    cards = _of_rank(rank, counts)[: law.set_max - 1]
    return ((*cards, PLAIN_LAID[wild]),) if len(cards) >= shape.FEWEST_NATURALS else ()


def _with_other_wilds(law: MeldLaw, laid: list[Cards], wilds: tuple[int, ...]) -> Iterator[Cards]:
    """For each wild that no meld of the list has, one of its melds with that wild instead."""
    seen = {one.card for cards in laid for one in cards}
    for wild in wilds:
        if wild not in seen:
            for cards in laid:
                changed = tuple(PLAIN_LAID[wild] if one.card in wilds and one.card != wild else one for one in cards)
                if changed != cards and sum(one.is_wild for one in changed) == 1:
                    yield changed
                    break


@lru_cache(_KEPT)
def _to_set(law: MeldLaw, meld: Set, counts: int, wilds: tuple[int, ...]) -> tuple[Cards, ...]:
    singles = (*dict.fromkeys(_of_rank(meld.rank, counts)), *(PLAIN_LAID[wild] for wild in wilds))
    return tuple((one,) for one in singles if not isinstance(extend(law, meld, (one,)), Fault))


@lru_cache(_KEPT)
def _to_run(law: MeldLaw, meld: Run, part: int, wilds: tuple[int, ...]) -> tuple[Cards, ...]:
    found: list[Cards] = []
    for rank in bags.distinct(part):
        single = (PLAIN_LAID[meld.suit * SUIT_LENGTH + rank],)
        if _joins(law, meld, single):
            found.append(single)
        elif joint := next((cards for cards in _paths(meld, part, rank, wilds) if _joins(law, meld, cards)), None):
            found.append(joint)
    for wild in wilds:
        if wild != two_of(meld.suit):
            found += _wild_ends(law, meld, wild)
    return tuple(found)


def _joins(law: MeldLaw, meld: Run, cards: Cards) -> bool:
    return not isinstance(extend(law, meld, cards), Fault)


def _wild_ends(law: MeldLaw, meld: Run, wild: int) -> Iterator[Cards]:
    """A wild where it goes by itself, and at the high end where it may lie there too."""
    plain = (PLAIN_LAID[wild],)
    if not _joins(law, meld, plain):
        return
    yield plain
    high = shape.high_end(meld.naturals)
    there = (Laid(wild, card_at(meld.suit, high)),) if high and shape.low_end(meld.naturals) else ()
    if there and _joins(law, meld, there):
        yield there


def _paths(meld: Run, part: int, rank: int, wilds: tuple[int, ...]) -> Iterator[Cards]:
    """Ways for a card that does not join alone: with the held cards between, with what frees the wild, with a wild."""
    held, mask = _held(part), shape.occupied(meld.naturals, meld.at)
    for place in (rank + 1, shape.ACE_HIGH) if rank == ACE else (rank + 1,):
        between = shape.holes(mask | 1 << place) & ~mask
        if bits.count(between & ~held) > 1 or mask >> place & 1:
            continue
        naturals = between & held | 1 << place
        freeing = 1 << meld.at & held if meld.at else 0
        for extra in (0, freeing) if freeing else (0,):
            cards = tuple(PLAIN_LAID[card_at(meld.suit, p)] for p in range(1, 15) if (naturals | extra) >> p & 1)
            yield cards
            twos = bags.count(part, TWO) - (PLAIN_LAID[two_of(meld.suit)] in cards)
            yield from ((*cards, PLAIN_LAID[wild]) for wild in wilds if twos or wild != two_of(meld.suit))
