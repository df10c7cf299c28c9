"""Positions of belote sheets through the public face: what they mean, what is refused, and the line of best play."""

from collections.abc import Mapping
from typing import Any

import pytest

from mazziere import REFEREE, BadInput, Position, deal, sheet, solve

CALLS = ("take", "bid 80 H", "bid 80 NT", "bid 80 AT", "name senza")
TRICKS = {"belote.line.cards", "belote.line.last_trick", "belote.line.all_tricks"}
ENDING: dict[str, Any] = {
    "trump": "H",
    "leader": 1,
    "hands": [["7S", "8S", "JH"], ["9S", "10S"], ["AS", "KS"], ["7D", "8D", "9D"]],
    "trick": ["QS", "JS"],
}
FOUR_JACKS: dict[str, Any] = {  # seat 0 takes every trick
    "trump": "H",
    "leader": 0,
    "hands": [
        "JH 9H AH 10H KH QH 8H 7H".split(),
        "AS 10S KS QS JS 9S 8S 7S".split(),
        "AD 10D KD QD JD 9D 8D 7D".split(),
        "AC 10C KC QC JC 9C 8C 7C".split(),
    ],
    "trick": [],
}


def playing(name: str, call: str, seed: int) -> Position:
    """A deal of a sheet at its first card, taken by this call as soon as it may be made."""
    position = deal(sheet(name), seed=seed)
    while call not in position.legal:
        position = position.play("pass")
    position = position.play(call)
    while "pass" in position.legal:
        position = position.play("pass")
    return position


def seen(position: Position) -> dict[str, Any]:
    """The position for the solver: what the referee sees."""
    view = position.view(REFEREE)
    return {
        "trump": view["contract"]["trump"],
        "leader": view["trick"]["leader"],
        "hands": [{"hand": hand["cards"], "up": hand["up"], "down": hand["down"]} for hand in view["hands"]],
        "trick": [card for _, card in view["trick"]["cards"]],
        "tricks": view["tricks"],
        "taker": view["contract"]["taker"],
    }


@pytest.mark.parametrize(
    "name, call",
    [
        ("belote-pinasca", "take"),
        ("belote-francese", "take"),
        ("belote-ffb", "take"),
        ("belote-ligure", "take"),
        ("contree-ffb", "bid 80 H"),
        ("contree-cannes", "bid 80 S"),
        ("coinche-pagat", "bid 80 NT"),
        ("coinche-pagat", "bid 80 AT"),
        ("coinche-ffb", "bid 80 AT"),
        ("coinche-ffb", "bid 80 D"),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_line_of_best_play_makes_the_value(name: str, call: str, seed: int) -> None:
    """Played out on the table by the best cards, with the table's own rules, the first side makes what was promised."""
    position = playing(name, call, seed)
    side = position.view(REFEREE)["trick"]["leader"] % 2
    promised = solve(position.sheet, seen(position)).value
    while position.turn is not None:
        asked = seen(position)
        solution = solve(position.sheet, asked)
        assert solution.turn == position.turn
        assert set(solution.cards) == {text.split()[0] for text in position.legal}
        best = max if position.turn % 2 == asked["leader"] % 2 else min
        assert best(solution.cards.values()) == solution.value
        position = position.play(best(solution.cards, key=lambda card: solution.cards[card]))
    assert position.result is not None
    own = [line for line in position.result.lines if line.what in TRICKS and "from" not in line.detail]
    assert sum(line.points for line in own if line.side == side) == promised


def test_a_position_in_the_middle_of_a_trick() -> None:
    """The value is that of the side that led, the cards are those of whose turn it is."""
    solution = solve(sheet("belote-pinasca"), ENDING)
    assert solution.turn == 3
    assert set(solution.cards) == {"7D", "8D", "9D"}  # no spade, no trump: any card
    assert solution.value == min(solution.cards.values())


@pytest.mark.clause("PIN-BEL-25", "LIG-16", "AUC-04")
@pytest.mark.parametrize(
    "name, every", [("belote-pinasca", 252), ("belote-ligure", 250), ("contree-ffb", 252), ("coinche-pagat", 250)]
)
def test_every_trick_is_worth_what_the_sheet_says(name: str, every: int) -> None:
    """A side that takes all eight tricks makes the sheet's figure, not 162."""
    assert solve(sheet(name), FOUR_JACKS).value == every


def test_seat_0_leads_where_nobody_else_is_named() -> None:
    """As in every position, seat 0 leads unless the position says otherwise."""
    unsaid = {key: value for key, value in FOUR_JACKS.items() if key != "leader"}
    assert solve(sheet("belote-pinasca"), unsaid).value == 252


def test_every_trick_of_a_deal_is_meant() -> None:
    """Late in a deal the prize counts only where the position says that no trick was lost."""
    ending = {
        "trump": "H",
        "leader": 0,
        "hands": [["JH", "9H"], ["AS", "KS"], ["AD", "KD"], ["AC", "KC"]],
        "trick": [],
    }
    plain = solve(sheet("belote-pinasca"), ending).value
    assert plain == 20 + 14 + 3 * (11 + 4) + 10
    assert solve(sheet("belote-pinasca"), ending | {"tricks": [5, 1]}).value == plain
    assert solve(sheet("belote-pinasca"), ending | {"tricks": [6, 0]}).value == plain + 90


@pytest.mark.clause("AUC-04")
def test_declarations_follow_every_trick_where_the_sheet_says_so() -> None:
    """Under the coinche of the federation whoever takes every trick writes the declarations of the other side too."""
    coinche, pagat = sheet("coinche-ffb"), sheet("coinche-pagat")
    assert solve(coinche, FOUR_JACKS | {"declarations": [0, 100]}).value == 252 + 100
    assert solve(coinche, FOUR_JACKS | {"declarations": [100, 0]}).value == 252
    with pytest.raises(BadInput):
        solve(pagat, FOUR_JACKS | {"declarations": [0, 100]})
    assert solve(coinche, FOUR_JACKS | {"leader": 1}).value == 0
    assert solve(coinche, FOUR_JACKS | {"leader": 1, "declarations": [0, 100]}).value == -100  # seat 0 ruffs them all


@pytest.mark.clause("DUE-16")
def test_belote_may_be_inside_the_prize() -> None:
    """Where the prize holds the belote of whoever wins it, nothing is counted twice."""
    house = sheet("belote-pinasca", capot="total252_belote_included")
    assert solve(house, FOUR_JACKS).value == 252
    assert solve(house, FOUR_JACKS | {"belote": 0}).value == 252 - 20  # the 20 are written beside the tricks


@pytest.mark.parametrize("name", ["belote-tre", "belote-tallone", "belote-decouverte", "belote-deux"])
@pytest.mark.parametrize("seed, before", [(1, 12), (2, 12), (3, 9), (4, 8)])
def test_the_line_of_best_play_for_two_and_three(name: str, seed: int, before: int) -> None:
    """From inside a deal, with covered cards or one against two, best play on the table makes what was promised."""
    position = playing(name, "take", seed)
    for _ in range(before):
        position = position.play(position.legal[0])
    first = seen(position)
    ours = friends(first)
    taken = written(position, ours)
    promised = solve(position.sheet, first).value
    while position.turn is not None:
        asked = seen(position)
        solution = solve(position.sheet, asked)
        assert set(solution.cards) == {text.split()[0] for text in position.legal}
        best = max if position.turn in friends(asked) else min
        assert best(solution.cards.values()) == solution.value
        position = position.play(best(solution.cards, key=lambda card: solution.cards[card]))
    assert position.result is not None
    own = [line for line in position.result.lines if line.what in TRICKS and "from" not in line.detail]
    assert sum(line.points for line in own if line.side in ours) - taken == promised


def friends(asked: Mapping[str, Any]) -> set[int]:
    """The seats on the leader's side where nobody has a partner but against a single taker."""
    players, leader, taker = len(asked["hands"]), asked["leader"], asked["taker"]
    if players == 2 or leader == taker:
        return {leader}
    return {0, 1, 2} - {taker}


def written(position: Position, ours: set[int]) -> int:
    """The card points that these sides have so far."""
    points = position.view(REFEREE)["points"]
    return sum(points[side] for side in ours)


def test_a_covered_card_lies_under_an_open_one() -> None:
    """At the start of a trick no card is covered by nothing: whoever says so has mixed up the piles."""
    piles = {"hand": [], "up": ["7S"], "down": [None, "8S"]}
    other = {"hand": ["9S", "AS"], "up": [], "down": []}
    with pytest.raises(BadInput) as refused:
        solve(sheet("belote-deux"), {"trump": "H", "leader": 0, "hands": [piles, other]})
    assert refused.value.key == "cli.solve.covered"


def test_one_against_two_needs_the_taker() -> None:
    """With three players nobody knows who plays with whom unless the position says who took."""
    with pytest.raises(BadInput) as refused:
        solve(sheet("belote-tre"), {"trump": "H", "leader": 0, "hands": [["9S"], ["AS"], ["KS"]], "trick": []})
    assert refused.value.detail == {"field": "taker"}


@pytest.mark.parametrize(
    "change, key",
    [
        ({"trump": "X"}, "referee.case.choice"),
        ({"trump": "none"}, "referee.case.choice"),
        ({"leader": 4}, "referee.case.number"),
        ({"leader": "east"}, "referee.case.wrong"),
        ({"hands": None}, "referee.case.missing"),
        ({"hands": [[], [], []]}, "referee.case.count"),
        ({"hands": "no"}, "referee.case.wrong"),
        ({"hands": [["7S"], ["7S"], ["8S"], ["9S"]], "trick": []}, "referee.case.twice"),
        ({"hands": [["7S"], ["1S"], ["8S"], ["9S"]], "trick": []}, "referee.case.no_card"),
        ({"hands": [["7S"], ["2S"], ["8S"], ["9S"]], "trick": []}, "referee.case.not_in_pack"),
        ({"trick": []}, "cli.solve.hand"),
        ({"hands": [["7S"], [], ["8S"], ["9S"]], "trick": ["AS", "KS", "QS"]}, "cli.solve.hand"),
        ({"hands": [[], [], [], []], "trick": []}, "cli.solve.over"),
        ({"trick": ["QS", "JS", "7H", "8H"]}, "referee.case.count"),
        ({"tricks": [1, 1]}, "cli.solve.tricks"),
        ({"tricks": [1]}, "referee.case.count"),
        ({"won": [1, "x"]}, "referee.case.wrong"),
        ({"taker": 7}, "referee.case.number"),
        ({"belote": 2}, "referee.case.number"),
    ],
)
def test_an_impossible_position_is_refused(change: Mapping[str, Any], key: str) -> None:
    """What cannot be is refused by name, and nothing is answered."""
    with pytest.raises(BadInput) as refused:
        solve(sheet("belote-pinasca"), {**ENDING, **change})
    assert refused.value.key == key


@pytest.mark.parametrize(
    "name, rules, key",
    [
        ("burraco-fibur", {}, "cli.solve.sheet"),
        ("briscola-3", {}, "cli.solve.sheet"),
        ("belote-pinasca", {"capot": "flat100"}, "cli.solve.every_trick"),
        ("coinche-pagat", {"ta_values": "trump"}, "cli.solve.scaled"),
    ],
)
def test_a_sheet_without_a_solver_is_refused(name: str, rules: Mapping[str, Any], key: str) -> None:
    """A sheet or a house rule that the solver does not know is refused, never answered wrongly."""
    with pytest.raises(BadInput) as refused:
        solve(sheet(name, **rules), FOUR_JACKS | ({"trump": "all"} if "ta_values" in rules else {}))
    assert refused.value.key == key
