"""A meld on the table: a run of a suit or a set of a rank, with what its wild stands for."""

from functools import lru_cache
from typing import NamedTuple

from mazziere.melds import bits, shape
from mazziere.melds.bag import FIELD, bag_of
from mazziere.melds.law import MeldLaw
from mazziere.melds.numbers import RANKS, SUIT_LENGTH, SUITS, TEXTS

NO_WILD = -1
_KEPT = 1 << 14


class Run(NamedTuple):
    """Cards of one suit in order. `naturals` and `at` are places as in `melds.shape`; `wild` is a card's number."""

    suit: int
    naturals: int
    wild: int = NO_WILD
    at: int = 0


class Set(NamedTuple):
    """Cards of one rank. `counts` has the number of cards of each suit, four bits a suit, spades lowest."""

    rank: int
    counts: int
    wild: int = NO_WILD


Meld = Run | Set


def card_at(suit: int, place: int) -> int:
    """The number of the card that belongs at a place of a run."""
    return suit * SUIT_LENGTH + (place - 1) % SUIT_LENGTH


@lru_cache(_KEPT)
def meld_cards(meld: Meld) -> tuple[int, ...]:
    """The cards in table order: a run low to high, a set in the order S H D C with the wild last."""
    if isinstance(meld, Run):
        mask = shape.occupied(meld.naturals, meld.at)
        places = range(bits.lowest(mask), bits.highest(mask) + 1)
        return tuple(meld.wild if place == meld.at else card_at(meld.suit, place) for place in places)
    naturals = (
        suit * SUIT_LENGTH + meld.rank for suit in range(len(SUITS)) for _ in range(meld.counts >> FIELD * suit & 7)
    )
    return (*naturals, *wilds(meld))


@lru_cache(_KEPT)
def meld_texts(meld: Meld) -> tuple[str, ...]:
    """The cards in table order as texts; a wild is written with what it stands for, `JK=7H`, in a set `JK=K`."""
    return tuple(
        f"{TEXTS[card]}={stands_for(meld)}" if index == wild_index(meld) else TEXTS[card]
        for index, card in enumerate(meld_cards(meld))
    )


def wild_index(meld: Meld) -> int:
    """Where in table order the wild lies; -1 where there is none."""
    if meld.wild == NO_WILD:
        return -1
    if isinstance(meld, Run):
        return meld.at - bits.lowest(shape.occupied(meld.naturals, meld.at))
    return len(meld_cards(meld)) - 1


def stands_for(meld: Meld) -> str | None:
    """What the wild stands for, a card in a run, a rank in a set; None where there is no wild."""
    if meld.wild == NO_WILD:
        return None
    return TEXTS[card_at(meld.suit, meld.at)] if isinstance(meld, Run) else RANKS[meld.rank]


def wilds(meld: Meld) -> tuple[int, ...]:
    """The card that stands for another one, if there is one."""
    return () if meld.wild == NO_WILD else (meld.wild,)


@lru_cache(_KEPT)
def meld_bag(meld: Meld) -> int:
    """The cards as a bag."""
    return bag_of(meld_cards(meld))


def naturals_of(meld: Meld) -> int:
    """How many cards lie as themselves."""
    if isinstance(meld, Run):
        return meld.naturals.bit_count()
    return sum(meld.counts >> FIELD * suit & 7 for suit in range(len(SUITS)))


def meld_size(meld: Meld) -> int:
    """How many cards there are, the wild included."""
    return naturals_of(meld) + (meld.wild != NO_WILD)


def is_legal(law: MeldLaw, meld: Meld) -> bool:
    """Whether the meld may lie under this law."""
    if isinstance(meld, Run):
        return shape.is_run(law, meld.naturals, meld.at)
    return shape.is_set(law, naturals_of(meld), meld.wild != NO_WILD)


@lru_cache(_KEPT)
def meld_class(law: MeldLaw, meld: Meld) -> int:
    """What the meld counts as: PLAIN, DIRTY, SEMI_CLEAN or CLEAN of `melds.shape`."""
    if isinstance(meld, Run):
        return shape.run_class(law, meld.naturals, meld.at)
    return shape.set_class(law, naturals_of(meld), meld.wild != NO_WILD)


def set_with(meld: Set, card: int) -> Set:
    """The set with one more natural card of its rank."""
    return meld._replace(counts=meld.counts + (1 << FIELD * (card // SUIT_LENGTH)))


__all__ = [
    "NO_WILD",
    "Meld",
    "Run",
    "Set",
    "card_at",
    "is_legal",
    "meld_bag",
    "meld_cards",
    "meld_class",
    "meld_size",
    "meld_texts",
    "naturals_of",
    "set_with",
    "stands_for",
    "wild_index",
    "wilds",
]
