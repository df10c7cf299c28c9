"""The options of briscola, in groups by moment. Decisions R1 to R19 are those of the rule notes."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

from mazziere import core
from mazziere.core.errors import BadInput
from mazziere.core.length import Length
from mazziere.core.option import Option, fill, options_of
from mazziere.core.sheet import Sheet


class Packets(StrEnum):
    """How the three cards are dealt: together, or one at a time."""

    TOGETHER = "together"
    ONE_BY_ONE = "one_by_one"


class DropTwo(StrEnum):
    """Which two is left out with three players, so that the stock comes out even."""

    COPPE = "C"
    BASTONI = "B"
    NOBODY = "none"


class Talk(StrEnum):
    """Whether partners may make signals."""

    SILENT = "silent"
    SIGNALS = "signals"


class PartnerView(StrEnum):
    """When partners look at each other's hand for a moment."""

    BEFORE_LAST_THREE = "before_last_three"
    FIRST_TRICK = "first_trick"
    NEVER = "never"


class Swap(StrEnum):
    """Which trump may be exchanged for the turned card."""

    NONE = "none"
    SEVEN = "seven"
    TWO = "two"
    BOTH = "both"


class Even(StrEnum):
    """What a deal with equal points is."""

    REPLAY = "replay"
    DRAW = "draw"
    LAST_TRICK = "last_trick"


class Auction(StrEnum):
    """What is called first with five players: a rank, or the points to make."""

    RANK_THEN_POINTS = "rank_then_points"
    POINTS_FIRST = "points_first"


class Lead(StrEnum):
    """Who leads the first trick with five players."""

    RIGHT_OF_DEALER = "right_of_dealer"
    CALLER = "caller"


class AllTricks(StrEnum):
    """What taking every trick does to the scores with five players."""

    DOUBLE = "double"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """Who plays and how the cards are dealt."""

    players: Annotated[int, range(2, 6)]
    deal_packets: Packets


@dataclass(frozen=True, slots=True, kw_only=True)
class PackOfThree:
    """The pack with three players."""

    drop_two: DropTwo


@dataclass(frozen=True, slots=True, kw_only=True)
class Talking:
    """What may be told at the table."""

    talk: Talk


@dataclass(frozen=True, slots=True, kw_only=True)
class Partners:
    """What partners may see of each other."""

    partner_view: PartnerView


@dataclass(frozen=True, slots=True, kw_only=True)
class Stock:
    """What may be done with the turned card."""

    swap: Swap


@dataclass(frozen=True, slots=True, kw_only=True)
class Calling:
    """The auction of the called card, with five players."""

    auction: Auction
    target: Annotated[int, range(61, 121)]
    lead: Lead
    all_tricks: AllTricks


@dataclass(frozen=True, slots=True, kw_only=True)
class EvenDeal:
    """Sixty to sixty."""

    even_deal: Even


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchLength:
    """How long a match lasts."""

    match: Annotated[Length, ("deals", "first_to")]


GROUPS: dict[str, type] = {
    "deal": Deal,
    "pack": PackOfThree,
    "talking": Talking,
    "partners": Partners,
    "stock": Stock,
    "calling": Calling,
    "even": EvenDeal,
    "length": MatchLength,
}
OPTIONS: dict[str, Option] = options_of(GROUPS)


@dataclass(frozen=True, kw_only=True)
class Regulation(core.Regulation):
    """One briscola sheet. A group is None when the sheet lacks it."""

    deal: Deal
    pack: PackOfThree | None
    talking: Talking | None
    partners: Partners | None
    stock: Stock | None
    calling: Calling | None
    even: EvenDeal | None
    length: MatchLength

    @property
    def in_pairs(self) -> bool:
        """Whether partners sit opposite each other."""
        return self.deal.players == 4

    @property
    def swap(self) -> Swap:
        """Which trump may be exchanged; none where the sheet has no stock."""
        return self.stock.swap if self.stock else Swap.NONE


# Which groups a number of players needs; every other group must be absent.
NEEDED: dict[int, frozenset[str]] = {
    2: frozenset({"deal", "stock", "even", "length"}),
    3: frozenset({"deal", "pack", "stock", "even", "length"}),
    4: frozenset({"deal", "talking", "partners", "stock", "even", "length"}),
    5: frozenset({"deal", "talking", "calling", "length"}),
}


def regulation(sheet: Sheet) -> Regulation:
    """The regulation of a sheet with its house rules.

    Raises BadInput for an unknown option or value, and when the number of players and the options contradict.
    """
    groups: dict[str, Any] = fill(GROUPS, sheet.values, sheet.name)
    players: int = groups["deal"].players
    present = frozenset(name for name, group in groups.items() if group is not None)
    if present != NEEDED[players]:
        wrong = sorted(present ^ NEEDED[players])[0]
        option = next(option.name for option in OPTIONS.values() if option.group == wrong)
        raise BadInput("briscola.contradiction.players", players=players, option=option)
    return Regulation(**sheet.head(), **groups)
