"""What a seat concludes about the other hands is never wrong, and its counting is exact."""

from itertools import combinations
from random import Random

import pytest

from mazziere.core import Deal
from mazziere.games import play
from mazziere.games.belote.state import Playing
from mazziere.players.book.belote.chance import holds, none_of
from mazziere.players.book.belote.seen import look

SHEETS = [
    "belote-pinasca", "belote-francese", "belote-ffb", "belote-ligure", "belote-deux", "belote-decouverte",
    "belote-tre", "belote-tallone", "contree-ffb", "coinche-pagat", "coinche-ffb",
]  # fmt: skip


@pytest.mark.parametrize("sheet", SHEETS)
def test_what_is_concluded_is_true(sheet: str) -> None:
    """Over random deals of every sheet: a card is only where a seat thinks it may be, and surely where it is sure."""
    game, regulation = play(sheet)
    random = Random(f"inference {sheet}")
    looked = 0
    for number in range(25):
        pack = list(game.pack(regulation).cards)
        random.shuffle(pack)
        dealer = number % game.seats(regulation)
        state, _ = game.start(regulation, Deal(tuple(pack), dealer), game.first(regulation, dealer))
        while seats := game.waiting(state):
            if isinstance(state, Playing):
                table = look(game.view(state, seats[0]), regulation)
                for seat, hand in enumerate(state.hands):
                    looked += 1
                    if seat != seats[0]:
                        assert not hand & ~(table.sure[seat] | table.could[seat])
                        assert not table.sure[seat] & ~hand
                        assert table.drawn[seat] == (hand & ~table.sure[seat]).bit_count()
                    else:
                        assert table.hand == hand
            legal = tuple(game.legal(state, seats[0]))
            if not isinstance(state, Playing) and random.random() < 0.5:
                legal = legal[:1]
            state, _ = game.step(state, seats[0], random.choice(legal))
    assert looked > 100


@pytest.mark.parametrize("pool, drawn, wanted", [(6, 2, 3), (8, 8, 1), (8, 0, 3), (9, 4, 2), (5, 3, 4)])
def test_the_chance_of_none_is_that_of_counting(pool: int, drawn: int, wanted: int) -> None:
    """The chance that none of some cards was drawn is what counting all draws gives."""
    draws = list(combinations(range(pool), drawn))
    without = sum(all(card >= wanted for card in draw) for draw in draws)

    assert none_of(pool, drawn, wanted) == pytest.approx(without / len(draws))


def test_a_chance_is_between_never_and_surely() -> None:
    """What a seat holds for sure has chance one, what it cannot hold chance nought."""
    game, regulation = play("contree-ffb")
    pack = list(game.pack(regulation).cards)
    Random(3).shuffle(pack)
    state, _ = game.start(regulation, Deal(tuple(pack), 3), game.first(regulation, 3))
    for text in ("bid 90 H", "pass", "pass", "pass"):
        state, _ = game.step(state, game.waiting(state)[0], game.read(text, regulation))
    table = look(game.view(state, 0), regulation)

    assert holds(table, 1, table.hand) == 0.0
    assert holds(table, 1, table.unseen) == 1.0
    assert 0.0 < holds(table, 1, 1 << (table.unseen.bit_length() - 1)) < 1.0
