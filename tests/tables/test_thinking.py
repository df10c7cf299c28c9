"""Robots think under a limit: one that hangs, fails or cheats costs itself a move and nobody else anything."""

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from tests.tables.doubles import Hall
from tests.tables.playing import evening

from mazziere.core import Deal, Regulation
from mazziere.games import play
from mazziere.players import Player, player
from mazziere.tables import thinking
from mazziere.tables.outside import Question
from mazziere.tables.thinking import Threads

LIMIT = 0.3


class Hanging(Player):
    """Thinks until it is told to stop."""

    stop = threading.Event()

    def choose(self, view: Any, legal: Sequence[Any], regulation: Regulation, random: Random) -> Any:
        self.stop.wait(20)
        return legal[0]


class Failing(Player):
    """Has a fault."""

    def choose(self, view: Any, legal: Sequence[Any], regulation: Regulation, random: Random) -> Any:
        raise ZeroDivisionError


STRANGE = {"hanging": Hanging, "failing": Failing}


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[Threads]:
    """A pool with a short limit, in which the strange players are known."""
    monkeypatch.setattr(thinking, "player", lambda name: STRANGE[name]() if name in STRANGE else player(name))
    Hanging.stop.clear()
    pool = Threads(limit=LIMIT, threads=1)
    yield pool
    Hanging.stop.set()
    pool.close()


def question(name: str) -> Question:
    """What seat 0 is asked at the start of a deal of briscola."""
    game, regulation = play("briscola-2")
    state, _ = game.start(regulation, Deal(game.pack(regulation).cards, 1), game.first(regulation, 1))
    seat = game.waiting(state)[0]
    return Question(name, seat, game.view(state, seat), tuple(game.legal(state, seat)), regulation)


@pytest.mark.parametrize("name", ["failing", "no such player", "random", "book"])
def test_a_fault_costs_the_player_its_move_only(threads: Threads, name: str) -> None:
    """Whatever a player does, a legal action comes out."""
    asked = question(name)

    assert asyncio.run(threads.choose(asked)) in {str(action) for action in asked.legal}


def test_a_player_that_hangs_is_replaced_within_the_limit(threads: Threads) -> None:
    """The by-the-book action comes after the limit, and the next question finds a free thread."""

    async def story() -> None:
        asked, began = question("hanging"), time.monotonic()
        assert await threads.choose(asked) in {str(action) for action in asked.legal}
        assert time.monotonic() - began < LIMIT + 5
        assert await asyncio.wait_for(threads.choose(question("random")), 5) is not None

    asyncio.run(story())


def test_an_answer_that_the_rules_refuse_is_replaced() -> None:
    """A robot that answers with a card it does not hold plays a legal one; the game does not stop."""

    class Cheating:
        async def choose(self, asked: Question) -> str | None:
            return "ZZ" if len(asked.legal) > 1 else None

    hall = Hall("briscola-2")
    hall.table._robots._thinker = Cheating()
    asyncio.run(evening(hall, deals=1))

    assert hall.table.state.current is not None
    assert len(hall.table.state.current.deals) == 1
