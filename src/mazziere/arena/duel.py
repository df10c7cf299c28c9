"""Two players compared on duplicate deals: every deal is played again with the places swapped.

Luck with the cards cancels out: what is left is how they play. With two sides A sits on one and then on the other;
with more sides (three or five single players) A sits once in every seat, B in all the others.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from mazziere.arena.interval import mean_and_half_width, percentile, share_interval
from mazziere.arena.play import AnyGame, Table
from mazziere.core import BadInput, Deal, Match, Regulation
from mazziere.players import Player

Make = Callable[[], Player]
PERCENTILES = {"p50": 500, "p95": 950, "p99": 990, "p999": 999, "max": 1000}


@dataclass(frozen=True, slots=True)
class Sitting:
    """One way of sitting down: at which seats A plays, and A's sides."""

    seats: frozenset[int]
    sides: frozenset[int]


def sittings(game: AnyGame, regulation: Regulation) -> tuple[Sitting, ...]:
    """Every way in which A and B sit down for one deal."""
    sides = game.sides(regulation)
    every = sorted(set(sides))
    if len(every) > 2:
        return tuple(Sitting(frozenset({seat}), frozenset({side})) for seat, side in enumerate(sides))
    return tuple(
        Sitting(frozenset(seat for seat, of in enumerate(sides) if of == side), frozenset({side})) for side in every
    )


@dataclass(slots=True, kw_only=True)
class Duel:
    """What was measured. `margins` has one figure a deal: A's points over B's, averaged over the sittings."""

    a: str
    b: str
    sheet: str
    unit: str
    margins: list[float] = field(default_factory=list)
    won: int = 0
    lost: int = 0
    level: int = 0
    refused: dict[str, int] = field(default_factory=lambda: {"a": 0, "b": 0})
    thinking: dict[str, list[float]] = field(default_factory=lambda: {"a": [], "b": []})

    def json(self) -> dict[str, Any]:
        """The figures that `mazziere arena --json` prints; `half_width` is null for a single deal."""
        mean, half = mean_and_half_width(self.margins)
        games = self.won + self.lost + self.level
        low, high = share_interval(self.won, games)
        return {
            "a": self.a,
            "b": self.b,
            "sheet": self.sheet,
            "deals": len(self.margins),
            "unit": self.unit,
            "mean": round(mean, 3),
            "half_width": round(half, 3) if len(self.margins) > 1 else None,
            "won": {
                "a": self.won,
                "b": self.lost,
                "level": self.level,
                "share": round(self.won / max(games, 1), 4),
                "low": round(low, 4),
                "high": round(high, 4),
            },
            "refused": dict(self.refused),
            "latency_ms": {who: _latency(times) for who, times in self.thinking.items()},
        }


def _latency(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {name: round(percentile(ordered, per_mille), 4) for name, per_mille in PERCENTILES.items()}


class Arena:
    """A and B at as many tables as there are ways of sitting down."""

    def __init__(self, game: AnyGame, regulation: Regulation, a: Make, b: Make, seed: int) -> None:
        self.game = game
        self.regulation = regulation
        self.seed = seed
        self.decks = Random(f"decks {seed}")
        self.pack = list(game.pack(regulation).cards)
        self.tables: list[tuple[Sitting, Table]] = []
        seats = range(game.seats(regulation))
        for sitting in sittings(game, regulation):
            players = [a() if seat in sitting.seats else b() for seat in seats]
            self.tables.append((sitting, Table(game, regulation, players, Random())))
        names = {who: make().name for who, make in (("a", a), ("b", b))}
        unit = "points" if len(self.tables) == 2 else "points less the mean of b"
        self.duel = Duel(a=names["a"], b=names["b"], sheet=regulation.sheet, unit=unit)

    def run(self, deals: int) -> Duel:
        """Play this many deals at every table."""
        if deals < 1:
            raise BadInput("cli.bad_count", name="--deals", least=1, most="...", value=deals)
        try:
            for _, table in self.tables:
                table.thinking = {}
                table.begin()
            for number in range(deals):
                self._deal(number)
        finally:
            for _, table in self.tables:
                table.close()
        self._collect()
        return self.duel

    def _deal(self, number: int) -> None:
        self.decks.shuffle(self.pack)
        dealer = number % self.game.seats(self.regulation)
        deal, match = Deal(tuple(self.pack), dealer), self.game.first(self.regulation, dealer)
        margins = [self._margin(sitting, table, deal, match, number) for sitting, table in self.tables]
        self.duel.margins.append(sum(margins) / len(margins))

    def _margin(self, sitting: Sitting, table: Table, deal: Deal, match: Match, number: int) -> float:
        table.random.seed(f"players {self.seed} {number} {sorted(sitting.seats)}")
        played = table.play(deal, match)
        for seat, count in played.refused.items():
            self.duel.refused["a" if seat in sitting.seats else "b"] += count
        result = self.game.result(played.state)
        assert result is not None
        ours = [points for side, points in enumerate(result.points) if side in sitting.sides]
        theirs = [points for side, points in enumerate(result.points) if side not in sitting.sides]
        margin = sum(ours) / len(ours) - sum(theirs) / len(theirs)
        self.duel.won += margin > 0
        self.duel.lost += margin < 0
        self.duel.level += margin == 0
        return margin

    def _collect(self) -> None:
        for seat, sitting, times in self._times():
            self.duel.thinking["a" if seat in sitting.seats else "b"] += times

    def _times(self) -> Iterator[tuple[int, Sitting, list[float]]]:
        for sitting, table in self.tables:
            for seat, times in (table.thinking or {}).items():
                yield seat, sitting, times
