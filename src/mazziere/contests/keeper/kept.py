"""What a score keeper shows."""

from __future__ import annotations

from dataclasses import dataclass

from mazziere.contests import result as contest
from mazziere.contests.plain import BadData
from mazziere.core.match import Held
from mazziere.core.result import Result

Two = tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class KeptDeal:
    """One deal: its result with every line, and the scores after it."""

    result: Result
    scores: Two


@dataclass(frozen=True, kw_only=True)
class Kept:
    """The match so far. `final` is what the contest is told; None while the match goes on."""

    deals: tuple[KeptDeal, ...] = ()
    scores: Two = (0, 0)
    held: Held | None = None
    winner: int | None = None
    over: bool = False
    final: contest.Result | None = None


def number(value: int, name: str, deal: int, most: int, least: int = 0) -> int:
    """A figure within its limits. Raises BadData, naming the deal."""
    if not least <= value <= most:
        raise BadData("contest.keeper.range", name=name, value=value, deal=deal, least=least, most=most)
    return value


def side(value: int, deal: int) -> int:
    """A side. Raises BadData, naming the deal."""
    return number(value, "side", deal, 1)


def not_over(over: bool, deal: int) -> None:
    """Raises BadData for a deal after the end of the match."""
    if over:
        raise BadData("contest.keeper.over", deal=deal)
