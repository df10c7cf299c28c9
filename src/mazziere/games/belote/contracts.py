"""The contracts of the auction games: when they are made, and what is written for them (section 9.1)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from mazziere.core import Line
from mazziere.core.result import Side
from mazziere.games.belote.earned import BASE, DECLARED, kind, line, strike, totals
from mazziere.games.belote.options import BeloteForContract, BeloteOnFail, CapotBid, DoubleAppliesTo, ScoreMode
from mazziere.games.belote.regulation import Auction, Regulation
from mazziere.games.belote.tally import Tally

Lines = list[Line]

EVERY_TRICK = {160: 250, 162: 252}
"""The base of a contract when one side has every trick, by the option `fail_base`."""

CAPOT_CONTRACT = {CapotBid.CONTRACT250: (250, 250), CapotBid.CONTRACT270: (270, 252)}
"""A capot that is bid like a number: its value, and its base whether made or failed."""

FLAT_CAPOT = 500


def outcome(regulation: Regulation, tally: Tally, lines: Lines) -> tuple[str, Lines]:
    """Whether the contract is made, and what both sides write."""
    auction = _auction(regulation)
    made = _made(regulation, tally, lines)
    winner = tally.takers if made else 1 - tally.takers
    flat = _flat(auction, tally)
    if made and tally.level == 1:
        written = _own(regulation, tally, lines, flat)
    else:
        written = _stake(regulation, tally, lines, winner, flat)
    return ("made" if made else "failed"), written


def _auction(regulation: Regulation) -> Auction:
    assert regulation.auction is not None
    return regulation.auction


def needed(auction: Auction, tally: Tally) -> int:
    """The points that the contract asks for; for capot and generale every trick is asked for instead."""
    if not isinstance(tally.bid, int):
        return 0
    return max(tally.bid, 82) if auction.need82 else tally.bid


def tested(regulation: Regulation, tally: Tally, lines: Iterable[Line]) -> tuple[int, ...]:
    """The points of each side in the test of the contract."""
    kinds = BASE | DECLARED
    if regulation.belote.belote_for_contract is BeloteForContract.COUNTS:
        kinds = kinds | {"belote"}
    return totals(lines, len(tally.cards), kinds)


def _made(regulation: Regulation, tally: Tally, lines: Lines) -> bool:
    auction = _auction(regulation)
    if tally.bid == "generale":
        return tally.swept == tally.takers and tally.alone
    if tally.bid == "capot":
        return tally.swept == tally.takers
    figures = tested(regulation, tally, lines)
    ours, theirs = figures[tally.takers], figures[1 - tally.takers]
    return ours >= needed(auction, tally) and (ours > theirs or not auction.need_majority)


def _flat(auction: Auction, tally: Tally) -> int | None:
    """What stands for cards, bid and declarations together, or None where the contract has a number."""
    if tally.bid == "generale":
        return auction.generale
    return FLAT_CAPOT if tally.bid == "capot" and auction.capot_bid is CapotBid.FLAT500 else None


def _bid(auction: Auction, tally: Tally) -> int:
    """The number of the contract as it is written; nothing where only the points made count."""
    if auction.score_mode is ScoreMode.MADE:
        return 0
    return tally.bid if isinstance(tally.bid, int) else CAPOT_CONTRACT[auction.capot_bid][0]


def _base(auction: Auction, tally: Tally) -> int:
    """What stands for the cards of both sides."""
    if tally.bid == "capot":
        return CAPOT_CONTRACT[auction.capot_bid][1]
    return auction.fail_base if tally.swept is None else EVERY_TRICK[auction.fail_base]


def _own(regulation: Regulation, tally: Tally, lines: Lines, flat: int | None) -> Lines:
    """Made and not doubled: everybody its own, the bidders their bid on top."""
    auction = _auction(regulation)
    if flat is not None:
        lines = [strike(entry, "flat") if kind(entry) != "belote" else entry for entry in lines]
        return [*lines, _flat_line(regulation, tally, tally.takers, flat)]
    bid = line(regulation, tally.takers, "bid", _bid(auction, tally), "BID", level=1)
    if auction.score_mode is ScoreMode.BID_ONLY:
        return [*(strike(entry, "bid_only") for entry in lines), bid]
    if tally.bid == "capot":
        lines = [strike(entry, "base") if kind(entry) in BASE else entry for entry in lines]
        lines.append(line(regulation, tally.takers, "base", _base(auction, tally), "CAPOT"))
    return [*lines, bid] if bid.points else lines


def _stake(regulation: Regulation, tally: Tally, lines: Lines, winner: Side, flat: int | None) -> Lines:
    """Failed or doubled: the winner writes the stake, the declarations of both sides and the belotes that are due."""
    auction = _auction(regulation)
    written: Lines = []
    for entry in lines:
        written += _for_winner(regulation, entry, winner, flat, tally)
    if flat is not None:
        times = multiplier(auction, tally.level) if auction.capot_bid_doubled else 1
        return [*written, _flat_line(regulation, tally, winner, flat * times, level=tally.level)]
    return written + _stake_lines(regulation, tally, winner)


def _stake_lines(regulation: Regulation, tally: Tally, winner: Side) -> Lines:
    auction = _auction(regulation)
    times, bid, base = multiplier(auction, tally.level), _bid(auction, tally), _base(auction, tally)
    if auction.score_mode is ScoreMode.BID_ONLY:
        base, bid = 0, bid * times
    elif tally.level > 1:
        base, bid = STAKES[auction.double_applies_to](base, bid, tally.level, times)
    basis = "DOUBLE" if tally.level > 1 else "BID"
    stake = [
        line(regulation, winner, "base", base, "fail_base", level=tally.level),
        line(regulation, winner, "bid", bid, basis, level=tally.level, times=times),
    ]
    return [entry for entry in stake if entry.points]


STAKES: Mapping[DoubleAppliesTo, Callable[[int, int, int, int], tuple[int, int]]] = {
    DoubleAppliesTo.BID: lambda base, bid, level, times: (base, bid * times),
    DoubleAppliesTo.ALL: lambda base, bid, level, times: (base * times, bid * times),
    DoubleAppliesTo.FLAT320_PLUS_BID: lambda base, bid, level, times: (160 * level, bid * times),
}
"""Base and bid of a doubled contract, by the option `double_applies_to`."""


def multiplier(auction: Auction, level: int) -> int:
    """What a level multiplies by: 1, 2 doubled, `surcontre` redoubled."""
    return auction.surcontre if level == 4 else level


def _for_winner(regulation: Regulation, entry: Line, winner: Side, flat: int | None, tally: Tally) -> Lines:
    """One line of what was made, as a failed or doubled contract leaves it."""
    mine = entry.side == winner
    if not entry.counted:
        return [entry]
    if kind(entry) == "belote":
        if mine or regulation.belote.belote_on_fail is BeloteOnFail.KEPT:
            return [entry]
        return _to_winner(regulation, entry, winner, "belote_on_fail")
    if kind(entry) in BASE or flat is not None:
        return [strike(entry, "flat" if flat is not None else "base" if mine else _lost(tally, winner))]
    return [entry] if mine else _to_winner(regulation, entry, winner, "FAILED")


def _lost(tally: Tally, winner: Side) -> str:
    return "failed" if winner != tally.takers else "doubled"


def _to_winner(regulation: Regulation, entry: Line, winner: Side, basis: str) -> Lines:
    moved = line(regulation, winner, kind(entry), entry.points, basis, **{"from": entry.side})
    return [strike(entry, "lost"), replace(moved, cards=entry.cards)]


def _flat_line(regulation: Regulation, tally: Tally, side: Side, points: int, level: int = 1) -> Line:
    basis = "capot_bid" if tally.bid == "capot" else "generale"
    return line(regulation, side, f"{tally.bid}_bid", points, basis, level=level)
