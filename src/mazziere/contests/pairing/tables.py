"""At which table a match is played: fixed seats first, then the least used for both; too few tables make waves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Side = tuple[str, ...]


@dataclass(frozen=True)
class Seat:
    """Where and when a match is played: the number of its table, and its wave, from 1."""

    table: int
    wave: int = 1


def seats(
    matches: Sequence[tuple[Side, Side]],
    *,
    available: int | None = None,
    fixed: Mapping[str, int] | None = None,
    used: Mapping[str, Mapping[int, int]] | None = None,
) -> tuple[Seat, ...]:
    """A seat for each match, in their order.

    `fixed` are entries that cannot move, with their table: when two of them meet they use the lower one and the
    other stays empty. `used` counts how often an entry sat at a table, and asks for the least used one for both
    sides; without it the tables go in order. `available` is the number of tables of the hall.
    """
    fixed = fixed or {}
    places = available or len(matches) + len(set(fixed.values()))
    kept = [[fixed[entry] for side in match for entry in side if entry in fixed] for match in matches]
    taken = {table for tables in kept for table in tables}
    found: dict[int, Seat] = {}
    full: dict[int, int] = {}
    for at, tables in enumerate(kept):
        if tables:
            table = min(tables)
            full[table] = full.get(table, 0) + 1
            found[at] = Seat(table, full[table])
    free = [table for table in range(1, places + 1) if table not in taken] or list(range(1, places + 1))
    wave, open_tables = 1, list(free)
    for at, match in enumerate(matches):
        if at in found:
            continue
        if not open_tables:
            wave, open_tables = wave + 1, list(free)
        table = min(open_tables, key=lambda number: (_uses(match, number, used or {}), number))
        open_tables.remove(table)
        found[at] = Seat(table, wave)
    return tuple(found[at] for at in range(len(matches)))


def _uses(match: tuple[Side, Side], table: int, used: Mapping[str, Mapping[int, int]]) -> int:
    return sum(used.get(entry, {}).get(table, 0) for side in match for entry in side)
