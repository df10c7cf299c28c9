"""What the hall needs beside pairings: codes, cards for the seats, prizes, a season, modifier cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contests.evening import contest_of, do, drawn, games, opened, pairs, played, round_played, squads

from mazziere.contests.awards import awards
from mazziere.contests.drawing import next_draw
from mazziere.contests.facts import (
    Amended,
    CardPlayed,
    Entered,
    LotDrawn,
    Penalised,
    Prize,
    PrizesSet,
    Returned,
    Substituted,
    Swapped,
    Withdrawn,
)
from mazziere.contests.fold.refused import Refused
from mazziere.contests.formats import format_named, with_options
from mazziere.contests.lateness import late_facts
from mazziere.contests.modifier import ModifierCard, modified
from mazziere.contests.phone import playing_at, report, table_code, table_of_code
from mazziere.contests.plain import BadData
from mazziere.contests.prizes import prize_list
from mazziere.contests.ranking import overall_ranking, ranking
from mazziere.contests.result import Result
from mazziere.contests.season import season
from mazziere.contests.seating import seats_drawn
from mazziere.contests.standings import SHARED, Row
from mazziere.contests.ties import lots_for

PIZZOLUNGO = format_named("torneo-pizzolungo")


@given(st.text(max_size=12), st.integers(1, 400))
def test_a_code_leads_to_its_table(salt: str, number: int) -> None:
    """Typed in any case, with or without the dash."""
    contest = contest_of(PIZZOLUNGO, [], tables=1).contest
    created = contest.created
    code = table_code(created.salt, number)

    assert code.startswith(f"{number}-")
    for typed in (code, code.lower(), code.replace("-", ""), f" {code} "):
        assert table_of_code(contest, typed) == number
    other = "A" if code[-1] != "A" else "B"
    with pytest.raises(Refused):
        table_of_code(contest, code[:-1] + other)


def test_codes_of_a_hall_are_all_different() -> None:
    """Three hundred tables, three hundred codes."""
    assert len({table_code("sale", number) for number in range(1, 301)}) == 300


def test_waves_take_their_turn_at_a_table() -> None:
    """A table's phones see its first match without a result; when that is in, the next one."""
    log = opened(contest_of(PIZZOLUNGO, pairs(8), tables=2))
    code = table_code("sale", 1)
    first = playing_at(log.contest, 1)
    assert first is not None
    assert first[1].key == "1"
    for side in (0, 1):
        fact = report(log.contest, code, "1", "1", side, Result(points=(1000, 900)), seen=side)
        log = do(log, fact)
    second = playing_at(log.contest, 1)
    assert second is not None
    assert second[1].key == "1/2"
    with pytest.raises(Refused):
        report(log.contest, code, "1", "1", 0, Result(points=(1000, 900)), seen=2)


@pytest.mark.clause("BUR-02")
@pytest.mark.parametrize(
    "name, cards, dealer",
    [
        ("torneo-pizzolungo", ("KH", "3S", "JK", "10D"), 2),
        ("torneo-pizzolungo", ("KH", "3S", "KD", "10D", "4C", "5C"), 2),
        ("torneo-fibur", ("KH", "3S", "KD", "10D"), 0),
    ],
)
def test_the_cards_say_who_deals(name: str, cards: tuple[str, ...], dealer: int) -> None:
    """The highest card deals; equal ones draw again by the sheet, or go by suit with the federation."""
    format = format_named(name)
    log = opened(contest_of(format, pairs(2)))
    round = log.contest.rounds["1"]
    fact, found = seats_drawn(log.contest, round, round.tables[0], cards)

    assert found == dealer
    assert do(log, fact).contest.rounds["1"].tables[0].cards == cards


@pytest.mark.parametrize(
    "name, cards", [("torneo-pizzolungo", ("KH",)), ("torneo-pizzolungo", ("ZZ",) * 4), ("danese", ())]
)
def test_cards_that_decide_nothing(name: str, cards: tuple[str, ...]) -> None:
    """Too few cards, no cards at all, or a format without this draw."""
    log = opened(contest_of(format_named(name), pairs(2)))
    round = log.contest.rounds["1"]
    with pytest.raises(Refused):
        seats_drawn(log.contest, round, round.tables[0], cards)


def rows(*names: tuple[str, int]) -> list[Row]:
    """A table of these names and places."""
    return [
        Row(place=place, name=name, points=0, by=SHARED if i and names[i - 1][1] == place else "points")
        for i, (name, place) in enumerate(names)
    ]


def test_prizes_by_rank_and_group() -> None:
    """A group's prize goes to its best who has won nothing; level names stand together."""
    prizes = [Prize(rank=1, what="Coppa"), Prize(rank=2, what="Cesto"), Prize(rank=1, what="Nord", group="N")]
    table = rows(("A", 1), ("B", 2), ("C", 2), ("D", 4), ("E", 5))
    won = prize_list(prizes, table, {"A": "N", "D": "S", "E": "N"})

    assert [(one.names, one.undecided) for one in won] == [(("A",), False), (("B", "C"), True), (("E",), False)]
    assert prize_list([Prize(rank=9, what="Niente")], table, {})[0].names == ()


def test_prizes_are_kept_and_checked() -> None:
    """A prize has a rank and a name."""
    log = contest_of(PIZZOLUNGO, pairs(2))
    assert do(log, PrizesSet(prizes=(Prize(rank=1, what="Coppa"),))).contest.prizes
    with pytest.raises(Refused):
        do(log, PrizesSet(prizes=(Prize(rank=0, what="Coppa"),)))


def test_a_season_adds_the_best_evenings() -> None:
    """Twenty, seventeen, fifteen by place; of three evenings the best two count, level places share."""
    table = season([{"A": 1, "B": 2}, {"B": 1, "A": 2, "C": 2}, {"C": 1}], best=2)

    assert [(row.place, row.name, row.points, row.evenings) for row in table] == [
        (1, "B", 37, (17, 20, None)),
        (2, "A", 36, (20, 16, None)),
        (2, "C", 36, (None, 16, 20)),
    ]


@pytest.mark.clause("PIN-BEL-30", "PIN-BRI-16", "GIO-01")
@given(st.integers(1, 16), st.data())
def test_shared_places_share_what_they_cover(quarters: int, data: st.DataObject) -> None:
    """However the places fall, the award points of a discipline are the same in all."""
    names = [f"Q{i}" for i in range(quarters)]
    cuts = sorted(data.draw(st.sets(st.integers(1, max(1, quarters - 1)), max_size=quarters)))
    groups = [names[a:b] for a, b in zip([0, *cuts], [*cuts, quarters], strict=True) if names[a:b]]

    assert sum(awards(groups).values()) == sum(awards([[name] for name in names]).values())


@pytest.mark.clause("PIN-BEL-31", "GIO-02")
def test_cards_work_in_the_order_of_entry() -> None:
    """Add, then double, is not double, then add; before stays as it was."""
    before = {"belote": {"Alfa": 2, "Beta": 5}}
    add = ModifierCard(card="Girandola", by="Alfa", discipline="belote", effect="add", target="Alfa", amount=3)
    double = ModifierCard(card="Framasun", by="Beta", discipline="belote", effect="double", target="Alfa")

    assert modified(before, [add, double])["belote"]["Alfa"] == 10
    assert modified(before, [double, add])["belote"]["Alfa"] == 7
    assert before == {"belote": {"Alfa": 2, "Beta": 5}}


@pytest.mark.clause("GIO-02")
def test_a_card_is_played_in_the_contest() -> None:
    """The overall table has its effect; a card on nobody is refused, and so is one outside the games."""
    log = played(played(games(), "belote"), "briscola")
    before = overall_ranking(log.contest)
    card = ModifierCard(card="Girandola", by="Beta", discipline="belote", effect="add", target="Beta", amount=4)
    after = overall_ranking(do(log, CardPlayed(card=card)).contest)
    assert before is not None
    assert after is not None
    assert after.after["belote"]["Beta"] == before.after["belote"]["Beta"] + 4
    with pytest.raises(BadData):
        do(log, CardPlayed(card=ModifierCard(card="X", by="Beta", discipline="dama", effect="double", target="Beta")))
    with pytest.raises(Refused):
        do(contest_of(PIZZOLUNGO, pairs(2)), CardPlayed(card=card))


def test_lots_decide_what_nothing_else_does() -> None:
    """Level places are drawn with the seed kept, and the row says that the lot decided."""
    log = opened(contest_of(format_named("danese", game="burraco"), pairs(2)))
    assert [row.by for row in ranking(log.contest, "").rows] == [None, "shared"]
    (lot,) = lots_for(log.contest, "", "7")
    log = do(log, lot)

    assert (lot.seed, ranking(log.contest, "").rows[1].by) == ("7", "lot")
    assert [row.name for row in ranking(log.contest, "").rows] == list(lot.order)
    assert lots_for(log.contest, "", "8") == ()
    with pytest.raises(Refused):
        do(log, LotDrawn(order=("1",), seed="1"))


def test_refusals_of_the_desk() -> None:
    """Doubles, strangers and impossible turns are refused, each for its own reason."""
    log = round_played(contest_of(PIZZOLUNGO, pairs(4)))
    refused = {
        "contest.refusal.entry_twice": Entered(id="1", name="Altra"),
        "contest.refusal.name_twice": Entered(id="9", name="coppia 1"),
        "contest.refusal.bad_name": Entered(id="9", name="a\nb"),
        "contest.refusal.not_gone": Returned(id="1"),
        "contest.refusal.no_entry": Withdrawn(id="99"),
        "contest.refusal.swap_stage": Swapped(round="1", one="1", other="2"),
    }
    for key, fact in refused.items():
        with pytest.raises((BadData, Refused)) as error:
            do(log, fact)
        assert error.value.key == key


def test_mitchell_ranks_its_lines_apart() -> None:
    """Each line has its own places from 1 and its own first prize."""
    apart = with_options(format_named("mitchell"), {"lines": "apart"})
    log = round_played(contest_of(apart, pairs(8)))
    rows = ranking(log.contest, "").rows
    sitting, moving = log.contest.rounds_of("")[0].lines or ((), ())

    assert {row.name for row in rows if row.section == 0} == set(sitting)
    assert {row.name for row in rows if row.section == 1} == set(moving)
    for section in (0, 1):
        line = [row for row in rows if row.section == section]
        assert line[0].place == 1
        assert line[0].by is None
        assert [row.points for row in line] == sorted((row.points for row in line), reverse=True)
    first = prize_list([Prize(rank=1, what="Coppa")], rows, {})[0]
    assert {name in moving for name in first.names} == {False, True}


def test_games_take_two_to_sixteen_quarters() -> None:
    """GIO-01: two squads of a quarter at most."""
    belote = format_named("giochi-pinasca-belote")
    many = [f"{chr(ord('A') + i)} quartiere" for i in range(17)]
    for entered in (squads(many[:1]), squads(many, 1), squads(many[:3], 3)):
        with pytest.raises(Refused):
            next_draw(contest_of(belote, entered).contest, "", "1")
    assert drawn(contest_of(belote, squads(many[:16], 1))).contest.rounds_of("")


@pytest.mark.parametrize(
    ("minutes", "sort", "match_points"),
    [(1, "warning", None), (5, "warning", None), (6, "penalty", 100), (10, "penalty", 100)],
)
def test_late_at_burraco(minutes: int, sort: str, match_points: int | None) -> None:
    """Up to five minutes a warning, up to ten 100 match points."""
    log = opened(contest_of(format_named("torneo-fibur"), pairs(8)))
    round = log.contest.rounds_of("")[0]
    entry = round.tables[0].sides[0][0]
    (fact,) = late_facts(log.contest, round, entry, minutes)
    assert isinstance(fact, Penalised)
    assert fact.sort == sort
    if match_points is not None:
        assert fact.match_points == match_points
    do(log, fact)


def test_too_late_is_not_played() -> None:
    """More than ten minutes: the match is not played, the other pair gets its points."""
    log = opened(contest_of(format_named("torneo-fibur"), pairs(8)))
    round = log.contest.rounds_of("")[0]
    late, present = round.tables[0].sides[0][0], round.tables[0].sides[1][0]
    log = do(log, *late_facts(log.contest, round, late, 11))
    points = {row.name: row.points for row in ranking(log.contest, "").rows}
    assert points[present] > points[late]


@pytest.mark.parametrize(("format", "minutes"), [("torneo-fibur", 0), ("danese", 6)])
def test_lateness_is_refused(format: str, minutes: int) -> None:
    """No minutes, or a format without a rule."""
    log = opened(contest_of(format_named(format), pairs(8)))
    round = log.contest.rounds_of("")[0]
    with pytest.raises(Refused):
        late_facts(log.contest, round, round.tables[0].sides[0][0], minutes)


@pytest.mark.clause("GIO-02")
def test_a_quarter_written_wrongly_keeps_its_card() -> None:
    """When both squads get the right name, the card, the lot and the prize follow; the table is as it was."""
    log = played(games(), "belote")
    card = ModifierCard(card="Girandola", by="Beta", discipline="belote", effect="add", target="Beta", amount=4)
    log = do(log, CardPlayed(card=card), PrizesSet(prizes=(Prize(rank=1, what="Coppa", group="Beta"),)))
    before = overall_ranking(log.contest)
    squads_of = [entry.id for entry in log.contest.entries.values() if entry.group == "Beta"]
    for id in squads_of:
        log = do(log, Amended(id=id, group="Beta Nuova"))
    after = overall_ranking(log.contest)

    assert before is not None
    assert after is not None
    assert after.after["belote"]["Beta Nuova"] == before.after["belote"]["Beta"]
    assert log.contest.prizes[0].group == "Beta Nuova"


@pytest.mark.clause("GIO-01")
def test_a_discipline_that_nobody_has_played_gives_nothing() -> None:
    """After belote alone the overall table has its eleven points, and none of briscola."""
    log = played(games(), "belote")
    overall = overall_ranking(log.contest)

    assert overall is not None
    assert sum(overall.before["belote"].values()) == 11
    assert set(overall.before["briscola"].values()) == {0}
    assert ranking(log.contest, "briscola").awards == {}


@pytest.mark.clause("PIN-BEL-07")
def test_who_sat_is_kept_by_discipline() -> None:
    """A change in belote holds from its round on, not before, not in briscola; who sat stays at the table played."""
    log = round_played(games(), "belote")
    log = do(log, Substituted(id="A1", round="belote/2", members=("Uno", "Due")))
    log = opened(round_played(log, "belote"), "briscola")
    contest = log.contest
    first, second = contest.rounds_of("belote")
    table = second.table_of("A1")

    assert contest.members("A1", first) == ()
    assert contest.members("A1", second) == ("Uno", "Due")
    assert contest.members("A1", contest.rounds_of("briscola")[0]) == ()
    assert table is not None
    assert table.members["A1"] == ("Uno", "Due")
    for wrong in (
        Substituted(id="A1", round="belote/9", members=("Uno",)),
        Substituted(id="A1", round="belote/3", members=()),
    ):
        with pytest.raises((BadData, Refused)):
            do(log, wrong)


def test_who_comes_in_while_they_play_is_written_at_the_table() -> None:
    """A substitute named for the round under way sits at its table, as long as that has no result."""
    log = opened(contest_of(PIZZOLUNGO, pairs(4)))
    log = do(log, Substituted(id="1", round="1", members=("Uno", "Due"), once=True))
    table = log.contest.rounds["1"].table_of("1")

    assert table is not None
    assert table.members["1"] == ("Uno", "Due")
    assert log.contest.members("1") == ("Nord 1", "Sud 1")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("torneo-pizzolungo", {"rounds": [0, 0]}),
        ("torneo-pizzolungo", {"rounds": [1, -1]}),
        ("torneo-pizzolungo", {"minutes": -5}),
        ("torneo-pizzolungo", {"minutes": "tanti"}),
        ("torneo-pizzolungo", {"strict": 3}),
        ("torneo-fibur", {"deals": 5}),
        ("mitchell", {"strict": True}),
        ("individuale", {"leavers": "unranked"}),
        ("giochi-pinasca-belote", {"leavers": "unranked"}),
    ],
)
def test_options_that_a_format_cannot_take(name: str, options: dict[str, object]) -> None:
    """Each is refused before there is a contest of it."""
    with pytest.raises(BadData):
        format_named(name, options)


def test_options_of_phases_go_together() -> None:
    """Rounds and the strictness of the Danish rounds are both kept, in whichever order."""
    one = format_named("torneo-pizzolungo", {"rounds": [2, 3], "strict": False})
    other = format_named("torneo-pizzolungo", {"strict": False, "rounds": [2, 3]})

    assert one == other
    assert [(phase.rounds, phase.strict) for phase in one.phases] == [(2, False), (3, False)]
