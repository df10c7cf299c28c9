"""The clock of a round: an absolute end is kept, and what it shows follows from the time of whoever looks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from mazziere.contests.contest import Round
from mazziere.contests.facts import ClockSet
from mazziere.contests.fold.refused import Refused
from mazziere.contests.format import Format

MINUTE = 60


class Phase(StrEnum):
    """What the clock says."""

    NONE = "none"
    STILL = "still"
    RUNNING = "running"
    WARNING = "warning"
    OVERTIME = "overtime"
    """The alarm has rung and the format's time-out text is shown."""


@dataclass(frozen=True)
class Face:
    """What every screen shows."""

    phase: Phase
    seconds: int = 0
    """Left, or since the alarm in overtime."""


def face(round: Round, format: Format, now: int) -> Face:
    """The clock of a round at a moment, in seconds since 1970. A laptop that slept shows the truth when it wakes."""
    if round.left is not None:
        return Face(Phase.STILL, round.left)
    if round.ends is None:
        return Face(Phase.NONE)
    left = round.ends - now
    if left <= 0:
        return Face(Phase.OVERTIME, -left)
    return Face(Phase.WARNING if left <= format.clock.warning * MINUTE else Phase.RUNNING, left)


def start(round: Round, format: Format, now: int, minutes: int | None = None) -> ClockSet:
    """Starts the clock, or goes on after a pause. Raises Refused when the format names no time and none is given."""
    if round.left is not None and minutes is None:
        return ClockSet(round=round.id, ends=now + round.left)
    time = minutes if minutes is not None else format.credited(format.clock.minutes)
    if time <= 0:
        raise Refused("contest.refusal.no_minutes")
    return ClockSet(round=round.id, ends=now + time * MINUTE)


def pause(round: Round, now: int) -> ClockSet:
    """Stops the clock where it is. Raises Refused when it does not run."""
    if round.ends is None:
        raise Refused("contest.refusal.clock_still", round=round.id)
    return ClockSet(round=round.id, left=max(0, round.ends - now))


def longer(round: Round, minutes: int, now: int) -> ClockSet:
    """Adds minutes, or takes them away; after the alarm they count from now. Raises Refused when there is no clock."""
    if round.left is not None:
        return ClockSet(round=round.id, left=max(0, round.left + minutes * MINUTE))
    if round.ends is None:
        raise Refused("contest.refusal.clock_still", round=round.id)
    return ClockSet(round=round.id, ends=max(round.ends, now) + minutes * MINUTE)
