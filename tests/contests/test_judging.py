"""Cases that the referee of contests must not answer, and the readings that the golden cases leave open."""

from collections.abc import Mapping
from typing import Any

import pytest

from mazziere.contests.judging import KINDS
from mazziere.core.errors import Unanswered
from mazziere.messages import LANGUAGES, say

MATCH = {"format": "giochi-pinasca-belote", "entries": {"A": ["A1"], "B": ["B1"]}}
FIBUR = {"format": "torneo-fibur", "options": {"deals": 3}, "entries": ["P1", "P2"]}
BRISCOLA = {"format": "giochi-pinasca-briscola", "entries": {"A": ["A1"], "B": ["B1"]}}
GAMES = {"format": "giochi-pinasca", "disciplines": {"belote": [["A"], ["B"]]}}


def event(base: Mapping[str, Any], *tables: list[Any], **round: Any) -> dict[str, Any]:
    """A case with one round of these tables."""
    return {**base, "rounds": [{"tables": list(tables), **round}]}


IMPOSSIBLE = [
    ("pinasca_belote_match", {"points": [1500, 1500]}),
    ("pinasca_belote_match", {"points": [1500, -20]}),
    ("pinasca_belote_match", {"points": [1400, 1200]}),
    ("pinasca_belote_match", {"points": [1500]}),
    ("pinasca_belote_match", {"points": [1500, 1200], "winner": "C"}),
    ("pinasca_belote_match", {"points": [1500, 1200], "winner": ["A"]}),
    ("pinasca_belote_match", {"points": [1500, 1200], "target": 0}),
    ("pinasca_belote_match", {}),
    ("pinasca_points", {"game": {"W": 1500}}),
    ("pinasca_total", {"games": [{"W": 1500, "L": 1200, "result": "D"}]}),
    ("placement", {"ranks": [1, 3]}),
    ("giochi", {"places": ["A", "A"]}),
    ("places", {"scores": ["many"]}),
    ("round_robin", {"teams": 1}),
    ("squads", {"quarters": 1, "squads": 2}),
    ("danish", {"standing": [1, 2], "rule": "often"}),
    ("danish", {"standing": [1, 2], "rested": [["x"]]}),
    ("danish", {"standing": [1, 1]}),
    ("danish", {"standing": [1, 2], "met": [[1, 3]]}),
    ("next_round", {"standing": ["A", "B"], "rests": {"A": -1}}),
    ("next_round", {"standing": ["A", "B"], "round": 0}),
    ("next_round", {"standing": ["A", "B"], "format": "torneo"}),
    ("next_round", {"rest": "A", "late": "A"}),
    ("standings", event(MATCH, ["A1", "B1", 1500, 1500])),
    ("standings", event(MATCH, ["A1", "B1", 1400, 900])),
    ("standings", event(MATCH, ["A1", "B1", 1500, 900, "C1"])),
    ("standings", event(MATCH, ["A1", "C1", 1500, 900])),
    ("standings", event(MATCH, ["A1", "A1", 1500, 900])),
    ("standings", event(MATCH, ["A1", "B1"])),
    ("standings", event(FIBUR, ["P1", "P2", 903, 900])),
    ("standings", event(FIBUR, ["P1", "P2", 900, 900], left="P3")),
    ("standings", event({**FIBUR, "options": {"deals": 5}}, ["P1", "P2", 900, 905])),
    ("standings", event({**FIBUR, "options": {"rest_score": "much"}}, ["P1", "P2", 900, 905])),
    ("standings", event(BRISCOLA, ["A1", "B1", [[61, 59]] * 4])),
    ("standings", event(BRISCOLA, ["A1", "B1", [[61, 60]] * 5])),
    ("standings", {**GAMES, "cards": [{"effect": "double", "discipline": "briscola", "target": "A"}]}),
    ("standings", {**GAMES, "cards": [{"effect": "double", "discipline": "belote", "target": "C"}]}),
    ("standings", {**GAMES, "cards": [{"effect": "eat", "discipline": "belote", "target": "A"}]}),
    ("standings", {**GAMES, "cards": [{"effect": "add", "discipline": "belote", "target": "A"}]}),
    ("standings", {"format": "giochi", "rounds": []}),
]


@pytest.mark.parametrize("kind, case", IMPOSSIBLE)
def test_an_impossible_case_is_unanswered_with_a_sentence(kind: str, case: dict[str, Any]) -> None:
    """The error says in every language what is wrong."""
    with pytest.raises(Unanswered) as error:
        KINDS[kind](case)

    assert all(say(language, error.value.key, **error.value.detail) for language in LANGUAGES)


@pytest.mark.parametrize(
    "kind, case, expected",
    [
        ("pinasca_belote_match", {"points": [1500, 1540], "winner": 0}, {"expect": [3500, 1540]}),
        ("pinasca_belote_match", {"points": [1620, 1200]}, {"expect": [3920, 1200]}),
        ("pinasca_belote_match", {"points": [1500, 1540], "winner": "A"}, {"expect": [3500, 1540]}),
        ("placement", {"ranks": [1, 2, 3, 4]}, {"expect": [5, 3, 2, 1]}),
        ("placement", {"ranks": [1, 2, 2, 4]}, {"expect": [5, 2.5, 2.5, 1]}),
        ("placement", {"ranks": ["A", "B", "C"]}, {"expect": {"A": 5, "B": 3, "C": 2}}),
        ("placement", {"ranks": {"B": 2, "A": 1}}, {"expect": {"A": 5, "B": 3}}),
        ("giochi", {"places": [["A", "B"], "C"]}, {"expect": {"A": 4, "B": 4, "C": 2}}),
        ("giochi", {"places": list("ABCDEF")}, {"expect": dict(zip("ABCDEF", (5, 3, 2, 1, 1, 1), strict=True))}),
        ("round_robin", {"teams": 5}, {"expect": {"rounds": 5, "matches": 10, "rests_each": 1}}),
        ("squads", {"quarters": 3, "squads": 2}, {"expect": {"rounds": 3, "tables_per_round": 2, "matches": 6}}),
        ("places", {"scores": [30, 40, 40]}, {"expect": [3, 1, 1]}),
        ("danish", {"standing": list("ABCDE"), "rested": ["E", "D"]}, {"expect_rests": "C"}),
        ("next_round", {"rest": None, "late": "F"}, {"extra": None}),
        (
            "next_round",
            {"standing": list("ABCD"), "keep_apart": {"never": [list("ABC")]}},
            {"impossible": True},
        ),
        (
            "next_round",
            {"format": "torneo-pizzolungo", "standing": list("ABCD"), "keep_apart": {"never": [["A", "B"]]}},
            {"pairs": [["A", "C"], ["B", "D"]]},
        ),
    ],
)
def test_open_readings(kind: str, case: dict[str, Any], expected: dict[str, Any]) -> None:
    """What the golden cases do not show is answered as the rules say."""
    answer = KINDS[kind](case).answer

    assert {key: answer[key] for key in expected} == expected


@pytest.mark.clause("PIN-BRI-04", "PIN-BRI-14")
def test_a_replayed_round_of_briscola_does_not_count() -> None:
    """60 to 60 is played again: five other rounds make the match, its points and its card points."""
    rounds = [[60, 60], [70, 50], [61, 59], [80, 40], [60, 60], [90, 30], [100, 20]]
    answer = KINDS["standings"](event(BRISCOLA, ["A1", "B1", rounds])).answer

    assert answer["records"] == [[[7, 0]]]
    assert [row["card_points"] for row in answer["table"]] == [401, 199]


def test_two_warnings_cost_one_victory_point() -> None:
    """The third warning costs nothing yet."""
    case = event(FIBUR, ["P1", "P2", 900, 900]) | {"warnings": {"P1": 2, "P2": 3}}

    assert [row["points"] for row in KINDS["standings"](case).answer["table"]] == [9, 9]


@pytest.mark.parametrize(
    "table, left, scores",
    [
        (["P1", "P2", 905, 400], "P2", {"P1": {"vp": 15, "mp": 505}, "P2": {"vp": 6, "mp": -355}}),
        (["P1", "P2", 900, 500], "P2", {"P1": {"vp": 14, "mp": 400}, "P2": {"vp": 6, "mp": -355}}),
        (["P1", "P2", 300, 900], "P2", {"P1": {"vp": 14, "mp": 355}, "P2": {"vp": 6, "mp": -355}}),
        (["P1", "P2"], "P2", {"P1": {"vp": 14, "mp": 355}, "P2": {"vp": 6, "mp": -355}}),
    ],
)
def test_who_stays_gets_the_better_of_rest_and_table(table: list[Any], left: str, scores: dict[str, Any]) -> None:
    """The leavers get their fixed score, their opponents the score of a rest unless the table had given more."""
    assert KINDS["standings"](event(FIBUR, table, left=left)).answer["scores"] == [scores]


def test_a_level_place_of_the_games_by_both_highest() -> None:
    """By option level quarters each get the highest award of their place."""
    case = {**GAMES, "disciplines": {"belote": [["A", "B"], ["C"]]}, "options": {"award_ties": "both_highest"}}

    assert KINDS["standings"](case).answer["before"] == {"belote": {"A": 5, "B": 5, "C": 2}}


@pytest.mark.clause("PIN-BEL-05")
def test_a_squad_that_leaves_gives_the_match_away() -> None:
    """Who stays wins as if it had reached the target; who leaves keeps its points."""
    answer = KINDS["standings"](event(MATCH, ["A1", "B1", 800, 700], left="A1")).answer

    assert answer["records"] == [[[800, 1500 + 2000 + 700]]]
