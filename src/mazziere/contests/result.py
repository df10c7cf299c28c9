"""The result of one table, in the terms of its game."""

from __future__ import annotations

from dataclasses import dataclass

Two = tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class Result:
    """What the two sides of a table made. Belote and burraco have `points`; briscola has `rounds`, or only how many
    each won.
    """

    points: Two | None = None
    """Points at the end of the match, or of the round's deals."""
    rounds: tuple[Two, ...] = ()
    """Card points of each round of briscola as played; 60 to 60 is a round that was played again."""
    won: Two | None = None
    """Rounds won, when nobody wrote down the card points."""
    winner: int | None = None
    """0 or 1 where the winner is not the side with the larger number (A-PIN-14)."""

    @property
    def rounds_won(self) -> Two | None:
        """Rounds of briscola won by each side; void ones do not count."""
        if not self.rounds:
            return self.won
        return sum(a > b for a, b in self.rounds), sum(b > a for a, b in self.rounds)

    @property
    def card_points(self) -> Two | None:
        """Card points of each side in the rounds that count, None when they were not written down."""
        counted = [(a, b) for a, b in self.rounds if a != b]
        return (sum(a for a, _ in counted), sum(b for _, b in counted)) if self.rounds else None

    @property
    def first(self) -> int | None:
        """Which side won: the stated winner, else the larger number; None when both are level."""
        if self.winner is not None:
            return self.winner
        made = self.points or self.rounds_won
        return None if made is None or made[0] == made[1] else int(made[1] > made[0])
