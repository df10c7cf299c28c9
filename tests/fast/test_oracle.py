"""The player that sees all: it measures, and it is never anybody's opponent at a table."""

import pytest

from mazziere import BadInput, deal, sheet, solve
from mazziere.arena.duel import Arena
from mazziere.arena.simulate import Simulator
from mazziere.fast.oracle import OraclePlayer
from mazziere.games import play, sheets
from mazziere.players.book import BookPlayer

SLOW = ("belote-deux", "belote-decouverte", "briscola-2", "briscola-pinasca")
"""Sheets at which an exact answer takes its time."""


@pytest.mark.parametrize(
    "name, deals", [("belote-pinasca", 12), ("coinche-pagat", 12), ("belote-tre", 8), ("briscola-2", 2)]
)
def test_whoever_sees_all_wins(name: str, deals: int) -> None:
    """On duplicate deals the oracle makes more than the book, and none of its actions is refused."""
    game, regulation = play(name)
    duel = Arena(game, regulation, OraclePlayer, BookPlayer, seed=1).run(deals)
    assert sum(duel.margins) > 0
    assert duel.refused == {"a": 0, "b": 0}


@pytest.mark.parametrize("name", [name for name in sheets() if name not in SLOW])
def test_it_plays_every_sheet(name: str) -> None:
    """Where there is no exact answer it plays on by the book: no deal is refused or wrong."""
    game, regulation = play(name)
    players = [OraclePlayer() for _ in range(game.seats(regulation))]
    done = Simulator(game, regulation, players, seed=2).run(1)
    assert (done.refused, done.faults) == (0, 0)


def test_a_deal_under_way_is_solved_as_it_stands() -> None:
    """A position of `deal` may be solved itself while cards are played, and not before."""
    pinasca = sheet("belote-pinasca")
    position = deal(pinasca, seed=7)
    with pytest.raises(BadInput) as refused:
        solve(pinasca, position)
    assert refused.value.key == "cli.solve.moment"
    position = position.play("take")
    assert set(solve(pinasca, position).cards) == set(position.legal)
