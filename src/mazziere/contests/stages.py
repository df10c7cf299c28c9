"""The stages of a round and what may be done in each: one table, which the desk shows and the fold obeys."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Stage(StrEnum):
    """How far a round has come."""

    DRAFT = "draft"
    """Drawn, seen only at the desk."""
    POSTED = "posted"
    """Announced: everybody sees where to sit."""
    PLAYING = "playing"
    CLOSED = "closed"


class Action(StrEnum):
    """What can be done to a round."""

    REDRAW = "redraw"
    SWAP = "swap"
    POST = "post"
    OPEN = "open"
    ADD_TABLE = "add_table"
    SCORE = "score"
    FORFEIT = "forfeit"
    LEAVE = "leave"
    CORRECT = "correct"
    CLOSE = "close"
    REOPEN = "reopen"
    DELETE = "delete"
    DRAW_NEXT = "draw_next"


ALLOWED: Mapping[Stage, frozenset[Action]] = {
    Stage.DRAFT: frozenset({Action.REDRAW, Action.SWAP, Action.POST, Action.DELETE}),
    Stage.POSTED: frozenset(
        {
            Action.REDRAW,
            Action.SWAP,
            Action.OPEN,
            Action.ADD_TABLE,
            Action.SCORE,
            Action.FORFEIT,
            Action.LEAVE,
            Action.DELETE,
        }
    ),
    Stage.PLAYING: frozenset(
        {
            Action.ADD_TABLE,
            Action.SCORE,
            Action.FORFEIT,
            Action.LEAVE,
            Action.CORRECT,
            Action.CLOSE,
            Action.DELETE,
        }
    ),
    Stage.CLOSED: frozenset({Action.CORRECT, Action.REOPEN, Action.DELETE, Action.DRAW_NEXT}),
}
"""Nobody who sits is moved: what would seat people anew is allowed only until the first table has started, and that
is when the round is opened or its first result arrives.
"""
