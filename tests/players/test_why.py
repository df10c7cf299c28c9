"""Why the book acts as it does: in words for whoever learns, from what the seat sees."""

from random import Random
from typing import Any

import pytest

from mazziere.cards import JOKER
from mazziere.core import Deal
from mazziere.games import AnyGame, play, sheets
from mazziere.messages import LANGUAGES, say
from mazziere.players.book import BookPlayer
from mazziere.server.guiding import marked

NAMED: dict[str, Any] = {"suit": "x", "trump": "x", "card": "y", "cards": "y z", "value": 90, "count": 3, "even": 4}
DEALS, ACTIONS = 4, 400
BOOK = BookPlayer()


def _known(game: str, view: Any, seat: int) -> set[str]:
    """The cards that lie open before the seat, as texts."""
    mine = view.hands[seat]
    if game == "burraco":
        return {*mine.cards, *view.pile}
    known = {*mine["cards"], *(text for _, text in view.played)}
    return known | {text for text in mine.get("up", ()) if text}


@pytest.mark.parametrize("name", list(sheets()))
def test_every_action_of_the_book_has_its_reasons(name: str) -> None:
    """Over whole deals of every sheet each choice comes with sentences in every language, about cards that are seen."""
    game, regulation = play(name)
    for seed in range(DEALS):
        for view, legal, seat in _turns(game, regulation, Random(seed)):
            action = BOOK.choose(view, legal, regulation, Random(0))
            found = BOOK.why(view, legal, action, regulation)

            assert found
            assert all(text in _known(game.name, view, seat) for text in marked(str(action)))
            for reason in found:
                assert set(reason.params) <= {*NAMED, "safety"}
                for language in LANGUAGES:
                    assert say(language, reason.key, **NAMED, safety=20)
                if game.name == "belote":
                    assert reason.params.get("card") in (None, *_known(game.name, view, seat))


def _turns(game: AnyGame, regulation: Any, random: Random) -> Any:
    """Every turn of a deal that the book plays: the view of the seat in turn, what it may do, who it is."""
    deck = list(game.pack(regulation).cards)
    random.shuffle(deck)
    state, _ = game.start(regulation, Deal(tuple(deck), 0), game.first(regulation, 0))
    for _ in range(ACTIONS):
        if not game.waiting(state):
            return
        seat = game.waiting(state)[0]
        view, legal = game.view(state, seat), list(game.legal(state, seat))
        yield view, legal, seat
        state, _ = game.step(state, seat, BOOK.choose(view, legal, regulation, Random(0)))


@pytest.mark.parametrize(
    ("action", "cards"),
    [
        ("KH", ["KH"]),
        ("10H belote", ["10H"]),
        ("pass", []),
        ("take", []),
        ("name H", []),
        ("bid 90 H", []),
        ("swap", []),
        ("call 2 75", []),
        ("suit D", []),
        ("draw stock", []),
        (f"meld 4H {JOKER}=5H 6H", ["4H", str(JOKER), "6H"]),
        ("add 1 7H", ["7H"]),
        ("discard 9C", ["9C"]),
        ("declare 3 KH", []),
    ],
)
def test_the_cards_of_an_action_are_marked(action: str, cards: list[str]) -> None:
    """The cards that an action takes from the hand are known by its text."""
    assert marked(action) == cards
