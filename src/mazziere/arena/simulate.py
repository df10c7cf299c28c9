"""Many deals between players: how fast, how often refused, and whether anything was wrong."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any

from mazziere.arena.check import check_cards, check_replay, check_sums, check_views, record_of
from mazziere.arena.play import AnyGame, Played, Table
from mazziere.cards import Card
from mazziere.core import BadInput, Deal, Match, Regulation
from mazziere.core.record import DealRecord, Record
from mazziere.players import Player

VOID = "void"
VIEWS_EVERY = 20
"""On every twentieth deal each view of each moment is searched for cards that its viewer may not know."""
FAULTS_TOLD = 10
BATCH = 50
"""Deals played under one reading of the clock."""

Keep = Callable[[Record], None]


@dataclass(slots=True, kw_only=True)
class Simulation:
    """What happened. `seconds` is the CPU time of playing alone; `points` is the sum per side over the deals."""

    sheet: str
    deals: int = 0
    redeals: int = 0
    actions: int = 0
    seconds: float = 0.0
    refused: int = 0
    faults: int = 0
    points: list[int] = field(default_factory=list)
    matches: int = 0
    wrong: list[str] = field(default_factory=list)

    def json(self) -> dict[str, Any]:
        """The figures that `mazziere simulate --json` prints."""
        seconds = max(self.seconds, 1e-9)
        return {
            "sheet": self.sheet,
            "deals": self.deals,
            "redeals": self.redeals,
            "actions": self.actions,
            "seconds": round(self.seconds, 4),
            "deals_per_s": round(self.deals / seconds, 1),
            "actions_per_s": round(self.actions / seconds, 1),
            "refused": self.refused,
            "faults": self.faults,
            "mean_points": [round(points / max(self.deals, 1), 3) for points in self.points],
            "matches": self.matches,
            "wrong": self.wrong,
        }


class Simulator:
    """Plays matches one after the other until enough deals were played; deals that nobody took come on top."""

    def __init__(
        self, game: AnyGame, regulation: Regulation, players: Sequence[Player], seed: int, keep: Keep | None = None
    ) -> None:
        self.game = game
        self.regulation = regulation
        self.keep = keep
        self.table = Table(game, regulation, players, Random(f"players {seed}"))
        self.decks = Random(f"decks {seed}")
        self.pack = list(game.pack(regulation).cards)
        self.match = game.first(regulation, len(players) - 1)
        self.records: list[DealRecord] = []
        self.done = Simulation(sheet=regulation.sheet)

    def run(self, deals: int) -> Simulation:
        """Play this many deals."""
        self.table.begin()
        try:
            while self.done.deals < deals:
                for deal, match, played in self._batch(min(BATCH, deals - self.done.deals)):
                    self._count(played)
                    self._check(deal, match, played)
                    self._keep(deal, played)
        finally:
            self.table.close()
        if self.records:
            self._close(self.match)
        return self.done

    def _batch(self, count: int) -> list[tuple[Deal, Match, Played]]:
        """Some deals in a row under one reading of the clock, which is slow to read: the shuffle is outside."""
        decks = [self._deck() for _ in range(count)]
        batch = []
        match, next_ = self.match, self.game.next
        before = process_time()
        for deck in decks:
            deal = Deal(deck, match.dealer)
            played = self.table.play(deal, match)
            batch.append((deal, match, played))
            match = next_(played.state)
            if match.winner is not None:
                match = self.game.first(self.regulation, match.dealer)
        self.done.seconds += process_time() - before
        self.match = match
        return batch

    def _deck(self) -> tuple[Card, ...]:
        self.decks.shuffle(self.pack)
        return tuple(self.pack)

    def _keep(self, deal: Deal, played: Played) -> None:
        after = self.game.next(played.state)
        if self.keep:
            self.records.append(record_of(self.game, deal, played.actions, played.state))
        if after.winner is not None:
            self.done.matches += 1
            self._close(after)

    def _close(self, match: Match) -> None:
        if self.keep:
            self.keep(self._record(self.records, match))
        self.records = []

    def _count(self, played: Played) -> None:
        result = self.game.result(played.state)
        if result is None:
            raise RuntimeError(f"{self.regulation.sheet}: a deal is over without a result")
        done = self.done
        done.actions += len(played.actions)
        done.refused += sum(played.refused.values())
        if result.outcome == VOID:
            done.redeals += 1
            return
        done.deals += 1
        done.points = [sum(pair) for pair in zip(done.points or [0] * len(result.points), result.points, strict=True)]

    def _check(self, deal: Deal, match: Match, played: Played) -> None:
        game, regulation = self.game, self.regulation
        wrong = [*check_cards(game, regulation, played.state), *check_sums(game, played.state)]
        try:
            wrong += check_replay(game, regulation, deal, match, played.actions, played.state)
        except BadInput as error:
            wrong.append(f"replay: {error}")
        if (self.done.deals + self.done.redeals) % VIEWS_EVERY == 1:
            wrong += check_views(game, regulation, deal, match, played.actions)
        if wrong:
            self.done.faults += 1
            number = self.done.deals + self.done.redeals
            self.done.wrong += [f"deal {number}: {words}" for words in wrong][: FAULTS_TOLD - len(self.done.wrong)]

    def _record(self, records: list[DealRecord], match: Match) -> Record:
        return Record(
            sheet=self.regulation.sheet,
            options=self.regulation.options(),
            seats=tuple({"name": player.name, "kind": "bot"} for player in self.table.players),
            deals=tuple(records),
            winner=match.winner,
        )
