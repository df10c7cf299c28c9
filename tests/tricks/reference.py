"""A naive law of tricks over named cards, written from the predicate of the rule text and from nothing else."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Options(NamedTuple):
    """The options of the duties, by their names in the rule text."""

    trump: str  # a suit, "none" or "all"
    rise_on_trump_lead: bool = True
    partner_exemption: str = "none"
    overruff: str = "strict"
    underruff: str = "required"
    underruff_partner: str = "allowed"


Card = tuple[str, str]  # rank, suit
TRUMP_RANKS = ["7", "8", "Q", "K", "10", "A", "9", "J"]
PLAIN_RANKS = ["7", "8", "9", "J", "Q", "K", "10", "A"]


def ranks(options: Options, suit: str) -> list[str]:
    """The ranks of a suit, the weakest first."""
    return TRUMP_RANKS if options.trump in (suit, "all") else PLAIN_RANKS


def strength(options: Options, card: Card) -> int:
    """The strength of a card within its suit."""
    return ranks(options, card[1]).index(card[0])


def winner(options: Options, trick: Sequence[Card]) -> int:
    """The place of the winning card: the highest trump, else the highest of the suit led."""
    trumps = [card for card in trick if card[1] == options.trump]
    candidates = trumps or [card for card in trick if card[1] == trick[0][1]]
    return trick.index(max(candidates, key=lambda card: strength(options, card)))


def legal(options: Options, hand: Iterable[Card], trick: Sequence[Card], players: int = 4) -> set[Card]:
    """The cards that may be played to a trick, by the predicate of the rule text, line by line."""
    cards = set(hand)
    if not trick:
        return cards
    led = trick[0][1]
    partner_wins = players == 4 and len(trick) >= 2 and winner(options, trick) == len(trick) - 2
    followers = {card for card in cards if card[1] == led}
    rising = led == options.trump or options.trump == "all"
    if followers:
        exempt = partner_wins and options.partner_exemption == "ruff_and_trump_lead"
        if rising and options.rise_on_trump_lead and not exempt:
            best = max(strength(options, card) for card in trick if card[1] == led)
            higher = {card for card in followers if strength(options, card) > best}
            if higher:
                return higher
        return followers
    if options.trump in ("none", "all") or led == options.trump:
        return cards
    trumps = {card for card in cards if card[1] == options.trump}
    if not trumps:
        return cards
    ruffs = [strength(options, card) for card in trick if card[1] == options.trump]
    higher = {card for card in trumps if not ruffs or strength(options, card) > max(ruffs)}
    if partner_wins and options.partner_exemption != "none":
        if options.underruff_partner == "forbidden_if_higher" and ruffs and higher:
            return cards - (trumps - higher)
        if options.underruff_partner == "only_when_only_trumps" and ruffs and cards != trumps:
            return cards - (trumps - higher)
        return cards
    if not ruffs:
        return trumps
    if higher:
        return higher if options.overruff == "strict" else trumps
    return trumps if options.underruff == "required" else cards
