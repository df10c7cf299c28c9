"""What a pairing system may look at: the standing, the meetings, the rests, the rules, and a lot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mazziere.contests.contest import Contest, Round, round_id
from mazziere.contests.facts import KeptApart
from mazziere.contests.format import Format, Phase
from mazziere.contests.lots import drawn
from mazziere.contests.pairing.bars import Bars, apart, neighbours
from mazziere.contests.ranking import entry_rows


@dataclass(frozen=True, kw_only=True)
class Situation:
    """What a pairing system may look at."""

    contest: Contest
    discipline: str
    seed: str
    phase: Phase
    phase_number: int
    earlier: tuple[Round, ...]
    """The rounds before the one that is drawn."""
    in_phase: tuple[Round, ...]
    """Those of the same phase."""
    field: tuple[str, ...]
    """Who can play, in the order in which they entered."""

    @property
    def format(self) -> Format:
        """The format of the discipline."""
        return self.contest.format(self.discipline)

    @property
    def number(self) -> int:
        """The number of the round, from 1."""
        return len(self.earlier) + 1

    @property
    def rests(self) -> Counter[str]:
        """How often each has rested."""
        return Counter(entry for round in self.earlier for entry in round.rest)

    def lot(self, names: Sequence[str], purpose: str = "") -> tuple[str, ...]:
        """Names in the order that the seed draws for this round."""
        return drawn(names, self.seed, f"{round_id(self.discipline, self.number)}{purpose}")

    def standing(self) -> tuple[str, ...]:
        """Who can play, best first; level entries in the order of a lot."""
        if not self.earlier:
            return self.lot(self.field)
        rows = entry_rows(self.contest, self.discipline)
        chance = {name: i for i, name in enumerate(self.lot(self.field))}
        playing = [row for row in rows if row.name in chance]
        return tuple(row.name for row in sorted(playing, key=lambda row: (row.place, chance[row.name])))

    def met(self) -> Iterable[tuple[str, str]]:
        """Every meeting so far; a table that was not played, because a side came too late, is none."""
        return (
            (a, b)
            for round in self.earlier
            for table in round.tables
            if not table.late
            for a in table.sides[0]
            for b in table.sides[1]
        )

    def bars(self) -> Bars:
        """The meetings so far and the keep-apart rules in force."""
        hard = [rule for rule in self.contest.rules if rule.hard]
        soft = [rule for rule in self.contest.rules if not rule.hard and self._holds(rule)]
        never = [group for rule in hard for group in self.groups(rule)]
        if self.format.keep_apart == "group":
            never += self.groups(KeptApart(by="group", hard=True))
        return Bars(
            met=neighbours(self.met()),
            never=apart(never),
            avoid=apart([group for rule in soft for group in self.groups(rule)]),
        )

    def _holds(self, rule: KeptApart) -> bool:
        return rule.first_rounds is None or self.number <= rule.first_rounds

    def groups(self, rule: KeptApart) -> list[list[str]]:
        """Those whom a rule keeps from one another."""
        if rule.by == "entries":
            return [[id for id in rule.entries if id in self.field]]
        found: dict[str, list[str]] = {}
        for id in self.field:
            entry = self.contest.entry(id)
            found.setdefault(entry.group if rule.by == "group" else entry.club, []).append(id)
        return [members for name, members in found.items() if name]
