"""How soon the phones of a hall see a round that is posted.

Fifty phones have a socket each, as their page has; when one hears that the contest has changed it reads it. Measured
from the wish to post until the last phone has the round: of eight tables, and of fifty tables at the end of eleven
rounds, when the contest to read is largest. The aim is one second. The phones and the server share the machine.
"""

import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets
from tests.server.process import Server

PHONES = 50
AIM = 1.0
REPEATS = 5
HALLS = {
    "evening of 16 pairs": (16, "torneo-pizzolungo", {}),
    "event of 100 pairs": (100, "torneo-fibur", {"rounds": [6, 5]}),
}
"""By name: pairs, format, options."""


def main() -> None:
    """Prints one JSON line a hall."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data").start()
        try:
            for name, (pairs, format, options) in HALLS.items():
                times, size = asyncio.run(measure(server, pairs, format, options))
                row = {"hall": name, "phones": PHONES, "read_bytes": size, "last_s": times, "aim_s": AIM}
                print(json.dumps(row), flush=True)
        finally:
            server.end()


async def measure(server: Server, pairs: int, format: str, options: dict[str, Any]) -> tuple[list[float], int]:
    """Seconds until the last phone had the posted round, several times, and how many bytes each read."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as desk:
        wish = {"name": "Gara", "format": format, "options": options}
        contest = (await desk.post("/api/contests", json=wish)).json()["id"]
        await do(desk, contest, "enter", names=[f"Nord{i} – Sud{i}" for i in range(pairs)])
        last = await play_up_to_the_last(desk, contest)
        times = []
        for _ in range(REPEATS):
            await do(desk, contest, "draw")
            times.append(await posting(server, desk, contest, last))
            await do(desk, contest, "undo")
            await do(desk, contest, "undo")
        async with httpx.AsyncClient(base_url=server.url) as reader:
            answer = await reader.get(f"/api/contests/{contest}")
            size = int(answer.headers["content-length"])
    return sorted(round(seconds, 3) for seconds in times), size


async def play_up_to_the_last(desk: httpx.AsyncClient, contest: str) -> str:
    """All rounds but the last one, with some result at every table; the number of the round that is left."""
    view = (await desk.get(f"/api/contests/{contest}")).json()
    while True:
        number = str(len(view["disciplines"][0]["rounds"]) + 1)
        await do(desk, contest, "draw")
        await do(desk, contest, "post", round=number)
        view = (await desk.get(f"/api/contests/{contest}")).json()
        for at, table in enumerate(view["disciplines"][0]["rounds"][-1]["tables"]):
            result = {"points": [1000 + 5 * at, 900]}
            await do(desk, contest, "score", round=number, table=table["key"], seen=0, result=result)
        await do(desk, contest, "close", round=number)
        view = (await desk.get(f"/api/contests/{contest}")).json()
        if view["disciplines"][0]["over"]:
            await do(desk, contest, "delete", round=number)
            return number


async def posting(server: Server, desk: httpx.AsyncClient, contest: str, number: str) -> float:
    """Seconds from the wish to post the round until every phone has read it."""
    address = f"{server.url.replace('http', 'ws', 1)}/ws/contests/{contest}"
    sockets = [await websockets.connect(address, max_size=None) for _ in range(PHONES)]
    readers = [httpx.AsyncClient(base_url=server.url, timeout=60) for _ in range(PHONES)]
    try:
        for socket, reader in zip(sockets, readers, strict=True):
            await socket.recv()
            await reader.get(f"/api/contests/{contest}")
        phones = [asyncio.create_task(phone(*pair, contest, number)) for pair in zip(sockets, readers, strict=True)]
        start = time.monotonic()
        await do(desk, contest, "post", round=number)
        await asyncio.gather(*phones)
        return time.monotonic() - start
    finally:
        for socket, reader in zip(sockets, readers, strict=True):
            await socket.close()
            await reader.aclose()


async def phone(socket: websockets.ClientConnection, reader: httpx.AsyncClient, contest: str, number: str) -> None:
    """One phone: hears that something changed, reads, until the round is there."""
    while True:
        await socket.recv()
        view = (await reader.get(f"/api/contests/{contest}")).json()
        if view["disciplines"][0]["rounds"][-1]["id"] == number:
            return


async def do(desk: httpx.AsyncClient, contest: str, what: str, **wish: Any) -> None:
    """A deed that must be done."""
    answer = await desk.post(f"/api/contests/{contest}/deeds", json={"do": what, **wish})
    assert answer.status_code == 200, answer.text
