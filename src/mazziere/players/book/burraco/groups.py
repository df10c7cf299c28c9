"""Groups of cards that the hand could lay: new runs and sets, with a wild or without, and additions.

Each group is one action with what it is worth. They depend on small parts of the hand, so they are kept by those.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from mazziere.games.burraco.actions import Action, Verb
from mazziere.melds import Fault, Laid, Meld, MeldLaw, extend
from mazziere.melds import bag as bags
from mazziere.melds.bag import FIELD
from mazziere.melds.bits import count
from mazziere.melds.covering import counts_of, for_runs, held_places, wild_kinds, within_reach
from mazziere.melds.laid import PLAIN_LAID
from mazziere.melds.meld import Run, Set, card_at, is_legal, meld_cards, meld_size, wilds
from mazziere.melds.numbers import ACE, SUIT_LENGTH, TWO, two_of
from mazziere.melds.shape import BOTH_ACES, BURRACO, SHORTEST, holes, low_end, resting_place
from mazziere.players.book.burraco.worth import meld_worth

SUITS = range(4)
SET_PREMIUM_WITH_WILD = 6
"""From how many naturals a set is laid with a wild at once, besides two."""
_KEPT = 1 << 15


class Group(NamedTuple):
    """Cards laid by one action: which ones, how many, how many wilds stand for others, what it adds in worth, and
    whether it makes a burraco.
    """

    bag: int
    size: int
    wilds: int
    worth: int
    burraco: bool
    action: Action


def groups(law: MeldLaw, hand: int, melds: tuple[Meld, ...]) -> list[Group]:
    """Every new meld and addition worth thinking of."""
    found: list[Group] = []
    kinds = wild_kinds(hand)
    parts = bags.suit_parts(for_runs(hand))
    for suit, part in enumerate(parts):
        if part & (part - 1) or kinds:
            found += new_runs(law, suit, part, kinds)
    ranks = bags.ranks_of(hand)
    for rank in bags.ranks_with(ranks, 2 if kinds else SHORTEST):
        if rank != TWO:
            found += new_sets(law, rank, counts_of(hand, rank), kinds)
    for at, meld in enumerate(melds):
        if isinstance(meld, Set):
            found += set_additions(law, meld, at, counts_of(hand, meld.rank), kinds)
        else:
            found += run_additions(law, meld, at, within_reach(meld, held_places(parts[meld.suit])), kinds)
    return found


def _group(law: MeldLaw, meld: Meld, laid: tuple[Laid, ...]) -> Group:
    cards = [one.card for one in laid]
    return Group(
        bag=bags.bag_of(cards),
        size=len(cards),
        wilds=len(wilds(meld)),
        worth=meld_worth(law, meld),
        burraco=len(cards) >= BURRACO,
        action=Action(Verb.MELD, laid),
    )


@lru_cache(_KEPT)
def new_runs(law: MeldLaw, suit: int, part: int, kinds: tuple[int, ...]) -> tuple[Group, ...]:
    """Every window of neighbours, and every window with one hole, or two cards, that a wild completes."""
    held = held_places(part)
    twice_ace = bags.count(part, ACE) > 1
    found: list[Group] = []
    for naturals in _windows(held, twice_ace):
        gap = holes(naturals)
        if not gap and count(naturals) >= SHORTEST and is_legal(law, run := Run(suit, naturals)):
            found.append(_group(law, run, _plain(run)))
        elif kinds and count(naturals) >= 2 and (gap or count(naturals) == 2):
            at = resting_place(naturals)
            for wild in kinds:
                own_two = wild == two_of(suit)
                if at and not (own_two and (at == 2 or (naturals >> 2 & 1 and bags.count(part, TWO) < 2))):
                    run = Run(suit, naturals, wild, at)
                    if is_legal(law, run):
                        found.append(_group(law, run, _plain(run)))
    return tuple(found)


def _windows(held: int, twice_ace: bool) -> Iterator[int]:
    """The held places from a lowest to a highest one, with at most one hole between them."""
    for low in range(1, 14):
        if not held >> low & 1:
            continue
        window, missing = 1 << low, 0
        for high in range(low + 1, 15):
            if held >> high & 1:
                window |= 1 << high
                if window & BOTH_ACES != BOTH_ACES or twice_ace:
                    yield window
            else:
                missing += 1
                if missing > 1:
                    break


def _plain(meld: Meld) -> tuple[Laid, ...]:
    return tuple(PLAIN_LAID[card] for card in meld_cards(meld))


@lru_cache(_KEPT)
def new_sets(law: MeldLaw, rank: int, counts: int, kinds: tuple[int, ...]) -> tuple[Group, ...]:
    """Every set of some of these cards; with a wild where there are only two, or where it completes a burraco."""
    found: list[Group] = []
    for chosen in product(*(range((counts >> FIELD * suit & 7) + 1) for suit in SUITS)):
        number = sum(chosen)
        meld = Set(rank, sum(times << FIELD * suit for suit, times in zip(SUITS, chosen, strict=True)))
        if number >= SHORTEST and is_legal(law, meld):
            found.append(_group(law, meld, _plain(meld)))
        if number == 2 or number == SET_PREMIUM_WITH_WILD:
            for wild in kinds:
                if is_legal(law, dirty := meld._replace(wild=wild)):
                    found.append(_group(law, dirty, _plain(dirty)))
    return tuple(found)


def _addition(law: MeldLaw, meld: Meld, at: int, cards: tuple[int, ...]) -> Group | None:
    laid = tuple(PLAIN_LAID[card] for card in cards)
    longer = extend(law, meld, laid)
    if isinstance(longer, Fault):
        return None
    return Group(
        bag=bags.bag_of(cards),
        size=len(cards),
        wilds=len(wilds(longer)) - len(wilds(meld)),
        worth=meld_worth(law, longer) - meld_worth(law, meld),
        burraco=meld_size(meld) < BURRACO <= meld_size(longer),
        action=Action(Verb.ADD, laid, at),
    )


@lru_cache(_KEPT)
def set_additions(law: MeldLaw, meld: Set, at: int, counts: int, kinds: tuple[int, ...]) -> tuple[Group, ...]:
    """Single cards of the rank, all of them together, and a wild."""
    naturals = [suit * SUIT_LENGTH + meld.rank for suit in SUITS if counts >> FIELD * suit & 7]
    every = tuple(suit * SUIT_LENGTH + meld.rank for suit in SUITS for _ in range(counts >> FIELD * suit & 7))
    tries: list[tuple[int, ...]] = [(card,) for card in (*naturals, *kinds)]
    if len(every) > 1:
        tries.append(every)
    return tuple(group for cards in tries if (group := _addition(law, meld, at, cards)))


@lru_cache(_KEPT)
def run_additions(law: MeldLaw, meld: Run, at: int, held: int, kinds: tuple[int, ...]) -> tuple[Group, ...]:
    """Chains of neighbours at both ends, the card that frees the wild, a wild, and a wild with what lies beyond it."""
    tries: list[tuple[int, ...]] = []
    suit = meld.suit
    mask = meld.naturals | (1 << meld.at if meld.at else 0)
    if meld.at and held >> meld.at & 1:
        tries.append((card_at(suit, meld.at),))
    for step, start in ((1, mask.bit_length()), (-1, low_end(mask))):
        chain: tuple[int, ...] = ()
        place = start
        while 1 <= place <= 14 and held >> place & 1:
            chain = (*chain, card_at(suit, place))
            tries.append(chain)
            place += step
    tries += [(card,) for card in kinds]
    if meld.wild >= 0 or kinds:
        tries += _over_a_hole(suit, mask, held, kinds if meld.wild < 0 else (None,))
    return tuple(group for cards in tries if (group := _addition(law, meld, at, cards)))


def _over_a_hole(suit: int, mask: int, held: int, kinds: tuple[int | None, ...]) -> Iterator[tuple[int, ...]]:
    """The card next to the empty place at either end, with a wild of the hand, or with the one that lies there."""
    for place in (mask.bit_length() + 1, low_end(mask) - 1):
        if 1 <= place <= 14 and held >> place & 1:
            card = card_at(suit, place)
            for wild in kinds:
                yield (card,) if wild is None else (card, wild)
