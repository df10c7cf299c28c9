"""Why the book plays a card: in words for whoever learns, from what the seat sees."""

from random import Random

import pytest

from mazziere.core import Deal
from mazziere.games import play
from mazziere.games.belote import GAME
from mazziere.messages import LANGUAGES, say
from mazziere.players.book.belote import choose
from mazziere.players.book.belote.why import reasons

NAMED = {"suit": "x", "card": "y", "count": 3}


@pytest.mark.parametrize("sheet", ["belote-pinasca", "belote-francese", "belote-ligure", "coinche-ffb", "belote-deux"])
def test_every_action_of_the_book_has_its_reasons(sheet: str) -> None:
    """Over whole deals each choice comes with sentences that every language has, and names only cards that are seen."""
    _, regulation = play(sheet)
    for seed in range(6):
        random = Random(seed)
        deck = list(GAME.pack(regulation).cards)
        random.shuffle(deck)
        state, _ = GAME.start(regulation, Deal(tuple(deck), 0), GAME.first(regulation, 0))
        while GAME.waiting(state):
            seat = GAME.waiting(state)[0]
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            action = choose(view, legal, regulation, random)
            found = reasons(view, legal, action, regulation)
            assert found
            mine = view.hands[seat]
            known = {*mine["cards"], *mine["up"], *(text for _, text in view.played)}
            for reason in found:
                assert reason.params.get("card") in (None, *known)
                assert all(say(language, reason.key, **NAMED) for language in LANGUAGES)
            state, _ = GAME.step(state, seat, action)
