"""The cheapest way to pair a field: the degree test decides most fields at once, networkx the rest.

Dirac's theorem is the degree test: when each of n entries (n even) has at least n / 2 free opponents left, the whole
field can be paired for nothing, and nobody needs to look how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mazziere.contests.pairing.bars import REPEAT, Bars

NEAREST = 8
"""Free opponents on each side of the order that are tried before the whole field."""


@dataclass(frozen=True)
class Matching:
    """A complete pairing, as partner of each entry, and what it costs."""

    partner: Mapping[str, str]
    price: int


def surely_free(nodes: Sequence[str], barred: Mapping[str, frozenset[str]]) -> bool:
    """Whether the degree test alone promises a pairing of these entries that costs nothing."""
    most = len(nodes) // 2 - 1
    together = frozenset(nodes)
    return len(nodes) % 2 == 0 and all(
        len(barred.get(node, ())) <= most or len(barred[node] & together) <= most for node in nodes
    )


def cheapest(nodes: Sequence[str], bars: Bars) -> Matching | None:
    """A pairing of all the entries with the lowest price, or None when the keep-apart rules leave none."""
    if len(nodes) % 2:
        return None
    near = _free(nodes, bars, NEAREST)
    if len(near) == len(nodes):
        return Matching(near, 0)
    free = _free(nodes, bars, len(nodes))
    if len(free) == len(nodes):
        return Matching(free, 0)
    if bars.only_repeats:
        return _with_repeats(nodes, free)
    return _priced(nodes, bars)


def _free(nodes: Sequence[str], bars: Bars, reach: int) -> dict[str, str]:
    """As many pairs as possible among meetings that cost nothing, each entry looking at `reach` free opponents below
    it.
    """
    edges: list[tuple[str, str]] = []
    for i, one in enumerate(nodes):
        barred, seen = bars.barred(one), 0
        for other in nodes[i + 1 :]:
            if other not in barred:
                edges.append((one, other))
                seen += 1
                if seen == reach:
                    break
    return _matched(edges)


def _with_repeats(nodes: Sequence[str], free: Mapping[str, str]) -> Matching:
    """Completes the largest repeat-free pairing: those left over have all met one another, so each of their pairs
    repeats once.
    """
    partner = dict(free)
    over = [node for node in nodes if node not in partner]
    for a, b in zip(over[::2], over[1::2], strict=True):
        partner[a], partner[b] = b, a
    return Matching(partner, REPEAT * (len(over) // 2))


def _priced(nodes: Sequence[str], bars: Bars) -> Matching | None:
    priced = [(a, b, bars.price(a, b)) for i, a in enumerate(nodes) for b in nodes[i + 1 :]]
    allowed = [(a, b, price) for a, b, price in priced if price is not None]
    partner = _matched([(a, b) for a, b, _ in allowed], [price for _, _, price in allowed])
    if len(partner) < len(nodes):
        return None
    return Matching(partner, sum(bars.price(a, b) or 0 for a, b in partner.items()) // 2)


def _matched(edges: Sequence[tuple[str, str]], prices: Sequence[int] = ()) -> dict[str, str]:
    """The largest pairing of these meetings as partner of each entry, the cheapest of the largest where they have
    prices.
    """
    import networkx

    graph: networkx.Graph[str] = networkx.Graph()
    if prices:
        graph.add_weighted_edges_from((a, b, -price) for (a, b), price in zip(edges, prices, strict=True))
    else:
        graph.add_edges_from(edges)
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    return {one: other for a, b in pairs for one, other in ((a, b), (b, a))}
