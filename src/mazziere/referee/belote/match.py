"""Rulings on what goes from one deal to the next: held points, and the end of a match."""

from collections.abc import Mapping
from typing import Any

from mazziere.core import Held, Ruling, Step, Unanswered
from mazziere.games.belote.ending import PASSED, winner
from mazziere.games.belote.held import given_back, settle
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.scoring import Scored, score
from mazziere.games.belote.tally import Tally
from mazziere.referee.belote.deal import step
from mazziere.referee.belote.sheet import regulation_of
from mazziere.referee.case import Case, choice, figures, flag, items, mapping, need, whole

TEAMS = ("T1", "T2", "T3")
MOST = 100_000


def _teams(regulation: Regulation) -> tuple[str, ...]:
    return TEAMS if regulation.deal.players == 3 else TEAMS[:2]


def litige_sequences(case: Case) -> Ruling:
    """What two teams write deal after deal, and the points held after each."""
    regulation = regulation_of(case)
    if regulation.litige is None:
        raise Unanswered("referee.case.no_litige", sheet=regulation.sheet)
    held: Held | None = None
    answers, steps = [], []
    for number, entry in enumerate(items(need(case, "deals"), "deals"), 1):
        deal = mapping(entry, f"deals.{number}")
        steps.append(Step("referee.step.deal", None, {"number": number}))
        if flag(deal, "passed_out"):
            written: tuple[int, ...] = (0, 0)
            steps.append(Step("referee.step.outcome.void", regulation.clause("VOID")))
        else:
            written, held, happened = _deal(regulation, deal, number, held)
            steps += happened
        answers.append({"write": dict(zip(TEAMS, written, strict=False)), "pot": _pot(held)})
    return Ruling({"deals": answers}, tuple(steps))


def _pot(held: Held | None) -> dict[str, Any] | None:
    return None if held is None else {"owner": TEAMS[held.owner], "points": held.points}


def _deal(
    regulation: Regulation, deal: Mapping[str, Any], number: int, held: Held | None
) -> tuple[tuple[int, ...], Held | None, list[Step]]:
    takers = TEAMS.index(choice(need(deal, "taker"), f"deals.{number}.taker", TEAMS[:2]))
    totals = figures(need(deal, "points"), f"deals.{number}.points", TEAMS[:2], 0, MOST)
    if sum(totals) % 10 != 2 or sum(totals) < 162:
        raise Unanswered("referee.case.totals", field=f"deals.{number}.points", sum=sum(totals))
    scored = _scored(regulation, takers, totals)
    result, held = settle(regulation, scored, takers, held)
    made = zip(TEAMS, totals, strict=False)
    steps = [Step("referee.step.made_total", None, {"side": team, "points": points}) for team, points in made]
    steps.append(Step(f"referee.step.outcome.{result.outcome}", result.clause))
    steps += [step(entry, TEAMS) for entry in result.lines if entry.what == "belote.line.held"]
    return result.points, held, steps


def _scored(regulation: Regulation, takers: int, totals: tuple[int, ...]) -> Scored:
    """A deal of which only the totals are known: the ten of the last trick is part of them, whoever made it."""
    last = int(totals[1] >= totals[0])
    cards = tuple(value - 10 * (side == last) for side, value in enumerate(totals))
    return score(regulation, Tally(takers=takers, mode="suit", cards=cards, tricks=(1, 1), last=last, belotes=(0, 0)))


def match_end(case: Case) -> Ruling:
    """Whether a match is over after a deal, who has won, and the final figures (`match_scoring`, `kind: end`)."""
    regulation = regulation_of(case)
    teams = _teams(regulation)
    before = figures(need(case, "before"), "before", teams, 0, MOST)
    deal = figures(need(case, "deal"), "deal", teams, 0, MOST)
    takers = teams.index(choice(need(case, "taker"), "taker", teams))
    held = _held(case, regulation, teams)
    scores = tuple(old + new for old, new in zip(before, deal, strict=True))
    if winner(regulation, before, None, before) is not None:
        raise Unanswered("referee.case.over_before", target=regulation.match.target)
    won = winner(regulation, scores, takers, deal)
    final = scores if won is None else given_back(regulation, scores, held)
    expect = {
        "finished": won is not None,
        "winner": None if won is None else teams[won],
        "final": dict(zip(teams, final, strict=True)),
    }
    return Ruling({"expect": expect}, tuple(_steps(regulation, teams, scores, won, final)))


def _held(case: Case, regulation: Regulation, teams: tuple[str, ...]) -> Held | None:
    if case.get("pot") is None:
        return None
    if regulation.litige is None:
        raise Unanswered("referee.case.no_litige", sheet=regulation.sheet)
    pot = mapping(case["pot"], "pot")
    owner = teams.index(choice(need(pot, "owner"), "pot.owner", teams))
    return Held(owner, whole(need(pot, "points"), "pot.points", 0, MOST))


def _steps(
    regulation: Regulation, teams: tuple[str, ...], scores: tuple[int, ...], won: int | None, final: tuple[int, ...]
) -> list[Step]:
    target = regulation.match.target
    steps = [
        Step("referee.step.total", regulation.clause("target"), {"side": team, "points": score, "target": target})
        for team, score in zip(teams, scores, strict=True)
    ]
    rules = regulation.match
    several = sum(PASSED[rules.end_rule](score, target) for score in scores) > 1
    if several:
        steps.append(Step(f"referee.step.several.{rules.both_over}", regulation.clause("both_over")))
    if won is None:
        name = "level" if several else "goes_on"
        return [*steps, Step(f"referee.step.{name}", regulation.clause("both_over" if several else "end_rule"))]
    basis = "both_over" if several else "end_rule"
    steps.append(Step("referee.step.won", regulation.clause(basis), {"side": teams[won]}))
    if final != scores:
        steps.append(Step("referee.step.given_back", regulation.clause("pending_pot")))
    return steps
