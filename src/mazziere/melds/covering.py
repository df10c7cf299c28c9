"""What a hand can lay: not every way, but a covering set, in which every card that can be melded occurs.

Hands change by a few cards at a time, so the answers are kept by the part of the hand that they depend on.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from mazziere.melds import bag as bags
from mazziere.melds import bits, shape
from mazziere.melds.bag import FIELD
from mazziere.melds.extending import extend
from mazziere.melds.fault import Fault
from mazziere.melds.laid import PLAIN_LAID, Laid
from mazziere.melds.law import MeldLaw, Movement
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
            without, having = _suit_openings(law, suit, part, _best_wild(wilds, suit) if wilds else NO_WILD)
            plain += without
            wild += having
    ranks = bags.ranks_of(hand)
    for rank in bags.ranks_with(ranks, 2 if wilds else 3):
        if rank != TWO:
            without, having = _rank_openings(law, rank, counts_of(hand, rank), wilds[0] if wilds else NO_WILD)
            plain += without
            wild += having
    if wild and len(wilds) > 1:
        plain += _with_other_wilds(law, wild, wilds)
    return plain + wild


def joinings(law: MeldLaw, meld: Meld, hand: int) -> tuple[Cards, ...]:
    """Additions to a meld that the hand can make. Every card that can join it occurs in one."""
    wilds = wild_kinds(hand)
    if isinstance(meld, Set):
        return _to_set(law, meld, counts_of(hand, meld.rank), wilds)
    return _to_run(law, meld, bags.suit_part(hand, meld.suit), wilds)


def _best_wild(wilds: tuple[int, ...], suit: int) -> int:
    """A wild that is not the two of the suit, if there is one: that two may be wanted in its own place."""
    return next((wild for wild in wilds if wild != two_of(suit)), wilds[0])


def counts_of(hand: int, rank: int) -> int:
    """How many there are of each suit of a rank, four bits a suit, spades lowest."""
    at = hand >> FIELD * rank
    spades, hearts = at & 7, at >> bags.SUIT_BITS & 7
    diamonds, clubs = at >> 2 * bags.SUIT_BITS & 7, at >> 3 * bags.SUIT_BITS & 7
    return spades | hearts << 4 | diamonds << 8 | clubs << 12


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
def _suit_openings(law: MeldLaw, suit: int, part: int, wild: int) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """The longest runs of a suit without a wild; then those with it, in a hole or at an end."""
    held = _held(part)
    plain = _laid_runs(law, suit, part, ((block, 0) for block in _blocks(held)), NO_WILD)
    if wild == NO_WILD:
        return plain, ()
    if wild == two_of(suit):
        part -= _TWO_ONE
        held = _held(part)
    blocks = list(_blocks(held))
    shapes = [(low | high, bits.highest(low) + 1) for low, high in pairwise(blocks)]
    shapes += [(block, shape.resting_place(block)) for block in blocks]
    having = _laid_runs(law, suit, part, ((joined, at) for joined, at in shapes if at), wild)
    return plain, tuple(cards for cards in dict.fromkeys(having) if cards not in plain)


def _laid_runs(law: MeldLaw, suit: int, part: int, shapes: Iterable[tuple[int, int]], wild: int) -> tuple[Cards, ...]:
    return tuple(
        _lay(suit, naturals, wild, at)
        for joined, at in shapes
        for naturals in _one_ace_each(law, part, joined)
        if shape.is_run(law, naturals, at)
    )


@lru_cache(_KEPT)
def _of_rank(rank: int, counts: int) -> Cards:
    return tuple(
        PLAIN_LAID[suit * SUIT_LENGTH + rank] for suit in range(len(SUITS)) for _ in range(counts >> FIELD * suit & 7)
    )


@lru_cache(_KEPT)
def _rank_openings(law: MeldLaw, rank: int, counts: int, wild: int) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """All cards of a rank together, or two sets of them where they are too many for one; then a set with the wild."""
    cards = _of_rank(rank, counts)
    plain: tuple[Cards, ...] = ()
    if len(cards) >= shape.SHORTEST:
        plain = (cards,) if len(cards) <= law.set_max else (cards[: law.set_max], cards[-law.set_max :])
    if wild == NO_WILD or len(cards) < shape.FEWEST_NATURALS:
        return plain, ()
    return plain, ((*cards[: law.set_max - 1], PLAIN_LAID[wild]),)


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
    held, near = _held(part), _near(law, meld)
    for rank in bags.distinct(part):
        places = 2 << rank | (1 << shape.ACE_HIGH if rank == ACE else 0)
        single = (PLAIN_LAID[meld.suit * SUIT_LENGTH + rank],)
        if (places & near or rank == TWO) and _joins(law, meld, single):
            found.append(single)
        elif joint := _joint(law, meld, held, places, part, wilds):
            found.append(joint)
    for wild in wilds:
        if wild != two_of(meld.suit):
            found += _wild_ends(law, meld, wild)
    return tuple(found)


def _near(law: MeldLaw, meld: Run) -> int:
    """The places whose card could join alone: next to the ends, under the wild, and two away where a wild can move."""
    mask = shape.occupied(meld.naturals, meld.at)
    low, high = bits.lowest(mask), bits.highest(mask)
    near = 1 << low >> 1 | 2 << high | 1 << meld.at
    moves = meld.at and (law.movement == Movement.FREE or shape.at_end(meld.naturals, meld.at))
    if moves or (law.movement == Movement.FREE and meld.naturals & 1 << shape.TWO_PLACE):
        near |= 1 << low >> 2 | 4 << high
    return near


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


def _joint(law: MeldLaw, meld: Run, held: int, places: int, part: int, wilds: tuple[int, ...]) -> Cards | None:
    """A way for a card that does not join alone, if there is one."""
    return next((cards for cards in _paths(law, meld, held, places, part, wilds) if _joins(law, meld, cards)), None)


def _paths(law: MeldLaw, meld: Run, held: int, places: int, part: int, wilds: tuple[int, ...]) -> Iterator[Cards]:
    """With the held cards between, where one is missing with a wild of the meld or of the hand."""
    mask = shape.occupied(meld.naturals, meld.at)
    own_two = two_of(meld.suit)
    freeing = 1 << meld.at & held if meld.at else 0
    loose = law.movement == Movement.FREE or freeing or (meld.at and shape.at_end(meld.naturals, meld.at))
    for place in (place for place in range(1, shape.ACE_HIGH + 1) if places >> place & 1):
        between = shape.holes(mask | 1 << place) & ~mask
        missing = bits.count(between & ~held)
        if mask >> place & 1 or missing > 1 or (missing and not loose and (meld.at or not wilds)):
            continue
        naturals = between & held | 1 << place
        for extra in (0, freeing) if freeing else (0,):
            chosen = naturals | extra
            cards = tuple(PLAIN_LAID[card_at(meld.suit, p)] for p in range(1, 15) if chosen >> p & 1)
            yield cards
            twos = bags.count(part, TWO) - (PLAIN_LAID[own_two] in cards)
            yield from ((*cards, PLAIN_LAID[wild]) for wild in wilds if twos or wild != own_two)
