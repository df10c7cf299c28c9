"""A second belote in as few words as possible, for comparison only: cards are texts, every rule is spelled out.

It follows the predicate of the rules text word by word and shares nothing with the engine.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

TRUMP = "J 9 A 10 K Q 8 7".split()
PLAIN = "A 10 K Q J 9 8 7".split()
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3}
PLAIN_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}


def rank(card: str) -> str:
    """The rank of a card."""
    return card[:-1]


def is_trump(card: str, trump: str) -> bool:
    """Whether a card is of the trump suit, or every suit is trump."""
    return trump == "all" or card[-1] == trump


def strength(card: str, led: str, trump: str) -> int:
    """How strong a card is in a trick of this suit; below zero when it cannot win."""
    order = TRUMP if is_trump(card, trump) else PLAIN
    if card[-1] != led and (trump == "all" or card[-1] != trump):
        return -1
    return 8 - order.index(rank(card)) + (100 if card[-1] == trump else 0)


def winner(trick: Sequence[str], trump: str) -> int:
    """The place of the card that wins."""
    return max(range(len(trick)), key=lambda place: strength(trick[place], trick[0][-1], trump))


def legal(hand: Sequence[str], trick: Sequence[str], trump: str, rules: Mapping[str, Any]) -> list[str]:
    """The cards that may be played."""
    if not trick:
        return list(hand)
    led = trick[0][-1]
    best = trick[winner(trick, trump)]
    partner = rules["players"] == 4 and len(trick) > 1 and winner(trick, trump) == len(trick) - 2
    exemption = rules["partner_exemption"]
    follow = [card for card in hand if card[-1] == led]
    higher = [card for card in hand if strength(card, led, trump) > strength(best, led, trump)]
    if follow:
        rising = rules["rise_on_trump_lead"] and trump in (led, "all")
        over = [card for card in follow if card in higher]
        return over if rising and over and not (partner and exemption == "ruff_and_trump_lead") else follow
    trumps = [card for card in hand if card[-1] == trump]
    if trump in ("none", "all", led) or not trumps:
        return list(hand)
    ruffed = best[-1] == trump
    over = [card for card in trumps if card in higher]
    if partner and exemption != "none":
        return _beside(hand, trumps, over, ruffed, rules["underruff_partner"])
    if not ruffed:
        return trumps
    if over:
        return over if rules["overruff"] == "strict" else trumps
    return trumps if rules["underruff"] == "required" else list(hand)


def _beside(hand: Sequence[str], trumps: list[str], over: list[str], ruffed: bool, option: str) -> list[str]:
    lower = [card for card in trumps if card not in over]
    if not ruffed or option == "allowed":
        return list(hand)
    if option == "forbidden_if_higher":
        return [card for card in hand if card not in lower] if over else list(hand)
    return [card for card in hand if card not in lower] if len(trumps) < len(hand) else list(hand)


def points(card: str, trump: str, values: Mapping[str, Mapping[str, int]]) -> int:
    """The points of a card."""
    return values["trump" if is_trump(card, trump) else "plain"].get(rank(card), 0)


class Table:
    """The cards of one player: a hand, and piles of an open card over a covered one."""

    def __init__(self, hand: Sequence[str], up: Sequence[str] = (), down: Sequence[str] = ()) -> None:
        self.hand, self.up, self.down = list(hand), list(up), list(down)
        self.given = {"hand": list(hand), "up": list(up), "down": list(down)} if up else list(hand)
        self.waiting: list[int] = []

    def visible(self) -> list[str]:
        """What can be played now."""
        return self.hand + [card for card in self.up if card]

    def play(self, card: str, at_once: bool) -> None:
        """Play a card; the one below is turned at once or waits."""
        if card in self.hand:
            self.hand.remove(card)
            return
        place = self.up.index(card)
        self.up[place] = ""
        self.waiting.append(place)
        if at_once:
            self.turn()

    def turn(self) -> None:
        """Turn the covered cards that wait."""
        for place in self.waiting:
            self.up[place], self.down[place] = self.down[place], ""
        self.waiting = []


def replay(rules: Mapping[str, Any], trump: str, values: Mapping[str, Mapping[str, int]], seed: int) -> dict[str, Any]:
    """A whole deal played at random, in the form of a case of the kind `replays`."""
    dice = random.Random(seed)
    ranks = PLAIN if rules["pack"] == 32 else [r for r in PLAIN if r not in "78"]
    deck = [r + s for r in ranks for s in "SHDC"]
    dice.shuffle(deck)
    tables = _dealt(deck, rules)
    leader = turn = dice.randrange(len(tables))
    tricks = []
    while tables[turn].visible():
        first, trick, choices = turn, [], []
        for place in range(len(tables)):
            table = tables[(first + place) % len(tables)]
            choices.append(legal(table.visible(), trick, trump, rules))
            trick.append(dice.choice(choices[-1]))
            table.play(trick[-1], rules.get("flip") == "immediate")
        for table in tables:
            table.turn()
        turn = (first + winner(trick, trump)) % len(tables)
        worth = sum(points(card, trump, values) for card in trick)
        tricks.append({"cards": trick, "legal": choices, "winner": turn, "points": worth})
    return {
        "trump": trump,
        "leader": leader,
        "hands": dict(enumerate(table.given for table in tables)),
        "tricks": tricks,
    }


def _dealt(deck: Sequence[str], rules: Mapping[str, Any]) -> list[Table]:
    match rules["deal_packets"]:
        case "4+4":
            return [Table([], deck[16 * seat : 16 * seat + 8], deck[16 * seat + 8 : 16 * seat + 16]) for seat in (0, 1)]
        case "3+3":
            return [Table(deck[:9]), Table(deck[9:18])]
        case _ if rules["players"] == 2:
            parts = [deck[16 * seat : 16 * seat + 16] for seat in (0, 1)]
            return [Table(part[:6], part[6:11], part[11:]) for part in parts]
    return [Table(deck[8 * seat : 8 * seat + 8]) for seat in range(rules["players"])]
