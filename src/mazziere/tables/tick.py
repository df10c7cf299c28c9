"""What a table does by itself: it deals, takes over for absent people, goes on; and when it must look again."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from mazziere.core import Seat
from mazziere.tables import log
from mazziere.tables.dealing import collects, cuts
from mazziere.tables.decide import Facts, free_seats
from mazziere.tables.pace import PACES, SHARE_WAIT, Pace
from mazziere.tables.state import State

Draw = Callable[[int], int]
"""A number from 0 to below its argument, that nobody can foresee."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Presence:
    """Who is connected, and since when somebody is; with nobody there the table waits."""

    seats: frozenset[Seat]
    since: int

    def here(self, state: State) -> bool:
        """At least one of the table's people is connected."""
        return any(state.chairs[seat].person for seat in self.seats)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadline:
    """When the turn's own time ends, and when the robot takes over."""

    turn_ends: int
    ends: int


def pace(state: State) -> Pace:
    """The pace of a table."""
    return PACES[state.opened.pace]


def deadline(state: State, seat: Seat, presence: Presence) -> Deadline | None:
    """Until when a person may answer; None when no clock runs for the seat."""
    running = state.running
    if running is None or seat not in running.waiting or seat in running.held:
        return None
    if state.chairs[seat].automatic or not presence.here(state):
        return None
    turn_ends = max(running.asked[seat][1], presence.since) + pace(state).turn
    return Deadline(turn_ends=turn_ends, ends=turn_ends + max(0, state.chairs[seat].reserve))


def spent(state: State, seat: Seat, presence: Presence, now: int) -> int:
    """What an answer now takes from the seat's reserve."""
    due = deadline(state, seat, presence)
    return min(max(0, now - due.turn_ends), state.chairs[seat].reserve) if due else 0


def tick(state: State, presence: Presence, now: int, seed: Callable[[], bytes], draw: Draw) -> Facts:
    """The facts that are due now, if any."""
    if state.closed or not presence.here(state):
        return []
    if state.playing:
        return [log.TookOver(at=now, seat=seat) for seat, due in _deadlines(state, presence) if due.ends <= now]
    if state.offer is not None:
        return [log.Dealt(at=now)] if _shares_in(state, presence, now) else []
    if not _goes_on(state, presence, now):
        return []
    if state.current is None or state.match_over:
        return [log.Began(at=now, dealer=draw(len(state.chairs)))]
    if collects(state):
        span = cuts(state)
        return [log.Offered(at=now, cut=span.start + draw(len(span))), log.Dealt(at=now)]
    return [log.Offered(at=now, seed=seed())]


def wake(state: State, presence: Presence) -> int | None:
    """When `tick` may have something to do without anybody asking; None when only people can move the table."""
    if state.closed or not presence.here(state):
        return None
    if state.playing:
        return min((due.ends for _, due in _deadlines(state, presence)), default=None)
    if state.offer is not None:
        return state.offer.at + SHARE_WAIT
    return ready_ends(state)


def ready_ends(state: State) -> int | None:
    """When the next deal begins at the latest; None while nobody is ready."""
    if not state.ready or free_seats(state):
        return None
    return min(state.ready.values()) + pace(state).ready


def _deadlines(state: State, presence: Presence) -> Iterator[tuple[Seat, Deadline]]:
    assert state.running is not None
    for seat in state.running.waiting:
        if (due := deadline(state, seat, presence)) is not None:
            yield seat, due


def _shares_in(state: State, presence: Presence, now: int) -> bool:
    assert state.offer is not None
    asked = {seat for seat in presence.seats if state.chairs[seat].person}
    return asked <= set(state.offer.shares) or now >= state.offer.at + SHARE_WAIT


def _goes_on(state: State, presence: Presence, now: int) -> bool:
    """The next deal may begin: the first one of a match by itself, the others when people are ready or time is over."""
    if free_seats(state):
        return False
    fresh = state.current is None or (state.running is None and not state.match_over)
    if fresh:
        return True
    wanted = {seat for seat in presence.seats if state.chairs[seat].person and not state.chairs[seat].robot}
    ends = ready_ends(state)
    return bool(state.ready) and (wanted <= set(state.ready) or (ends is not None and now >= ends))
