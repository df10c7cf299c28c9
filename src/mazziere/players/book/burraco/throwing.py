"""What to throw: what the own side needs least and the next opponent can use least."""

from functools import lru_cache

from mazziere.games.burraco.options import HandPenalty
from mazziere.games.burraco.state import Pot
from mazziere.melds import Fault, MeldLaw, extend
from mazziere.melds.bag import FIELD, SUIT_BITS, suit_part
from mazziere.melds.laid import PLAIN_LAID
from mazziere.melds.meld import Meld, Run
from mazziere.melds.numbers import IS_WILD, SUIT_LENGTH, rank_of, suit_of
from mazziere.players.book.burraco.position import Position
from mazziere.players.book.burraco.worth import card_points, meld_worth

WILD = 60.0
SAME_RANK = 5.0
"""Each other card of the rank in the hand."""
NEIGHBOUR, NEXT_BUT_ONE = 6.0, 3.0
"""Each card of the suit one or two places away."""
JOINS = 10.0
"""A card that an own meld takes, and that could not be laid in this turn: in the next one it can."""
NEAR_A_MELD = (0.0, 0.0, 7.0, 3.0)
"""A card that would join an own run but for one or two cards between."""
PARTNER = 4.0
"""A card that goes with one that the partner is known to hold; twice for one that makes two into a set or a run."""
FEEDS = 1.0
"""Share of what the card would give the opponents."""
FEEDS_PILE = 0.6
"""For each other card of the pile that they would get with it."""
SEEN = 6.0
"""The card goes with two that the next opponent is known to hold."""
POINTS = 0.25
"""Share of a card's value, where what is left in the hand is taken off."""


def kept_worth(at: Position, hand: int, card: int) -> float:
    """What a card of the hand may still become."""
    if IS_WILD[card]:
        return WILD
    worth = SAME_RANK * (_of_rank(hand, rank_of(card)) - 1) + _beside(hand, card)
    law = at.law
    worth += sum([_kept_for(law, meld, card) for meld in at.mine if _goes_with(meld, card)])
    partner = at.partner
    if partner is not None and (seen := at.seen[partner]):
        beside = _beside(seen, card)
        worth += PARTNER * (min(_of_rank(seen, rank_of(card)), 2) + (beside > 0) + (beside > NEIGHBOUR))
    return worth


def danger(at: Position, card: int) -> float:
    """What a card would give to the opponents: a place in their melds, the pile with it, a set or run that is known."""
    law = at.law
    gift = max([_joining_gift(law, meld, card) for meld in at.theirs if _goes_with(meld, card)], default=0.0)
    risk = FEEDS * gift + (FEEDS_PILE * len(at.pile) if gift > 4 else 0.0)
    seen = at.seen[at.next_seat]
    if seen and (_of_rank(seen, rank_of(card)) > 1 or _beside(seen, card) > NEIGHBOUR):
        risk += SEEN + FEEDS_PILE * len(at.pile)
    return risk


def _goes_with(meld: Meld, card: int) -> bool:
    """Whether the card is of the suit of a run or of the rank of a set, or a wild."""
    if IS_WILD[card]:
        return True
    return meld.suit == suit_of(card) if isinstance(meld, Run) else meld.rank == rank_of(card)


@lru_cache(1 << 14)
def _kept_for(law: MeldLaw, meld: Meld, card: int) -> float:
    """What an own meld makes of a card: it takes it, or it will when the cards between have come."""
    return _near(meld, card) if isinstance(extend(law, meld, (PLAIN_LAID[card],)), Fault) else JOINS


@lru_cache(1 << 14)
def _joining_gift(law: MeldLaw, meld: Meld, card: int) -> float:
    """What a card would add to one of their melds; half of how near it is to a run."""
    longer = extend(law, meld, (PLAIN_LAID[card],))
    if isinstance(longer, Fault):
        return _near(meld, card) / 2
    return float(meld_worth(law, longer) - meld_worth(law, meld))


def throw(at: Position, allowed: tuple[int, ...]) -> int:
    """The card to throw, of those that may be thrown."""
    takes_off = at.regulation.scoring.hand_penalty is HandPenalty.FACE and at.stock < 16
    urgent = 1.5 if at.counts[at.next_seat] <= 3 and at.their_pot is not Pot.PLAYED else 1.0

    def regret(card: int) -> float:
        points = POINTS * card_points(card) if takes_off else 0.0
        return kept_worth(at, at.hand, card) + urgent * danger(at, card) - points

    return min(allowed, key=regret)


def _of_rank(bag: int, rank: int) -> int:
    at = bag >> FIELD * rank
    return (at & 7) + (at >> SUIT_BITS & 7) + (at >> 2 * SUIT_BITS & 7) + (at >> 3 * SUIT_BITS & 7)


def _beside(bag: int, card: int) -> float:
    """The neighbours of a card in its suit; the ace lies below the two and above the king."""
    return _neighbours(suit_part(bag, suit_of(card)), rank_of(card))


@lru_cache(1 << 15)
def _neighbours(part: int, rank: int) -> float:
    worth = 0.0
    for step, each in ((-2, NEXT_BUT_ONE), (-1, NEIGHBOUR), (1, NEIGHBOUR), (2, NEXT_BUT_ONE)):
        place = 0 if rank + step == SUIT_LENGTH else rank + step
        if 0 <= place < SUIT_LENGTH and part >> FIELD * place & 7:
            worth += each
    return worth


@lru_cache(1 << 14)
def _near(meld: Meld, card: int) -> float:
    """How near a card lies to the ends of a run of its suit."""
    if not isinstance(meld, Run) or IS_WILD[card]:
        return 0.0
    place = rank_of(card) + 1
    low = (meld.naturals & -meld.naturals).bit_length() - 1
    high = meld.naturals.bit_length() - 1
    away = max(low - place, place - high)
    return NEAR_A_MELD[away] if 0 < away < len(NEAR_A_MELD) else 0.0
