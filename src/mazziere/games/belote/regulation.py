"""The regulation of belote that a sheet and its house rules make."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from mazziere import core
from mazziere.core.option import fill
from mazziere.core.sheet import Sheet
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.groups import (
    GROUPS,
    OPTIONS,
    Auction,
    Belote,
    Bidding,
    Deal,
    Declarations,
    Litige,
    Match,
    Play,
    Scoring,
    Senza,
    Table,
)
from mazziere.games.belote.house import settled
from mazziere.games.belote.numbers import Numbers, numbers
from mazziere.games.belote.options import TrumpMode

__all__ = [
    "OPTIONS",
    "Auction",
    "Belote",
    "Bidding",
    "Deal",
    "Declarations",
    "Litige",
    "Match",
    "Play",
    "Regulation",
    "Scoring",
    "Senza",
    "Table",
    "regulation",
]


@dataclass(frozen=True, kw_only=True)
class Regulation(core.Regulation):
    """One sheet of belote with its house rules. A group that the sheet lacks is None."""

    deal: Deal
    bidding: Bidding | None
    auction: Auction | None
    senza: Senza | None
    belote: Belote
    declarations: Declarations | None
    table: Table | None
    play: Play
    scoring: Scoring
    litige: Litige | None
    match: Match

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat: two pairs for four, everyone alone for two and three."""
        return (0, 1, 0, 1) if self.deal.players == 4 else tuple(range(self.deal.players))

    @cached_property
    def numbers(self) -> Mapping[str, Numbers]:
        """The numbering and the law of the tricks for each trump that the sheet has: a suit, `none`, `all`."""
        named = [mode.value for mode in self.play.trump_modes if mode is not TrumpMode.SUIT]
        sa_ace, ta_values = (self.auction.sa_ace, self.auction.ta_values) if self.auction else (None, None)
        return {t: numbers(self.play, self.deal.pack, t, sa_ace, ta_values) for t in (*SUITS, *named)}


def regulation(sheet: Sheet) -> Regulation:
    """The regulation of a sheet: groups opened and closed by its house rules, every option typed, checked together.

    Raises BadInput for an unknown option or value, a missing option, and options that contradict one another.
    """
    settings = settled(sheet.settings, OPTIONS, sheet.name)
    groups = fill(GROUPS, {name: setting.value for name, setting in settings.items()}, sheet.name)
    return Regulation(**replace(sheet, settings=settings).head(), **groups)
