"""Which cards may be played to a trick: following, ruffing, rising, and what a winning partner frees from."""

from mazziere.tricks.law import (
    NO_SUIT,
    Exemption,
    Overruff,
    TrickLaw,
    Trump,
    Underruff,
    UnderruffPartner,
    above,
    is_trump,
    suit_cards,
)


def legal(law: TrickLaw, hand: int, led: int, best: int, partner_wins: bool) -> int:
    """The cards of `hand` that may be played to a trick of suit `led`, which card `best` is winning.

    `led` is NO_SUIT for the leader. `partner_wins`: the card that is winning right now is the partner's.
    """
    if led == NO_SUIT or not law.follow:
        return hand
    suit = hand & suit_cards(law, led)
    if suit:
        return following(law, suit, led, best, partner_wins)
    trumps = hand & suit_cards(law, 0) if law.trump == Trump.SUIT else 0
    if not trumps:
        return hand
    if partner_wins and law.partner_exemption != Exemption.NONE:
        return beside_partner(law, hand, trumps, best)
    return ruffing(law, hand, trumps, best)


def following(law: TrickLaw, suit: int, led: int, best: int, partner_wins: bool) -> int:
    """The cards to follow with, out of those of the suit led: where trump is led, one must rise when able."""
    rising = led == 0 if law.trump == Trump.SUIT else law.trump == Trump.ALL
    if not rising or not law.rise_on_trump_lead:
        return suit
    exempt = partner_wins and law.partner_exemption == Exemption.RUFF_AND_TRUMP_LEAD
    return suit if exempt else above(suit, best) or suit


def ruffing(law: TrickLaw, hand: int, trumps: int, best: int) -> int:
    """The cards of a hand that must ruff, whether or not the trick was ruffed before."""
    if not is_trump(law, best):
        return trumps
    higher = above(trumps, best)
    if higher:
        return higher if law.overruff == Overruff.STRICT else trumps
    return trumps if law.underruff == Underruff.REQUIRED else hand


def beside_partner(law: TrickLaw, hand: int, trumps: int, best: int) -> int:
    """The cards of a hand that its winning partner frees from ruffing; a ruff of the partner may be kept clear."""
    if law.underruff_partner == UnderruffPartner.ALLOWED or not is_trump(law, best):
        return hand
    higher = above(trumps, best)
    if law.underruff_partner == UnderruffPartner.FORBIDDEN_IF_HIGHER:
        return hand ^ trumps ^ higher if higher else hand
    return hand ^ trumps ^ higher if hand != trumps else hand


HOT = (legal, following, ruffing, beside_partner)
