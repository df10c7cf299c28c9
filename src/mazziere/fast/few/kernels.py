"""What the program calls: the value of a position for a few seats."""

from mazziere.fast.compiling import entry
from mazziere.fast.few.search import close, draw, search
from mazziere.fast.row import Row, bare
from mazziere.fast.text import Text


@entry
def few_valued(
    text: Text,
    words: Row,
    seat: int,
    place: int,
    led: int,
    best: int,
    winning: int,
    worth: int,
    tricks: int,
    low: int,
    high: int,
) -> int:
    """The points of the leader's side from here on, known to lie from `low` to `high`."""
    flat = bare(words)
    target = (low + high + 1) // 2
    while low < high:
        target = min(max(target, low + 1), high)
        found = search(flat, seat, place, led, best, winning, worth, tricks, target)
        if found >= target:
            low = found
        else:
            high = found
        target = (low + high + 1) // 2
    return low


@entry
def trick_closed(text: Text, words: Row, owner: int, total: int) -> int:
    """The first trick is full and `owner` takes it; gives how many cards were drawn."""
    return close(bare(words), 0, owner, total)


@entry
def cards_drawn(text: Text, words: Row, owner: int) -> int:
    """The cards after the first trick are drawn, or put back when they were."""
    return draw(bare(words), owner, 0)
