"""What the book says of its cards is true of the cards that it does not see."""

from random import Random

import pytest

from mazziere.cards import Card
from mazziere.core import Deal
from mazziere.games import play
from mazziere.games.belote import GAME
from mazziere.games.belote.state import Playing
from mazziere.players.book import BookPlayer
from mazziere.tricks.law import above, suit_cards

BOOK = BookPlayer()


@pytest.mark.parametrize("sheet", ["belote-pinasca", "belote-ligure", "coinche-pagat", "belote-tre"])
def test_what_is_said_of_a_card_is_true(sheet: str) -> None:
    """A card that is said to win wins its trick, and one that nobody can beat in its suit is the best that is left."""
    _, regulation = play(sheet)
    said = {"sure": 0, "best": 0}
    for seed in range(25):
        deck = list(GAME.pack(regulation).cards)
        Random(f"true {seed}").shuffle(deck)
        state, _ = GAME.start(regulation, Deal(tuple(deck), 0), GAME.first(regulation, 0))
        promised = None
        while GAME.waiting(state):
            seat = GAME.waiting(state)[0]
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            action = BOOK.choose(view, legal, regulation, Random(0))
            keys = {reason.key for reason in BOOK.why(view, legal, action, regulation)}
            if keys & {"belote.why.win.sure", "belote.why.win.sure.alone"}:
                promised = regulation.sides[seat]
                said["sure"] += 1
            if keys & {"belote.why.lead.best", "belote.why.lead.best.alone"}:
                said["best"] += 1
                assert not beaten(state, seat, action.card)
            state, events = GAME.step(state, seat, action)
            for trick in (event for event in events if event.what == "trick"):
                assert promised in (None, regulation.sides[trick.seat])
                promised = None
    assert min(said.values()) > 3, said


def beaten(state: Playing, seat: int, led: Card) -> bool:
    """Whether somebody of the other side holds a higher card of the suit that is led."""
    numbers, sides = state.frame.numbers, state.frame.dealt.regulation.sides
    number = numbers.number[led]
    higher = above(suit_cards(numbers.law, number // numbers.law.suit_length), number)
    return any(hand & higher for other, hand in enumerate(state.hands) if sides[other] != sides[seat])
