"""What a played deal comes to before anything is written: the input of the scoring."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from mazziere.core.result import Side
from mazziere.games.belote.declarations import Combination, Verdict, Worth, within

Bid = int | Literal["capot", "generale"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """One declaration that was announced, for the side that would write it.

    `what` is `run`, `group`, or `declarations` for a sum whose parts are not known. `struck` is why it does not
    count (weaker, tied, false, best_only), or None.
    """

    side: Side
    what: str
    points: int
    cards: tuple[str, ...] = ()
    struck: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """A deal after its last trick. Figures per side are in side order; where everyone plays alone a side is a seat.

    `mode` is `suit`, `none` or `all`. `cards` are the points of the cards in the tricks, without anything for the
    last one. `belotes` counts the pairs that were played and, where the sheet asks for it, announced. `bid` and
    `level` (1, 2 doubled, 4 redoubled) belong to auctions; `alone` says that one player took every trick.
    `contro` is the Ligurian call. `last_deal` says that this deal ends the match.
    """

    takers: Side
    mode: str
    cards: tuple[int, ...]
    tricks: tuple[int, ...]
    last: Side
    belotes: tuple[int, ...]
    declared: tuple[Declared, ...] = ()
    contro: bool = False
    bid: Bid | None = None
    level: int = 1
    alone: bool = False
    last_deal: bool = False

    @property
    def sides(self) -> range:
        """The sides."""
        return range(len(self.cards))

    @property
    def swept(self) -> Side | None:
        """The side that won every trick."""
        every = sum(self.tricks)
        return self.tricks.index(every) if every in self.tricks else None


def declared(
    claims: Iterable[tuple[Side, Combination]],
    verdict: Verdict,
    table: Worth,
    contest: Sequence[int],
    false: Collection[int] = (),
) -> tuple[Declared, ...]:
    """The declarations of a deal, each with its fate.

    `claims` are what each side announced, `contest[side]` is 0 or 1, the party for which the side was compared, and
    `false` the parties that could not show what they claimed.
    """
    parties: dict[int, Side] = {}
    for side, party in enumerate(contest):
        parties.setdefault(party, side)
    lines = []
    for side, what in claims:
        counted = [part for part in verdict.counted if within(part, what)]
        mine = contest[side] == verdict.side or verdict.because == "transfer"
        if not (counted and mine):
            lines.append(_line(side, what, table, _reason(verdict, contest[side], false)))
            continue
        writer = side if contest[side] == verdict.side else parties[verdict.side or 0]
        lines += [_line(writer, part, table, None) for part in counted]
    return tuple(lines)


def _line(side: Side, what: Combination, table: Worth, struck: str | None) -> Declared:
    return Declared(
        side=side,
        what="run" if what.length else "group",
        points=table.points(what),
        cards=tuple(map(str, what.cards)),
        struck=struck,
    )


def _reason(verdict: Verdict, party: int, false: Collection[int]) -> str:
    if party in false:
        return "false"
    if verdict.side == party:
        return "best_only"
    return "tied" if verdict.because == "tie" else "weaker"
