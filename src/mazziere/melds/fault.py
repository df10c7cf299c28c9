"""Why cards make no meld, or do not join one."""

from enum import StrEnum


class Fault(StrEnum):
    """The first thing that is wrong with the cards."""

    TOO_SHORT = "too_short"
    ONLY_WILDS = "only_wilds"
    TWO_WILDS = "two_wilds"
    THREE_EQUAL = "three_equal"
    NEITHER_RUN_NOR_SET = "neither_run_nor_set"
    HOLE = "hole"
    TAKEN = "taken"
    BOTH_ACES = "both_aces"
    RUN_FULL = "run_full"
    SET_FULL = "set_full"
    WRONG_SUIT = "wrong_suit"
    WRONG_RANK = "wrong_rank"
    WILD_STAYS = "wild_stays"
    STANDS_ELSEWHERE = "stands_elsewhere"
