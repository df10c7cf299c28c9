"""Actions: their text, what is legal, what is refused."""

from random import Random
from typing import Any

import pytest
from tests.contract.playing import Deals, all_actions, deals

from mazziere.core import REFEREE, BadInput
from mazziere.core.game import Refused
from mazziere.core.plain import plain

TRIES = 12
"""Actions tried at each moment of a deal."""
COVERED = {"burraco": ("meld ", "add ")}
"""Actions of which `legal` lists a covering set only, by game."""
AT_ANY_TIME = {"belote": {"double"}}
"""What may also be said by a seat that is not asked, by game."""


def everything(played: Deals, state: Any) -> Any:
    """A state as far as anybody can tell two apart."""
    return plain(played.game.view(state, REFEREE)), played.game.places(state), played.game.waiting(state)


def test_the_text_of_an_action_reads_back(sheet: str) -> None:
    """Every action prints as a text that is read as the same action, and prints the same again."""
    game, regulation = deals(sheet)[0].game, deals(sheet)[0].regulation
    for action in all_actions(sheet):
        read = game.read(str(action), regulation)

        assert read == action
        assert str(read) == str(action)


@pytest.mark.parametrize(
    "text", ["", " ", "XX", "11H", "take take", "bid", "name", "meld", "7H 7H", "\x00", "a" * 10_000]
)
def test_what_is_no_action_is_bad_input(sheet: str, text: str) -> None:
    """A text that is no action of the game is refused with a key that has words, and nothing else happens."""
    played = deals(sheet)[0]
    with pytest.raises(BadInput):
        played.game.read(text, played.regulation)


def test_whoever_is_asked_may_do_something(sheet: str) -> None:
    """Each seat that the game waits for has a legal action, another one at most a word at any time, none twice."""
    for played in deals(sheet):
        for state in played.states:
            for seat in range(played.game.seats(played.regulation)):
                legal = [str(action) for action in played.game.legal(state, seat)]

                if seat in played.game.waiting(state):
                    assert legal
                else:
                    assert set(legal) <= AT_ANY_TIME.get(played.game.name, set())
                assert len(set(legal)) == len(legal)


def test_every_legal_action_is_accepted(sheet: str) -> None:
    """What `legal` lists is refused by nobody, and `step` takes it."""
    for played in deals(sheet)[:3]:
        for step in played.steps:
            for seat in played.game.waiting(step.before):
                for action in played.game.legal(step.before, seat):
                    assert played.game.refusal(step.before, seat, action) is None
                    played.game.step(step.before, seat, action)


def test_step_refuses_exactly_what_refusal_refuses(sheet: str) -> None:
    """Any action by any seat at any moment: refusal, legal and step agree, and a refused step changes nothing."""
    random = Random(f"refused {sheet}")
    pool = all_actions(sheet)
    refused = 0
    for played in deals(sheet):
        for state in played.states:
            before = everything(played, state)
            for action in random.sample(pool, min(TRIES, len(pool))):
                refused += _agree(played, state, random.randrange(played.game.seats(played.regulation)), action)

            assert everything(played, state) == before
    assert refused > 0


def _agree(played: Deals, state: Any, seat: int, action: Any) -> bool:
    game = played.game
    refusal = game.refusal(state, seat, action)
    if action in tuple(game.legal(state, seat)):
        assert refusal is None
    elif refusal is None:
        assert str(action).startswith(COVERED.get(game.name, ()) or "\x00"), f"{action} is accepted and not legal"
    if refusal is None:
        game.step(state, seat, action)
        return False
    with pytest.raises(Refused) as caught:
        game.step(state, seat, action)
    assert caught.value.reason is refusal
    assert game.reason(state, seat, action) is not None
    return True


def test_nothing_may_be_done_after_the_end(sheet: str) -> None:
    """When the deal is over nobody is asked, nothing is legal, and every action is refused."""
    for played in deals(sheet):
        assert played.game.waiting(played.end) == ()
        for seat in range(played.game.seats(played.regulation)):
            for action in all_actions(sheet)[:40]:
                assert played.game.refusal(played.end, seat, action) is not None
