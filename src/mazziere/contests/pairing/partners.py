"""Single players whose partner is drawn each round: nobody the same partner twice while that can be, opponents as
new as can be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mazziere.contests.pairing.bars import NOBODY, Bars, Neighbours
from mazziere.contests.pairing.round import unpairable
from mazziere.contests.pairing.top_down import Pair, from_the_top

SEATS = 4


@dataclass(frozen=True)
class Foursomes:
    """One round of single players: tables of two pairs, those who sit out, partners who have been partners before."""

    tables: tuple[tuple[Pair, Pair], ...]
    rest: tuple[str, ...]
    repeats: tuple[Pair, ...]


def partners(
    drawn: Sequence[str], partnered: Neighbours, opposed: Neighbours, rests: Mapping[str, int], never: Neighbours
) -> Foursomes:
    """Only whole tables play; who is over rests, those with the fewest rests first. `drawn` is this round's drawn
    order.
    """
    over = len(drawn) % SEATS
    rest = tuple(sorted(drawn, key=lambda entry: (rests.get(entry, 0), -drawn.index(entry)))[:over])
    playing = [entry for entry in drawn if entry not in rest]
    bars = Bars(met=partnered, never=never)
    pairs = from_the_top(playing, bars)
    if pairs is None:
        raise unpairable(playing, bars)
    return Foursomes(_tables(pairs, opposed), rest, bars.repeats(pairs))


def _tables(pairs: Sequence[Pair], opposed: Neighbours) -> tuple[tuple[Pair, Pair], ...]:
    """Pairs against pairs, none of whose members have been opponents where that can be."""
    names = {str(i): pair for i, pair in enumerate(pairs)}
    against = {name: _opposed(name, names, opposed) for name in names}
    met = from_the_top(list(names), Bars(met=against))
    assert met is not None, "an even number of pairs without keep-apart rules can always be paired"
    return tuple((names[one], names[other]) for one, other in met)


def _opposed(name: str, names: Mapping[str, Pair], opposed: Neighbours) -> frozenset[str]:
    old = frozenset().union(*(opposed.get(member, NOBODY) for member in names[name]))
    return frozenset(other for other, pair in names.items() if other != name and not old.isdisjoint(pair))
