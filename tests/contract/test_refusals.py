"""Refusals: each has words in every language and, where the sheet names one, a clause."""

from enum import Enum
from typing import Any

from tests.contract.playing import Deals, all_actions, deals

from mazziere.messages import LANGUAGES, bundle


def refusals(sheet: str) -> set[Enum]:
    """Every refusal that comes up when everybody tries everything at some moments of random deals."""
    found: set[Enum] = set()
    for played in deals(sheet)[:3]:
        for state in played.states[::5]:
            found |= _refusals_at(played, state, all_actions(sheet))
    return found


def _refusals_at(played: Deals, state: Any, actions: tuple[Any, ...]) -> set[Enum]:
    seats = range(played.game.seats(played.regulation))
    asked = (played.game.refusal(state, seat, action) for seat in seats for action in actions)
    return {refusal for refusal in asked if refusal is not None}


def test_each_refusal_has_words(sheet: str) -> None:
    """Whatever is refused is explained in every language."""
    game = deals(sheet)[0].game.name
    found = refusals(sheet)

    assert found
    for language in LANGUAGES:
        words = bundle(language)
        assert [r.name for r in found if f"{game}.refusal.{r.name}" not in words] == []
