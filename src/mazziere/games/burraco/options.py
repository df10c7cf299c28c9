"""The options of burraco, in groups by moment. Decisions B1 to B46 are those of the rule notes."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from mazziere.core.length import Length
from mazziere.core.option import Option, options_of


class Direction(StrEnum):
    """Which way the turn goes round: clockwise, the next player sits at the left; or anticlockwise (B4)."""

    CLOCKWISE = "cw"
    ANTICLOCKWISE = "ccw"


class Dealer(StrEnum):
    """Who deals after the draw for seats: who drew the highest card, or the other side's lowest (B2)."""

    HIGHEST = "highest"
    LOWEST_OF_OTHER_SIDE = "lowest_of_other_side"


class SeatDrawTie(StrEnum):
    """Equal cards in the draw for seats: those players draw again, or the suit decides (B3)."""

    REDRAW = "redraw"
    BY_SUIT = "by_suit"


class SecondSet(StrEnum):
    """Whether a side may lay a second set of a rank that it has already (B12)."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class WildMovement(StrEnum):
    """Whether a wild keeps the card it stands for, or may move to any legal layout (B17 to B20)."""

    STRICT = "strict"
    FREE = "free"


class SemiClean(StrEnum):
    """Which runs of eight cards and more with a wild are semi-clean (B23); with `none`, no set is either."""

    EIGHT_WITH_WILD = "eight_with_wild"
    WILD_AT_END = "wild_at_end"
    SEVEN_NATURALS_ON_ONE_SIDE = "seven_naturals_on_one_side"
    NONE = "none"


class SemiCleanSet(StrEnum):
    """Which sets with a wild are semi-clean (B24)."""

    AT_LEAST_EIGHT = "at_least_eight"
    EXACTLY_EIGHT = "exactly_eight"


class SingleReturn(StrEnum):
    """Whether the card taken from a pile of one may be thrown back at once (B8)."""

    BANNED_FOR_POT = "banned_for_pot"
    BANNED = "banned"
    ALLOWED = "allowed"


class EqualHeld(StrEnum):
    """Whether that ban falls when an equal card, same rank and suit, was held before (B8)."""

    REFUSED = "refused"
    ALLOWED = "allowed"


class ClosePot(StrEnum):
    """What closing asks of the side's pot (B30)."""

    PLAYED = "played"
    TAKEN = "taken"


class CloseBurraco(StrEnum):
    """Which burraco closing asks for (B30)."""

    ANY = "any"
    CLEAN = "clean"


class HandPenalty(StrEnum):
    """Whether the cards left in the hands of a side are taken off (B37)."""

    NONE = "none"
    FACE = "face"


class PotPenalty(StrEnum):
    """Whether a side that took no pot loses 100 (B38)."""

    NONE = "none"
    UNLESS_BOTH_UNTAKEN = "unless_both_untaken"
    ALWAYS = "always"


class UnplayedPenalty(StrEnum):
    """Whether the cards of a pot that was taken and not played are taken off (B39)."""

    NONE = "none"
    FACE = "face"


class Level(StrEnum):
    """What decides a match that ends level: another deal, or whoever closed the last one (B42)."""

    EXTRA_DEAL = "extra_deal"
    CLOSER_WINS = "closer_wins"


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOptions:
    """Who plays, which way round, and who deals first."""

    players: Annotated[int, range(2, 5, 2)]
    direction: Direction
    dealer: Dealer
    seat_draw_tie: SeatDrawTie


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldOptions:
    """Runs, sets, wilds and burrachi."""

    run_max: Annotated[int, range(13, 15)]
    ace_both_ends: bool
    set_max: Annotated[int, range(8, 10)] | None
    second_set_same_rank: SecondSet
    wild_movement: WildMovement
    semi_clean: SemiClean
    semi_clean_set: SemiCleanSet


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardOptions:
    """The pile of one card."""

    single_discard_return: SingleReturn
    single_discard_equal_held: EqualHeld


@dataclass(frozen=True, slots=True, kw_only=True)
class EndOptions:
    """How a deal ends."""

    close_pot: ClosePot
    close_burraco: CloseBurraco
    stock_end: Annotated[int, range(11)]
    stall_turns: Annotated[int, range(2, 101)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoringOptions:
    """What is taken off."""

    hand_penalty: HandPenalty
    pot_penalty: PotPenalty
    pot_unplayed_penalty: UnplayedPenalty


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchOptions:
    """How long a match lasts."""

    match: Annotated[Length, ("deals", "points")]
    level_at_target: Level


GROUPS: dict[str, type] = {
    "deal": DealOptions,
    "melds": MeldOptions,
    "discard": DiscardOptions,
    "end": EndOptions,
    "scoring": ScoringOptions,
    "length": MatchOptions,
}
OPTIONS: dict[str, Option] = options_of(GROUPS)
