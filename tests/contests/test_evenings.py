"""Whole evenings in every format, with the invariants of the rules."""

from collections import Counter

import pytest
from tests.contests.evening import AT, contest_of, do, drawn, games, pairs, played, squads

from mazziere.contests.contest import Contest
from mazziere.contests.facts import Entered, HallChanged
from mazziere.contests.formats import format_named, format_names, games_of
from mazziere.contests.importing import facts_of, plan
from mazziere.contests.log import Log, folded, from_json, to_json
from mazziere.contests.ranking import overall_ranking, ranking
from mazziere.contests.rehearsal import rehearsal_of, rehearsed_evening
from mazziere.contests.sheet_text import rows_of_text

SINGLE_FORMATS = [(name, game) for name in format_names() for game in games_of(name) if game != "games"]


def entries_for(unit: str) -> list[Entered]:
    """A field that fits the format."""
    return squads() if unit == "squad" else pairs(9)


@pytest.mark.parametrize("name, game", SINGLE_FORMATS)
def test_an_evening_of_every_format(name: str, game: str) -> None:
    """Every format is played to its end: everybody is once in each round, nobody meets itself, the log reads back."""
    format = format_named(name, game=game)
    log = played(contest_of(format, entries_for(format.unit)))

    check_rounds(log.contest, "")
    assert from_json(to_json(log)) == log
    assert folded(log.acts) == log
    assert ranking(log.contest, "").rows[0].place == 1


def check_rounds(contest: Contest, discipline: str) -> None:
    """Every active entry once in each round, rests even, no repeat where the format avoids them."""
    rests = dict.fromkeys(contest.entries, 0)
    for round in contest.rounds_of(discipline):
        seated = [entry for table in round.tables for entry in table.entries] + list(round.rest)
        assert sorted(seated) == sorted(contest.entries)
        for entry in round.rest:
            rests[entry] += 1
        assert len({(table.number, table.wave) for table in round.tables}) == len(round.tables)
        if not contest.format(discipline).phases[round.phase].strict:
            assert round.repeats == ()
    assert max(rests.values()) - min(rests.values()) <= 1


@pytest.mark.clause("PIN-BEL-04", "PIN-BEL-08", "PIN-BEL-30", "PIN-BRI-15", "PIN-BRI-16", "GIO-01")
def test_the_games_between_the_quarters() -> None:
    """Both disciplines to the end: twelve belote matches, every squad against six in briscola, 11 award points each."""
    log = played(played(games(), "belote"), "briscola")
    contest = log.contest
    overall = overall_ranking(contest)

    assert [len(round.tables) for round in contest.rounds_of("belote")] == [4, 4, 4]
    assert [len(round.tables) for round in contest.rounds_of("briscola")] == [4] * 6
    assert overall is not None
    assert [sum(points.values()) for points in overall.before.values()] == [11, 11]
    assert sum(row.points for row in overall.rows) == 22
    for discipline in contest.disciplines:
        check_rounds(contest, discipline)
        quarter = {entry.id: entry.group for entry in contest.entries.values()}
        for round in contest.rounds_of(discipline):
            assert all(quarter[table.entries[0]] != quarter[table.entries[1]] for table in round.tables)


@pytest.mark.clause("PIN-BEL-05", "PIN-BEL-06")
def test_a_belote_match_hands_out_what_the_rules_say() -> None:
    """Both records together are W + 2000 + max(1500, L)."""
    log = played(games(), "belote")
    records = {(line.round, line.entries): line.score.points for line in ranking(log.contest, "belote").lines}
    for number, round in enumerate(log.contest.rounds_of("belote")):
        for table in round.tables:
            assert table.result is not None
            assert table.result.points is not None
            high, low = sorted(table.result.points, reverse=True)
            assert sum(records[number, side] for side in table.sides) == high + 2000 + max(1500, low)


@pytest.mark.clause("PIN-BRI-14")
def test_a_briscola_match_hands_out_seven() -> None:
    """However five rounds end, both sides together get seven match points."""
    log = played(games(), "briscola")
    given = {(line.round, line.entries): line.score.points for line in ranking(log.contest, "briscola").lines}
    for number, round in enumerate(log.contest.rounds_of("briscola")):
        assert {sum(given[number, side] for side in table.sides) for table in round.tables} == {7}


@pytest.mark.clause("FIB-04")
def test_victory_points_of_a_table_sum_to_twenty() -> None:
    """Every table of the federation's contest shares twenty, a rest gets the format's score."""
    log = played(contest_of(format_named("torneo-fibur"), pairs(9)))
    found = ranking(log.contest, "").lines
    for number, round in enumerate(log.contest.rounds_of("")):
        points = {line.entries[0]: line.score.points for line in found if line.round == number}
        assert {sum(points[entry] for entry in table.entries) for table in round.tables} == {20}
        assert [points[entry] for entry in round.rest] == [14]


def test_the_same_seed_draws_the_same_rounds() -> None:
    """Two contests with the same entries, seeds and results are the same; another seed draws another first round."""

    def seats(log: Log) -> list[tuple[str, ...]]:
        return [table.entries for round in log.contest.rounds.values() for table in round.tables]

    format = format_named("danese")
    one, same, other = (played(contest_of(format, pairs(12)), seed=seed) for seed in ("7", "7", "8"))

    assert seats(one) == seats(same)
    assert seats(one) != seats(other)


@pytest.mark.clause("BUR-28", "FIB-04")
def test_a_burraco_event_of_fifty_tables() -> None:
    """A hundred pairs from a spreadsheet, six Mitchell and five Danish rounds: nobody meets twice, twenty points a
    table.
    """
    sheet = "Giocatore 1;Giocatore 2;Circolo\n" + "\n".join(f"Nord {i};Sud {i};C{i % 9}" for i in range(100))
    log = contest_of(format_named("torneo-fibur", {"rounds": [6, 5]}), [])
    log = log.appended(*facts_of(plan(log.contest, rows_of_text(sheet))), at=AT)
    log = rehearsed_evening(log, "1", AT)
    meetings = Counter(frozenset(table.entries) for round in log.contest.rounds.values() for table in round.tables)

    assert [len(round.tables) for round in log.contest.rounds.values()] == [50] * 11
    assert set(meetings.values()) == {1}
    assert sum(row.points for row in ranking(log.contest, "").rows) == 20 * 50 * 11


def test_a_rehearsal_is_another_contest() -> None:
    """The copy has its own name and is played to the end; the contest is as it was."""
    log = contest_of(format_named("danese", game="burraco"), pairs(6))
    copy = rehearsal_of(log, "Prova", "1", AT)

    assert (copy.contest.created.name, len(copy.contest.rounds)) == ("Prova", 4)
    assert log.contest.rounds == {}


def test_fewer_tables_from_the_next_draw_on() -> None:
    """When tables are missing the matches come in waves."""
    log = do(contest_of(format_named("danese", game="burraco"), pairs(12)), HallChanged(tables=2))

    assert [table.key for table in drawn(log).contest.rounds["1"].tables] == ["1", "2", "1/2", "2/2", "1/3", "2/3"]
