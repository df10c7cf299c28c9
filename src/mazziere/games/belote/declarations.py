"""Runs and groups: what a hand holds, what they are worth, and which side scores them (section 6 of the belote rules).

A hand is a *natural mask* here: one bit a card, eight bits a suit in the order S H D C, each from the seven up to the
ace. Trump strength never changes a run, so the mask knows no trump. `trump` is a suit, `none` or `all`.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import combinations
from operator import or_
from typing import NamedTuple

from mazziere.cards import Card
from mazziere.games.belote.groups import Declarations
from mazziere.games.belote.options import CardReuse, CarreOrder, DeclarationScope, FalseDeclaration, LongRun, SeqTie

RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("S", "H", "D", "C")
SUIT_LENGTH = len(RANKS)
SHORTEST = 3
LONGEST = len(RANKS)

RUN_POINTS = {3: 20, 4: 50} | dict.fromkeys(range(5, LONGEST + 1), 100)

FOURS_BY_TRUMP_VALUE = {"J": 200, "9": 150, "A": 100, "10": 100, "K": 100, "Q": 100}
FOURS_NATURAL = {"J": 200, "9": 150, "A": 100, "K": 100, "Q": 100, "10": 100}
FOURS_OF_THE_ANNEX = {"A": 200, "10": 150, "K": 100, "Q": 100, "J": 100, "9": 100}

_BITS = {Card(rank, suit): 1 << 8 * s + r for s, suit in enumerate(SUITS) for r, rank in enumerate(RANKS)}
_FOURS = 0b11111100  # sevens and eights are never a group


class Combination(NamedTuple):
    """A run (its length, its top card) or four equal ranks (`length` 0 and no suit)."""

    length: int
    rank: str
    suit: str

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards, the highest first."""
        return _cards(self)

    def __str__(self) -> str:
        """As it is declared: `3 KH`, `four J`."""
        return f"{self.length} {self.rank}{self.suit}" if self.length else f"four {self.rank}"


@cache
def _cards(what: Combination) -> tuple[Card, ...]:
    if not what.length:
        return tuple(Card(what.rank, suit) for suit in SUITS)
    top = RANKS.index(what.rank)
    return tuple(Card(RANKS[top - place], what.suit) for place in range(what.length))


def four(rank: str) -> Combination:
    """Four equal ranks."""
    return Combination(0, rank, "")


def run(length: int, top: Card) -> Combination:
    """A run by its length and its top card. Raises ValueError where no such run exists."""
    if not SHORTEST <= length <= RANKS.index(top.rank) + 1:
        raise ValueError(f"no run of {length} from {top}")
    return Combination(length, top.rank, top.suit)


def combination(cards: Iterable[Card]) -> Combination:
    """The run or the four equal ranks that these cards are. Raises ValueError when they are neither.

    Four sevens or eights are returned as well: they are a group that is worth nothing.
    """
    held = sorted(set(cards), key=lambda card: -_BITS[card])
    if len(held) == len(SUITS) and len({card.rank for card in held}) == 1:
        return four(held[0].rank)
    if held and len({card.suit for card in held}) == 1 and len(held) >= SHORTEST:
        made = Combination(len(held), held[0].rank, held[0].suit)
        if RANKS.index(held[0].rank) + 1 >= len(held) and made.cards == tuple(held):
            return made
    raise ValueError(f"neither a run nor four of a rank: {' '.join(map(str, held))}")


def within(part: Combination, whole: Combination) -> bool:
    """Whether all cards of one combination are cards of the other: it is the same, or a run of eight that was split."""
    return part == whole or set(part.cards) <= set(whole.cards)


def mask(cards: Iterable[Card]) -> int:
    """The natural mask of some cards."""
    return reduce(or_, map(_BITS.__getitem__, cards), 0)


def _runs(suit: int) -> tuple[tuple[int, str], ...]:
    """The whole runs of one suit's eight bits, each its length and top rank, the highest first."""
    found, length = [], 0
    for place in reversed(range(-1, SUIT_LENGTH)):
        if place >= 0 and suit >> place & 1:
            length += 1
            continue
        if length >= SHORTEST:
            found.append((length, RANKS[place + length]))
        length = 0
    return tuple(found)


_RUNS = tuple(_runs(suit) for suit in range(1 << SUIT_LENGTH))


@dataclass(frozen=True, slots=True)
class Worth:
    """What combinations are worth under one trump, and how they compare. `fours` goes from the strongest down."""

    fours: Mapping[str, int]
    trump: str

    def points(self, what: Combination) -> int:
        """Its points; nothing for four cards that make no group here."""
        return RUN_POINTS[what.length] if what.length else self.fours.get(what.rank, 0)

    def counts(self, what: Combination) -> bool:
        """Whether the sheet knows it as a combination at all."""
        return bool(what.length) or what.rank in self.fours

    def strength(self, what: Combination) -> tuple[int, int, int, bool]:
        """What the comparison goes by: groups over runs; groups by rank; runs by length, top card, trump."""
        if not what.length:
            return (2, -tuple(self.fours).index(what.rank), 0, False)
        return (1, what.length, RANKS.index(what.rank), self.trump == what.suit)


@cache
def worth(rules: Declarations, trump: str) -> Worth:
    """The values and the order of a sheet under one trump."""
    if trump == "none" and rules.sans_atout_carres == "ffb_annex":
        fours = FOURS_OF_THE_ANNEX
    elif rules.carre_order is CarreOrder.NATURAL:
        fours = FOURS_NATURAL
    else:
        fours = FOURS_BY_TRUMP_VALUE
    return Worth({rank: value for rank, value in fours.items() if rank != "10" or rules.carre_tens}, trump)


def detect(hand: int, rules: Declarations, trump: str) -> tuple[Combination, ...]:
    """The best combinations of a hand, given as a natural mask, the strongest first.

    Cards serve once unless `card_reuse` says otherwise; then the choice with the most points is taken, among equal
    ones that with the strongest combination. Runs are whole runs of the cards that the chosen groups leave.
    """
    equal = hand & hand >> 8 & hand >> 16 & hand >> 24 & _FOURS
    runs = _RUNS
    if not (equal or runs[hand & 255] or runs[hand >> 8 & 255] or runs[hand >> 16 & 255] or runs[hand >> 24]):
        return ()
    if not equal:
        found = _runs_of(hand, rules.long_run)
        return tuple(found) if len(found) == 1 else _ordered(found, worth(rules, trump))
    table = worth(rules, trump)
    groups = [what for what in map(four, RANKS) if equal & 1 << RANKS.index(what.rank) and table.counts(what)]
    if rules.card_reuse is CardReuse.FREE:
        return _ordered([*groups, *_runs_of(hand, rules.long_run)], table)
    choices = (chosen for count in range(len(groups) + 1) for chosen in combinations(groups, count))
    sets = [_ordered([*chosen, *_runs_of(_without(hand, chosen), rules.long_run)], table) for chosen in choices]
    return max(sets, key=lambda found: (sum(map(table.points, found)), [table.strength(what) for what in found]))


def _without(hand: int, groups: Iterable[Combination]) -> int:
    for group in groups:
        hand &= ~(0x01010101 << RANKS.index(group.rank))
    return hand


def _runs_of(hand: int, long_run: LongRun) -> list[Combination]:
    found = [Combination(*made, suit) for s, suit in enumerate(SUITS) for made in _RUNS[hand >> 8 * s & 255]]
    return _split(found, long_run)


def _split(found: Iterable[Combination], long_run: LongRun) -> list[Combination]:
    if long_run is LongRun.SINGLE:
        return list(found)
    return [part for what in found for part in (_halves(what) if what.length == LONGEST else (what,))]


def _halves(whole: Combination) -> tuple[Combination, Combination]:
    """A run of eight read as five and three."""
    return Combination(5, "A", whole.suit), Combination(3, "9", whole.suit)


def _ordered(found: Iterable[Combination], table: Worth) -> tuple[Combination, ...]:
    return tuple(sorted(found, key=lambda what: (table.strength(what), what), reverse=True))


class Verdict(NamedTuple):
    """Which side scores which combinations, and what decided it (the end of a message key).

    `because` is nothing, alone, group, rank, length, top, trump, takers, elder, tie, or transfer.
    """

    side: int | None
    counted: tuple[Combination, ...]
    points: int
    because: str


_DECIDERS = ("group", "length", "top", "trump")


def compare(
    claims: Sequence[Sequence[Combination]],
    rules: Declarations,
    trump: str,
    *,
    takers: int,
    elder: int | None = None,
    false: Collection[int] = (),
) -> Verdict:
    """Compare the combinations of two sides.

    `takers` is the side that called, `elder` the side that announced first (asked for only by `seq_tie` elder),
    `false` the sides that could not show what they claimed. With `transfer` their claims go to the other side.
    """
    table = worth(rules, trump)
    sides = [[what for what in _split(claimed, rules.long_run) if table.counts(what)] for claimed in claims]
    transferred = False
    for side in false:
        if rules.false_declaration is FalseDeclaration.TRANSFER and not set(false) >= {0, 1}:
            sides[1 - side] += sides[side]
            transferred = bool(sides[side])
        sides[side] = []
    best, because = _better([_ordered(claimed, table) for claimed in sides], rules, table, takers, elder)
    if best is None:
        return Verdict(None, (), 0, because)
    counted = _ordered(sides[best], table)
    if rules.declaration_scope is DeclarationScope.BEST_ONLY:
        counted = counted[:1]
    return Verdict(best, counted, sum(map(table.points, counted)), "transfer" if transferred else because)


def _better(
    sides: Sequence[Sequence[Combination]], rules: Declarations, table: Worth, takers: int, elder: int | None
) -> tuple[int | None, str]:
    best = [table.strength(claimed[0]) if claimed else None for claimed in sides]
    ours, theirs = best
    if ours is None or theirs is None:
        return (None, "nothing") if ours is theirs else (int(ours is None), "alone")
    for ours_at, theirs_at, decider in zip(ours, theirs, _DECIDERS, strict=True):
        if ours_at != theirs_at:
            return int(theirs_at > ours_at), "rank" if ours[0] == theirs[0] == 2 else decider
    match rules.seq_tie:
        case SeqTie.TAKERS:
            return takers, "takers"
        case SeqTie.ELDER:
            return elder, "elder"
        case _:
            return None, "tie"


def clashes(claim: Combination, earlier: Iterable[Combination], rules: Declarations) -> bool:
    """Whether a claim needs a card of an earlier claim where cards serve once, or cuts a run of it in two."""
    return any(_clash(claim, other, rules) for other in earlier)


def _clash(claim: Combination, other: Combination, rules: Declarations) -> bool:
    if claim.length and other.length:
        return claim.suit == other.suit and _touch(claim, other) and not _may_split(claim, other, rules)
    return rules.card_reuse is CardReuse.ONCE and not set(claim.cards).isdisjoint(other.cards)


def _touch(claim: Combination, other: Combination) -> bool:
    """Whether two runs of a suit overlap or would make one longer run."""
    low, high = sorted((claim, other), key=lambda what: RANKS.index(what.rank))
    return RANKS.index(high.rank) - high.length <= RANKS.index(low.rank)


def _may_split(claim: Combination, other: Combination, rules: Declarations) -> bool:
    return rules.long_run is LongRun.SPLIT and {claim, other} == set(_halves(claim))
