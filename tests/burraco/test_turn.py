"""The turn: draw, melds, additions, taking back, discard; what is refused moves nothing."""

import pytest
from tests.burraco.tables import FIBUR, PIZZOLUNGO, SHEETS, do, hand, refused, table

from mazziere.core import BadInput
from mazziere.games.burraco import GAME
from mazziere.games.burraco.state import Phase
from mazziere.melds import meld_texts

HAND = "4H 5H 6H 7H 9D QD KD 3C 5C 9C JK"


@pytest.mark.clause("BUR-13")
def test_a_turn_is_one_draw_and_ends_with_a_discard() -> None:
    """Nothing is laid or thrown before the draw, nobody draws twice, and the discard gives the turn to the next."""
    state = table([HAND, 11, 11, 11], draws=["8S"])
    assert refused(state, "meld 4H 5H 6H") == ("DRAW_FIRST", "BUR-13")
    assert refused(state, "discard 9C") == ("DRAW_FIRST", "BUR-13")
    assert refused(state, "back") == ("DRAW_FIRST", "BUR-13")

    drawn = do(state, "draw stock")

    assert refused(drawn, "draw stock") == ("ALREADY_DRAWN", "BUR-13")
    assert refused(drawn, "draw pile") == ("ALREADY_DRAWN", "BUR-13")
    assert do(drawn, "meld 4H 5H 6H", "discard 9C").turn == 1


@pytest.mark.clause("BUR-13", "BUR-05")
def test_the_pile_is_taken_whole() -> None:
    """Whoever takes the discards takes all of them; the first card turned up is one of them."""
    state = do(table([HAND, 11, 11, 11], pile=["6D", "KS", "JK"]), "draw pile")

    assert state.pile == ()
    assert hand(state, 0).split() == [
        "KS",
        "4H",
        "5H",
        "6H",
        "7H",
        "6D",
        "9D",
        "QD",
        "KD",
        "3C",
        "5C",
        "9C",
        "JK",
        "JK",
    ]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_plays_out_of_turn(seat: int) -> None:
    """Only the player in turn may act."""
    state = table([HAND, 11, 11, 11])
    for text in ("draw stock", "draw pile", "discard 9C", "back"):
        assert refused(state, text, seat)[0] == "NOT_YOUR_TURN"
    assert GAME.legal(state, seat) == ()


@pytest.mark.parametrize(
    "text, reason",
    [
        ("meld 9S 9D 9C", "NOT_HELD"),
        ("meld 4H 4H 4H", "NOT_HELD"),
        ("meld 4H 5H 5H", "NOT_HELD"),
        ("meld JK=4H JK=5H 6H", "NOT_HELD"),
        ("meld 4H JK=9D 6H", "STANDS_ELSEWHERE"),
        ("meld 4H 5H", "TOO_SHORT"),
        ("meld " + " ".join(["4H"] * 60), "NOT_HELD"),
        ("add 0 7H", "NO_SUCH_MELD"),
        ("add 999 7H", "NO_SUCH_MELD"),
        ("discard KS", "NOT_HELD"),
        ("back", "NOTHING_TO_TAKE_BACK"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_moves(text: str, reason: str) -> None:
    """Cards that are not held or named twice, a wild in two places, melds of nobody: refused, the state the same."""
    state = do(table([HAND, 11, 11, 11], draws=["8S"], melds={"EW": ["5H 6H 7H"]}), "draw stock")

    assert refused(state, text)[0] == reason
    assert state.hands[0] == do(state, "discard 8S").hands[0] + (1 << 4 * 7)
    assert state.phase is Phase.PLAY


def test_an_empty_pile_cannot_be_taken() -> None:
    """There is nothing to take after the pile was taken and before the discard."""
    assert refused(table([HAND, 11, 11, 11], pile=0), "draw pile")[0] == "PILE_EMPTY"


@pytest.mark.parametrize(
    "text",
    [
        "meld",
        "add",
        "add x 7H",
        "add 0",
        "discard",
        "discard 7H 8H",
        "discard JK=7H",
        "lay",
        "draw",
        "draw hand",
        "meld 7X 8X",
        "add 1234 7H",
        "meld JK=JK 4H 5H",
    ],
)
def test_a_text_that_is_no_action_is_bad_input(text: str) -> None:
    """What cannot be read names itself."""
    rules = table([HAND, 11, 11, 11]).regulation
    with pytest.raises(BadInput, match="bad_action"):
        GAME.read(text, rules)


@pytest.mark.parametrize(
    "text, expected",
    [
        ("lay 6H 4H 5H", "meld 4H 5H 6H"),
        ("lay KH AH 2H", "meld 2H=QH KH AH"),
        ("lay 5H 4H JK", "meld 5H 4H JK"),
        ("lay JK 7H 4H 5H", "meld 4H 5H JK=6H 7H"),
        ("lay KS JK KD", "meld KS JK KD"),
        ("lay 4H 9C KD", "meld 4H 9C KD"),
    ],
)
def test_cards_in_any_order_are_laid_in_table_order(text: str, expected: str) -> None:
    """`lay` takes cards as they were touched; where they stand as a meld already they stay as they were said."""
    assert str(GAME.read(text, table([HAND, 11, 11, 11]).regulation)) == expected


@pytest.mark.clause("BUR-10")
def test_a_side_adds_to_its_own_melds_only_and_as_often_as_it_likes() -> None:
    """Any number of melds and additions in a turn, to the melds of the own side, whoever of it laid them."""
    melds = {"NS": ["QH QD QC"], "EW": ["9S 10S JS"]}
    state = do(table(["QS QS 4H 5H 6H 9D 10D JD KD", 12, 12, 12], melds=melds, draws=["7H"]), "draw stock")
    assert refused(state, "add 1 QS") == ("NO_SUCH_MELD", "BUR-10")

    state = do(state, "add 0 QS", "meld 4H 5H 6H", "add 1 7H", "add 0 QS", "meld 9D 10D JD")

    assert [" ".join(meld_texts(meld)) for meld in state.melds[0]] == ["QS QS QH QD QC", "4H 5H 6H 7H", "9D 10D JD"]


def test_a_second_set_of_a_rank_can_be_forbidden() -> None:
    """With the option a side adds to its set of that rank and opens no other one, and legal lists none."""
    case = {"melds": {"NS": ["9H 9D 9C"]}, "draws": ["KS"]}
    allowed = do(table(["9S 9D 9C KD 2C", 12, 12, 12], **case), "draw stock")
    options = {"second_set_same_rank": "forbidden"}
    forbidden = do(table(["9S 9D 9C KD 2C", 12, 12, 12], options=options, **case), "draw stock")

    assert refused(allowed, "meld 9S 9D 9C") == ("", None)
    assert refused(forbidden, "meld 9S 9D 9C") == ("SECOND_SET", "B12")
    assert not any(str(action).startswith("meld 9") for action in GAME.legal(forbidden, 0))
    assert any(str(action).startswith("meld 9") for action in GAME.legal(allowed, 0))


def test_melds_are_composed_freely_until_the_discard() -> None:
    """Taking back undoes meld by meld to the draw, with the wild where it was; the cards stay known to all."""
    state = do(table([HAND, 11, 11, 11], draws=["8S"]), "draw stock")
    laid = do(state, "meld 4H 5H 6H JK", "add 0 7H")
    assert [" ".join(meld_texts(meld)) for meld in laid.melds[0]] == ["4H 5H 6H 7H JK=8H"]

    once, twice = do(laid, "back"), do(laid, "back", "back")

    assert [" ".join(meld_texts(meld)) for meld in once.melds[0]] == ["4H 5H 6H JK=7H"]
    assert (twice.hands, twice.melds) == (state.hands, state.melds)
    assert GAME.view(twice, 1).hands[0].seen == ("4H", "5H", "6H", "7H", "JK")
    assert refused(twice, "back")[0] == "NOTHING_TO_TAKE_BACK"


@pytest.mark.clause("BUR-15")
def test_what_was_laid_before_the_pot_was_seen_stays() -> None:
    """After a pot on the fly only later melds can be taken back."""
    state = table(
        ["4H 5H 6H", 11, 11, 11],
        draws=["7H"],
        pots=[["3C", "4C", "5C", "KS", "QS", "2S", "9D", "10H", "JC", "8C", "7D"], 11],
    )
    state = do(state, "draw stock", "meld 4H 5H 6H 7H")
    assert refused(state, "back") == ("POT_SEEN", "BUR-15")

    assert refused(do(state, "meld 3C 4C 5C", "back"), "back")[0] == "POT_SEEN"


@pytest.mark.clause("BUR-17", "FIB-03")
@pytest.mark.parametrize(
    "sheet, options, cards, expected",
    [
        (FIBUR, {}, "4S 5S", ("GIVEN_BACK", "FIB-03")),
        (FIBUR, {}, "9C 5S", ("", None)),
        (FIBUR, {}, "9D 9H", ("GIVEN_BACK", "FIB-03")),
        (FIBUR, {"single_discard_equal_held": "refused"}, "9C 5S", ("GIVEN_BACK", "FIB-03")),
        (FIBUR, {"single_discard_return": "allowed"}, "4S 5S", ("", None)),
        (PIZZOLUNGO, {}, "4S 5S", ("", None)),
    ],
)
def test_the_card_of_a_pile_of_one(
    sheet: str, options: dict[str, str], cards: str, expected: tuple[str, str | None]
) -> None:
    """The federation bans giving it back unless an equal card was held; the sheet bans it only as a way to the pot."""
    state = do(table([cards, 11, 11, 11], sheet, options, pile=["9C"]), "draw pile")

    assert refused(state, "discard 9C") == expected


@pytest.mark.clause("BUR-17")
@pytest.mark.parametrize("held, ban", [("9C", True), ("6H", False)])
def test_no_pot_with_the_card_of_a_pile_of_one(held: str, ban: bool) -> None:
    """By the sheet that card brings no pot, even beside an equal one; another card does."""
    melds = {"NS": ["9S 9H 9D", "3H 4H 5H"]}
    state = do(table([held, 11, 11, 11], PIZZOLUNGO, pile=["9C"], melds=melds), "draw pile", "add 0 9C")

    assert refused(state, f"discard {held}")[0] == ("GIVEN_BACK_FOR_POT" if ban else "")


@pytest.mark.parametrize("sheet", SHEETS)
def test_any_two_jokers_are_equal(sheet: str) -> None:
    """A joker held before is a card equal to the joker taken."""
    state = do(table(["JK 5S", 11, 11, 11], sheet, pile=["JK"]), "draw pile")

    assert refused(state, "discard JK") == ("", None)


def test_a_draw_that_would_strand_its_player_is_refused() -> None:
    """With the strictest ban, taking the equal card of the last one in hand would leave nothing to throw."""
    options = {"single_discard_equal_held": "refused"}
    state = table(["9C", 11, 11, 11], FIBUR, options, pile=["9C"])

    assert refused(state, "draw pile")[0] == "LEAVES_GIVEN_BACK"
    assert [str(action) for action in GAME.legal(state, 0)] == ["draw stock"]
