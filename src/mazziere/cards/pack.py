"""The packs, each with the order in which it starts before a shuffle."""

from dataclasses import dataclass

from mazziere.cards.card import JOKER, Card


@dataclass(frozen=True, slots=True)
class Pack:
    """A named pack: its suits and ranks in start order, and every card in that order.

    The start order is part of the fair deal: a verified shuffle begins from it.
    """

    name: str
    suits: tuple[str, ...]
    ranks: tuple[str, ...]
    cards: tuple[Card, ...]


def _single(name: str, suits: str, ranks: str) -> Pack:
    order = tuple(suits.split()), tuple(ranks.split())
    return Pack(name, *order, tuple(Card(rank, suit) for suit in order[0] for rank in order[1]))


def _burraco() -> Pack:
    one = _single("french-52", "S H D C", "A 2 3 4 5 6 7 8 9 10 J Q K")
    return Pack("french-108", one.suits, one.ranks, (*one.cards, JOKER, JOKER) * 2)


# Every pack that a sheet may name. The French deck of belote starts S H D C, each 7 8 9 10 J Q K A;
# the Italian one D C S B (denari, coppe, spade, bastoni), each A 2 3 4 5 6 7 J C K; briscola for three leaves out
# the two of coppe; burraco plays two French packs of 52, each followed by its two jokers.
_ITALIAN = _single("italian-40", "D C S B", "A 2 3 4 5 6 7 J C K")
PACKS: dict[str, Pack] = {
    pack.name: pack
    for pack in (
        _single("french-32", "S H D C", "7 8 9 10 J Q K A"),
        _single("french-24", "S H D C", "9 10 J Q K A"),
        _ITALIAN,
        Pack("italian-39", _ITALIAN.suits, _ITALIAN.ranks, tuple(c for c in _ITALIAN.cards if c != Card("2", "C"))),
        _burraco(),
    )
}
