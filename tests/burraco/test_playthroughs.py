"""Deals under house rules, told so that somebody who knows burraco can read them over: the files beside this one.

`python -m tests.burraco.test_playthroughs` writes them anew from deals of the book. The sheets as they stand have
theirs among the playthroughs of the contract.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.burraco.tables import FIBUR, PIZZOLUNGO, regulation
from tests.contract.story import _happened, _result

from mazziere.core import Deal
from mazziere.games.burraco import GAME
from mazziere.players.book.burraco import choose

FOLDER = Path(__file__).parent / "playthroughs"
STORIES: dict[str, tuple[str, dict[str, Any], int]] = {
    "two-players": (PIZZOLUNGO, {"players": 2}, 3),
    "free-wilds": (FIBUR, {"wild_movement": "free", "second_set_same_rank": "forbidden", "close_burraco": "clean"}, 5),
}
"""By name: the sheet, its house rules, and the seed of the deal."""


def told(name: str, actions: list[tuple[int, str]] | None) -> Iterator[str]:
    """The deal with everything that happens, one line an action; the book's actions where none are given."""
    sheet, options, seed = STORIES[name]
    rules = regulation(sheet, **options)
    deck = list(GAME.pack(rules).cards)
    Random(f"story {seed}").shuffle(deck)
    yield f"{sheet}, {', '.join(f'{option} {value}' for option, value in options.items())}, deal {seed}"
    dealer = GAME.seats(rules) - 1
    state, events = GAME.start(rules, Deal(tuple(deck), dealer), GAME.first(rules, dealer))
    yield from _happened(events)
    given = iter(actions or ())
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        legal = GAME.legal(state, seat)
        if actions is None:
            action = choose(GAME.view(state, seat), legal, rules, Random(0))
        else:
            seat, text = next(given)
            action = GAME.read(text, rules)
        yield f"{seat}> {action}"
        state, events = GAME.step(state, seat, action)
        yield from _happened(events)
    result = GAME.result(state)
    assert result is not None
    yield from _result(result)


def actions_of(text: str) -> list[tuple[int, str]]:
    """The actions of a playthrough, from its lines."""
    acted = (line.partition("> ") for line in text.splitlines() if line[:1].isdigit())
    return [(int(seat), action) for seat, _, action in acted]


@pytest.mark.parametrize("name", STORIES)
def test_a_deal_under_house_rules_happens_as_it_is_told(name: str) -> None:
    """The actions of the file, played again, give the same lines."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    assert text.splitlines() == list(told(name, actions_of(text)))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for story in STORIES:
        (FOLDER / f"{story}.txt").write_text("\n".join(told(story, None)) + "\n", encoding="utf-8")
