"""What the tricks so far tell about the other hands: who was bound to play a card and did not, does not hold it."""

from collections.abc import Sequence

from mazziere.tricks import TrickLaw, Trump, beats
from mazziere.tricks.law import Exemption, Overruff, Underruff, above, is_trump, suit_cards, suit_of

Trick = tuple[int, tuple[int, ...]]
"""Who led, and the cards in playing order by their numbers."""


def excluded(law: TrickLaw, players: int, tricks: Sequence[Trick]) -> list[int]:
    """By seat, the cards that it cannot hold, as masks."""
    out = [0] * players
    for leader, cards in tricks:
        _of_trick(law, players, leader, cards, out)
    return out


def _of_trick(law: TrickLaw, players: int, leader: int, cards: tuple[int, ...], out: list[int]) -> None:
    best, winner, led = cards[0], leader, suit_of(law, cards[0])
    seat = leader
    for card in cards[1:]:
        seat = seat + 1 if seat + 1 < players else 0
        partner_wins = players == 4 and winner == (seat + 2) % 4
        out[seat] |= _of_card(law, card, led, best, partner_wins)
        if beats(law, card, best):
            best, winner = card, seat


def _of_card(law: TrickLaw, card: int, led: int, best: int, partner_wins: bool) -> int:
    """What the player of this card does not hold."""
    if suit_of(law, card) == led:
        return _did_not_rise(law, card, led, best, partner_wins)
    missing = suit_cards(law, led)
    if law.trump != Trump.SUIT or (partner_wins and law.partner_exemption != Exemption.NONE):
        return missing
    return missing | _did_not_ruff(law, card, best)


def _did_not_rise(law: TrickLaw, card: int, led: int, best: int, partner_wins: bool) -> int:
    rising = law.rise_on_trump_lead and (law.trump == Trump.ALL or (law.trump == Trump.SUIT and led == 0))
    exempt = partner_wins and law.partner_exemption == Exemption.RUFF_AND_TRUMP_LEAD
    if not rising or exempt or card > best:
        return 0
    return above(suit_cards(law, led), best)


def _did_not_ruff(law: TrickLaw, card: int, best: int) -> int:
    trumps = suit_cards(law, 0)
    if not is_trump(law, best):
        return 0 if is_trump(law, card) else trumps
    if is_trump(law, card):
        return 0 if card > best or law.overruff == Overruff.ANY_TRUMP else above(trumps, best)
    return trumps if law.underruff == Underruff.REQUIRED else above(trumps, best)
