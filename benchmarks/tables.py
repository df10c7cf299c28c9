"""How long a move takes from the page to the table and back, with many tables playing at once.

Each table has one person, who answers after thinking for a while, and robots at their usual pace. Measured on the
sockets: from sending an act until the event that acknowledges it has arrived, commit to disk included.
"""

import asyncio
import json
import re
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
from tests.server.pages import Page
from tests.server.process import Server

TABLES = 100
SECONDS = 30.0
THINK = (0.4, 2.0)
SHEETS = ("belote-pinasca", "briscola-pinasca")
"""The first one of these that there is."""


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", pauses="1").start()
        try:
            sheet = next(name for name in SHEETS if httpx.get(f"{server.url}/api/sheets/{name}").status_code == 200)
            times = asyncio.run(measure(server, sheet))
            report(sheet, times)
            print(json.dumps(figures(httpx.get(f"{server.url}/metrics").text)))
        finally:
            server.end()


async def measure(server: Server, sheet: str) -> list[float]:
    """Play at all tables for a while; the milliseconds of every acknowledged act."""
    times: list[float] = []
    until = time.monotonic() + SECONDS
    pages = [Page(server.url) for _ in range(TABLES)]
    for page in pages:
        await page.enter("Ada")
        await page.come(await page.open(sheet, pace="normal"))
    await asyncio.gather(*(person(page, Random(n), until, times) for n, page in enumerate(pages)))
    await asyncio.gather(*(page.leave() for page in pages))
    return times


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


def report(sheet: str, times: list[float]) -> None:
    """The percentiles, as one JSON object."""
    ordered = sorted(times)
    shown = {f"p{part}": round(ordered[min(len(ordered) - 1, len(ordered) * part // 100)], 2) for part in (50, 95, 99)}
    print(
        json.dumps(
            {"sheet": sheet, "tables": TABLES, "moves": len(times), "ms": {**shown, "max": round(ordered[-1], 2)}}
        )
    )


def figures(text: str) -> dict[str, float]:
    """The server's own times: how many of the answers were within each limit."""
    buckets = re.findall(r'mazziere_answer_seconds_bucket\{le="([^"]+)"\} ([\d.]+)', text)
    return {f"answers within {limit} s": float(count) for limit, count in buckets}
