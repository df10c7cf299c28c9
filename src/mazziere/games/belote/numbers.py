"""Belote's cards as numbers.

*Natural*: eight a suit, S H D C, from the seven up. *By law*: the trump suit first, each suit by strength.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from mazziere.cards import Card
from mazziere.core.event import Event
from mazziere.games.belote.actions import ALL_TRUMP, BELOTE, NO_TRUMP, REBELOTE, Action, Play, play
from mazziere.games.belote.declarations import RANKS, SUITS
from mazziere.games.belote.groups import Play as Duties
from mazziere.games.belote.options import TaValues
from mazziere.tricks.law import Exemption, Overruff, TrickLaw, Trump, Underruff, UnderruffPartner, packed
from mazziere.tricks.points import points

NATURAL: tuple[Card, ...] = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
BIT: Mapping[Card, int] = {card: 1 << number for number, card in enumerate(NATURAL)}
TEXT: Mapping[Card, str] = {card: str(card) for card in NATURAL}
_text_of = TEXT.__getitem__


TRUMP_ORDER = ("7", "8", "Q", "K", "10", "A", "9", "J")
PLAIN_ORDER = ("7", "8", "9", "J", "Q", "K", "10", "A")
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
ALL_TRUMP_POINTS: Mapping[TaValues, Mapping[str, int]] = {
    TaValues.TRUMP: TRUMP_POINTS,
    TaValues.FFB_2015: TRUMP_POINTS | {"J": 13, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 2},
    TaValues.PAGAT: TRUMP_POINTS | {"J": 14, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 1},
}


def texts_of(cards: Iterable[Card]) -> list[str]:
    """The texts of these cards."""
    return list(map(_text_of, cards))


def natural_cards(held: int) -> list[Card]:
    """The cards of a natural mask, in the order of the numbers."""
    found = []
    while held:
        low = held & -held
        found.append(NATURAL[low.bit_length() - 1])
        held ^= low
    return found


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbering of one trump: `trump` is a suit, `none` or `all`.

    `cards` and `worth` are by number, `number` by card and `played` by action, `events` of playing a card by seat and
    number. `plays` lists the actions that play the cards of a mask: a table for each eight bits, of all 256 contents.
    `pairs` has the king and queen of every suit that makes belote, `suits` each suit's natural bits by law.
    """

    trump: str
    law: TrickLaw
    cards: tuple[Card, ...]
    number: Mapping[Card, int]
    played: Mapping[Action, int]
    worth: tuple[int, ...]
    plays: tuple[tuple[tuple[Play, ...], ...], ...]
    events: tuple[tuple[Event, ...], ...]
    pairs: int
    suits: tuple[tuple[int, ...], ...]

    def by_law(self, natural: int) -> int:
        """A natural mask in the numbers of this trump."""
        spades, hearts, diamonds, clubs = self.suits
        return spades[natural & 255] | hearts[natural >> 8 & 255] | diamonds[natural >> 16 & 255] | clubs[natural >> 24]

    def listed(self, held: int) -> list[Card]:
        """The cards of a mask, the lowest number first."""
        found = []
        while held:
            low = held & -held
            found.append(self.cards[low.bit_length() - 1])
            held ^= low
        return found


@cache
def numbers(duties: Duties, pack: int, trump: str, sa_ace: int | None, ta_values: TaValues | None) -> Numbers:
    """The numbering and the law of one trump under a sheet's duties; `pack` has 32 or 24 cards."""
    ranks = RANKS[-pack // len(SUITS) :]
    trump_order, plain_order = ([r for r in order if r in ranks] for order in (TRUMP_ORDER, PLAIN_ORDER))
    suits = [trump, *(s for s in SUITS if s != trump)] if trump in SUITS else list(SUITS)
    orders = [trump_order if s == trump or trump == ALL_TRUMP else plain_order for s in suits]
    cards = tuple(Card(rank, suit) for suit, order in zip(suits, orders, strict=True) for rank in order)
    trump_points = ALL_TRUMP_POINTS[ta_values] if trump == ALL_TRUMP and ta_values else TRUMP_POINTS
    plain_points = PLAIN_POINTS | ({"A": sa_ace} if trump == NO_TRUMP and sa_ace else {})
    law = TrickLaw(
        trump={NO_TRUMP: Trump.NONE, ALL_TRUMP: Trump.ALL}.get(trump, Trump.SUIT),
        suit_length=len(ranks),
        trump_points=packed(*(trump_points[rank] for rank in trump_order)),
        plain_points=packed(*(plain_points[rank] for rank in plain_order)),
        rise_on_trump_lead=duties.rise_on_trump_lead,
        partner_exemption=Exemption[duties.partner_exemption.name],
        overruff=Overruff[duties.overruff.name],
        underruff=Underruff[duties.underruff.name],
        underruff_partner=UnderruffPartner[duties.underruff_partner.name],
    )
    number = {card: at for at, card in enumerate(cards)}
    return Numbers(
        trump=trump,
        law=law,
        cards=cards,
        number=number,
        played={play(card, word): at for at, card in enumerate(cards) for word in (None, BELOTE, REBELOTE)},
        worth=tuple(points(law, at) for at in range(len(cards))),
        plays=tuple(_listed(cards[at : at + 8]) for at in range(0, 32, 8)),
        events=tuple(tuple(Event("play", seat, {"card": str(card)}) for card in cards) for seat in range(4)),
        pairs=sum(1 << number[Card(rank, suit)] for suit in belote_suits(trump) for rank in ("K", "Q")),
        suits=tuple(_by_law(number, suit) for suit in SUITS),
    )


def _listed(cards: tuple[Card, ...]) -> tuple[tuple[Play, ...], ...]:
    """For each mask of eight cards, the actions that play them."""
    return tuple(tuple(play(card) for at, card in enumerate(cards) if held >> at & 1) for held in range(256))


def _by_law(number: Mapping[Card, int], suit: str) -> tuple[int, ...]:
    """For each of a suit's 256 natural masks, the same cards by law; cards that are not in the pack are left out."""
    bits = [1 << number[Card(rank, suit)] if Card(rank, suit) in number else 0 for rank in RANKS]
    return tuple(sum(bit for at, bit in enumerate(bits) if held >> at & 1) for held in range(256))


def belote_suits(trump: str) -> tuple[str, ...]:
    """The suits whose king and queen are belote: the trump suit; every suit where all are trump."""
    if trump == ALL_TRUMP:
        return SUITS
    return () if trump == NO_TRUMP else (trump,)
