"""What a deal and a match are worth, line by line."""

import pytest
from tests.burraco.tables import FIBUR, PIZZOLUNGO, do, regulation, table

from mazziere.core import Match
from mazziere.games.burraco import GAME
from mazziere.games.burraco.match import match_victory_points, winner
from mazziere.games.burraco.victory_points import band, victory_points
from mazziere.referee.burraco import KINDS

ENDING = {
    "melds": {"NS": ["4H 5H 6H 7H 8H 9H 10H", "KS KH KD"], "EW": ["3S 4S 5S JK 7S 8S 9S", "QS QH QD"]},
    "draws": ["3D"],
    "pots": [],
    "pot": {"NS": "played", "EW": "played"},
}


@pytest.mark.clause("BUR-18", "BUR-19", "BUR-20", "BUR-22", "BUR-26", "BUR-27")
def test_a_score_opens_into_its_lines() -> None:
    """Each burraco, the closing, the cards on the table and the cards in hand are lines with their clause."""
    state = do(table(["KC", "JD 2H 10C", "AS 7C", "4C 4D"], **ENDING), "draw stock", "add 1 KC", "discard 3D")
    result = GAME.result(state)
    assert result is not None
    lines = [(line.side, line.what.split(".")[-1], line.points, line.counted, line.clause) for line in result.lines]

    assert lines == [
        (0, "clean", 200, True, "BUR-19"),
        (0, "cards", 90, True, "BUR-26"),
        (0, "closing", 100, True, "BUR-22"),
        (0, "hand", -20, False, "BUR-27"),
        (1, "dirty", 100, True, "BUR-20"),
        (1, "cards", 100, True, "BUR-26"),
        (1, "hand", -50, False, "BUR-27"),
    ]
    assert result.points == (390, 200)
    assert result.clause == "BUR-22"


@pytest.mark.clause("FIB-01")
@pytest.mark.parametrize(
    "options, ns, ew, expected",
    [
        ({}, {"pot": "none"}, {"pot": "none"}, (30 - 10, 15 - 5)),
        ({}, {"pot": "played"}, {"pot": "none"}, (30 - 10, 15 - 5 - 100)),
        ({"pot_penalty": "always"}, {"pot": "none"}, {"pot": "none"}, (30 - 10 - 100, 15 - 5 - 100)),
        ({"pot_penalty": "none"}, {"pot": "played"}, {"pot": "none"}, (30 - 10, 15 - 5)),
        ({"hand_penalty": "none"}, {"pot": "played"}, {"pot": "played"}, (30, 15)),
        ({}, {"pot": "taken", "pot_cards": ["JK", "AS"]}, {"pot": "played"}, (30 - 10 - 45, 15 - 5)),
        ({"pot_unplayed_penalty": "none"}, {"pot": "taken", "pot_cards": ["JK", "AS"]}, {"pot": "played"}, (20, 10)),
    ],
)
def test_what_the_federation_takes_off(
    options: dict[str, str], ns: dict[str, object], ew: dict[str, object], expected: tuple[int, int]
) -> None:
    """Hands and an unplayed pot at face value, 100 for a pot not taken unless neither side took one."""
    case = {
        "variant": FIBUR,
        "options": options,
        "closed": None,
        "NS": {"melds": [["KS", "KH", "KD"]], "hand": ["9C"], **ns},
        "EW": {"melds": [["3S", "4S", "5S"]], "hand": ["3H"], **ew},
    }
    answer = KINDS["deals"](case).answer

    assert (answer["NS"], answer["EW"]) == expected


@pytest.mark.clause("FIB-01")
def test_an_unplayed_pot_is_taken_off_once() -> None:
    """The cards of a pot that its taker has not played are its line, not that of the hands."""
    pots = [["JK", "2S", "AS", "KH", "QC", "10D", "9S", "8H", "6C", "4D", "3H"], 11]
    melds = {"NS": ["QS QH QD", "9H 10H JH"], "EW": []}
    case = {"draws": ["JS"], "pots": pots, "melds": melds, "pile": 43, "stock": 3}
    state = do(table(["QC", 11, 11, 11], FIBUR, **case), "draw stock", "add 0 QC", "discard JS")
    result = GAME.result(state)
    assert result is not None
    mine = {line.what.split(".")[-1]: line.points for line in result.lines if line.side == 0}

    assert result.outcome == "stock"
    assert mine["pot_unplayed"] == -130
    assert mine["cards"] == 70


@pytest.mark.parametrize(
    "options, scores, deals, closed_by, expected",
    [
        ({"match": "deals:3"}, (500, 400), 2, 0, None),
        ({"match": "deals:3"}, (500, 400), 3, 1, 0),
        ({"match": "deals:3"}, (400, 400), 3, 1, None),
        ({"match": "deals:3"}, (400, 500), 4, -1, 1),
        ({"match": "points:2005"}, (2000, 1990), 5, 0, None),
        ({"match": "points:2005"}, (2005, 1990), 5, 1, 0),
        ({"match": "points:2005"}, (2050, 2100), 5, 0, 1),
        ({"match": "points:2005"}, (2050, 2050), 5, 0, None),
        ({"match": "points:2005", "level_at_target": "closer_wins"}, (2050, 2050), 5, 1, 1),
        ({"match": "points:2005", "level_at_target": "closer_wins"}, (2050, 2050), 5, -1, None),
    ],
)
def test_when_a_match_is_over(
    options: dict[str, str], scores: tuple[int, int], deals: int, closed_by: int, expected: int | None
) -> None:
    """A number of deals or of points ends it; a level match takes another deal, or whoever closed wins it."""
    assert winner(regulation(PIZZOLUNGO, **options), scores, deals, closed_by) == expected


@pytest.mark.clause("FIB-04")
def test_victory_points_are_shown_where_the_sheet_has_them() -> None:
    """After two, three or four deals of the federation's match the difference is worth victory points, 20 together."""
    federation = regulation(FIBUR, match="deals:3")

    assert match_victory_points(federation, (900, 95), 3) == (17, 3)
    assert match_victory_points(federation, (95, 900), 3) == (3, 17)
    assert match_victory_points(federation, (400, 400), 3) == (10, 10)
    assert match_victory_points(regulation(PIZZOLUNGO), (900, 95), 3) is None
    assert match_victory_points(regulation(FIBUR), (2100, 95), 3) is None


@pytest.mark.clause("FIB-04")
@pytest.mark.parametrize(
    "deals, difference, expected",
    [(3, 0, (0, 50)), (3, 55, (55, 150)), (3, 805, (805, 1000)), (3, 1505, (1505, None)), (2, 1000, (875, 1000))],
)
def test_victory_points_come_with_their_band(deals: int, difference: int, expected: tuple[int, int | None]) -> None:
    """The band says from which difference to which the points are the same; the last one has no end."""
    assert band(deals, difference) == expected
    least, most = expected
    same = victory_points(deals, difference)
    assert victory_points(deals, least) == same == victory_points(deals, most or difference + 5000)
    assert most is None or victory_points(deals, most + 5) != same
    assert least == 0 or victory_points(deals, least - 5) != same


def test_scores_add_up_and_the_deal_goes_round() -> None:
    """The next match has the points of both deals, one deal more, and the next dealer."""
    state = table(["KC", "JD 2H 10C", "AS 7C", "4C 4D"], **ENDING)
    state = state._replace(match=Match(dealer=3, scores=(100, 50), deals=1))
    after = GAME.next(do(state, "draw stock", "add 1 KC", "discard 3D"))

    assert (after.scores, after.deals, after.dealer, after.winner) == ((490, 250), 2, 0, None)


def test_eights_and_nines_are_worth_ten() -> None:
    """Eight, nine and ten on the table are 30 points."""
    ruling = KINDS["melds"]({"variant": PIZZOLUNGO, "cards": ["8H", "9H", "10H"]})

    assert ruling.answer["points"] == 30
