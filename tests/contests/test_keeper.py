"""The score keeper writes what the engine of each game would."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.contests.format import Format
from mazziere.contests.formats import format_named
from mazziere.contests.keeper import keep, options_of
from mazziere.contests.plausible import questions
from mazziere.contests.scoring import WORTH
from mazziere.core import BadInput
from mazziere.games import sheets
from mazziere.messages import LANGUAGES, say


def points(sheet: str, *deals: dict[str, Any], **options: Any) -> list[tuple[int, ...]]:
    """What each deal writes."""
    return [deal.result.points for deal in keep(sheet, options, deals).deals]


@pytest.mark.clause("PIN-BEL-26", "PIN-BEL-27", "PIN-BEL-25", "PIN-BEL-21")
@pytest.mark.parametrize(
    "deal, written",
    [
        ({"takers": 0, "points": 100, "last": 0}, (100, 62)),
        ({"takers": 0, "points": 60, "last": 1}, (0, 162)),
        ({"takers": 1, "points": 60, "last": 1, "declared": 20, "declared_by": 0}, (80, 102)),
        ({"takers": 1, "points": 90, "last": 0, "declared": 50, "declared_by": 0}, (212, 0)),
        ({"takers": 0, "swept": 0, "belote": 0}, (272, 0)),
        ({"takers": None}, (0, 0)),
    ],
)
def test_a_belote_deal(deal: dict[str, Any], written: tuple[int, int]) -> None:
    """Made, failed, with declarations, capot with belote, and a deal that nobody took."""
    assert points("belote-pinasca", deal) == [written]


@pytest.mark.clause("PIN-BEL-28")
def test_a_litige_is_held_for_the_next_deal() -> None:
    """Equal totals: the takers' points wait, and go to whoever makes more in the next deal."""
    tie = {"takers": 0, "points": 81, "last": 0}
    kept = keep("belote-pinasca", {}, [tie])

    assert (kept.scores, kept.held and kept.held.points) == ((0, 81), 81)
    assert points("belote-pinasca", tie, {"takers": 0, "points": 100, "last": 0}) == [(0, 81), (181, 62)]


@pytest.mark.clause("PIN-BEL-03")
def test_a_belote_match_ends_at_its_target() -> None:
    """The match is over at 1500, takes no more deals, and its result suits the contest."""
    deals = [{"takers": 0, "points": 120, "last": 0}] * 13
    kept = keep("belote-pinasca", {}, deals)

    assert (kept.scores, kept.winner, kept.over) == ((1560, 546), 0, True)
    assert kept.final is not None
    contest = format_named("giochi-pinasca-belote")
    assert questions(contest, kept.final) == ()
    assert [score.points for score in WORTH[contest.scoring](contest, kept.final)] == [1560 + 2000 + 954, 546]
    with pytest.raises(BadInput):
        keep("belote-pinasca", {}, [*deals, deals[0]])


@pytest.mark.clause("PIN-BRI-13", "PIN-BRI-04")
def test_a_briscola_match_is_five_deals() -> None:
    """All five are played; 60 to 60 is played again and counts for nobody."""
    kept = keep("briscola-pinasca", {}, [{"points": p} for p in (61, 60, 70, 90, 30, 40)])

    assert (kept.scores, kept.winner, kept.over) == ((3, 2), 0, True)
    assert kept.final is not None
    assert kept.final.rounds_won == (3, 2)
    assert questions(format_named("giochi-pinasca-briscola"), kept.final) == ()


SIDE = {"clean": 1, "dirty": 1, "cards": 250, "hand": 40, "pot": True}
OTHER = {"semi_clean": 1, "cards": 100, "hand": 25, "pot": False}


@pytest.mark.clause("BUR-27", "FIB-01")
@pytest.mark.parametrize(
    "sheet, written",
    [("burraco-pizzolungo", (650, 250)), ("burraco-fibur", (610, 125))],
)
def test_a_burraco_deal(sheet: str, written: tuple[int, int]) -> None:
    """The sheet of Pizzolungo only adds; the federation's takes hands and an untaken pot off."""
    assert points(sheet, {"sides": [SIDE, OTHER], "closed": 0}) == [written]


def test_a_burraco_round_of_three_deals_is_over_though_level() -> None:
    """A round of the contest ends after its deals, level or not."""
    deal = {"sides": [SIDE, SIDE]}
    kept = keep("burraco-pizzolungo", {}, [deal] * 3)

    assert (kept.over, kept.winner, kept.scores) == (True, None, (1650, 1650))


@pytest.mark.parametrize(
    "sheet, deal",
    [
        ("belote-pinasca", {"takers": 0, "points": 163}),
        ("belote-pinasca", {"takers": 2, "points": 80}),
        ("belote-pinasca", {"takers": 0, "points": 5, "last": 0}),
        ("belote-pinasca", {"takers": 0, "points": 100, "mode": "none"}),
        ("belote-pinasca", {"takers": 0, "points": 100, "declared": 50}),
        ("contree-ffb", {"takers": 0, "points": 100}),
        ("belote-tre", {"takers": 0, "points": 100}),
        ("briscola-pinasca", {"points": 121}),
        ("burraco-fibur", {"sides": [SIDE, {**SIDE, "cards": 3}]}),
        ("burraco-fibur", {"sides": [SIDE]}),
        ("briscola-chiamata", {"points": 61}),
        ("belote-pinasca", {"nonsense": 1}),
    ],
)
def test_impossible_figures_are_sentences(sheet: str, deal: dict[str, Any]) -> None:
    """Each names the deal and what it may be, in every language."""
    with pytest.raises(BadInput) as error:
        keep(sheet, {}, [deal])

    assert all(say(language, error.value.key, **error.value.detail) for language in LANGUAGES)


TWO_SIDED = [
    name for name in sheets() if name.startswith("belote-") and name not in ("belote-tre", "belote-decouverte")
]


@given(
    st.sampled_from(TWO_SIDED),
    st.lists(st.tuples(st.integers(0, 1), st.integers(10, 152), st.integers(0, 1)), max_size=6),
)
def test_every_line_adds_up(sheet: str, made: list[tuple[int, int, int]]) -> None:
    """Under every sheet of two sides the counted lines of a deal are its points."""
    deals = [{"takers": takers, "points": cards, "last": last} for takers, cards, last in made]
    for deal in keep(sheet, {}, deals).deals:
        assert deal.result.sums() == deal.result.points


def test_the_formats_name_sheets_that_can_be_kept() -> None:
    """Every contest's own sheet has a score keeper."""
    named: list[Format] = [format_named("torneo-pizzolungo"), format_named("giochi-pinasca-belote")]
    named += [format_named("giochi-pinasca-briscola"), format_named("torneo-fibur"), format_named("belote-concours")]

    assert [keep(format.sheet, {}, []).over for format in named] == [False] * 5


@pytest.mark.parametrize(
    ("name", "game", "options", "expected"),
    [
        ("torneo-fibur", None, {"deals": 2}, {"match": "deals:2"}),
        ("torneo-pizzolungo", None, {}, {"match": "deals:3"}),
        ("giochi-pinasca-belote", None, {"target": 1200}, {"target": 1200}),
        ("giochi-pinasca-briscola", None, {}, {"match": "deals:5"}),
        ("belote-concours", None, {}, {}),
    ],
)
def test_a_match_is_as_long_as_the_contest_says(
    name: str, game: str | None, options: dict[str, Any], expected: dict[str, Any]
) -> None:
    """The score keeper of a table counts to the end that the format of the contest has, under its sheet."""
    format = format_named(name, options, game)

    assert options_of(format) == expected
    assert keep(format.sheet, options_of(format), []).scores == (0, 0)
