"""Pots, closing, the end of the stock, and plays that would leave no way to end the turn."""

import pytest
from tests.burraco.tables import FIBUR, PIZZOLUNGO, SHEETS, do, hand, refused, table

from mazziere.games.burraco import GAME
from mazziere.games.burraco.state import End, Phase, Pot

BURRACO = "7C 8C 9C 10C JC QC KC"
FIVES = "5S 5H 5C"
PLAYED = {"pots": [11], "pot": {"NS": "played"}}


@pytest.mark.clause("BUR-14", "BUR-15")
def test_a_pot_on_the_fly_is_played_at_once() -> None:
    """All cards laid without a discard: the first pot is in the hand, played, and the turn goes on."""
    pot = ["3C", "4C", "5C", "KS", "QS", "2S", "9D", "10H", "JC", "8C", "7D"]
    state = do(table(["4H 5H 6H", 11, 11, 11], draws=["7H"], pots=[pot, 11]), "draw stock", "meld 4H 5H 6H 7H")

    assert sorted(hand(state, 0).split()) == sorted(pot)
    assert (state.turn, state.phase, state.pot) == (0, Phase.PLAY, (Pot.PLAYED, Pot.NONE))
    assert do(state, "meld 3C 4C 5C", "discard KS").turn == 1


@pytest.mark.clause("BUR-14", "BUR-16")
@pytest.mark.parametrize("card", ["KS", "2S", "JK"])
def test_a_pot_with_the_discard_waits_for_the_next_turn(card: str) -> None:
    """The last card, even a wild, thrown: the pot is in the hand, not played, until its taker's next card."""
    state = table(["4H 5H 6H", 11, 11, 11], draws=[card, "AS", "AS", "AH", "9H"], pots=[11, 11])
    state = do(state, "draw stock", "meld 4H 5H 6H", f"discard {card}")
    assert (state.turn, state.pot, len(state.pots)) == (1, (Pot.TAKEN, Pot.NONE), 1)

    waited = do(state, "draw stock", "discard AS", "draw stock", "discard AS", "draw stock", "discard AH", "draw stock")
    assert waited.pot == (Pot.TAKEN, Pot.NONE)
    assert do(waited, "discard 9H").pot == (Pot.PLAYED, Pot.NONE)


@pytest.mark.clause("BUR-14")
def test_each_side_has_one_pot() -> None:
    """The second pot stays for the other side: a partner left with no card has to close."""
    melds = {"NS": ["4H 5H 6H", FIVES]}
    state = do(table([9, 11, "7H 8H", 11], melds=melds, draws=["KS"], turn=2, **PLAYED), "draw stock")

    assert refused(state, "add 0 7H 8H") == ("LEAVES_NO_BURRACO", "BUR-22")


@pytest.mark.clause("BUR-22")
@pytest.mark.parametrize("sheet", SHEETS)
def test_closing_takes_a_pot_and_a_burraco_and_ends_the_deal(sheet: str) -> None:
    """The last card thrown by a side with its pot played and a burraco closes the deal, worth 100."""
    melds = {"NS": [BURRACO, FIVES]}
    state = do(
        table(["5D", 11, 9, 11], sheet, draws=["3D"], melds=melds, **PLAYED), "draw stock", "add 1 5D", "discard 3D"
    )

    assert (state.end, state.closed_by, GAME.waiting(state)) == (End.CLOSED, 0, ())
    result = GAME.result(state)
    assert result is not None
    assert result.outcome == "closed"
    assert [line.points for line in result.lines if line.what == "burraco.line.closing"] == [100]
    assert refused(state, "draw stock")[0] == "DEAL_OVER"


@pytest.mark.parametrize(
    "options, melds, pot, card, expected",
    [
        ({}, [BURRACO, FIVES], "played", "JK", "LEAVES_WILD"),
        ({}, [BURRACO, FIVES], "played", "2S", "LEAVES_WILD"),
        ({}, ["9S 9H 9D", FIVES], "played", "3D", "LEAVES_NO_BURRACO"),
        ({"close_burraco": "clean"}, ["7C 8C 9C 10C JK QC KC", FIVES], "played", "3D", "LEAVES_NO_CLEAN"),
        ({}, [BURRACO, FIVES], "taken", "3D", "LEAVES_POT_NOT_PLAYED"),
        ({"close_pot": "taken"}, [BURRACO, FIVES], "taken", "3D", ""),
        ({"close_burraco": "clean"}, [BURRACO, FIVES], "played", "3D", ""),
    ],
)
@pytest.mark.clause("BUR-22", "BUR-23")
def test_a_play_that_leaves_a_card_nobody_may_throw_is_refused(
    options: dict[str, str], melds: list[str], pot: str, card: str, expected: str
) -> None:
    """Down to one card with the pot taken, that card must be able to close: burraco, pot and no wild."""
    case = {"melds": {"NS": melds}, "draws": [card], "pots": [11], "pot": {"NS": pot}}
    state = do(table(["5D", 11, 11, 11], PIZZOLUNGO, options, **case), "draw stock")

    assert refused(state, "add 1 5D")[0] == expected


@pytest.mark.clause("BUR-13", "BUR-22")
def test_one_does_not_close_without_a_discard() -> None:
    """Laying the last cards is refused when there is no pot to take: a discard has to remain."""
    state = do(table(["5D", 11, 9, 11], draws=["5S"], melds={"NS": [BURRACO, "5H 5C 5D"]}, **PLAYED), "draw stock")

    assert refused(state, "add 1 5D 5S") == ("LEAVES_NO_DISCARD", "BUR-22")


@pytest.mark.clause("BUR-23", "BUR-19")
def test_a_two_thrown_is_always_a_wild() -> None:
    """Even a two that would lie in its natural place cannot close; laid before the three it is natural."""
    melds = {"NS": [BURRACO, "3H 4H 5H"]}
    state = do(table(["6H", 11, 9, 11], draws=["2H"], melds=melds, **PLAYED), "draw stock")

    assert refused(state, "add 1 6H")[0] == "LEAVES_WILD"
    assert do(state, "add 1 2H", "discard 6H").closed_by == 0


def test_a_partner_may_not_close_while_the_taker_holds_the_pot() -> None:
    """By the sheet the pot must have been played; by the federation taken is enough."""
    case = {"melds": {"NS": [BURRACO, "4H 5H 6H"]}, "draws": ["JS"], "pots": [11], "pot": {"NS": "taken"}, "turn": 2}
    for sheet, expected in ((PIZZOLUNGO, "LEAVES_POT_NOT_PLAYED"), (FIBUR, "")):
        state = do(table([11, 11, "7H", 11], sheet, **case), "draw stock")

        assert refused(state, "add 1 7H")[0] == expected


@pytest.mark.clause("BUR-24", "FIB-05")
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_deal_ends_with_two_cards_in_the_stock(sheet: str) -> None:
    """Whoever draws the third-last card finishes and throws; nobody takes the pile afterwards."""
    state = table(["4S 9S KD", 40, 11, 11], sheet, draws=["9D"], pile=15, pots=[11, 11], stock=6)
    for seat in range(3):
        state = do(state, "draw stock")
        assert state.turn == seat
        state = do(state, f"discard {hand(state, seat).split()[0]}")
    assert state.phase is Phase.DRAW

    state = do(state, "draw stock")
    assert state.phase is Phase.PLAY
    state = do(state, f"discard {hand(state, 3).split()[0]}")

    assert (state.end, state.left, GAME.waiting(state)) == (End.STOCK, 2, ())
    assert refused(state, "draw pile", 0)[0] == "DEAL_OVER"


def test_closing_on_the_last_turn_counts() -> None:
    """The player who draws the third-last card may still close."""
    case = {"melds": {"NS": [BURRACO, FIVES]}, "draws": ["3D"], "stock": 3, "pile": 51, **PLAYED}
    state = do(table(["5D", 11, 10, 11], **case), "draw stock", "add 1 5D", "discard 3D")

    assert state.end is End.CLOSED


def test_the_last_cards_of_the_stock_are_not_drawn() -> None:
    """A table whose stock is down already gives nobody a card of it."""
    assert refused(table([11, 11, 11, 11], pile=40, stock=2), "draw stock")[0] == "STOCK_ENDED"


@pytest.mark.parametrize("turns", [2, 4, 12])
def test_a_deal_that_does_not_move_ends(turns: int) -> None:
    """So many turns running without a meld, an addition or a card of the stock end it like the end of the stock."""
    state = table([11, 11, 11, 11], options={"stall_turns": turns}, pile=["9C"])
    for _ in range(turns - 1):
        state = do(state, "draw pile", "discard 9C")
    assert state.quiet == turns - 1

    moved = do(state, "draw stock")
    moved = do(moved, f"discard {hand(moved, moved.turn).split()[0]}")
    stalled = do(state, "draw pile", "discard 9C")

    assert moved.quiet == 0
    assert (stalled.end, GAME.waiting(stalled)) == (End.STALL, ())
