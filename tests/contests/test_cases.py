"""What went wrong in other tournament programs, tried here (cases/contest.md)."""

from collections import Counter
from dataclasses import replace

import pytest
from tests.contests.evening import contest_of, do, drawn, opened, pairs, played, round_played, scored

from mazziere.contests.drawing import next_draw
from mazziere.contests.facts import (
    Closed,
    Corrected,
    Entered,
    KeptApart,
    Penalised,
    Posted,
    RoundDeleted,
    Scored,
    Swapped,
    Undone,
)
from mazziere.contests.fold.refused import Refused
from mazziere.contests.format import Criterion
from mazziere.contests.formats import format_named
from mazziere.contests.importing import facts_of, plan
from mazziere.contests.lines import Played, RoundPlayed, lines
from mazziere.contests.log import Log, Needed
from mazziere.contests.lots import drawn as lot
from mazziere.contests.pairing.bars import Bars, neighbours
from mazziere.contests.pairing.danish import danish, guaranteed_rounds
from mazziere.contests.pairing.partners import partners
from mazziere.contests.pairing.round import Unpairable
from mazziere.contests.pairing.tables import seats
from mazziere.contests.preview import preview
from mazziere.contests.ranking import ranking
from mazziere.contests.result import Result
from mazziere.contests.sheet_text import rows_of_text
from mazziere.contests.standings import Evidence, standing

BURRACO = format_named("danese", game="burraco")


def points(log: Log) -> dict[str, object]:
    """The points of every entry."""
    return {row.name: row.points for row in ranking(log.contest, "").rows}


def test_random_rounds_never_repeat() -> None:
    """Twelve pairs, four drawn rounds, 500 seeds: nobody meets twice, and the same seed gives the same draw."""
    names = [f"P{i}" for i in range(12)]
    for seed in range(500):
        met: list[tuple[str, str]] = []
        for number in range(4):
            order = lot(names, str(seed), f"round {number}")
            assert order == lot(names, str(seed), f"round {number}")
            met += danish(order, Bars(met=neighbours(met)), {}).pairs
        assert len({frozenset(pair) for pair in met}) == 24


def test_past_rests_do_not_bring_two_together() -> None:
    """Nine pairs, five drawn rounds, 1000 seeds: those who have rested meet one another as often as chance has it."""
    names = [f"P{i}" for i in range(9)]
    together = possible = 0.0
    for seed in range(1000):
        met: list[tuple[str, str]] = []
        rests: dict[str, int] = {}
        for number in range(5):
            order = lot(names, str(seed), f"round {number}")
            pairing = danish(order, Bars(met=neighbours(met)), rests)
            rested = [name for name in names if rests.get(name) and name not in pairing.rest]
            together += sum(a in rested and b in rested for a, b in pairing.pairs)
            possible += len(rested) * (len(rested) - 1) / 2 / 7
            met += pairing.pairs
            rests |= {name: rests.get(name, 0) + 1 for name in pairing.rest}

    assert 1 / 1.5 < together / possible < 1.5


def test_the_lower_half_rests() -> None:
    """Nine pairs, fourth round: who rests is in the bottom half of the standing."""
    log = contest_of(BURRACO, pairs(9))
    for _ in range(3):
        log = round_played(log)
    standing = [row.name for row in ranking(log.contest, "").rows]
    (rest,) = drawn(log).contest.rounds["4"].rest

    assert standing.index(rest) >= 4


def test_rest_points_appear_at_once() -> None:
    """Three pairs, a rest worth 14: the resting pair shows it after the first round."""
    log = round_played(contest_of(format_named("torneo-fibur", {"rounds": [2, 1]}), pairs(3)))

    assert points(log)[log.contest.rounds["1"].rest[0]] == 14


def test_an_average_rest_is_recomputed_to_the_end() -> None:
    """12, rest, 16, 14: the rest counts 12 after the second round and 14 at the end."""
    format = format_named("torneo-fibur", {"rest_score": "average", "rounds": [4, 0], "deals": 3})
    log = contest_of(replace(format, phases=(replace(format.phases[0], pairing=BURRACO.phases[0].pairing),)), pairs(3))
    shown = []
    for number, victory in enumerate((12, None, 16, 14), 1):
        for seed in range(100):
            trial = do(log, next_draw(log.contest, "", str(seed)))
            if ("1" in trial.contest.rounds[str(number)].rest) == (victory is None):
                break
        log = do(trial, Posted(round=str(number)))
        table = log.contest.rounds[str(number)].tables[0]
        won = {None: 0, 12: 200, 16: 700, 14: 400}[victory]
        mine = (1000 + won, 1000) if table.sides[0] == ("1",) else (1000, 1000 + won)
        log = do(log, Scored(round=str(number), table="1", result=Result(points=mine)))
        log = do(log, Closed(round=str(number)))
        shown.append(points(log)["1"])

    assert shown == [12, 24, 42, 56]


def test_a_correction_after_posting_moves_nobody() -> None:
    """Table 3 of the first round is corrected after the second is posted: the standing changes, the seats do not."""
    log = round_played(contest_of(BURRACO, pairs(8)))
    log = do(drawn(log), Posted(round="2"))
    seated = log.contest.rounds["2"].tables
    fact = Corrected(round="1", table="3", result=Result(points=(3000, 5)), reason="Cifre scambiate")
    change = preview(log.contest, fact)
    after = do(log, fact)

    assert {move.name for move in change.moved}
    assert change.differing
    assert change.can_redraw
    assert after.contest.rounds["2"].tables == seated
    assert points(after) != points(log)
    assert len(after.acts) == len(log.acts) + 1


def test_flipping_a_result_keeps_one() -> None:
    """Table 4 corrected three times has one result, and the belote sum stands."""
    log = scored(opened(contest_of(format_named("danese", {"scoring": "record"}, "belote"), pairs(8))))
    for result in ((1500, 1200), (1200, 1500), (1500, 1200)):
        log = do(log, Corrected(round="1", table="4", result=Result(points=result), reason="di nuovo"))
    table = log.contest.rounds["1"].table("4")

    assert table.result == Result(points=(1500, 1200))
    assert sum(points(log)[side[0]] for side in table.sides) == 5000  # type: ignore[misc]


def test_a_correction_needs_a_reason() -> None:
    """Without one it is refused."""
    log = scored(opened(contest_of(BURRACO, pairs(2))))
    with pytest.raises(Refused):
        do(log, Corrected(round="1", table="1", result=Result(points=(5, 0)), reason=" "))


def test_nobody_is_moved_once_play_has_begun() -> None:
    """Swapping, drawing again and reposting end with the first result."""
    log = do(drawn(contest_of(BURRACO, pairs(4))), Posted(round="1"))
    log = do(log, Swapped(round="1", one="1", other="2"))
    log = do(log, Scored(round="1", table="1", result=Result(points=(1000, 900))))
    for fact in (Swapped(round="1", one="1", other="2"), Posted(round="1")):
        with pytest.raises(Refused):
            do(log, fact)
    with pytest.raises(Refused):
        next_draw(log.contest, "", "2")


def test_an_act_that_others_stand_on_is_not_undone() -> None:
    """An entry that has played stays, and the refusal names the line that needs it."""
    log = round_played(contest_of(BURRACO, pairs(4)))
    log = do(log, Entered(id="5", name="Quinta"))
    late = len(log.acts)
    log = drawn(log)
    with pytest.raises(Needed) as needed:
        do(log, Undone(act=late))

    assert needed.value.detail["number"] == late + 1


def test_a_deleted_round_can_be_restored_after_others() -> None:
    """Deleting the last round and undoing that, however much later, brings everything back."""
    log = played(contest_of(BURRACO, pairs(6)))
    last = list(log.contest.rounds)[-1]
    gone = do(log, RoundDeleted(round=last, reason="prova"))
    gone = do(gone, Penalised(id="1", sort="warning"))

    assert last not in gone.contest.rounds
    assert do(gone, Undone(act=len(log.acts) + 1)).contest.rounds == log.contest.rounds


@pytest.mark.parametrize("entries", [1, 0])
def test_too_few_to_play_is_a_sentence(entries: int) -> None:
    """One pair cannot be drawn."""
    with pytest.raises(Refused):
        drawn(contest_of(BURRACO, pairs(entries)))


@pytest.mark.parametrize("entries", [7, 300])
def test_odd_and_large_fields(entries: int) -> None:
    """Seven and three hundred pairs get through an evening."""
    log = played(contest_of(format_named("torneo-pizzolungo"), pairs(entries)))

    assert len(log.contest.rounds) == 2


def test_fixed_seats_meet_at_the_lower_table() -> None:
    """Pairs fixed at tables 1 and 4 meet at table 1; table 4 stays empty."""
    matches = [((a,), (b,)) for a, b in (("2", "9"), ("1", "3"), ("4", "5"), ("6", "7"))]
    found = [seat.table for seat in seats(matches, fixed={"2": 1, "9": 4})]

    assert found[0] == 1
    assert 4 not in found
    assert len(set(found)) == 4


def test_few_tables_make_waves() -> None:
    """Twenty matches at three tables: seven waves in order, none lost."""
    found = seats([((f"a{i}",), (f"b{i}",)) for i in range(20)], available=3)

    assert [seat.wave for seat in found] == [1 + i // 3 for i in range(20)]
    assert len(set(found)) == 20


def test_tables_are_shared_out_evenly() -> None:
    """All play all: nobody sits at the same table more than twice in seven rounds of four tables."""
    log = played(contest_of(format_named("italiana", game="belote"), pairs(8)))
    uses = Counter(
        (entry, table.number)
        for round in log.contest.rounds.values()
        for table in round.tables
        for entry in table.entries
    )

    assert max(uses.values()) <= 3


def test_thirty_single_players() -> None:
    """Five rounds: seven whole tables, two rest, nobody twice, nobody the same partner twice."""
    names = [f"P{i}" for i in range(30)]
    rests: Counter[str] = Counter()
    together: list[tuple[str, str]] = []
    for number in range(5):
        order = lot(names, "1", str(number))
        found = partners(order, neighbours(together), {}, rests, {})
        assert (len(found.tables), len(found.rest)) == (7, 2)
        together += [pair for table in found.tables for pair in table]
        rests.update(found.rest)

    assert max(rests.values()) == 1
    assert max(Counter(frozenset(pair) for pair in together).values()) == 1


def test_the_order_of_tie_breaks_is_the_formats() -> None:
    """Difference before meetings swaps two level pairs, and the row names what decided."""
    results = [[("1", "2", 1000, 900), ("3", "4", 500, 1000)], [("1", "3", 600, 1200), ("2", "4", 700, 400)]]
    rounds = [
        RoundPlayed(tables=[Played(sides=((a,), (b,)), result=Result(points=(x, y))) for a, b, x, y in tables])
        for tables in results
    ]
    evidence = Evidence(names=list("1234"), lines=lines(BURRACO, rounds))
    meetings, difference = Criterion.HEAD_TO_HEAD, Criterion.DIFFERENCE

    assert [(row.name, row.by) for row in standing(evidence, (Criterion.POINTS, meetings, difference))] == [
        ("3", None),
        ("1", "points"),
        ("2", "head_to_head"),
        ("4", "points"),
    ]
    assert [(row.name, row.by) for row in standing(evidence, (Criterion.POINTS, difference, meetings))] == [
        ("3", None),
        ("2", "points"),
        ("1", "difference"),
        ("4", "points"),
    ]


def test_clubs_are_kept_apart_in_the_first_rounds() -> None:
    """The soft rule holds while it is in force."""
    entries = [Entered(id=str(i), name=f"Coppia {i}", club=f"C{i % 3}") for i in range(12)]
    log = do(contest_of(BURRACO, entries), KeptApart(by="club", first_rounds=2))
    for number in ("1", "2"):
        log = round_played(log)
        clubs = [[log.contest.entry(id).club for id in t.entries] for t in log.contest.rounds[number].tables]
        assert all(one != other for one, other in clubs)


def test_six_pairs_may_have_to_meet_again() -> None:
    """After three rounds of six pairs that leave no free round, the fourth has exactly one repeat, and says which."""
    met = ["AD", "BE", "CF", "AE", "BF", "CD", "AF", "BD", "CE"]
    pairing = danish(list("ABCDEF"), Bars(met=neighbours((pair[0], pair[1]) for pair in met)), {})

    assert len(pairing.pairs) == 3
    assert pairing.repeats == (("C", "D"),)
    assert guaranteed_rounds(6) == 3


def test_an_avoidable_repeat_is_avoided() -> None:
    """Four pairs with one free round left get it, although the first two would take the repeat."""
    met = neighbours([("A", "B"), ("C", "D"), ("A", "C"), ("B", "D")])

    assert danish(list("ABCD"), Bars(met=met), {}).pairs == (("A", "D"), ("B", "C"))


def test_a_second_cycle_of_rests_starts_fairly() -> None:
    """Five pairs, eight rounds: nobody rests more than twice."""
    log = played(contest_of(format_named("danese", {"rounds": [1, 7]}, "burraco"), pairs(5)))
    rests = Counter(entry for round in log.contest.rounds.values() for entry in round.rest)

    assert sorted(rests.values()) == [1, 1, 2, 2, 2]


def test_the_first_round_can_be_taken_away() -> None:
    """Deleted, the contest is open for entries as before, and the round is drawn anew."""
    log = do(drawn(contest_of(BURRACO, pairs(6))), RoundDeleted(round="1"))
    log = drawn(do(log, Entered(id="7", name="Settima")))

    assert log.contest.rounds["1"].rest


def test_the_same_list_twice_adds_nobody() -> None:
    """Twenty rows imported twice are twenty pairs."""
    rows = rows_of_text("Coppia\n" + "\n".join(f"Nord {i} – Sud {i}" for i in range(20)))
    log = contest_of(BURRACO, [])
    log = do(log, *facts_of(plan(log.contest, rows)))

    assert len(log.contest.entries) == 20
    assert facts_of(plan(log.contest, rows)) == ()


def test_rules_that_leave_no_round_name_people() -> None:
    """The refusal of a draw says who stands in the way by name, not by number."""
    entries = [Entered(id=str(i), name=f"Coppia {i}", club="Nord" if i < 4 else "Sud") for i in range(6)]
    log = do(contest_of(BURRACO, entries), KeptApart(by="club", hard=True))
    with pytest.raises(Unpairable) as refused:
        drawn(log)

    assert refused.value.detail["names"] == "Coppia 0, Coppia 1, Coppia 2, Coppia 3"
