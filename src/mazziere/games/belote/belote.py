"""Belote and rebelote: king and queen of trump with one player, a word with each."""

from collections.abc import Sequence

from mazziere.cards import Card
from mazziere.core.seats import Seat
from mazziere.games.belote.actions import BELOTE, REBELOTE, Play, play
from mazziere.games.belote.options import Announce, BeloteScope
from mazziere.games.belote.refusal import Refusal
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.state import Playing, Said
from mazziere.games.belote.table import open_cards

OTHER = {"K": "Q", "Q": "K"}


def manual(regulation: Regulation) -> bool:
    """Whether the players say the words."""
    return regulation.belote.belote_announce is Announce.MANUAL


def words(state: Playing, seat: Seat, card: Card) -> tuple[str, ...]:
    """The words that go with this king or queen of trump, in the hands before it is played.

    Both at once when the other card lay covered while the first was played: nobody could know of it.
    """
    regulation = state.frame.dealt.regulation
    rules = regulation.belote
    mine = [said for said in state.said if said.seat == seat and said.suit == card.suit]
    if mine:
        return (REBELOTE,) if len(mine) == 1 else ()
    if rules.belote_king_first and card.rank == "Q" and rules.belote_scope is not BeloteScope.ANY_OWNED:
        return ()
    if _together(state, seat, card, rules.belote_scope):
        return () if rules.belote_king_first and card.rank == "Q" else (BELOTE,)
    if rules.belote_scope is BeloteScope.ANY_OWNED and _played_by(state, seat, Card(OTHER[card.rank], card.suit)):
        return () if rules.belote_king_first and card.rank == "K" else (BELOTE, REBELOTE)
    return ()


def _together(state: Playing, seat: Seat, card: Card, scope: BeloteScope) -> bool:
    """Whether the other card is where the sheet wants it while the first one is played."""
    numbers = state.frame.numbers
    other = 1 << numbers.number[Card(OTHER[card.rank], card.suit)]
    if scope is BeloteScope.NONE:
        return False
    if scope is BeloteScope.HAND_ONLY and state.piles:
        hand = state.hands[seat] & ~open_cards(numbers, state.piles[seat])
        return bool(hand & other and hand >> numbers.number[card] & 1)
    return bool(state.hands[seat] & other)


def _played_by(state: Playing, seat: Seat, card: Card) -> bool:
    number, players = state.frame.numbers.number[card], state.frame.dealt.players
    return any(
        played == number and (trick.leader + place) % players == seat
        for trick in state.tricks
        for place, played in enumerate(trick.cards)
    )


def automatic(state: Playing, seat: Seat, card: Card) -> tuple[Said, ...]:
    """What the table says for the player."""
    return tuple([Said(seat, card.suit, word) for word in words(state, seat, card)])


def spoken(state: Playing, seat: Seat, pairs: int) -> list[Play]:
    """The kings and queens of these that may be played with a word, where the players say the words."""
    cards = state.frame.numbers.listed(pairs)
    return [play(card, word) for card in cards for word in words(state, seat, card)[:1]]


def refusal(state: Playing, seat: Seat, card: Card, word: str) -> Refusal | None:
    """Why a player may not say this word with this card."""
    regulation = state.frame.dealt.regulation
    if not manual(regulation):
        return Refusal.TABLE_ANNOUNCES
    numbers = state.frame.numbers
    if not numbers.pairs >> numbers.number[card] & 1:
        return Refusal.NO_BELOTE
    if word in words(state, seat, card):
        return None
    queen_first = word == BELOTE and card.rank == "Q" and regulation.belote.belote_king_first
    together = _together(state, seat, card, regulation.belote.belote_scope)
    return Refusal.KING_FIRST if queen_first and together else Refusal.NO_BELOTE


def scored(said: Sequence[Said], sides: Sequence[int], count: int) -> tuple[int, ...]:
    """How many pairs each side has played and announced with both words."""
    made = [sides[word.seat] for word in said if word.word == REBELOTE]
    return tuple([made.count(side) for side in range(count)])
