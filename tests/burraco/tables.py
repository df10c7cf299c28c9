"""Tables in a few words: a position as cases write it, and commands one after the other."""

from random import Random
from typing import Any

from mazziere.cards import Card
from mazziere.core import Deal
from mazziere.core.game import Refused
from mazziere.games import play
from mazziere.games.burraco import GAME
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.state import State
from mazziere.melds.bag import numbers
from mazziere.melds.numbers import TEXTS
from mazziere.referee.burraco_position import table as table_of

SHEETS = ("burraco-pizzolungo", "burraco-fibur")
PIZZOLUNGO, FIBUR = SHEETS
CARDS = 108


def regulation(sheet: str = PIZZOLUNGO, **options: Any) -> Regulation:
    """A sheet with house rules."""
    found = play(sheet, options)[1]
    assert isinstance(found, Regulation)
    return found


def table(hands: list[Any], sheet: str = PIZZOLUNGO, options: dict[str, Any] | None = None, **case: Any) -> State:
    """A position: hands as texts or numbers, the rest as in a `turns` case; the stock takes what is not mentioned."""
    parts = {"pots": [11, 11], "pile": 1, "melds": {}, **case}
    hands = [hand.split() if isinstance(hand, str) else hand for hand in hands]
    melds = {side: [meld.split() for meld in lying] for side, lying in parts["melds"].items()}
    named = [*hands, parts["pile"], *parts["pots"], *(meld for lying in melds.values() for meld in lying)]
    stock = CARDS - sum(part if isinstance(part, int) else len(part) for part in named)
    return table_of(
        {"variant": sheet, "options": options or {}, "stock": stock, **parts, "hands": hands, "melds": melds}
    )


def do(state: State, *texts: str) -> State:
    """The state after these actions of whoever is in turn, all of which must be accepted."""
    for text in texts:
        state, _ = GAME.step(state, state.turn, GAME.read(text, state.regulation))
    return state


def refused(state: State, text: str, seat: int | None = None) -> tuple[str, str | None]:
    """Why an action is refused, and the clause; nothing may have moved."""
    try:
        GAME.step(state, state.turn if seat is None else seat, GAME.read(text, state.regulation))
    except Refused as error:
        return error.reason.name, error.clause
    return "", None


def hand(state: State, seat: int) -> str:
    """The cards of a hand as text."""
    return " ".join(TEXTS[number] for number in numbers(state.hands[seat]))


def dealt(sheet: str = PIZZOLUNGO, seed: int = 1, dealer: int = 0, **options: Any) -> tuple[State, tuple[Card, ...]]:
    """A shuffled deal, and its deck."""
    rules = regulation(sheet, **options)
    deck = list(GAME.pack(rules).cards)
    Random(seed).shuffle(deck)
    state, _ = GAME.start(rules, Deal(tuple(deck), dealer), GAME.first(rules, dealer))
    return state, tuple(deck)
