"""How many ways small endings can be played, counted by the engine and by a tiny independent reference."""

import random

import pytest
from tests.belote.helpers import position, rules
from tests.tricks import reference
from tests.tricks.reference import Card, Options

from mazziere.games.belote import GAME
from mazziere.games.belote.state import Over, State

SUITS = "SHDC"
Seats = list[list[Card]]


def counted(state: State) -> int:
    """The number of ways in which the engine can play a position to its end."""
    if isinstance(state, Over):
        return 1
    seat = GAME.waiting(state)[0]
    return sum(counted(GAME.step(state, seat, action)[0]) for action in GAME.legal(state, seat))


def expected(options: Options, hands: Seats, turn: int, trick: list[Card], below: list[dict[Card, Card]]) -> int:
    """The same number from the naive law: hands of named cards, and what lies under each open one."""
    players = len(hands)
    if len(trick) == players:
        leader = (turn + reference.winner(options, trick)) % players
        return expected(options, hands, leader, [], below)
    if not hands[turn]:
        return 1
    total = 0
    for card in sorted(reference.legal(options, hands[turn], trick, players)):
        uncovered = [below[turn][card]] if card in below[turn] else []
        rest = [c for c in hands[turn] if c != card] + uncovered
        after = [rest if seat == turn else hand for seat, hand in enumerate(hands)]
        total += expected(options, after, (turn + 1) % players, [*trick, card], below)
    return total


def options_of(name: str, trump: str) -> Options:
    """The duties of a sheet by name."""
    play = rules(name).play
    return Options(
        trump,
        play.rise_on_trump_lead,
        play.partner_exemption.value,
        play.overruff.value,
        play.underruff.value,
        play.underruff_partner.value,
    )


def text(cards: list[Card]) -> str:
    """Cards as one text."""
    return " ".join(rank + suit for rank, suit in cards)


LAWS = [
    ("belote-pinasca", "H"),
    ("belote-francese", "D"),
    ("belote-ffb", "S"),
    ("belote-ligure", "C"),
    ("belote-ligure", "none"),
    ("coinche-ffb", "H"),
    ("coinche-pagat", "all"),
    ("contree-ffb", "S"),
]


@pytest.mark.parametrize("name, trump", LAWS)
@pytest.mark.parametrize("seed", range(4))
def test_four_hands_of_three(name: str, trump: str, seed: int) -> None:
    """Endings of three cards each can be played in exactly as many ways as the naive law says."""
    pack = [(rank, suit) for suit in SUITS for rank in reference.PLAIN_RANKS]
    random.Random(f"{name} {trump} {seed}").shuffle(pack)
    hands = [sorted(pack[at * 3 : at * 3 + 3]) for at in range(4)]
    state = position(rules(name), trump, [text(hand) for hand in hands])
    assert counted(state) == expected(options_of(name, trump), hands, 0, [], [{}] * 4)


@pytest.mark.parametrize("name, players", [("belote-tre", 3), ("belote-tallone", 2)])
@pytest.mark.parametrize("seed", range(4))
def test_two_and_three_hands_of_four(name: str, players: int, seed: int) -> None:
    """Endings of four cards each for two and three players, nobody a partner."""
    pack = [(rank, suit) for suit in SUITS for rank in reference.PLAIN_RANKS if players == 2 or rank not in "78"]
    random.Random(f"{name} {seed}").shuffle(pack)
    hands = [sorted(pack[at * 4 : at * 4 + 4]) for at in range(players)]
    state = position(rules(name), "H", [text(hand) for hand in hands])
    assert counted(state) == expected(options_of(name, "H"), hands, 0, [], [{}] * players)


@pytest.mark.clause("DUE-10", "DUE-11", "DUE-12")
@pytest.mark.parametrize("seed", range(4))
def test_two_players_with_covered_cards(seed: int) -> None:
    """Endings of two cards in hand and two covered pairs each: a turned card joins the duties at once."""
    pack = [(rank, suit) for suit in SUITS for rank in reference.PLAIN_RANKS]
    random.Random(f"covered {seed}").shuffle(pack)
    held = [pack[0:2], pack[2:4]]
    up, down = [pack[4:6], pack[6:8]], [pack[8:10], pack[10:12]]
    state = position(
        rules("belote-deux"),
        "H",
        [text(hand) for hand in held],
        piles=[(text(u), text(d)) for u, d in zip(up, down, strict=True)],
    )
    below = [dict(zip(u, d, strict=True)) for u, d in zip(up, down, strict=True)]
    hands = [hand + u for hand, u in zip(held, up, strict=True)]
    assert counted(state) == expected(options_of("belote-deux", "H"), hands, 0, [], below)
