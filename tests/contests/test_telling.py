"""The log in words: which fact, where, of whom, with which points."""

import pytest
from tests.contests.evening import contest_of, do, opened, pairs, played, round_played

from mazziere.contests.facts import Reported, RoundDeleted, Scored, Undone
from mazziere.contests.formats import format_named
from mazziere.contests.log import Log
from mazziere.contests.result import Result
from mazziere.contests.telling import act_words
from mazziere.messages import LANGUAGES


def evening() -> Log:
    """Four pairs in their first round."""
    return opened(contest_of(format_named("torneo-pizzolungo"), pairs(4)))


def latest(log: Log, language: str = "it") -> str:
    """The last line of the log."""
    return act_words(log.contest, log.acts[-1], language)


def test_a_result_says_table_pairs_and_points() -> None:
    """Whoever wants to undo a result knows by its line which one it is."""
    log = evening()
    table = log.contest.round("1").tables[0]
    one, other = (log.contest.entry(side[0]).name for side in table.sides)

    log = do(log, Scored(round="1", table=table.key, result=Result(points=(1305, 900))))

    assert latest(log) == f"risultato: turno 1, tavolo {table.key}, {one} 1305, {other} 900"


def test_a_result_from_a_phone_says_who_sent_it() -> None:
    """Two different results of one table are told apart by their senders."""
    log = evening()
    table = log.contest.round("1").tables[0]
    sender = log.contest.entry(table.sides[1][0]).name

    log = do(log, Reported(round="1", table=table.key, side=1, result=Result(points=(1305, 900))))

    assert latest(log).endswith(f"scritto da {sender}")


def test_a_round_that_is_gone_is_still_told() -> None:
    """The line of a result in a round that was taken away says its round and table."""
    log = evening()
    log = do(log, Scored(round="1", table="1", result=Result(points=(1305, 900))))
    scored = log.acts[-1]
    log = do(log, RoundDeleted(round="1", reason="prova"))

    assert "turno 1, tavolo 1" in act_words(log.contest, scored, "it")
    assert latest(log) == "turno tolto: turno 1, prova"


def test_many_entries_at_once_are_counted() -> None:
    """A line of an import does not list a hundred names."""
    log = contest_of(format_named("torneo-pizzolungo"), pairs(30))

    assert act_words(log.contest, log.acts[0], "it").endswith("iscrizione: Coppia 1; Coppia 2; Coppia 3; e altre 27")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_of_an_evening_has_its_line(language: str) -> None:
    """Each act of a whole evening, and its undoing, is told in each language."""
    log = played(round_played(contest_of(format_named("torneo-pizzolungo"), pairs(5))))
    log = do(log, Undone(act=len(log.acts)))

    assert all(act_words(log.contest, act, language) for act in log.acts)
    assert str(len(log.acts) - 1) in latest(log, language)
