"""Positions of briscola sheets through the public face."""

from typing import Any

import pytest

from mazziere import BadInput, Position, deal, sheet, solve

DECK = [f"{rank}{suit}" for suit in "DCSB" for rank in ("A", *"234567", "J", "C", "K")]
LONG = {"hands": [DECK[at : at + 3] for at in (0, 3, 6, 9)], "stock": DECK[12:]}
"""A whole deal in pairs."""


def seen(position: Position) -> dict[str, Any]:
    """The position for the solver, with the order of the stock."""
    state = position.state
    return {
        "trump": state.trump,
        "leader": state.leader,
        "hands": [[str(card) for card in hand] for hand in state.hands],
        "trick": [str(card) for card in state.trick],
        "stock": [str(card) for card in state.stock],
    }


def points(position: Position, side: int) -> int:
    """The card points of a side so far."""
    found: int = position.view()["points"][side] if position.turn is not None else position.result.points[side]  # type: ignore[union-attr]
    return found


@pytest.mark.clause("PIN-BRI-07", "PIN-BRI-08", "PIN-BRI-09")
@pytest.mark.parametrize("name, before", [("briscola-2", 24), ("briscola-2", 29), ("briscola-pinasca", 28)])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_line_of_best_play_makes_the_value(name: str, before: int, seed: int) -> None:
    """With a known stock, best play on the table's own state machine makes what was promised."""
    position = deal(sheet(name), seed=seed)
    for _ in range(before):
        position = position.play(position.legal[0])
    side = seen(position)["leader"] % 2
    promised, taken = solve(position.sheet, seen(position)).value, points(position, side)
    while position.turn is not None:
        asked = seen(position)
        solution = solve(position.sheet, asked)
        assert solution.turn == position.turn
        best = max if position.turn % 2 == asked["leader"] % 2 else min
        assert best(solution.cards.values()) == solution.value
        position = position.play(best(solution.cards, key=lambda card: solution.cards[card]))
    assert points(position, side) - taken == promised


@pytest.mark.parametrize(
    "name, rules, change, key",
    [
        ("briscola-3", {}, {}, "cli.solve.sheet"),
        ("briscola-chiamata", {}, {}, "cli.solve.sheet"),
        ("briscola-2", {"swap": "seven"}, {}, "cli.solve.swap"),
        ("briscola-2", {}, {"stock": ["7B"]}, "cli.solve.stock"),
        ("briscola-pinasca", {}, LONG, "cli.solve.many"),
        ("briscola-2", {}, {"stock": ["AD", "7B"]}, "referee.case.twice"),
        ("briscola-2", {}, {"trump": "H"}, "referee.case.choice"),
        ("briscola-2", {}, {"hands": [["AD", "2D", "3D", "4D"], ["AC", "2C", "3C", "4C"]]}, "referee.case.count"),
        ("briscola-2", {}, {"hands": [["AD"], ["AC"]]}, "cli.solve.stock"),
    ],
)
def test_what_cannot_be_answered_is_refused(name: str, rules: dict[str, Any], change: dict[str, Any], key: str) -> None:
    """A sheet without a solver, an exchange, a stock that does not go round: refused by name."""
    position = {
        "trump": "D",
        "leader": 0,
        "hands": [["AD", "2D", "3D"], ["AC", "2C", "3C"]],
        "trick": [],
        "stock": ["7B", "6B"],
    }
    with pytest.raises(BadInput) as refused:
        solve(sheet(name, **rules), position | change)
    assert refused.value.key == key
