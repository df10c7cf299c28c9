"""The by-the-book player in an auction: what it bids, and that its doubles pay (B8)."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from mazziere.cards import cards
from mazziere.core import Deal
from mazziere.games import play
from mazziere.games.belote.actions import DOUBLE, PASS
from mazziere.players.book import book
from mazziere.players.book.belote.auction import STYLE, choose_call
from mazziere.players.book.belote.strength import against, estimate

SHEET = "contree-ffb"
BOLD = STYLE._replace(safety=STYLE.safety - 20)
"""Overbids by twenty."""
DEALS = 350


def finish(state: Any, bold: bool) -> tuple[int, ...]:
    """The points of a deal that the book plays on from here; seats 1 and 3 overbid when they are `bold`."""
    game, _ = play(SHEET)
    while seats := game.waiting(state):
        state, _ = game.step(state, seats[0], answer(state, seats[0], bold))
    result = game.result(state)
    assert result is not None
    return result.points


def answer(state: Any, seat: int, bold: bool) -> Any:
    """What a seat does: the book's answer, with bolder bids for the other side."""
    game, regulation = play(SHEET)
    view, legal = game.view(state, seat), tuple(game.legal(state, seat))
    if view.phase == "auction" and bold and seat % 2:
        return choose_call(view, legal, regulation, BOLD)  # type: ignore[arg-type]
    return book("belote")(view, legal, regulation, Random(0))


def start(number: int) -> Any:
    """A deal after the shuffle of its number."""
    game, regulation = play(SHEET)
    pack = list(game.pack(regulation).cards)
    Random(f"double {number}").shuffle(pack)
    return game.start(regulation, Deal(tuple(pack), number % 4), game.first(regulation, number % 4))[0]


@cache
def doubled(deals: int) -> tuple[tuple[Any, int], ...]:
    """Every moment at which the book doubles a side that overbids, with the seat."""
    return tuple(_doubled(deals))


def _doubled(deals: int) -> Iterator[tuple[Any, int]]:
    game, _ = play(SHEET)
    for number in range(deals):
        state = start(number)
        while game.waiting(state) and game.view(state, 0).phase == "auction":
            seat = game.waiting(state)[0]
            action = answer(state, seat, bold=True)
            if action is DOUBLE and seat % 2 == 0:
                yield state, seat
            state, _ = game.step(state, seat, action)


def test_b8_the_book_doubles_only_the_other_side() -> None:
    """B8: a double is always against the other side, by a hand that takes much of the contract."""
    game, _ = play(SHEET)
    found = doubled(DEALS)

    assert len(found) > 15
    for state, seat in found:
        view = game.view(state, seat)
        assert view.contract["taker"] % 2 != seat % 2
        assert against(cards(view.hands[seat]["cards"]), view.contract["trump"]) > 5


def test_b8_doubling_a_bold_bidder_pays() -> None:
    """B8: against a side that overbids by twenty, doubling brings more over many deals than letting it play."""
    game, _ = play(SHEET)
    gains = []
    for state, seat in doubled(DEALS):
        with_double = finish(game.step(state, seat, DOUBLE)[0], bold=True)
        without = finish(game.step(state, seat, PASS)[0], bold=True)
        gains.append((with_double[0] - with_double[1]) - (without[0] - without[1]))

    assert sum(gains) / len(gains) > 20


@pytest.mark.parametrize(
    "hand, trump, least, most",
    [
        ("JH 9H AH 10H KH QH AS AC", "H", 165, 220),
        ("JH 9H 7H 8H AS 10S 7D 7C", "H", 110, 145),
        ("7H 8H QH 7S 8S 7D 8D 7C", "H", 30, 75),
        ("AS 10S KS AH 10H AD 10D AC", "none", 150, 220),
        ("JS 9S AS JH 9H JD 9D JC", "all", 150, 220),
    ],
)
def test_hands_are_worth_what_they_look(hand: str, trump: str, least: float, most: float) -> None:
    """Great hands promise nearly everything, poor ones little."""
    assert least <= estimate(cards(hand), trump) <= most
