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
from mazziere.melds.law import MeldLaw, Movement
from mazziere.melds.meld import NO_WILD, Meld, Run, Set, card_at
from mazziere.melds.numbers import ACE, JOKER_NUMBER, SUIT_LENGTH, SUITS, TWO, two_of

Cards = tuple[Laid, ...]

WILD_NUMBERS = (JOKER_NUMBER, *(two_of(suit) for suit in range(len(SUITS))))
_KEPT = 1 << 16
_TWO_ONE = 1 << FIELD * TWO
_IN_PAIRS = sum(bags.ONE[suit * SUIT_LENGTH + rank] for suit in range(len(SUITS)) for rank in (ACE, TWO)) * 7
"""Where it matters to the runs of a suit whether there are two of a card: an ace at each end, a two that is wild."""
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
    for suit, part in enumerate(bags.suit_parts(for_runs(hand))):
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


def joinings(law: MeldLaw, meld: Meld, hand: int) -> list[Cards]:
    """Additions to a meld that the hand can make. Every card that can join it occurs in one."""
    wilds = wild_kinds(hand)
    if isinstance(meld, Set):
        counts = counts_of(hand, meld.rank)
        found = [*_naturals_to_set(law, meld, counts)] if counts else []
        for wild in wilds:
            found += _wild_to_set(law, meld, wild)
        return found
    part, found = bags.suit_part(hand, meld.suit), []
    if part and (useful := within_reach(meld, held_places(part))):
        wild = _best_wild(wilds, meld.suit) if wilds else NO_WILD
        found += _to_run(law, meld, useful, bags.count(part, TWO), wild)
    for wild in wilds:
        found += _wild_to_run(law, meld, wild)
    return found


def _best_wild(wilds: tuple[int, ...], suit: int) -> int:
    """A wild that is not the two of the suit, if there is one: that two may be wanted in its own place."""
    return wilds[1] if len(wilds) > 1 and wilds[0] == two_of(suit) else wilds[0]


def counts_of(hand: int, rank: int) -> int:
    """How many there are of each suit of a rank, four bits a suit, spades lowest."""
    at = hand >> FIELD * rank
    spades, hearts = at & 7, at >> bags.SUIT_BITS & 7
    diamonds, clubs = at >> 2 * bags.SUIT_BITS & 7, at >> 3 * bags.SUIT_BITS & 7
    return spades | hearts << 4 | diamonds << 8 | clubs << 12


def for_runs(hand: int) -> int:
    """The hand as far as runs tell its cards apart: one of each, but aces and twos as many as there are."""
    return bags.kinds(hand) & ~_IN_PAIRS | hand & _IN_PAIRS


@lru_cache(_KEPT)
def held_places(part: int) -> int:
    """The places of a run that the cards of a suit can take."""
    mask = sum([2 << rank for rank in bags.distinct(part)])
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
    blocks = list(_blocks(held_places(part)))
    plain = _laid_runs(
        law, suit, part, [(block, 0) for block in blocks if bits.count(block) >= shape.SHORTEST], NO_WILD
    )
    if wild == NO_WILD:
        return plain, ()
    if wild == two_of(suit):
        part -= _TWO_ONE
        blocks = list(_blocks(held_places(part)))
    shapes = [(low | high, low.bit_length()) for low, high in pairwise(blocks) if high & -high == 2 << low.bit_length()]
    shapes += [(block, shape.resting_place(block)) for block in blocks if bits.count(block) >= shape.FEWEST_NATURALS]
    having = _laid_runs(law, suit, part, [(joined, at) for joined, at in shapes if at], wild)
    return plain, tuple(cards for cards in dict.fromkeys(having) if cards not in plain)


def _laid_runs(law: MeldLaw, suit: int, part: int, shapes: list[tuple[int, int]], wild: int) -> tuple[Cards, ...]:
    return tuple(
        [
            _lay(suit, naturals, wild, at)
            for joined, at in shapes
            for naturals in _one_ace_each(law, part, joined)
            if shape.is_run(law, naturals, at)
        ]
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
def _naturals_to_set(law: MeldLaw, meld: Set, counts: int) -> tuple[Cards, ...]:
    singles = dict.fromkeys(_of_rank(meld.rank, counts))
    return tuple((one,) for one in singles if not isinstance(extend(law, meld, (one,)), Fault))


@lru_cache(_KEPT)
def _wild_to_set(law: MeldLaw, meld: Set, wild: int) -> tuple[Cards, ...]:
    single = (PLAIN_LAID[wild],)
    return () if isinstance(extend(law, meld, single), Fault) else (single,)


def within_reach(meld: Run, held: int) -> int:
    """The held places that can matter to a run: out from both ends over one empty place, the two's, the wild's own."""
    mask = shape.occupied(meld.naturals, meld.at)
    low, high = bits.lowest(mask), bits.highest(mask)
    empty = ~held & (1 << low) - 1
    empty ^= 1 << empty.bit_length() >> 1
    below = held & (1 << low) - (1 << empty.bit_length())
    empty = ~held & -2 << high
    empty &= empty - 1
    above = held & (empty & -empty) - (2 << high)
    return below | above | held & (1 << meld.at | 1 << shape.TWO_PLACE)


@lru_cache(_KEPT)
def _to_run(law: MeldLaw, meld: Run, held: int, twos: int, wild: int) -> tuple[Cards, ...]:
    """Cards of the suit: alone where they join alone, else with the held cards between, and perhaps with a wild."""
    found = {cards[0]: cards for cards in _alone(law, meld, held) if _joins(law, meld, cards)}
    for far, cards in _together(law, meld, held, twos, wild):
        if far not in found and _joins(law, meld, cards):
            found[far] = cards
    return tuple(found.values())


def _alone(law: MeldLaw, meld: Run, held: int) -> Iterator[Cards]:
    near = held & (_near(law, meld) | 1 << shape.TWO_PLACE)
    while near:
        low = near & -near
        near ^= low
        yield (PLAIN_LAID[card_at(meld.suit, low.bit_length() - 1)],)


def _together(law: MeldLaw, meld: Run, held: int, twos: int, wild: int) -> Iterator[tuple[Laid, Cards]]:
    """Going out from both ends: each card with those between, over one empty place where a wild can fill it."""
    mask = shape.occupied(meld.naturals, meld.at)
    freeing = 1 << meld.at & held if meld.at else 0
    loose = law.movement == Movement.FREE or freeing or (meld.at and shape.at_end(meld.naturals, meld.at))
    holes_allowed = 1 if loose or wild != NO_WILD else 0
    for place, step in ((bits.lowest(mask) - 1, -1), (bits.highest(mask) + 1, 1)):
        chosen = missing = 0
        while shape.ACE_LOW <= place <= shape.ACE_HIGH:
            if held >> place & 1:
                chosen |= 1 << place
                far = PLAIN_LAID[card_at(meld.suit, place)]
                yield from ((far, cards) for cards in _ways(meld, chosen, missing, freeing, twos, wild))
            else:
                missing += 1
                if missing > holes_allowed:
                    break
            place += step


def _ways(meld: Run, chosen: int, missing: int, freeing: int, twos: int, wild: int) -> Iterator[Cards]:
    """The chosen places as cards: as they are, with the card that frees the wild, with a wild of the hand."""
    for extra in (0, freeing) if freeing else (0,):
        every = chosen | extra
        cards = tuple([PLAIN_LAID[card_at(meld.suit, place)] for place in range(1, 15) if every >> place & 1])
        yield cards
        if missing and wild != NO_WILD:
            if wild != two_of(meld.suit) or twos > (PLAIN_LAID[wild] in cards):
                yield (*cards, PLAIN_LAID[wild])


@lru_cache(_KEPT)
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


@lru_cache(_KEPT)
def _wild_to_run(law: MeldLaw, meld: Run, wild: int) -> tuple[Cards, ...]:
    """A wild where it goes by itself, and at the high end where it may lie there too; the own two is a natural too."""
    plain = (PLAIN_LAID[wild],)
    if wild == two_of(meld.suit) or not _joins(law, meld, plain):
        return ()
    high = shape.high_end(meld.naturals)
    there = (Laid(wild, card_at(meld.suit, high)),) if high and shape.low_end(meld.naturals) else ()
    return (plain, there) if there and _joins(law, meld, there) else (plain,)
