"""Who leaves, comes late or comes back, and what that makes of tables and standings (cases/contest.md)."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from tests.contests.evening import contest_of, do, drawn, opened, pairs, played, round_played, scored

from mazziere.contests.facts import (
    Closed,
    Entered,
    Forfeited,
    Penalised,
    Posted,
    Returned,
    Scored,
    SeatedTable,
    TableAdded,
    Withdrawn,
)
from mazziere.contests.fold.refused import Refused
from mazziere.contests.formats import format_named
from mazziere.contests.log import Log
from mazziere.contests.ranking import ranking
from mazziere.contests.result import Result

BURRACO = format_named("danese", game="burraco")


def points(log: Log) -> dict[str, object]:
    """The points of every entry."""
    return {row.name: row.points for row in ranking(log.contest, "").rows}


def test_a_leaver_never_breaks_the_round() -> None:
    """Eight pairs, the loser of table 1 leaves after the first round: three tables and one rest."""
    log = round_played(contest_of(BURRACO, pairs(8)))
    log = drawn(do(log, Withdrawn(id=log.contest.rounds["1"].tables[0].sides[1][0])))
    round = log.contest.rounds["2"]

    assert (len(round.tables), len(round.rest)) == (3, 1)


def test_a_leaver_of_a_posted_round_gives_the_table_away() -> None:
    """The opponent gets the format's score without another click, and the next round can be drawn."""
    log = opened(round_played(contest_of(format_named("torneo-fibur"), pairs(6))))
    table = log.contest.rounds["2"].tables[1]
    log = do(log, Withdrawn(id=table.sides[0][0]))

    assert log.contest.rounds["2"].tables[1].settled
    log = scored(log)
    log = drawn(do(log, Closed(round="2")))
    assert table.sides[0][0] not in [entry for t in log.contest.rounds["3"].tables for entry in t.entries]


def test_a_draft_that_no_longer_fits_is_drawn_again() -> None:
    """Who leaves or comes while a round is a draft makes it old: it is not posted, and the next draw fits."""
    log = drawn(contest_of(BURRACO, pairs(6)))
    for change in (Withdrawn(id="3"), Entered(id="7", name="Tardi")):
        changed = do(log, change)
        with pytest.raises(Refused):
            do(changed, Posted(round="1"))
        do(drawn(changed), Posted(round="1"))


def test_a_late_pair_after_the_first_scores() -> None:
    """Twelve pairs and one more after the first round: six tables and one rest."""
    log = round_played(contest_of(BURRACO, pairs(12)))
    log = drawn(do(log, Entered(id="13", name="Tardi")))

    assert (len(log.contest.rounds["2"].tables), len(log.contest.rounds["2"].rest)) == (6, 1)
    assert points(log)["13"] == 0


def test_a_late_pair_sits_with_the_resting_one() -> None:
    """It plays at once at a table of its own, and has missed nothing."""
    log = opened(contest_of(format_named("torneo-fibur"), pairs(5)))
    (rest,) = log.contest.rounds["1"].rest
    log = do(log, Entered(id="6", name="Tardi"))
    log = do(log, TableAdded(round="1", table=SeatedTable(table=3, sides=((rest,), ("6",)))))
    log = do(scored(log), Closed(round="1"))

    assert log.contest.rounds["1"].rest == ()
    assert len([line for line in ranking(log.contest, "").lines if "6" in line.entries]) == 1


def test_the_federation_takes_late_pairs_only_in_the_first_round() -> None:
    """Later, or when nobody rests, a late pair is refused with the reason."""
    log = opened(contest_of(format_named("torneo-fibur"), pairs(6)))
    with pytest.raises(Refused):
        do(log, Entered(id="7", name="Tardi"))


def test_a_side_that_comes_too_late() -> None:
    """The table is not played: 14 victory points to who waited, 6 to who was late, and the two have not met."""
    log = opened(contest_of(format_named("torneo-fibur"), pairs(4)))
    table = log.contest.rounds["1"].tables[0]
    log = do(log, Forfeited(round="1", id=table.sides[1][0]))
    log = do(scored(log), Closed(round="1"))

    assert [points(log)[side[0]] for side in table.sides] == [14, 6]


def test_being_late_costs_match_points_before_victory_points() -> None:
    """One hundred match points are taken away at the table, so the victory points follow."""
    log = opened(contest_of(format_named("torneo-fibur"), pairs(2)))
    (table,) = log.contest.rounds["1"].tables
    log = do(log, Scored(round="1", table="1", result=Result(points=(1000, 1000))))
    log = do(log, Penalised(id=table.sides[0][0], round="1", match_points=100))

    assert [points(log)[side[0]] for side in table.sides] == [9, 11]


def test_who_returns_is_paired_again() -> None:
    """A leaver that comes back sits in the next round."""
    log = round_played(contest_of(BURRACO, pairs(4)))
    log = do(do(log, Withdrawn(id="1")), Returned(id="1"))

    assert len(drawn(log).contest.rounds["2"].tables) == 2


def test_two_penalties_at_one_table_add_up() -> None:
    """A warning after a hundred match points takes nothing of them back, and a second hundred is another hundred."""
    log = opened(contest_of(format_named("torneo-fibur"), pairs(2)))
    (table,) = log.contest.rounds["1"].tables
    log = do(log, Scored(round="1", table="1", result=Result(points=(1000, 1000))))
    late = Penalised(id=table.sides[0][0], round="1", match_points=200)
    twice = do(log, replace(late, match_points=100), replace(late, match_points=100))

    once = do(log, late)
    assert points(twice) == points(once) != points(log)
    assert points(do(once, Penalised(id=table.sides[0][0], sort="warning", round="1"))) == points(once)


def test_a_leaver_can_leave_the_table_of_all_play_all() -> None:
    """By option who leaves after two of five rounds is no longer ranked, and the others by their games alone."""
    format = format_named("italiana", {"leavers": "unranked"}, "burraco")
    log = played(do(round_played(round_played(contest_of(format, pairs(6)))), Withdrawn(id="4")))
    found = ranking(log.contest, "")
    tables = [table for round in log.contest.rounds.values() for table in round.tables]

    assert sorted(row.name for row in found.rows) == ["1", "2", "3", "5", "6"]
    assert Counter(line.entries[0] for line in found.lines) == dict.fromkeys("12356", 4)
    assert any("4" in table.entries and table.result for table in tables)
    kept = played(do(round_played(contest_of(format_named("italiana", game="burraco"), pairs(6))), Withdrawn(id="4")))
    assert len(ranking(kept.contest, "").rows) == 6


def test_all_play_all_goes_on_after_a_leaver() -> None:
    """Six pairs, one leaves after two rounds: its opponents rest, everybody else still meets everybody once."""
    log = contest_of(format_named("italiana", game="burraco"), pairs(6))
    log = played(do(round_played(round_played(log)), Withdrawn(id="4")))
    met = Counter(frozenset(t.entries) for r in log.contest.rounds.values() for t in r.tables)

    assert len(log.contest.rounds) == 5
    assert all(met[frozenset(two)] == 1 for two in combinations("12356", 2))
