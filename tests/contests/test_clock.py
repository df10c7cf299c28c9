"""The clock of a round, seen at any moment."""

import pytest
from tests.contests.evening import contest_of, do, opened, pairs

from mazziere.contests.clock import Face, Phase, face, longer, pause, start
from mazziere.contests.contest import Round
from mazziere.contests.facts import ClockSet
from mazziere.contests.fold.refused import Refused
from mazziere.contests.formats import format_named
from mazziere.contests.log import Log
from mazziere.messages import LANGUAGES, say

PIZZOLUNGO = format_named("torneo-pizzolungo")
NOW = 1_800_000_000


def running() -> Log:
    """A round under way with its clock just started."""
    log = opened(contest_of(PIZZOLUNGO, pairs(4)))
    return do(log, start(round_of(log), PIZZOLUNGO, NOW))


def round_of(log: Log) -> Round:
    """The round under way."""
    return log.contest.rounds["1"]


@pytest.mark.clause("BUR-01")
@pytest.mark.parametrize(
    "after, shown",
    [
        (0, Face(Phase.RUNNING, 35 * 60)),
        (29 * 60, Face(Phase.RUNNING, 6 * 60)),
        (30 * 60, Face(Phase.WARNING, 5 * 60)),
        (35 * 60, Face(Phase.OVERTIME, 0)),
        (36 * 60, Face(Phase.OVERTIME, 60)),
    ],
)
def test_the_clock_follows_from_its_end(after: int, shown: Face) -> None:
    """Thirty-five minutes, a warning for the last five, then overtime; a laptop that slept shows the same as any
    other.
    """
    assert face(round_of(running()), PIZZOLUNGO, NOW + after) == shown


def test_a_pause_keeps_what_is_left() -> None:
    """However long it stands still, it goes on where it was."""
    log = running()
    log = do(log, pause(round_of(log), NOW + 600))
    assert face(round_of(log), PIZZOLUNGO, NOW + 9999) == Face(Phase.STILL, 25 * 60)
    log = do(log, start(round_of(log), PIZZOLUNGO, NOW + 9999))

    assert face(round_of(log), PIZZOLUNGO, NOW + 9999) == Face(Phase.RUNNING, 25 * 60)


def test_minutes_more_after_the_alarm_count_from_now() -> None:
    """Five more after the end are five minutes of play."""
    log = running()
    log = do(log, longer(round_of(log), 5, NOW + 40 * 60))

    assert face(round_of(log), PIZZOLUNGO, NOW + 40 * 60) == Face(Phase.WARNING, 5 * 60)


def test_a_clock_that_does_not_run() -> None:
    """It cannot be paused or lengthened; taking it away once more changes nothing."""
    log = opened(contest_of(format_named("danese", game="belote"), pairs(4)))
    with pytest.raises(Refused):
        pause(round_of(log), NOW)
    with pytest.raises(Refused):
        longer(round_of(log), 5, NOW)

    assert face(round_of(do(log, ClockSet(round="1"))), PIZZOLUNGO, NOW) == Face(Phase.NONE)


def test_a_format_without_a_time_asks_for_minutes() -> None:
    """Belote has no clock unless somebody says the minutes."""
    belote = format_named("danese", game="belote")
    round = round_of(opened(contest_of(belote, pairs(4))))
    with pytest.raises(Refused):
        start(round, belote, NOW)

    assert start(round, belote, NOW, 20).ends == NOW + 20 * 60


@pytest.mark.clause("BUR-29")
def test_the_alarm_shows_the_formats_own_text() -> None:
    """Pizzolungo plays on until all have had the same number of turns; the federation's last lap is another one."""
    texts = {name: say("it", f"contest.time_out.{name}") for name in ("pizzolungo", "fibur", "feburit")}

    assert "almeno una volta, finché tutti hanno avuto lo stesso numero di turni" in texts["pizzolungo"]
    assert PIZZOLUNGO.clock.time_out == "pizzolungo"
    assert format_named("torneo-fibur").clock.time_out == "fibur"
    assert len({say(language, f"contest.time_out.{name}") for language in LANGUAGES for name in texts}) == 9


def test_the_federations_rounds_have_their_minutes() -> None:
    """25, 35 and 45 minutes for two, three and four deals."""
    formats = [format_named("torneo-fibur", {"deals": deals}) for deals in (2, 3, 4)]

    assert [format.credited(format.clock.minutes) for format in formats] == [25, 35, 45]
