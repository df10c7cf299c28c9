"""The values of every option of belote, by the names that the sheets write.

`mazziere rules SHEET` says them in words.
"""

from enum import StrEnum


class Direction(StrEnum):
    """Turn and deal order; anticlockwise, the next player sits at the right."""

    CCW = "ccw"
    CW = "cw"


class DealPackets(StrEnum):
    """How the cards come round before the call. Never changes the odds; the sum says how many are dealt."""

    THREE_TWO = "3+2"
    TWO_THREE = "2+3"
    THREE_THREE = "3+3"
    FOUR_FOUR = "4+4"
    THREE_TWO_THREE = "3-2-3"
    THREE_THREE_TWO = "3-3-2"
    TWO_THREE_THREE = "2-3-3"
    SIX_TWO = "6+2"


class Shuffle(StrEnum):
    """A fresh shuffle for each deal, or the tricks of the last deal put together and cut."""

    FRESH = "fresh"
    COLLECTED = "collected"


class NextDealer(StrEnum):
    """Who deals next: the next seat, or whoever wrote more (two or three players; equal, the next seat)."""

    NEXT_SEAT = "next_seat"
    WINNER = "winner"


class TrumpMode(StrEnum):
    """What may be trump: a suit, nothing (senza, sans-atout), every suit (tout-atout)."""

    SUIT = "suit"
    NONE = "none"
    ALL = "all"


class BothPass(StrEnum):
    """What follows when everybody passed the first round."""

    SECOND_ROUND = "second_round"
    REDEAL = "redeal"


class TurnUp(StrEnum):
    """Where the turned card goes."""

    TO_TAKER = "to_taker"
    EXCHANGE_SEVEN = "exchange_seven"
    NONE = "none"


class TrumpChoice(StrEnum):
    """Trump is bid for, or the turned card simply fixes it."""

    BID = "bid"
    FIXED = "fixed"


class Callers(StrEnum):
    """Who may speak over a call: anyone else, or only the opponents."""

    ANYONE = "anyone"
    OPPONENTS = "opponents"


class FirstRound(StrEnum):
    """Whether senza may be called in the first round."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class Announce(StrEnum):
    """Announced by the table, or by the player."""

    AUTO = "auto"
    MANUAL = "manual"


class BeloteForContract(StrEnum):
    """Belote in the test of the contract."""

    COUNTS = "counts"
    EXCLUDED = "excluded"


class BeloteOnFail(StrEnum):
    """Belote of failed takers: kept, or written by the other side."""

    KEPT = "kept"
    TRANSFERRED = "transferred"


class BeloteScope(StrEnum):
    """Where the other card of the pair may be when the first one is played."""

    HAND_ONLY = "hand_only"
    VISIBLE_WHEN_FIRST_PLAYED = "visible_when_first_played"
    ANY_OWNED = "any_owned"
    NONE = "none"


class DeclarationScope(StrEnum):
    """What the side with the best combination scores."""

    ALL_OF_BEST_SIDE = "all_of_best_side"
    BEST_ONLY = "best_only"


class SeqTie(StrEnum):
    """Best runs that are equal after the trump test."""

    ANNUL = "annul"
    TAKERS = "takers"
    ELDER = "elder"


class LongRun(StrEnum):
    """A run of eight: one run of 100, or 100 and 20."""

    SINGLE = "single"
    SPLIT = "split"


class CardReuse(StrEnum):
    """Whether a card may serve both a run and a group."""

    ONCE = "once"
    FREE = "free"


class FalseDeclaration(StrEnum):
    """The punishment of a claim that the hand did not hold."""

    VOID_ALL = "void_all"
    TRANSFER = "transfer"


class CarreOrder(StrEnum):
    """The order of the groups worth 100: A 10 K Q, or A K Q 10."""

    TRUMP_VALUES = "trump_values"
    NATURAL = "natural"


class WithoutTrick(StrEnum):
    """Declarations of a side that wins no trick."""

    STAND = "stand"
    TO_CAPOT_SIDE = "to_capot_side"


class SansAtoutCarres(StrEnum):
    """The groups without a trump: the ordinary table, or the federation's annex (A 200, 10 150, the others 100)."""

    ORDINARY = "ordinary"
    FFB_ANNEX = "ffb_annex"


class Flip(StrEnum):
    """When a covered card is turned."""

    IMMEDIATE = "immediate"
    END_OF_TRICK = "end_of_trick"


class DutyScope(StrEnum):
    """The cards that make a duty: hand and open cards of the table, or the hand alone."""

    ALL_VISIBLE = "all_visible"
    HAND = "hand"


class PartnerExemption(StrEnum):
    """What a winning partner frees from: nothing, ruffing, or ruffing and rising when trump is led."""

    NONE = "none"
    RUFF_ONLY = "ruff_only"
    RUFF_AND_TRUMP_LEAD = "ruff_and_trump_lead"


class Overruff(StrEnum):
    """When a ruff on the table can be beaten: a higher trump, or any."""

    STRICT = "strict"
    ANY_TRUMP = "any_trump"


class Underruff(StrEnum):
    """When a ruff on the table cannot be beaten: a lower trump all the same, or any card."""

    REQUIRED = "required"
    FREE = "free"


class UnderruffPartner(StrEnum):
    """A lower trump under the partner's winning ruff."""

    ALLOWED = "allowed"
    FORBIDDEN_IF_HIGHER = "forbidden_if_higher"
    ONLY_WHEN_ONLY_TRUMPS = "only_when_only_trumps"


class Success(StrEnum):
    """When the takers are ahead; equal totals are decided by `tie` alone."""

    STRICTLY_MORE = "strictly_more"
    THRESHOLD82 = "threshold82"
    STRICTLY_MORE_THAN_BOTH = "strictly_more_than_both"
    STRICTLY_MORE_THAN_EACH = "strictly_more_than_each"


class Tie(StrEnum):
    """Equal totals."""

    LITIGE = "litige"
    TAKERS_FAIL = "takers_fail"
    BOTH_SCORE = "both_score"
    TAKER_NOTHING = "taker_nothing"


class OnFailDefender(StrEnum):
    """What the defenders write when the takers fail."""

    ALL = "all"
    OWN = "own"
    SPLIT_HALF = "split_half"
    HIGHER_TAKES = "higher_takes"


class Capot(StrEnum):
    """What every trick is worth."""

    TOTAL252 = "total252"
    PLUS100 = "plus100"
    LIGURE = "ligure"
    TOTAL252_BELOTE_INCLUDED = "total252_belote_included"
    FLAT100 = "flat100"
    TRE = "tre"


class Rounding(StrEnum):
    """How a figure is written; never used in the test of the contract."""

    NONE = "none"
    TEN_HALF_UP = "ten_half_up"
    TEN_HALF_DOWN = "ten_half_down"
    COMPLEMENT = "complement"


class LastDealWriting(StrEnum):
    """The deal that ends a match: rounded like the others, or exact when the exact figures end it."""

    ROUNDED = "rounded"
    EXACT = "exact"


class LitigePotTo(StrEnum):
    """Who collects the held points."""

    MORE_POINTS = "more_points"
    CONTRACT_WINNER = "contract_winner"


class PendingPot(StrEnum):
    """Held points that are left when the match ends: back to their owner, or lost."""

    OWNER = "owner"
    VOID = "void"


class EndRule(StrEnum):
    """A match ends when a side reaches, or exceeds, the target."""

    REACH = "reach"
    EXCEED = "exceed"


class BothOver(StrEnum):
    """Both sides past the target in one deal."""

    HIGHER = "higher"
    TAKERS_FIRST = "takers_first"
    LAST_DEAL_WINNER = "last_deal_winner"


class ContreTiming(StrEnum):
    """When a contract may be doubled."""

    IN_TURN = "in_turn"
    ANY_TIME = "any_time"


class DoubleAppliesTo(StrEnum):
    """What a double multiplies."""

    BID = "bid"
    ALL = "all"
    FLAT320_PLUS_BID = "flat320_plus_bid"


class ScoreMode(StrEnum):
    """What a contract writes: points made, points and bid, or the bid alone."""

    MADE = "made"
    MADE_PLUS_BID = "made_plus_bid"
    BID_ONLY = "bid_only"


class CapotBid(StrEnum):
    """What a capot that was bid is worth."""

    FLAT500 = "flat500"
    CONTRACT250 = "contract250"
    CONTRACT270 = "contract270"


class TaValues(StrEnum):
    """Card points at tout-atout, from the jack down: the trump values (258 a deal), or 38 a suit."""

    TRUMP = "trump"
    FFB_2015 = "13-9-6-5-3-2"
    PAGAT = "14-9-6-5-3-1"
