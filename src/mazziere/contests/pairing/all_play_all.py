"""All play all by the circle method: everyone meets everyone once, rests spread evenly, sides balanced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from mazziere.contests.pairing.round import Pairing

T = TypeVar("T")


def circle(names: Sequence[T]) -> list[list[tuple[T | None, T | None]]]:
    """The rounds of the circle method; in an odd field the opponent of who rests is None."""
    ring: list[T | None] = [*names, *([None] if len(names) % 2 else [])]
    last, turning = len(ring) - 1, len(ring) - 1
    rounds = []
    for r in range(turning):
        pairs = [(ring[last], ring[r]) if r % 2 else (ring[r], ring[last])]
        for i in range(1, len(ring) // 2):
            up, down = ring[(r + i) % turning], ring[(r - i) % turning]
            pairs.append((up, down) if i % 2 else (down, up))
        rounds.append(pairs)
    return rounds


def all_play_all(entries: Sequence[str]) -> tuple[Pairing, ...]:
    """Every round of the contest, for entries in drawn order."""
    return tuple(_pairing(pairs) for pairs in circle(entries))


def against_quarters(quarters: Sequence[Sequence[str]]) -> tuple[Pairing, ...]:
    """Every squad meets one squad of each other quarter: the first squads each other, the second ones each other
    (PIN-BEL-04).
    """
    full = _filled(quarters)
    return tuple(_of_quarters(pairs, full, 0) for pairs in circle(range(len(full))))


def all_but_own(quarters: Sequence[Sequence[str]]) -> tuple[Pairing, ...]:
    """Every squad meets every squad of the other quarters, never one of its own (PIN-BRI-15)."""
    full = _filled(quarters)
    squads = len(full[0])
    if squads == 2:
        return _without_own_round(full)
    return tuple(_of_quarters(pairs, full, shift) for shift in range(squads) for pairs in circle(range(len(full))))


def _filled(quarters: Sequence[Sequence[str]]) -> list[list[str | None]]:
    """The quarters with the same number of squads each, None for a squad that is missing."""
    most = max(len(quarter) for quarter in quarters)
    return [[*quarter, *[None] * (most - len(quarter))] for quarter in quarters]


def _without_own_round(quarters: Sequence[Sequence[str | None]]) -> tuple[Pairing, ...]:
    """Two squads each: they are seated so that the first round of the circle is within the quarters, and that one is
    left out.
    """
    ring = len(quarters) * 2 - 1
    seats: dict[int, str | None] = {}
    for i, (one, other) in enumerate(quarters):
        seats[i], seats[-i % ring if i else ring] = one, other
    return tuple(_pairing(pairs) for pairs in circle([seats[seat] for seat in range(ring + 1)])[1:])


def _of_quarters(
    pairs: Sequence[tuple[int | None, int | None]], quarters: Sequence[Sequence[str | None]], shift: int
) -> Pairing:
    squads = range(len(quarters[0]))
    met = [
        (
            None if one is None else quarters[one][squad],
            None if other is None else quarters[other][(squad + shift) % len(squads)],
        )
        for one, other in pairs
        for squad in squads
    ]
    return _pairing(met)


def _pairing(pairs: Sequence[tuple[str | None, str | None]]) -> Pairing:
    met = tuple((a, b) for a, b in pairs if a is not None and b is not None)
    rest = tuple(name for a, b in pairs if (a is None) != (b is None) for name in (a, b) if name is not None)
    return Pairing(met, rest)
