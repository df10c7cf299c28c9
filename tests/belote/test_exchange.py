"""The exchange of the seven of trump: who may, and that the question tells nobody who can."""

import pytest
from tests.belote.helpers import GAME, act, calls, dealt, events_of, refused, rules, stacked, texts

from mazziere.cards import Card, card
from mazziere.core import SPECTATOR, Deal
from mazziere.core.plain import plain
from mazziere.games.belote.state import Exchange, Playing, State

HOLDS = {1: "7H 8S 9S 7D 8D 9D"}
"""The dealer's first six cards; the jack of hearts lies turned."""
TALLONE = rules("belote-tallone")


def window(first_hands: dict[int, str], turned: str = "JH") -> State:
    """The turned suit is taken by the first to speak."""
    return act(dealt(TALLONE, turned, first_hands), "take")


@pytest.mark.clause("TAL-01")
def test_the_seven_of_trump_may_be_exchanged() -> None:
    """Its holder may exchange the seven of trump for the turned card before the first lead, when that suit is trump."""
    state = window(HOLDS)
    assert isinstance(state, Exchange)
    assert (texts(state, 0), texts(state, 1)) == ({"pass"}, {"swap", "pass"})
    kept, swapped = act(state, "pass", "pass"), act(state, "pass", "swap")
    assert isinstance(kept, Playing)
    assert "7H" in GAME.view(kept, 1).hands[1]["cards"]
    assert "JH" in GAME.view(swapped, 1).hands[1]["cards"]
    assert "7H" not in GAME.view(swapped, 1).hands[1]["cards"]
    assert (GAME.view(swapped, 0).turned, GAME.view(swapped, 0).hands[1]["seen"]) == ("7H", ("JH",))


@pytest.mark.clause("TAL-01")
def test_who_does_not_hold_the_seven_cannot_exchange_it() -> None:
    """Without the seven, with a card, or after having answered, the exchange is refused by its name."""
    state = window(HOLDS)
    assert refused(state, "swap", seat=0) == "NO_SEVEN"
    assert refused(state, "7H", seat=1) == "NOT_NOW"
    assert refused(calls(state, (0, "pass")), "pass", seat=0) == "NOT_YOUR_TURN"
    assert refused(act(state, "pass", "pass"), "swap") == "NOT_NOW"


@pytest.mark.parametrize("turned, call", [("7H", "take"), ("JH", "pass")])
def test_nobody_is_asked_where_all_can_tell_that_nobody_can(turned: str, call: str) -> None:
    """A turned seven, another trump than the turned suit: the play begins at once."""
    state = act(dealt(TALLONE, turned, {}), call)
    assert isinstance(state if call == "take" else act(state, "pass", "name S"), Playing)


def test_the_turned_card_is_an_option() -> None:
    """The taker picks it up where the house rules say so, and nothing is exchanged."""
    state = act(dealt(rules("belote-tallone", turn_up="to_taker"), "JH"), "take")
    assert isinstance(state, Playing)
    assert "JH" in GAME.view(state, 0).hands[0]["cards"]
    assert [hand["count"] for hand in GAME.view(state, 0).hands] == [9, 9]


def shown(deck: list[Card], order: tuple[int, int]) -> list[object]:
    """All that the leader and a spectator see and hear while both go on without an exchange, in this order."""
    state, _ = GAME.start(TALLONE, Deal(tuple(deck), 1), GAME.first(TALLONE, 1))
    seen: list[object] = []
    for seat, text in ((0, "take"), *((seat, "pass") for seat in order)):
        state, events = GAME.step(state, seat, GAME.read(text, TALLONE))
        for viewer in (0, SPECTATOR):
            seen.append(plain(GAME.view(state, viewer)))
            seen.append([told.json() for event in events if (told := event.seen_by(viewer)) is not None])
    assert isinstance(state, Playing)
    return seen


@pytest.mark.clause("TAL-01")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_question_tells_nobody_who_holds_the_seven(order: tuple[int, int]) -> None:
    """Whether the dealer or nobody holds it, the leader and a spectator see and hear the same to its end."""
    held = list(stacked(TALLONE, "JH", HOLDS))
    lost = list(held)
    at = lost.index(card("7H"))
    lost[at], lost[-1] = lost[-1], lost[at]
    assert shown(held, order) == shown(lost, order)


def test_the_exchange_is_told_to_everybody() -> None:
    """Who exchanges shows both cards."""
    swap = events_of(window(HOLDS), "pass", "swap")[-1]
    assert (swap.what, swap.seat, swap.open) == ("swap", 1, {"given": "7H", "taken": "JH"})
