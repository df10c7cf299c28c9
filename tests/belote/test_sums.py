"""What the cards of a deal add up to, in every mode, and how many there are."""

import pytest
from tests.belote.helpers import OFFERED, begin, play_out, position, rules

from mazziere.games.belote import GAME

SUMS = [
    ("belote-pinasca", "H", 152),
    ("belote-tre", "D", 152),
    ("belote-ligure", "none", 120),
    ("coinche-pagat", "none", 152),
    ("coinche-ffb", "none", 152),
    ("coinche-pagat", "all", 152),
    ("coinche-ffb", "all", 152),
]


@pytest.mark.clause("PIN-BEL-17", "PIN-BEL-22", "FRA-02", "DUE-02", "AUC-05")
@pytest.mark.parametrize("name, trump, total", SUMS)
def test_the_pack_is_worth_its_total(name: str, trump: str, total: int) -> None:
    """The card points of the pack are 152 with a trump, 120 at senza, and 152 again where an auction weighs them."""
    assert sum(rules(name).numbers[trump].worth) == total


@pytest.mark.clause("PIN-BEL-22", "FRA-02")
def test_the_trump_suit_is_worth_sixty_two() -> None:
    """The trump suit holds 62 points, every other suit 30; raw tout-atout holds 258 with the last trick."""
    worth = rules("belote-ffb").numbers["H"].worth
    assert [sum(worth[at : at + 8]) for at in (0, 8, 16, 24)] == [62, 30, 30, 30]
    assert sum(rules("coinche-pagat", ta_values="trump").numbers["all"].worth) + 10 == 258


@pytest.mark.clause("PIN-BEL-24", "LIG-11", "FRA-02", "DUE-15", "FRA-22", "LIG-16")
@pytest.mark.parametrize("name", OFFERED)
def test_a_played_deal_adds_up(name: str) -> None:
    """The card points of the sides are the pack's, less what stayed out; the last trick or the capot comes on top."""
    regulation = rules(name)
    for seed in range(25):
        state = play_out(begin(regulation, seed), seed)
        if state.playing is None:
            continue
        frame = state.playing.frame
        out = sum(frame.numbers.worth[frame.numbers.number[card]] for card in frame.out)
        assert sum(state.playing.points) == sum(frame.numbers.worth) - out
        lines = GAME.result(state).lines
        extra = {line.what for line in lines} & {"belote.line.last_trick", "belote.line.all_tricks"}
        assert len(extra) == 1


@pytest.mark.clause("PIN-BEL-25", "FRA-22")
@pytest.mark.parametrize("side", [0, 1])
def test_every_trick_makes_252(side: int) -> None:
    """Whichever side takes every trick of a whole deal writes 252, and belote on top."""
    hands = ["JH 9H AH 10H KH QH 8H 7H", "AS 10S KS QS JS 9S 8S 7S", "AD 10D KD QD JD 9D 8D 7D"]
    hands = [*hands, "AC 10C KC QC JC 9C 8C 7C"]
    hands = hands[-side:] + hands[:-side]
    state = position(rules("belote-pinasca", declarations=False), "H", hands, leader=side, taker=side)
    state = play_out(state)
    assert (GAME.result(state).outcome, GAME.result(state).points[side]) == ("capot", 272)
    assert sum(line.points for line in GAME.result(state).lines if line.what != "belote.line.belote") == 252
