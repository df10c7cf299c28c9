"""The by-the-book player in an auction: what it bids, and that its doubles pay (B8)."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.belote.helpers import act, calls, dealt, rules

from mazziere.cards import cards
from mazziere.core import Deal
from mazziere.games import play
from mazziere.games.belote.actions import CAPOT, DOUBLE, PASS
from mazziere.players.book import book
from mazziere.players.book.belote.auction import STYLE, choose_call
from mazziere.players.book.belote.strength import against, estimate

BOLD = STYLE._replace(safety=STYLE.safety - 20)
"""Overbids by twenty."""
DEALS = {"contree-ffb": 200, "contree-cannes": 200, "coinche-pagat": 300, "coinche-ffb": 250}
"""So many that some ten doubles come up; what they bring was measured over 1,500."""


def finish(sheet: str, state: Any, *, doubling: bool) -> tuple[int, ...]:
    """The points of a deal that the book plays on from here against bold bidders; seats 0 and 2 may double or not."""
    game, _ = play(sheet)
    while seats := game.waiting(state):
        action = answer(sheet, state, seats[0], bold=True)
        if action is DOUBLE and seats[0] % 2 == 0 and not doubling:
            action = PASS
        state, _ = game.step(state, seats[0], action)
    result = game.result(state)
    assert result is not None
    return result.points


def answer(sheet: str, state: Any, seat: int, bold: bool) -> Any:
    """What a seat does: the book's answer, with bolder bids for the other side."""
    game, regulation = play(sheet)
    view, legal = game.view(state, seat), tuple(game.legal(state, seat))
    if view.phase in ("auction", "window") and bold and seat % 2:
        return choose_call(view, legal, regulation, BOLD)  # type: ignore[arg-type]
    return book("belote")(view, legal, regulation, Random(0))


def start(sheet: str, number: int) -> Any:
    """A deal after the shuffle of its number."""
    game, regulation = play(sheet)
    pack = list(game.pack(regulation).cards)
    Random(f"double {number}").shuffle(pack)
    return game.start(regulation, Deal(tuple(pack), number % 4), game.first(regulation, number % 4))[0]


@cache
def doubled(sheet: str, deals: int) -> tuple[tuple[Any, int], ...]:
    """Every moment at which the book doubles a side that overbids, with the seat."""
    return tuple(_doubled(sheet, deals))


def _doubled(sheet: str, deals: int) -> Iterator[tuple[Any, int]]:
    game, _ = play(sheet)
    for number in range(deals):
        state = start(sheet, number)
        while game.waiting(state) and game.view(state, 0).phase in ("auction", "window"):
            seat = game.waiting(state)[0]
            action = answer(sheet, state, seat, bold=True)
            if action is DOUBLE and seat % 2 == 0:
                yield state, seat
            state, _ = game.step(state, seat, action)


@pytest.mark.parametrize("sheet", DEALS)
def test_b8_the_book_doubles_only_the_other_side(sheet: str) -> None:
    """B8: always against the other side, by a hand that takes much of the contract or of one the pack hardly holds."""
    game, _ = play(sheet)
    found = doubled(sheet, DEALS[sheet])

    assert len(found) > 5
    for state, seat in found:
        view = game.view(state, seat)
        assert view.contract["taker"] % 2 != seat % 2
        value = view.contract["value"]
        assert against(cards(view.hands[seat]["cards"]), view.contract["trump"]) > 5 or value == CAPOT or value > 160


@pytest.mark.parametrize("sheet", DEALS)
def test_b8_doubling_a_bold_bidder_pays(sheet: str) -> None:
    """B8: against a side that overbids by twenty, doubling brings more over many deals than never doubling."""
    game, _ = play(sheet)
    gains = []
    for state, seat in doubled(sheet, DEALS[sheet]):
        with_double = finish(sheet, game.step(state, seat, DOUBLE)[0], doubling=True)
        without = finish(sheet, game.step(state, seat, PASS)[0], doubling=False)
        gains.append((with_double[0] - with_double[1]) - (without[0] - without[1]))

    assert sum(gains) / len(gains) > 0


@pytest.mark.parametrize("sheet", ["contree-ffb", "coinche-pagat"])
@pytest.mark.parametrize(
    "hand, call",
    [
        ("9H AH 8H AS AD 7C 8C 7D", "bid 100 H"),  # the nine, the ace and side aces
        ("7S 8S 9S 7D 8D 7C 8C 9C", "pass"),
        ("AS 10S KS 9S JS 7H 8D 7C", "bid 110 S"),  # far better alone
    ],
)
def test_the_partners_suit_is_supported(sheet: str, hand: str, call: str) -> None:
    """Over the partner's 90 hearts a hand that helps bids hearts, one that does not passes."""
    game, regulation = play(sheet)
    state = calls(dealt(rules(sheet), None, {2: hand}), (0, "bid 90 H"))
    while game.waiting(state)[0] != 2:
        state = act(state, "pass")
    view, legal = game.view(state, 2), tuple(game.legal(state, 2))
    assert str(book("belote")(view, legal, regulation, Random(0))) == call


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
