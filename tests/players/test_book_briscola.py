"""Briscola by the book."""

import itertools
from random import Random

import pytest

from mazziere.cards import cards
from mazziere.core import Deal
from mazziere.games import play
from mazziere.games.briscola import GAME
from mazziere.players import player
from mazziere.players.book.briscola.endgame import _best, _value

SHEETS = ("briscola-pinasca", "briscola-2", "briscola-3", "briscola-chiamata")


def deals(sheet: str, players: tuple[str, ...], number: int, seed: int) -> list[tuple[int, ...]]:
    """What every side writes in each of a number of random deals."""
    game, rules = play(sheet)
    rng, deck, seated = Random(seed), list(game.pack(rules).cards), [player(name) for name in players]
    found = []
    for _ in range(number):
        rng.shuffle(deck)
        state, _ = game.start(rules, Deal(tuple(deck), 0), game.first(rules, 0))
        while waiting := game.waiting(state):
            seat = waiting[0]
            view, legal = game.view(state, seat), tuple(game.legal(state, seat))
            action = seated[seat].choose(view, legal, rules, rng)
            assert action in legal
            state, _ = game.step(state, seat, action)
        ended = game.result(state)
        assert ended is not None
        found.append(ended.points)
    return found


@pytest.mark.parametrize(
    ("sheet", "players"),
    [("briscola-pinasca", ("book", "random") * 2), ("briscola-2", ("book", "random"))],
)
def test_the_book_beats_random(sheet: str, players: tuple[str, ...]) -> None:
    """Of three hundred deals the book wins far more than two thirds."""
    won = sum(ours > theirs for ours, theirs in deals(sheet, players, 300, 1))

    assert won > 210


def test_the_book_of_three_and_five_gains() -> None:
    """One by-the-book player among random ones gains in the long run."""
    three = deals("briscola-3", ("book", "random", "random"), 300, 2)
    five = deals("briscola-chiamata", ("book", "random", "random", "random", "random"), 300, 3)

    assert sum(points[0] for points in three) > 1.25 * 300 * 40
    assert sum(points[0] for points in five) > 60


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_book_sees_only_its_seat(sheet: str) -> None:
    """Moving the cards that a seat may not see among one another never changes what it plays."""
    game, rules = play(sheet)
    rng, book = Random(4), player("book")
    for _ in range(6):
        deck = list(game.pack(rules).cards)
        rng.shuffle(deck)
        state, _ = game.start(rules, Deal(tuple(deck), 0), game.first(rules, 0))
        while waiting := game.waiting(state):
            seat = waiting[0]
            legal = tuple(game.legal(state, seat))
            action = book.choose(game.view(state, seat), legal, rules, rng)
            hidden = [place for place in GAME.places(state) if place.hidden_from(seat)]
            assert hidden or len(state.hands[seat]) <= 3
            others = [other for other in range(len(state.hands)) if other != seat]
            swapped = state
            for one, two in itertools.pairwise(others):
                if len(state.hands[one]) == len(state.hands[two]) and state.turned not in (
                    *state.hands[one],
                    *state.hands[two],
                ):
                    hands = list(swapped.hands)
                    hands[one], hands[two] = hands[two], hands[one]
                    swapped = swapped._replace(hands=tuple(hands))
            assert book.choose(game.view(swapped, seat), legal, rules, rng) == action
            state, _ = game.step(state, seat, action)


def test_the_exact_end_between_two_counts_every_line() -> None:
    """With the stock out, two players know each other's cards: the book never does worse than any other card."""
    mine, theirs = frozenset(cards("AC 3D 2S")), frozenset(cards("KC 4D 7S"))

    assert _best("C", mine, theirs) == max(_value("C", mine, theirs, None, card) for card in mine)
    assert _best("C", mine, theirs) == 11 - 14  # the ace wins eleven, in the end the king of trump takes the three
