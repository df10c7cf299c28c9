"""What a position says of the cards: hands, piles on the table and the trick, in plain values."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from mazziere.cards import Card
from mazziere.core import Unanswered
from mazziere.core.seats import Seat
from mazziere.referee.case import Case, at_most, items, mapping, need, once, read_card, read_cards, whole


class Held(NamedTuple):
    """A player's cards: the hand, and piles of an open card (None where it is gone) and the card below (or None)."""

    hand: tuple[Card, ...]
    piles: tuple[tuple[Card | None, Card | None], ...] = ()

    @property
    def reach(self) -> tuple[Card, ...]:
        """The cards that may be played, in this trick or, where nothing lies on them, in the next one."""
        return (*self.hand, *[card for up, down in self.piles if (card := up or down) is not None])

    @property
    def covered(self) -> Mapping[Card, Card]:
        """The card below each card."""
        return {up: down for up, down in self.piles if up and down}

    @property
    def cards(self) -> tuple[Card, ...]:
        """All of them."""
        return (*self.reach, *self.covered.values())


class Laid(NamedTuple):
    """The cards of a position: what each seat holds, who leads the trick, and the trick."""

    held: tuple[Held, ...]
    leader: Seat
    trick: tuple[Card, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats from the leader on."""
        return tuple((self.leader + place) % len(self.held) for place in range(len(self.held)))

    @property
    def tricks(self) -> int:
        """The tricks that are left, the one on the table included."""
        return len(self.held[self.seats[-1]].cards)


def read(position: Case, known: Iterable[Card], players: int, most: int) -> Laid:
    """Hands and trick: each card once, at most so many a player, and one less for whoever has played to the trick.

    Seat 0 leads where the position does not say otherwise.

    Raises Unanswered that names what cannot be.
    """
    pack = frozenset(known)
    leader = whole(position.get("leader") or 0, "leader", 0, players - 1)
    given = items(need(position, "hands"), "hands")
    at_most(given, "hands", players, least=players)
    held = tuple(_held(cards, f"hands[{seat}]", pack) for seat, cards in enumerate(given))
    trick = read_cards(position.get("trick") or [], "trick", pack)
    at_most(trick, "trick", players - 1)
    once(trick, *[one.cards for one in held])
    laid = Laid(held, leader, trick)
    for place, seat in enumerate(laid.seats):
        cards, expected = held[seat].cards, laid.tricks - (place < len(trick))
        if len(cards) != expected:
            raise Unanswered("cli.solve.hand", seat=seat, count=len(cards), expected=max(expected, 0))
        at_most(cards, f"hands[{seat}]", most)
        if place >= len(trick) and any(down and not up for up, down in held[seat].piles):
            raise Unanswered("cli.solve.covered", seat=seat)
    if not laid.tricks:
        raise Unanswered("cli.solve.over")
    return laid


def _held(value: Any, key: str, pack: frozenset[Card]) -> Held:
    """One player's cards: a list, or a mapping of `hand`, `up` and `down`, the last two pile by pile."""
    if not isinstance(value, Mapping):
        return Held(read_cards(value, key, pack))
    given = mapping(value, key)
    up, down = (_pile(given.get(name) or [], f"{key}.{name}", pack) for name in ("up", "down"))
    length = max(len(up), len(down))
    piles = zip(_filled(up, length), _filled(down, length), strict=True)
    return Held(read_cards(given.get("hand") or [], f"{key}.hand", pack), tuple(piles))


def _pile(value: Any, key: str, pack: frozenset[Card]) -> list[Card | None]:
    return [None if entry is None else read_card(entry, key, pack) for entry in items(value, key)]


def _filled(cards: Sequence[Card | None], length: int) -> list[Card | None]:
    return [*cards, *[None] * (length - len(cards))]
