"""The options of belote in groups, by the moment of the game."""

from dataclasses import dataclass
from typing import Annotated

from mazziere.core.option import WHERE_IT_APPLIES, options_of
from mazziere.games.belote import options as o


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """Who sits down, with which pack, and how the cards come round."""

    players: Annotated[int, range(2, 5)]
    pack: Annotated[int, range(24, 33, 8)]
    direction: o.Direction
    deal_packets: o.DealPackets
    shuffle: o.Shuffle
    next_dealer: o.NextDealer


@dataclass(frozen=True, slots=True, kw_only=True)
class Bidding:
    """Bidding on a turned card."""

    both_pass: o.BothPass
    turn_up: o.TurnUp
    trump_choice: o.TrumpChoice


@dataclass(frozen=True, slots=True, kw_only=True)
class Auction:
    """Bidding by numbers, and what a contract is worth. `sa_ace` and `ta_values` go with their trump modes."""

    auction: bool
    bid_min: Annotated[int, range(80, 161, 10)]
    bid_max: Annotated[int, range(80, 651, 10)] | None
    capot_bid: o.CapotBid
    generale: Annotated[int, range(500, 501)] | None
    contre_timing: o.ContreTiming
    contre_freezes: bool
    surcontre: Annotated[int, range(3, 5)]
    double_applies_to: o.DoubleAppliesTo
    capot_bid_doubled: bool
    need82: bool
    need_majority: bool
    fail_base: Annotated[int, range(160, 163, 2)]
    score_mode: o.ScoreMode
    unbid_capot: Annotated[int, range(250, 253, 2)]
    ta_values: Annotated[o.TaValues | None, WHERE_IT_APPLIES]
    sa_ace: Annotated[Annotated[int, range(11, 20, 8)] | None, WHERE_IT_APPLIES]


@dataclass(frozen=True, slots=True, kw_only=True)
class Senza:
    """The calls over a call of the Ligurian game, and what they multiply."""

    senza_first_round: o.FirstRound
    senza_overcall_by: o.Callers
    contro_by: o.Callers
    senza_multiplier: Annotated[int, range(2, 3)]
    contro_multiplier: Annotated[int, range(3, 5)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Belote:
    """King and queen of trump with one player."""

    belote_for_contract: o.BeloteForContract
    belote_on_fail: o.BeloteOnFail
    belote_king_first: bool
    belote_announce: o.Announce
    belote_scope: o.BeloteScope


@dataclass(frozen=True, slots=True, kw_only=True)
class Declarations:
    """Runs and groups. `sans_atout_carres` goes with a game without trump."""

    declaration_announce: o.Announce
    declaration_scope: o.DeclarationScope
    seq_tie: o.SeqTie
    carre_tens: Annotated[int, range(0, 101, 100)]
    carre_order: o.CarreOrder
    long_run: o.LongRun
    card_reuse: o.CardReuse
    false_declaration: o.FalseDeclaration
    declarations_without_trick: o.WithoutTrick
    sans_atout_carres: Annotated[o.SansAtoutCarres | None, WHERE_IT_APPLIES]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Covered cards on the table."""

    flip: o.Flip
    duty_scope: o.DutyScope


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """The duties of the tricks, what may be trump, and whether runs and groups are declared."""

    trump_modes: tuple[o.TrumpMode, ...]
    rise_on_trump_lead: bool
    partner_exemption: o.PartnerExemption
    overruff: o.Overruff
    underruff: o.Underruff
    underruff_partner: o.UnderruffPartner
    declarations: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """What is written. The first four decide a contract without auction; an auction has its own group."""

    success: Annotated[o.Success | None, WHERE_IT_APPLIES]
    tie: Annotated[o.Tie | None, WHERE_IT_APPLIES]
    on_fail_defender: Annotated[o.OnFailDefender | None, WHERE_IT_APPLIES]
    capot: Annotated[o.Capot | None, WHERE_IT_APPLIES]
    rounding: o.Rounding
    last_deal_writing: o.LastDealWriting


@dataclass(frozen=True, slots=True, kw_only=True)
class Litige:
    """Points held after equal totals."""

    litige_pot_to: o.LitigePotTo
    pending_pot: o.PendingPot


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """When a match ends."""

    target: Annotated[int, range(1, 10_001)]
    end_rule: o.EndRule
    both_over: o.BothOver


GROUPS: dict[str, type] = {
    "deal": Deal,
    "bidding": Bidding,
    "auction": Auction,
    "senza": Senza,
    "belote": Belote,
    "declarations": Declarations,
    "table": Table,
    "play": Play,
    "scoring": Scoring,
    "litige": Litige,
    "match": Match,
}

OPTIONS = options_of(GROUPS)
"""Every option of belote by name."""
