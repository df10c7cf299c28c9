"""Rulings on the end of a deal: what each side writes."""

from collections.abc import Mapping
from typing import Any

from mazziere.core import Line, Ruling, Step, Unanswered
from mazziere.games.belote.auction import STEP, highest
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.options import CardReuse, DealPackets
from mazziere.games.belote.regulation import Auction, Regulation
from mazziere.games.belote.scoring import score
from mazziere.games.belote.tally import Bid, Declared, Tally
from mazziere.referee.belote.law import pack_points
from mazziere.referee.belote.sheet import regulation_of, side_names
from mazziere.referee.case import Case, choice, figures, flag, mapping, need, whole, wrong

MOST_DECLARED = 550
"""Four jacks, four nines and two more groups: more than one side can never declare with each card used once."""
LEVELS = (1, 2, 4)
MOST_BELOTES = 4


def deal_scoring(case: Case) -> Ruling:
    """The outcome of a deal, what each side writes, and the lines that lead there."""
    regulation = regulation_of(case)
    names = side_names(regulation)
    scored = score(regulation, _tally(case, regulation, names))
    answer: dict[str, Any] = {
        "outcome": scored.result.outcome,
        "score": dict(zip(names, scored.result.points, strict=True)),
    }
    if scored.frozen is not None:
        answer["frozen"] = scored.frozen
    steps = [step(entry, names) for entry in scored.result.lines]
    steps.append(Step(f"referee.step.outcome.{scored.result.outcome}", scored.result.clause))
    return Ruling(answer, tuple(steps))


def step(entry: Line, names: tuple[str, ...]) -> Step:
    """A line of a score as a step of the ruling; sides go by the names of the case."""
    detail: dict[str, Any] = {**entry.detail, "side": names[entry.side], "points": entry.points}
    detail["counted"] = entry.counted
    if "from" in entry.detail:
        detail["from"] = names[entry.detail["from"]]
    return Step(entry.what, entry.clause, detail)


def _tally(case: Case, regulation: Regulation, names: tuple[str, ...]) -> Tally:
    mode = _mode(case, regulation)
    pack = pack_points(regulation, mode)
    points = figures(need(case, "cards"), "cards", names, 0, pack)
    if sum(points) != pack and not _cards_stay_out(regulation):
        raise Unanswered("referee.case.sum", field="cards", sum=sum(points), expected=pack)
    last = names.index(choice(need(case, "last"), "last", names))
    bid, level = _contract(case, regulation)
    return Tally(
        takers=0,
        mode=mode,
        cards=points,
        tricks=_tricks(case, names, points, last),
        last=last,
        belotes=_belotes(case, regulation, mode, names),
        declared=_declared(case, regulation, names),
        contro=_contro(case, regulation, mode),
        bid=bid,
        level=level,
        alone=flag(case, "generale"),
        last_deal=flag(case, "last_deal"),
    )


def _cards_stay_out(regulation: Regulation) -> bool:
    """Whether the deal leaves cards in the stock, so that the tricks need not hold all the points of the pack."""
    return regulation.deal.deal_packets is DealPackets.THREE_THREE


def _mode(case: Case, regulation: Regulation) -> str:
    modes = [str(mode) for mode in regulation.play.trump_modes]
    trump = choice(need(case, "trump"), "trump", (*modes, *(SUITS if "suit" in modes else ())))
    return "suit" if trump in SUITS else trump


def _tricks(case: Case, names: tuple[str, ...], points: tuple[int, ...], last: int) -> tuple[int, ...]:
    """Who is without a trick. Only `capot` says so; a third player without a point is taken to have none."""
    if case.get("capot") is not None:
        swept = names.index(choice(case["capot"], "capot", names))
        if points[swept] != sum(points) or last != swept:
            raise Unanswered("referee.case.capot", side=names[swept])
        return tuple(int(side == swept) for side in range(len(names)))
    tricks = tuple(1 if len(names) == 2 or points[side] > 0 or side == last else 0 for side in range(len(names)))
    if sum(tricks) == 1:
        raise Unanswered("referee.case.missing", field="capot")
    return tricks


def _belotes(case: Case, regulation: Regulation, mode: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Pairs of king and queen: one side, or with every suit trump a list of sides or a number for each."""
    value = case.get("belote")
    counts = _counts(value, names)
    if mode == "none" and any(counts):
        raise Unanswered("referee.case.belote_without_trump")
    if sum(counts) > (MOST_BELOTES if mode == "all" else 1):
        raise wrong("belote", value)
    return counts if regulation.belote.belote_scope != "none" else (0,) * len(names)


def _counts(value: object, names: tuple[str, ...]) -> tuple[int, ...]:
    if isinstance(value, Mapping):
        return figures({**dict.fromkeys(names, 0), **mapping(value, "belote")}, "belote", names, 0, MOST_BELOTES)
    owners = [] if value is None else value if isinstance(value, list | tuple) else [value]
    owners = [choice(owner, "belote", names) for owner in owners]
    return tuple(owners.count(name) for name in names)


def _declared(case: Case, regulation: Regulation, names: tuple[str, ...]) -> tuple[Declared, ...]:
    if case.get("decl") is None:
        return ()
    given = {**dict.fromkeys(names, 0), **mapping(case["decl"], "decl")}
    rules = regulation.declarations
    most = 2 * MOST_DECLARED if rules and rules.card_reuse is CardReuse.FREE else MOST_DECLARED
    points = figures(given, "decl", names, 0, most)
    if any(value % 10 or value in (10, 30) for value in points) or (points[0] and any(points[1:])):
        raise wrong("decl", case["decl"])
    if any(points) and (rules is None or (len(names) == 2 and all(points))):
        raise Unanswered("referee.case.no_declarations", sheet=regulation.sheet)
    return tuple(Declared(side=side, what="declarations", points=value) for side, value in enumerate(points) if value)


def _contro(case: Case, regulation: Regulation, mode: str) -> bool:
    contro = flag(case, "contro")
    if contro and (regulation.senza is None or mode != "none"):
        raise Unanswered("referee.case.contro", sheet=regulation.sheet)
    return contro


def _contract(case: Case, regulation: Regulation) -> tuple[Bid | None, int]:
    auction = regulation.auction
    if auction is None:
        if case.get("bid") is not None or case.get("level", 1) != 1:
            raise Unanswered("referee.case.no_auction", sheet=regulation.sheet)
        return None, 1
    level = whole(case.get("level", 1), "level", 1, 4)
    if level not in LEVELS:
        raise Unanswered("referee.case.choice", field="level", value=str(level), choices="1, 2, 4")
    bid = _bid(need(case, "bid"), auction)
    if bid == "generale" and case.get("capot") == "A":
        need(case, "generale")  # whether one player alone took the tricks
    return bid, level


def _bid(bid: object, auction: Auction) -> Bid:
    if bid == "capot":
        return "capot"
    if bid == "generale" and auction.generale is not None:
        return "generale"
    number = whole(bid, "bid", auction.bid_min, highest(auction))
    if number % STEP:
        raise wrong("bid", bid)
    return number
