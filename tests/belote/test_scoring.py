"""The score of a deal: whatever is played, the lines add up, nothing is lost on the way, and held points come out."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazziere import games
from mazziere.cards import cards
from mazziere.core import Held
from mazziere.games.belote.declarations import combination, compare, worth
from mazziere.games.belote.ending import winner
from mazziere.games.belote.held import given_back, settle
from mazziere.games.belote.options import Rounding
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.scoring import score, void
from mazziere.games.belote.tally import Declared, Tally, declared
from mazziere.games.belote.writing import WRITE
from mazziere.messages import bundle

FEW = settings(max_examples=40)
SHEETS = [name for name, sheet in games.sheets().items() if sheet.game == "belote"]


def _sheet(name: str, **options: object) -> Regulation:
    return games.play(name, options)[1]


def _pack(regulation: Regulation, mode: str) -> int:
    return sum(regulation.numbers["S" if mode == "suit" else mode].worth)


@st.composite
def tallies(draw: st.DrawFn, regulation: Regulation) -> Tally:
    """Any deal of a sheet: cards, tricks, belote, declarations of one side, and a contract."""
    sides = max(regulation.sides) + 1
    mode = draw(st.sampled_from([str(mode) for mode in regulation.play.trump_modes]))
    pack = _pack(regulation, mode)
    tricks = draw(st.lists(st.integers(0, 8), min_size=sides, max_size=sides).filter(any))
    last = draw(st.sampled_from([side for side in range(sides) if tricks[side]]))
    takes = [side for side in range(sides) if tricks[side]]
    split = draw(st.lists(st.integers(0, pack), min_size=len(takes), max_size=len(takes)))
    points, left = [0] * sides, pack
    for side, share in zip(takes, split, strict=True):
        points[side], left = min(share, left), left - min(share, left)
    points[last] += left
    with_belote = mode != "none" and regulation.belote.belote_scope != "none" and draw(st.booleans())
    belote = draw(st.integers(0, sides - 1)) if with_belote else None
    return Tally(
        takers=0 if sides == 3 else draw(st.integers(0, sides - 1)),
        mode=mode,
        cards=tuple(points),
        tricks=tuple(tricks),
        last=last,
        belotes=tuple(int(side == belote) for side in range(sides)),
        declared=_declared(draw, sides) if regulation.declarations else (),
        contro=regulation.senza is not None and mode == "none" and draw(st.booleans()),
        bid=draw(st.sampled_from([80, 100, 160, "capot"])) if regulation.auction else None,
        level=draw(st.sampled_from([1, 2, 4])) if regulation.auction else 1,
    )


def _declared(draw: st.DrawFn, sides: int) -> tuple[Declared, ...]:
    side = draw(st.integers(0, sides - 1))
    struck = draw(st.sampled_from([None, "weaker"]))
    return tuple(
        Declared(side=side, what="run", points=points, struck=struck)
        for points in draw(st.lists(st.sampled_from([20, 50, 100]), max_size=2))
    )


@pytest.mark.parametrize("name", SHEETS)
@FEW
@given(st.data())
def test_lines_add_up(name: str, data: st.DataObject) -> None:
    """The counted lines add up to the points of each side, every line has words, and a struck one tells why."""
    regulation = _sheet(name)
    result = score(regulation, data.draw(tallies(regulation))).result
    words = bundle("it")

    for side, points in enumerate(result.points):
        assert points == sum(line.points for line in result.lines if line.counted and line.side == side)
        assert points >= 0
    for line in result.lines:
        assert line.what in words
        assert line.counted or f"belote.struck.{line.detail['reason']}" in words
        assert line.clause
    assert result.clause


@pytest.mark.parametrize("name", ["belote-pinasca", "belote-francese", "belote-ffb", "belote-decouverte", "belote-tre"])
@given(st.data())
def test_nothing_is_lost(name: str, data: st.DataObject) -> None:
    """Where defenders take all, what is written and held together is what was made, whoever won."""
    regulation = _sheet(name)
    scored = score(regulation, data.draw(tallies(regulation)))

    assert sum(scored.totals) == sum(scored.result.points) + (scored.frozen or 0)


@pytest.mark.clause("PIN-BEL-28", "PIN-BEL-29", "FFB-04")
@pytest.mark.parametrize("name", ["belote-pinasca", "belote-ffb"])
@given(st.data())
def test_held_points_come_out_once(name: str, data: st.DataObject) -> None:
    """Over any deals in a row, all that was made is written or held, and one deal is held at most."""
    regulation, held = _sheet(name), None
    made = written = 0
    for tally in data.draw(st.lists(st.one_of(tallies(regulation), st.just(TIE)), max_size=6)):
        scored = score(regulation, tally)
        result, held = settle(regulation, scored, tally.takers, held)
        made, written = made + sum(scored.totals), written + sum(result.points)

        assert made == written + (held.points if held else 0)
        assert held is None or (held.owner, held.points) == (tally.takers, scored.totals[tally.takers])
        assert all(
            result.points[side] == sum(line.points for line in result.lines if line.counted and line.side == side)
            for side in (0, 1)
        )


TIE = Tally(takers=0, mode="suit", cards=(71, 81), tricks=(4, 4), last=0, belotes=(0, 0))


def test_collector_of_held_points() -> None:
    """The held points go to more points or to the contract, which are two sides only under another test of success."""
    held = Held(owner=0, points=81)
    tally = replace(TIE, cards=(72, 80), belotes=(0, 1))
    for to, side in (("more_points", 1), ("contract_winner", 0)):
        regulation = _sheet("belote-pinasca", success="threshold82", litige_pot_to=to)
        result, _ = settle(regulation, score(regulation, tally), 0, held)

        assert result.points[side] - (82, 100)[side] == 81


def test_held_points_at_the_end() -> None:
    """Held points go back to their owner for the record, or are lost, as the sheet says."""
    held = Held(owner=1, points=81)

    assert given_back(_sheet("belote-pinasca"), (1500, 1400), held) == (1500, 1481)
    assert given_back(_sheet("belote-pinasca", pending_pot="void"), (1500, 1400), held) == (1500, 1400)
    assert given_back(_sheet("belote-pinasca"), (1500, 1400), None) == (1500, 1400)


@pytest.mark.parametrize("name", SHEETS)
@FEW
@given(st.data())
def test_a_match_has_the_winner_that_its_figures_name(name: str, data: st.DataObject) -> None:
    """Nobody wins before the target, and whoever wins alone past it is the winner."""
    regulation = _sheet(name)
    sides, target = max(regulation.sides) + 1, regulation.match.target
    scores = data.draw(st.lists(st.integers(target - 30, target + 30), min_size=sides, max_size=sides))
    takers = data.draw(st.integers(0, sides - 1))
    won = winner(regulation, scores, takers, scores)
    over = [side for side in range(sides) if scores[side] > target - (regulation.match.end_rule == "reach")]

    assert won is None or won in over
    assert len(over) != 1 or won == over[0]
    if len(over) > 1 and len(set(scores)) == sides:
        assert won is not None


@given(st.lists(st.integers(0, 552), min_size=2, max_size=3))
def test_rounding(values: Sequence[int]) -> None:
    """A rounded figure is a ten at most five away; under complement the deal writes the whole tens that it made."""
    for rounding in (Rounding.TEN_HALF_UP, Rounding.TEN_HALF_DOWN):
        assert all(value % 10 == 0 for value in WRITE[rounding](values))
        assert all(abs(value - made) <= 5 for value, made in zip(WRITE[rounding](values), values, strict=True))
    assert WRITE[Rounding.NONE](values) == tuple(values)
    assert [WRITE[Rounding.TEN_HALF_UP]([n])[0] for n in (64, 65, 66)] == [60, 70, 70]
    assert [WRITE[Rounding.TEN_HALF_DOWN]([n])[0] for n in (64, 65, 66)] == [60, 60, 70]
    if values.count(max(values)) == 1:
        assert sum(WRITE[Rounding.COMPLEMENT](values)) == sum(values) // 10 * 10


def test_every_split_of_a_deal_writes_160() -> None:
    """Under complement each of the 163 splits of 162 writes 160, and the side ahead never writes less."""
    for made in range(163):
        written = WRITE[Rounding.COMPLEMENT]((made, 162 - made))

        assert sum(written) == 160
        assert (made - 81) * (written[0] - written[1]) >= 0


def test_void_deal() -> None:
    """A deal that nobody took writes nothing and names its clause."""
    result = void(_sheet("belote-pinasca"), 2)

    assert (result.outcome, result.points, result.clause) == ("void", (0, 0), "PIN-BEL-12")


@pytest.mark.clause("FRA-13")
def test_fate_of_each_declaration() -> None:
    """Each declaration is written by the side that scores it, or struck with its reason."""
    rules = _sheet("belote-francese").declarations
    assert rules is not None
    ours, mine = combination(cards("AH KH QH JH")), combination(cards("9S 8S 7S"))
    theirs = combination(cards("KC QC JC"))

    def fates(false: tuple[int, ...] = (), **changed: object) -> list[tuple[int, int, str | None]]:
        made = _sheet("belote-francese", **changed).declarations
        assert made is not None
        verdict = compare([[ours, mine], [theirs]], made, "D", takers=0, false=false)
        claims = [(0, ours), (0, mine), (1, theirs)]
        found = declared(claims, verdict, worth(made, "D"), (0, 1), false)
        return [(line.side, line.points, line.struck) for line in found]

    assert fates() == [(0, 50, None), (0, 20, None), (1, 20, "weaker")]
    assert fates(declaration_scope="best_only") == [(0, 50, None), (0, 20, "best_only"), (1, 20, "weaker")]
    assert fates((0,)) == [(0, 50, "false"), (0, 20, "false"), (1, 20, None)]
    assert fates((0,), false_declaration="transfer") == [(1, 50, None), (1, 20, None), (1, 20, None)]
