"""How often somebody may ask: a bucket that fills with time."""

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """`rate` a second on average, `burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now; counts it when it is."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of the last `most` askers."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._make = lambda: Bucket(rate, burst)
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether this asker may ask once more."""
        bucket = self._buckets.setdefault(who, self._make())
        self._buckets.move_to_end(who)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
