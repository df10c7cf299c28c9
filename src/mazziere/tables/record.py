"""The record of a match at a table; while a deal runs, with what the reader may see of it."""

import json
from typing import Any

from mazziere.core import Viewer
from mazziere.core.record import Record
from mazziere.tables.dealing import commitment
from mazziere.tables.state import Played, State
from mazziere.tables.view import seen


def record(state: State, played: Played) -> Record:
    """The finished deals of a match, whole: every card of them has been on the table."""
    return Record(
        sheet=state.opened.sheet,
        options=state.regulation.options(),
        seats=tuple({"name": chair.plan.name, "kind": chair.plan.kind} for chair in state.chairs),
        deals=tuple(deal.record for deal in played.deals),
        winner=played.match.winner,
    )


def matches(state: State) -> tuple[Played, ...]:
    """Every match of the table, the current one last."""
    return state.earlier if state.current is None else (*state.earlier, state.current)


def record_text(state: State, number: int | None, viewer: Viewer) -> str | None:
    """A match (the last one without a number) as text, the running deal as this viewer may see it; None if none.

    A match without a running deal is exactly the file that `mazziere verify` reads.
    """
    found = matches(state)
    if number is None:
        number = len(found)
    if not 1 <= number <= len(found):
        return None
    text = record(state, found[number - 1]).text()
    if number < len(found) or (running := _running(state, viewer)) is None:
        return text
    return json.dumps({**json.loads(text), "running": running}, ensure_ascii=False) + "\n"


def _running(state: State, viewer: Viewer) -> dict[str, Any] | None:
    """The deal that is being prepared or played, without a card that the viewer may not know."""
    if state.current is None:
        return None
    dealer = state.current.match.dealer
    if state.offer is not None:
        kind = "fresh" if state.offer.seed else "collected"
        return {"dealer": dealer, "shuffle": {"kind": kind, "commitment": commitment(state.offer)}, "events": []}
    if not state.playing or state.running is None:
        return None
    shuffle = state.running.shuffle
    shown = {"kind": shuffle.json()["kind"], "commitment": getattr(shuffle, "commitment", None)}
    return {"dealer": dealer, "shuffle": shown, "events": seen(state.running.events, viewer)}
