"""Why briscola refuses an action. Which clause it rests on, the sheet says."""

from enum import Enum, auto


class Refusal(Enum):
    """A named reason; its words are the message `briscola.refusal.<NAME>`."""

    DEAL_OVER = auto()
    NOT_YOUR_TURN = auto()
    NOT_IN_HAND = auto()
    PLAY_NOT_NOW = auto()
    NO_AUCTION = auto()
    HAS_PASSED = auto()
    CALL_LOWER = auto()
    CALL_TARGET = auto()
    CALL_HIGHER = auto()
    CALL_FIRST = auto()
    NO_SIGNALS = auto()
    SIGNAL_ONCE = auto()
    NO_SWAP = auto()
