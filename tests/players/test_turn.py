from random import Random
from typing import Any

import pytest

from mazziere.core import Deal
from mazziere.games import play
from mazziere.players import NoAnswer, Player, player
from mazziere.players.turn import take_turn

GAME, REGULATION = play("belote-pinasca")
DECK = tuple(Random(1).sample(GAME.pack(REGULATION).cards, 32))
STATE, _ = GAME.start(REGULATION, Deal(DECK, 3), GAME.first(REGULATION, 3))


class Answering(Player):
    """Answers the same whatever it is asked."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, *_: Any) -> Any:
        """The answer, or no answer."""
        if self.answer is None:
            raise NoAnswer("nothing")
        return self.answer


@pytest.mark.parametrize("answer", [None, "7S", "name H"])
def test_a_bad_answer_is_replaced_by_the_books(answer: str | None) -> None:
    """No answer, a card during the bidding, a call of the second round: the book's action is taken, and it is said."""
    bad = Answering(GAME.read(answer, REGULATION) if answer else None)
    turn = take_turn(GAME, STATE, 0, bad, REGULATION, Random(1))
    book = take_turn(GAME, STATE, 0, player("book"), REGULATION, Random(1))

    assert turn.refused
    assert not book.refused
    assert turn.action == book.action


def test_a_good_answer_is_taken() -> None:
    """A legal action is taken as it is."""
    turn = take_turn(GAME, STATE, 0, Answering(GAME.read("take", REGULATION)), REGULATION, Random(1))

    assert (str(turn.action), turn.refused) == ("take", False)
