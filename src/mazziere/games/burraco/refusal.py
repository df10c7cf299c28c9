"""Why an action is refused. Each sheet's [basis] names the clause; the words are `burraco.refusal.<NAME>`."""

from enum import Enum, auto


class Refusal(Enum):
    """One reason each. Those from TOO_SHORT to STANDS_ELSEWHERE are the faults of `melds.fault`."""

    DEAL_OVER = auto()
    NOT_YOUR_TURN = auto()
    DRAW_FIRST = auto()
    ALREADY_DRAWN = auto()
    PILE_EMPTY = auto()
    STOCK_ENDED = auto()
    NOT_HELD = auto()
    NO_SUCH_MELD = auto()

    TOO_SHORT = auto()
    ONLY_WILDS = auto()
    TWO_WILDS = auto()
    THREE_EQUAL = auto()
    NEITHER_RUN_NOR_SET = auto()
    HOLE = auto()
    TAKEN = auto()
    BOTH_ACES = auto()
    RUN_FULL = auto()
    SET_FULL = auto()
    WRONG_SUIT = auto()
    WRONG_RANK = auto()
    WILD_STAYS = auto()
    STANDS_ELSEWHERE = auto()
    SECOND_SET = auto()

    NOTHING_TO_TAKE_BACK = auto()
    POT_SEEN = auto()

    GIVEN_BACK = auto()
    GIVEN_BACK_FOR_POT = auto()
    CLOSE_POT_NOT_TAKEN = auto()
    CLOSE_POT_NOT_PLAYED = auto()
    CLOSE_NO_BURRACO = auto()
    CLOSE_NO_CLEAN = auto()
    CLOSE_WILD = auto()

    LEAVES_NO_DISCARD = auto()
    LEAVES_GIVEN_BACK = auto()
    LEAVES_POT_NOT_TAKEN = auto()
    LEAVES_POT_NOT_PLAYED = auto()
    LEAVES_NO_BURRACO = auto()
    LEAVES_NO_CLEAN = auto()
    LEAVES_WILD = auto()


LEAVES: dict[Refusal, Refusal] = {
    Refusal.GIVEN_BACK: Refusal.LEAVES_GIVEN_BACK,
    Refusal.GIVEN_BACK_FOR_POT: Refusal.LEAVES_GIVEN_BACK,
    Refusal.CLOSE_POT_NOT_TAKEN: Refusal.LEAVES_POT_NOT_TAKEN,
    Refusal.CLOSE_POT_NOT_PLAYED: Refusal.LEAVES_POT_NOT_PLAYED,
    Refusal.CLOSE_NO_BURRACO: Refusal.LEAVES_NO_BURRACO,
    Refusal.CLOSE_NO_CLEAN: Refusal.LEAVES_NO_CLEAN,
    Refusal.CLOSE_WILD: Refusal.LEAVES_WILD,
}
"""Why the only card that a play would leave could not be thrown: the refusal of the discard, and that of the play."""
