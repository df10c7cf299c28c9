"""The regulation of one burraco sheet."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from mazziere import core
from mazziere.core.errors import BadInput
from mazziere.core.option import fill
from mazziere.core.sheet import Sheet
from mazziere.games.burraco.options import (
    GROUPS,
    DealOptions,
    DiscardOptions,
    EndOptions,
    MatchOptions,
    MeldOptions,
    ScoringOptions,
    SemiClean,
    SemiCleanSet,
    WildMovement,
)
from mazziere.melds import MeldLaw, Movement, SemiRun, SemiSet

NO_LIMIT = 108
SEMI_RUNS = {
    SemiClean.NONE: SemiRun.NONE,
    SemiClean.EIGHT_WITH_WILD: SemiRun.EIGHT_WITH_WILD,
    SemiClean.WILD_AT_END: SemiRun.WILD_AT_END,
    SemiClean.SEVEN_NATURALS_ON_ONE_SIDE: SemiRun.SEVEN_NATURALS_ON_ONE_SIDE,
}
SEMI_SETS = {SemiCleanSet.AT_LEAST_EIGHT: SemiSet.AT_LEAST_EIGHT, SemiCleanSet.EXACTLY_EIGHT: SemiSet.EXACTLY_EIGHT}
MOVEMENTS = {WildMovement.STRICT: Movement.STRICT, WildMovement.FREE: Movement.FREE}


@dataclass(frozen=True, kw_only=True)
class Regulation(core.Regulation):
    """One burraco sheet. Every sheet has every group."""

    deal: DealOptions
    melds: MeldOptions
    discard: DiscardOptions
    end: EndOptions
    scoring: ScoringOptions
    length: MatchOptions

    @property
    def seats(self) -> int:
        """How many play: two, or four in pairs."""
        return self.deal.players

    @cached_property
    def law(self) -> MeldLaw:
        """What the sheet says about melds, as the plain numbers that `melds` takes."""
        options = self.melds
        return MeldLaw(
            run_max=options.run_max,
            ace_both_ends=options.ace_both_ends,
            set_max=options.set_max or NO_LIMIT,
            movement=int(MOVEMENTS[options.wild_movement]),
            semi_run=int(SEMI_RUNS[options.semi_clean]),
            semi_set=int(SEMI_SETS[options.semi_clean_set]),
        )


def regulation(sheet: Sheet) -> Regulation:
    """The regulation of a sheet with its house rules.

    Raises BadInput for an unknown option or value, and for a group of options that is missing.
    """
    groups: dict[str, Any] = fill(GROUPS, sheet.values, sheet.name)
    for name, cls in GROUPS.items():
        if groups[name] is None:
            raise BadInput("cli.missing_option", sheet=sheet.name, option=next(iter(cls.__annotations__)), group=name)
    return Regulation(**sheet.head(), **groups)
