"""What happened in a game, and who may know which part of it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from mazziere.core.seats import REFEREE, Seat, Viewer

Detail = Mapping[str, Any]
NOTHING: Detail = {}
NOBODY: frozenset[Viewer] = frozenset()


class Event(NamedTuple):
    """One thing that happened: a deal, a call, a card, a trick.

    `what` names it (`play`, `trick`, `call`, `dealt` ...), `seat` is whose it is, `open` everybody may see;
    `secret` only the viewers in `knows` may see (and the referee). With `silent` the others do not even
    learn that it happened. Values are plain JSON: texts of cards, numbers, lists.
    """

    what: str
    seat: Seat | None = None
    open: Detail = NOTHING
    secret: Detail = NOTHING
    knows: frozenset[Viewer] = NOBODY
    silent: bool = False

    def seen_by(self, viewer: Viewer) -> "Event | None":
        """The event as this viewer may see it, or None. The only way an event leaves the process."""
        if viewer is REFEREE or viewer in self.knows:
            return Event(self.what, self.seat, {**self.open, **self.secret}) if self.secret else self
        if self.silent:
            return None
        return Event(self.what, self.seat, self.open) if self.secret else self

    def json(self) -> dict[str, Any]:
        """The event as it goes to a reader who may see it: only ever called on what `seen_by` returned."""
        return {"what": self.what, "seat": self.seat, **self.open}
