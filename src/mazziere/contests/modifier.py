"""Modifier cards of the games between the quarters (Girandola, Framasun): named changes of award points with a
reason (GIO-02).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from mazziere.contests.plain import BadData
from mazziere.contests.score import Points

Awards = Mapping[str, Mapping[str, Points]]
"""Award points of each quarter, by discipline."""


@dataclass(frozen=True, kw_only=True)
class ModifierCard:
    """A card as it was played."""

    card: str
    by: str
    """The quarter that plays it."""
    discipline: str
    effect: Literal["add", "subtract", "double", "swap"]
    target: str
    amount: int | None = None
    """For `add` and `subtract`."""
    swap_with: str | None = None
    """For `swap`: the other quarter."""
    reason: str = ""


def modified(awards: Awards, cards: Iterable[ModifierCard]) -> dict[str, dict[str, Points]]:
    """The award points after all cards, which work in the order in which they were entered."""
    after = {discipline: dict(points) for discipline, points in awards.items()}
    for card in cards:
        check(card, after)
        points = after[card.discipline]
        match card.effect:
            case "add":
                points[card.target] += card.amount or 0
            case "subtract":
                points[card.target] -= card.amount or 0
            case "double":
                points[card.target] *= 2
            case "swap":
                other = card.swap_with or card.target
                points[card.target], points[other] = points[other], points[card.target]
    return after


def check(card: ModifierCard, awards: Awards) -> None:
    """Raises BadData when the card names something that is not there or lacks what its effect needs."""
    if card.discipline not in awards:
        raise BadData("contest.card.discipline", card=card.card, value=card.discipline, choices=", ".join(awards))
    quarters = set().union(*awards.values())
    named = (card.by, card.target, *([card.swap_with] if card.swap_with is not None else []))
    for quarter in named:
        if quarter not in quarters:
            raise BadData("contest.card.quarter", card=card.card, value=quarter, choices=", ".join(sorted(quarters)))
    for quarter in named[1:]:
        if quarter not in awards[card.discipline]:
            raise BadData("contest.card.no_award", card=card.card, value=quarter, discipline=card.discipline)
    if card.effect in ("add", "subtract") and (card.amount is None or card.amount <= 0):
        raise BadData("contest.card.amount", card=card.card, value=card.amount)
    if card.effect == "swap" and card.swap_with in (None, card.target):
        raise BadData("contest.card.swap", card=card.card)
