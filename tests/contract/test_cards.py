"""Cards: none is lost, none comes twice, and nobody sees what is hidden from them."""

import json
from itertools import zip_longest
from random import Random
from typing import Any

from tests.contract.playing import Deals, deals, other_deck, replayed, view_type

from mazziere.arena.check import check_cards, check_views
from mazziere.core import Event, Viewer
from mazziere.core.plain import plain
from mazziere.core.shaped import shaped

SWAPS = 10
"""Other deals tried for each viewer of a deal."""
TELLING = {"belote": {"declared", "declarations", "belote"}}
"""Events that tell something about covered cards, and by the rules do: with other cards they may be others."""


def test_every_card_is_in_one_place_at_every_moment(sheet: str) -> None:
    """The places together are the pack, from the deal to the end."""
    for played in deals(sheet):
        for state in played.states:
            assert list(check_cards(played.game, played.regulation, state)) == []


def test_no_view_and_no_event_holds_a_hidden_card(sheet: str) -> None:
    """Over every prefix of random deals, what a viewer gets has no card that the viewer may not know."""
    for played in deals(sheet):
        wrong = list(check_views(played.game, played.regulation, played.deal, played.match, played.actions))

        assert wrong == []


def test_views_and_events_are_json_and_come_back(sheet: str) -> None:
    """A view made into JSON and back is the same view, and an event is JSON."""
    for played in deals(sheet)[:2]:
        hint = view_type(played.game)
        for state in played.states[::3]:
            for viewer in played.viewers:
                view = played.game.view(state, viewer)
                again = json.loads(json.dumps(plain(view)))

                assert plain(shaped(hint, again)) == again
        for step in played.steps:
            json.dumps([event.json() for event in step.events])


def test_other_hidden_cards_give_the_same_view(sheet: str) -> None:
    """With the hidden cards dealt otherwise and the same actions, a seat sees exactly the same."""
    random = Random(f"hidden {sheet}")
    same = 0
    for played in deals(sheet):
        for viewer in played.viewers:
            for _ in range(SWAPS):
                upto = random.randrange(len(played.steps) + 1)
                same += _same_with_other_cards(played, viewer, upto, random)
    assert same > 0


def _same_with_other_cards(played: Deals, viewer: Viewer, upto: int, random: Random) -> bool:
    """Whether another deal was possible; where it was, what the viewer saw must have been the same."""
    state = played.states[upto]
    deck = other_deck(played, state, viewer, random)
    other = replayed(played, deck, upto)
    if deck == played.deal.deck or other is None:
        return False
    first, second = _seen(played.events, played.steps, upto, viewer), _seen(*other[1:], upto, viewer)
    if first != second:
        differing = [pair for pair in zip_longest(first, second) if pair[0] != pair[1]][:1]
        told = {event["what"] for pair in differing for event in pair if event}
        assert told & TELLING.get(played.game.name, set()), f"{viewer} is told of hidden cards: {differing}"
        return False
    assert plain(played.game.view(other[0], viewer)) == plain(played.game.view(state, viewer))
    return True


def _seen(first: tuple[Event, ...], steps: Any, upto: int, viewer: Viewer) -> list[Any]:
    events = (*first, *(event for step in steps[:upto] for event in step.events))
    return [seen.json() for seen in (event.seen_by(viewer) for event in events) if seen is not None]
