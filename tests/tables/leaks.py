"""Finds what a viewer was shown and may not know."""

import msgspec

from mazziere.arena.check import card_texts
from mazziere.core import Viewer
from mazziere.core.place import hidden_cards
from mazziere.tables.state import State


def leaks(state: State, viewer: Viewer, values: list[object], written: str) -> list[str]:
    """The hidden cards in what a viewer gets, and the secrets of a deal that is not over."""
    found: list[str] = []
    everything = msgspec.json.encode(values).decode() + written
    if state.offer is not None and state.offer.seed is not None and state.offer.seed.hex() in everything:
        found.append("the seed of the coming deal")
    running = state.running
    if running is None or not running.waiting or state.offer is not None:
        return found
    seed = getattr(running.shuffle, "seed", None)
    if seed is not None and seed.hex() in everything:
        found.append("the seed of the running deal")
    hidden = {str(card) for card in hidden_cards(state.game.places(running.state), viewer)}
    now = [values, running_part(written)]
    if leaked := hidden & card_texts([without_past(value) for value in now]):
        found.append(f"{state.opened.sheet} {state.seq}: {viewer} is shown {sorted(leaked)}")
    return found


def without_past(value: object) -> object:
    """A view without the finished deals of the match, whose cards were all on the table."""
    if isinstance(value, dict):
        return {key: without_past(entry) for key, entry in value.items() if key != "deals"}
    return [without_past(entry) for entry in value] if isinstance(value, list) else value


def running_part(written: str) -> object:
    """What a record says of the deal that is being played."""
    return msgspec.json.decode(written).get("running") if written else None
