"""How long the draw of one Danish round without repeats takes.

The aims are 0.03 s for 60 pairs, 0.1 s for 200 and 2 s for 1,000. Each size is measured after a few rounds, as on an
evening, and at the edge of the guarantee (half the field has been met), where the degree test no longer decides and
networkx has to look.
"""

import json
import random
import time
from collections.abc import Sequence

from mazziere.contests.pairing.all_play_all import circle
from mazziere.contests.pairing.bars import Bars, neighbours
from mazziere.contests.pairing.danish import danish

AIMS = {60: 0.03, 200: 0.1, 1000: 2.0}
EVENING = 10
REPEATS = 5


def field(pairs: int, rounds: int, seed: int) -> tuple[list[str], Bars]:
    """A standing in random order after so many rounds of a circle."""
    names = [str(i) for i in range(pairs)]
    met = [(a, b) for played in circle(names)[:rounds] for a, b in played if a is not None and b is not None]
    random.Random(seed).shuffle(names)
    return names, Bars(met=neighbours(met))


def seconds(pairs: int, rounds: int) -> Sequence[float]:
    """CPU seconds of the draw of the next round, in several standings."""
    found = []
    for seed in range(REPEATS):
        standing, bars = field(pairs, rounds, seed)
        start = time.process_time()
        pairing = danish(standing, bars, {})
        found.append(time.process_time() - start)
        assert not pairing.repeats
    return sorted(found)


def main() -> None:
    """Prints one JSON line a size."""
    seconds(8, 1)  # loads networkx
    for pairs, aim in AIMS.items():
        for name, rounds in (("evening", EVENING), ("edge", pairs // 2 - 1)):
            times = seconds(pairs, rounds)
            row = {"pairs": pairs, "after": rounds, "where": name, "median_s": round(times[len(times) // 2], 4)}
            print(json.dumps({**row, "max_s": round(times[-1], 4), "aim_s": aim}), flush=True)
