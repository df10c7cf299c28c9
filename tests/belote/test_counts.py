"""How many ways small endings can be played, counted by the engine and by a tiny independent reference."""

import random

import pytest
from tests.belote.helpers import begin, dealt, position, rules
from tests.tricks import reference
from tests.tricks.reference import Card, Options

from mazziere.games.belote import GAME
from mazziere.games.belote.state import Over, Playing, State

SUITS = "SHDC"
Seats = list[list[Card]]


def counted(state: State) -> int:
    """The number of ways in which the engine can play a position to its end."""
    if isinstance(state, Over):
        return 1
    seat = GAME.waiting(state)[0]
    return sum(counted(GAME.step(state, seat, action)[0]) for action in GAME.legal(state, seat))


def expected(
    options: Options,
    hands: Seats,
    turn: int,
    trick: list[Card],
    below: list[dict[Card, Card]],
    late: Seats | None = None,
) -> int:
    """The same number from the naive law: hands of named cards, and what lies under each open one.

    `late` has the cards that are turned only when the trick is over; None where each is turned at once.
    """
    players = len(hands)
    if len(trick) == players:
        leader = (turn + reference.winner(options, trick)) % players
        turned = [hand + more for hand, more in zip(hands, late, strict=True)] if late else hands
        return expected(options, turned, leader, [], below, late and [[] for _ in hands])
    if not hands[turn]:
        return 1
    total = 0
    for card in sorted(reference.legal(options, hands[turn], trick, players)):
        uncovered = [below[turn][card]] if card in below[turn] else []
        rest = [c for c in hands[turn] if c != card] + ([] if late else uncovered)
        after = [rest if seat == turn else hand for seat, hand in enumerate(hands)]
        then = late and [more + uncovered if seat == turn else more for seat, more in enumerate(late)]
        total += expected(options, after, (turn + 1) % players, [*trick, card], below, then)
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
    ("coinche-ffb", "none"),
    ("coinche-ffb", "all"),
    ("contree-ffb", "S"),
    ("contree-cannes", "C"),
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


@pytest.mark.clause("DEC-01")
@pytest.mark.parametrize("seed", range(4))
def test_two_players_with_open_cards(seed: int) -> None:
    """Endings of three covered pairs each and no hand: a turned card joins the duties when the trick is over."""
    pack = [(rank, suit) for suit in SUITS for rank in reference.PLAIN_RANKS]
    random.Random(f"open {seed}").shuffle(pack)
    up, down = [pack[0:3], pack[3:6]], [pack[6:9], pack[9:12]]
    laid = [(text(u), text(d)) for u, d in zip(up, down, strict=True)]
    state = position(rules("belote-decouverte"), "H", ["", ""], piles=laid)
    below = [dict(zip(u, d, strict=True)) for u, d in zip(up, down, strict=True)]
    assert counted(state) == expected(options_of("belote-decouverte", "H"), up, 0, [], below, [[], []])


def bidden(state: State) -> int:
    """The number of ways in which the calls can go until cards are played or nobody has taken."""
    if isinstance(state, Playing | Over):
        return 1
    seat = GAME.waiting(state)[0]
    return sum(bidden(GAME.step(state, seat, action)[0]) for action in GAME.legal(state, seat))


@pytest.mark.clause("PIN-BEL-10", "PIN-BEL-11", "FRA-05", "FRA-06", "DUE-06", "TRE-01", "LIG-02", "LIG-03", "LIG-05")
@pytest.mark.parametrize(
    "name, ways",
    [
        *((name, 4 + 4 * 3 + 1) for name in ("belote-pinasca", "belote-francese", "belote-ffb")),
        *((name, 2 + 2 * 3 + 1) for name in ("belote-deux", "belote-decouverte")),
        ("belote-tre", 3 + 3 * 3 + 1),
        # over a suit three may say senza, over senza three contro: 1 + 3 * (1 + 3) ways for each suit called
        ("belote-ligure", 4 * 13 + 4 * (3 * 13 + 4) + 1),
    ],
)
def test_ways_of_bidding(name: str, ways: int) -> None:
    """Each seat may take once, name one of three suits once, or all pass; over a Ligurian call the others may speak."""
    assert bidden(begin(rules(name))) == ways


def test_ways_of_the_exchange() -> None:
    """Taking the turned suit has two endings where a player holds its seven and one where nobody does."""
    ways = {bidden(dealt(rules("belote-tallone"), "JH", hands)) for hands in ({0: "7H"}, {1: "7H"})}
    assert ways == {2 * 2 + 2 * 3 + 1}
    assert bidden(dealt(rules("belote-tallone"), "7H")) == 2 + 2 * 3 + 1


def auctions(rungs: int, suits: int, window: int, passes: int = 0, bidder: int | None = None, turn: int = 0) -> int:
    """The ways of an auction by its law alone: `rungs` of the ladder are left, each in so many `suits`.

    A doubled bid is redoubled by one partner, by the other or by none. After each bid `window` opponents are asked.
    """
    closes = passes == (3 if bidder is None else 2)
    ways = 1 if closes else auctions(rungs, suits, window, passes + 1, bidder, turn + 1)
    if bidder is not None and (turn - bidder) % 2:
        ways += 3
    for above in range(rungs):
        ways += suits * (3 * window + auctions(above, suits, window, 0, turn, turn + 1))
    return ways


@pytest.mark.clause("AUC-01", "AUC-02")
@pytest.mark.parametrize(
    "name, suits, window",
    [("contree-ffb", 4, 0), ("contree-cannes", 4, 0), ("coinche-ffb", 6, 0), ("coinche-pagat", 6, 2)],
)
def test_ways_of_an_auction(name: str, suits: int, window: int) -> None:
    """An auction of one number and capot goes in as many ways as ladder, passes, doubles and windows give."""
    assert bidden(begin(rules(name, bid_min=160, bid_max=160))) == auctions(2, suits, window)
