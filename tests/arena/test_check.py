from dataclasses import replace
from typing import Any

from tests.contract.playing import deals

from mazziere.arena.check import card_texts, check_cards, check_replay, check_sums, check_views
from mazziere.core import Event, Place, Result, Viewer

SHEET = "briscola-pinasca"


class Broken:
    """A game with one method replaced by a wrong one."""

    def __init__(self, game: Any, **wrong: Any) -> None:
        self._game = game
        for name, method in wrong.items():
            setattr(self, name, method)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


PLAYED = deals(SHEET)[0]
GAME: Any = PLAYED.game
REST = (PLAYED.regulation, PLAYED.deal, PLAYED.match, PLAYED.actions)


def test_a_sound_deal_has_no_fault() -> None:
    """Nothing is wrong with a deal of a sound game."""
    assert [
        *check_cards(GAME, PLAYED.regulation, PLAYED.end),
        *check_sums(GAME, PLAYED.end),
        *check_replay(GAME, *REST, PLAYED.end),
        *check_views(GAME, *REST),
    ] == []


def test_a_lost_card_and_a_card_twice_are_found() -> None:
    """A place that lost a card, or has one twice, is found."""
    lost = Broken(GAME, places=lambda state: GAME.places(state)[:-1] or ())
    twice = Broken(GAME, places=lambda state: (*GAME.places(state), Place("pocket", GAME.places(state)[1].cards[:1])))

    assert any("missing" in words for words in check_cards(lost, PLAYED.regulation, PLAYED.start))
    assert any("too many" in words for words in check_cards(twice, PLAYED.regulation, PLAYED.end))


def test_a_view_that_shows_another_hand_is_found() -> None:
    """A view with somebody else's cards is found, and an event that tells them."""

    def open_view(state: Any, viewer: Viewer) -> Any:
        return replace(GAME.view(state, viewer), hands=GAME.view(state, 0).hands)

    def open_step(state: Any, seat: int, action: Any) -> Any:
        after, events = GAME.step(state, seat, action)
        return after, tuple(Event(event.what, event.seat, {**event.open, **event.secret}) for event in events)

    assert any("1 sees" in words for words in check_views(Broken(GAME, view=open_view), *REST))
    assert any("is told" in words for words in check_views(Broken(GAME, step=open_step), *REST))


def test_a_result_that_does_not_add_up_is_found() -> None:
    """Points that are not the sum of the counted lines are found, and a deal that is over without a result."""

    def wrong(state: Any) -> Result:
        result: Result = GAME.result(state)
        return replace(result, points=tuple(points + 1 for points in result.points))

    assert any("the lines give" in words for words in check_sums(Broken(GAME, result=wrong), PLAYED.end))
    assert any("no result" in words for words in check_sums(Broken(GAME, result=lambda _: None), PLAYED.end))


def test_a_replay_with_another_result_is_found() -> None:
    """A deal whose actions do not give its result is found, and one that does not end."""
    other = deals(SHEET)[1]

    assert list(check_replay(GAME, *REST[:3], PLAYED.actions[:-1], PLAYED.end)) == ["replay: the deal does not end"]
    assert list(check_replay(GAME, *REST, other.end)) == ["replay: another result"]


def test_cards_are_found_in_any_text() -> None:
    """Cards are found in words, keys and lists; what a wild stands for is none."""
    found = card_texts({"10H": ["meld JK=5S 4S", "declare 3 KD"], "name": "AS the first", "x": "bid 90 H", "y": "K9S"})

    assert found == {"10H", "JK", "4S", "KD", "AS"}
