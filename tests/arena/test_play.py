from random import Random
from typing import Any

import pytest

from mazziere.arena.play import Table
from mazziere.core import Deal, Event, Regulation, Seat
from mazziere.games import play
from mazziere.players import NoAnswer, Player, player

GAME, REGULATION = play("belote-pinasca")
DEAL = Deal(tuple(Random(1).sample(GAME.pack(REGULATION).cards, 32)), 3)
MATCH = GAME.first(REGULATION, 3)


class Answering(Player):
    """Answers the same whatever it is asked, or nothing."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, *_: Any) -> Any:
        """The answer, or no answer."""
        if self.answer is None:
            raise NoAnswer("nothing")
        return self.answer


class Watching(Player):
    """Plays by the book and writes down what it is told."""

    watches = True

    def __init__(self) -> None:
        self.seat = -1
        self.told: list[Event] = []

    def begin(self, regulation: Regulation, seat: Seat) -> None:
        """Note the seat."""
        self.seat = seat

    def sees(self, event: Event) -> None:
        """Note the event."""
        self.told.append(event)

    def choose(self, view: Any, legal: Any, regulation: Regulation, random: Random) -> Any:
        """What the book says."""
        return player("book").choose(view, legal, regulation, random)


def table(*players: Player) -> Table:
    """A table of these players, who have sat down."""
    made = Table(GAME, REGULATION, players, Random(1))
    made.begin()
    return made


@pytest.mark.parametrize("answer", [None, "7S", "name H", "bid 90 H"])
def test_bad_answers_are_counted_and_the_book_plays(answer: str | None) -> None:
    """No answer, or one that the rules refuse, is counted for its seat; the deal goes as if the book sat there."""
    bad = Answering(GAME.read(answer, REGULATION) if answer else None)
    books = [player("book") for _ in range(3)]
    with_bad = table(bad, *books).play(DEAL, MATCH)
    with_book = table(player("book"), *books).play(DEAL, MATCH)

    assert set(with_bad.refused) == {0}
    assert with_bad.refused[0] > 3
    assert [action for _, action in with_bad.actions] == [action for _, action in with_book.actions]
    assert with_book.refused == {}


def test_a_watcher_is_told_what_its_seat_may_see() -> None:
    """A player that watches gets every event of the deal as its seat sees it, and no other hand."""
    watcher = Watching()
    others = [player("random") for _ in range(3)]
    table(others[0], watcher, *others[1:]).play(DEAL, MATCH)
    dealt = [event for event in watcher.told if event.what == "dealt"]

    assert watcher.seat == 1
    assert {event.seat for event in dealt} == {0, 1, 2, 3}
    assert {event.seat for event in dealt if "cards" in event.open} == {1}
    assert sum(event.what == "play" for event in watcher.told) == 32
    assert not any(event.secret for event in watcher.told)


def test_random_players_play_every_legal_action() -> None:
    """Over many deals the random player passes and takes, and plays high and low: nothing is left out."""
    calls = set()
    playing = table(*(player("random") for _ in range(4)))
    for number in range(800):
        deck = tuple(Random(number).sample(DEAL.deck, 32))
        calls |= {str(action) for _, action in playing.play(Deal(deck, 3), MATCH).actions}

    assert {"take", "pass", "name S", "name H", "name D", "name C"} <= calls
    assert {str(card) for card in DEAL.deck} <= calls
