"""How long a move takes from the page to the table and back, with many tables playing at once.

Each table has one person, who answers after thinking for a while, and robots at their usual pace. Measured on the
sockets: from sending an act until the event that acknowledges it has arrived, commit to disk included. Beside it
stands how long this disk takes to make a few kilobytes durable: an answer cannot come sooner, and one that finds a
commit under way waits for two. On a busy machine look at the CPU time that the server took for each fact of the log
instead: thought and pushes are in it.
"""

import asyncio
import json
import os
import re
import sqlite3
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
from tests.server.pages import Page
from tests.server.process import Server

from mazziere.store import FILE

TABLES = 100
SECONDS = 30.0
THINK = (0.4, 2.0)
COMMITS, COMMIT_BYTES = 200, 12_288
"""How often the disk is asked, and with how much: three pages of the log."""
SHEETS = ("belote-pinasca", "briscola-pinasca")
"""The first one of these that there is."""


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", pauses="1").start()
        try:
            sheet = next(name for name in SHEETS if httpx.get(f"{server.url}/api/sheets/{name}").status_code == 200)
            times, spent, facts = asyncio.run(measure(server, sheet))
            report(sheet, times, spent * 1000 / facts)
            print(json.dumps({"disk_ms": percentiles(disk(Path(folder) / "probe"))}))
            print(json.dumps(figures(httpx.get(f"{server.url}/metrics").text)))
        finally:
            server.end()


async def measure(server: Server, sheet: str) -> tuple[list[float], float, int]:
    """Play at all tables for a while: milliseconds of every act, the server's CPU seconds, facts written meanwhile."""
    times: list[float] = []
    pages = [Page(server.url) for _ in range(TABLES)]
    for page in pages:
        await page.enter("Ada")
        await page.come(await page.open(sheet, pace="normal"))
    cpu, facts, until = server.cpu_seconds(), written(server), time.monotonic() + SECONDS
    await asyncio.gather(*(person(page, Random(n), until, times) for n, page in enumerate(pages)))
    cpu, facts = server.cpu_seconds() - cpu, written(server) - facts
    await asyncio.gather(*(page.leave() for page in pages))
    return times, cpu, facts


def written(server: Server) -> int:
    """How many facts the log of the server holds."""
    connection = sqlite3.connect(server.data / FILE)
    count = connection.execute("SELECT count(*) FROM log").fetchone()[0]
    connection.close()
    return int(count)


async def person(page: Page, random: Random, until: float, times: list[float]) -> None:
    """Answer what is asked, after a while of thought, and take the time."""
    while time.monotonic() < until:
        if page.view["legal"]:
            await asyncio.sleep(random.uniform(*THINK))
            await read_waiting(page)
            if not page.view["legal"]:
                continue
            began = time.perf_counter()
            await page.answer(random)
            await page.until("event")
            times.append((time.perf_counter() - began) * 1000)
        else:
            await page.answer(random)
            await read(page, until)


async def read(page: Page, until: float) -> None:
    """The next message, but not beyond the end of the measurement."""
    try:
        await asyncio.wait_for(page.next(), max(0.01, until - time.monotonic()))
    except TimeoutError:
        return


async def read_waiting(page: Page) -> None:
    """Whatever came while the person was thinking."""
    try:
        while True:
            await asyncio.wait_for(page.next(), 0.001)
    except TimeoutError:
        return


def disk(file: Path) -> list[float]:
    """Milliseconds that a write of the size of a commit takes to reach the disk, again and again with pauses."""
    times: list[float] = []
    with file.open("wb", buffering=0) as out:
        for _ in range(COMMITS):
            out.write(b"x" * COMMIT_BYTES)
            began = time.perf_counter()
            os.fsync(out.fileno())
            times.append((time.perf_counter() - began) * 1000)
            time.sleep(0.01)
    return times


def report(sheet: str, times: list[float], cpu_ms: float) -> None:
    """The percentiles and the CPU time for one fact, as one JSON object."""
    found = {"sheet": sheet, "tables": TABLES, "moves": len(times), "ms": percentiles(times)}
    print(json.dumps({**found, "server_cpu_ms_per_fact": round(cpu_ms, 2)}))


def percentiles(times: list[float]) -> dict[str, float]:
    """The middle of some times, their 95th and 99th percentile, and the longest."""
    ordered = sorted(times)
    shown = {f"p{part}": round(ordered[min(len(ordered) - 1, len(ordered) * part // 100)], 2) for part in (50, 95, 99)}
    return {**shown, "max": round(ordered[-1], 2)}


def figures(text: str) -> dict[str, float]:
    """The server's own times: how many of the answers were within each limit."""
    buckets = re.findall(r'mazziere_answer_seconds_bucket\{le="([^"]+)"\} ([\d.]+)', text)
    return {f"answers within {limit} s": float(count) for limit, count in buckets}
