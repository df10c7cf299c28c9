"""Why belote refuses an action. Which clause it rests on, the sheet says."""

from enum import Enum, auto


class Refusal(Enum):
    """A named reason; its words are the message `belote.refusal.<NAME>`."""

    NOT_YOUR_TURN = auto()
    NOT_NOW = auto()
    DEAL_OVER = auto()
    # bidding on a turned card
    FIRST_ROUND_ONLY = auto()
    SECOND_ROUND_ONLY = auto()
    TURNED_SUIT = auto()
    NO_SENZA = auto()
    NO_OVERCALL = auto()
    NO_SEVEN = auto()
    # auction
    NO_AUCTION = auto()
    NO_SUCH_TRUMP = auto()
    NO_GENERALE = auto()
    BID_STEP = auto()
    BID_TOO_LOW = auto()
    BID_TOO_HIGH = auto()
    BID_NOT_HIGHER = auto()
    NOTHING_TO_DOUBLE = auto()
    OWN_CONTRACT = auto()
    DOUBLED_ALREADY = auto()
    NOT_DOUBLED = auto()
    FROZEN = auto()
    # cards
    NOT_HELD = auto()
    MUST_FOLLOW = auto()
    MUST_RUFF = auto()
    MUST_OVERTRUMP = auto()
    MUST_UNDERRUFF = auto()
    MUST_RISE = auto()
    NO_UNDERRUFF = auto()
    # words and declarations
    NO_BELOTE = auto()
    KING_FIRST = auto()
    NO_DECLARATIONS = auto()
    DECLARE_EARLIER = auto()
    NO_COMBINATION = auto()
    CARD_USED = auto()
    TABLE_ANNOUNCES = auto()
