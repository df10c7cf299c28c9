"""Robots think in threads of their own, under a hard limit, and only ever get the view of their seat."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from random import Random

from mazziere.players import NoAnswer, player
from mazziere.players.turn import by_the_book
from mazziere.tables.outside import Question

LIMIT_SECONDS = 3.0
"""After this the by-the-book action is played instead."""
THREADS = 2


class Threads:
    """Chooses in a small pool of threads. A player that hangs costs its thread: the pool is then replaced."""

    def __init__(self, *, limit: float = LIMIT_SECONDS, threads: int = THREADS) -> None:
        self._limit = limit
        self._count = threads
        self._pool = self._new_pool()
        self._floor = ThreadPoolExecutor(1, thread_name_prefix="floor")

    async def choose(self, asked: Question) -> str | None:
        """The player's action; the by-the-book one when it fails or is late; None when that fails as well."""
        for pool, think in ((self._pool, _own), (self._floor, _book)):
            started = asyncio.get_running_loop().run_in_executor(pool, think, asked)
            try:
                return await asyncio.wait_for(started, self._limit)
            except TimeoutError:
                self._replace(pool)
            except Exception:  # a fault of one player is no fault of the table
                continue
        return None

    def close(self) -> None:
        """Let the threads end; nothing waits for them."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._floor.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._count, thread_name_prefix="think")

    def _replace(self, stuck: ThreadPoolExecutor) -> None:
        if stuck is self._pool:
            self._pool.shutdown(wait=False)
            self._pool = self._new_pool()


def _own(asked: Question) -> str:
    if len(asked.legal) == 1:
        return str(asked.legal[0])
    chosen = player(asked.player)
    chosen.begin(asked.regulation, asked.seat)
    try:
        return str(chosen.choose(asked.view, asked.legal, asked.regulation, _random()))
    except NoAnswer:
        return _book(asked)
    finally:
        chosen.close()


def _book(asked: Question) -> str:
    return str(by_the_book(asked.view, asked.legal, asked.regulation, _random()))


def _random() -> Random:
    return Random(secrets.randbits(128))
