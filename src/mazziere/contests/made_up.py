"""Results that could be, drawn from a seed, for a dry run of an evening before anybody comes."""

from __future__ import annotations

from hashlib import sha256

from mazziere.contests.contest import Round, Table
from mazziere.contests.facts import Scored, Source
from mazziere.contests.format import Format
from mazziere.contests.result import Result

WIDTH = 8
"""Bytes of the hash behind one number."""


def between(low: int, high: int, seed: str) -> int:
    """A whole number from low to high, the same for the same seed."""
    number = int.from_bytes(sha256(seed.encode()).digest()[:WIDTH], "big")
    return low + number % (high - low + 1)


def rehearsed(format: Format, round: Round, table: Table, seed: str) -> Scored:
    """A result for one table."""
    result = made_up(format, f"{seed} {round.id} {table.key}")
    return Scored(round=round.id, table=table.key, result=result, source=Source.REHEARSAL)


def made_up(format: Format, seed: str) -> Result:
    """A result that the format can score and that raises no question."""
    first = between(0, 1, f"{seed} first")
    if format.game == "briscola":
        return Result(rounds=_rounds(format.match_rounds or 5, seed))
    if format.target is not None:
        winner = format.target + between(0, 120, f"{seed} winner")
        loser = between(format.target * 2 // 5, format.target - 10, f"{seed} loser")
        return Result(points=(winner, loser) if first == 0 else (loser, winner))
    if format.game == "belote":
        total = 162 * (format.deals or 12)
        one = between(total // 3, 2 * total // 3, f"{seed} one")
        return Result(points=(one, total - one))
    deals = format.deals or 3
    a, b = (5 * between(30 * deals, 160 * deals, f"{seed} side {side}") for side in (0, 1))
    return Result(points=(a, b))


def _rounds(count: int, seed: str) -> tuple[tuple[int, int], ...]:
    rounds: list[tuple[int, int]] = []
    for at in range(count):
        one = between(20, 100, f"{seed} round {at}")
        rounds.append((one, 120 - one))
        if one == 60:
            again = between(0, 59, f"{seed} again {at}")
            rounds.append((again, 120 - again))
    return tuple(rounds)
