"""What the program calls: the value of a position, found by asking for one target after another."""

from mazziere.fast.compiling import entry
from mazziere.fast.pairs.preparing import prepare
from mazziere.fast.pairs.search import search
from mazziere.fast.row import Row, bare
from mazziere.fast.text import Text


@entry
def prepared(text: Text, words: Row, small: Row) -> None:
    """Make ready for the deal whose hands are in the rows."""
    prepare(bare(words), bare(small))


@entry
def valued(
    text: Text,
    words: Row,
    small: Row,
    seat: int,
    place: int,
    led: int,
    best: int,
    winning: int,
    worth: int,
    remaining: int,
    low: int,
    high: int,
    guess: int,
) -> int:
    """The points of the side of seat 0 from here on, known to lie from `low` to `high`, in a prepared deal."""
    deep, flat = bare(words), bare(small)
    target = guess
    while low < high:
        target = min(max(target, low + 1), high)
        found = search(deep, flat, seat, place, led, best, winning, worth, remaining, target)
        if found >= target:
            low = found
        else:
            high = found
        target = (low + high + 1) // 2
    return low
