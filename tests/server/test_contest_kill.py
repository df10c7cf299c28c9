"""A contest whose server is killed: what was acknowledged is there, and the evening goes on."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import httpx
from tests.server.process import Server
from tests.server.test_contest import Browser, points, posted


def test_a_killed_server_has_the_contest_as_it_was(tmp_path: Path) -> None:
    """After SIGKILL and a new start everything that was acknowledged is there, and so are the roles."""
    server = Server(tmp_path / "data").start()
    try:
        desk = Browser(server).create()
        desk.do("enter", names=[f"Nord{i} – Sud{i}" for i in range(1, 5)])
        posted(desk)
        desk.do("score", round="1", table="1", result=points(1500, 1000), seen=0)
        before = desk.view()
        server.kill()
        server.start()
        after = desk.view()
        assert {**after, "now": 0} == {**before, "now": 0}
        desk.do("score", round="1", table="2", result=points(1500, 1000), seen=0)
        assert "cannot be resumed" not in server.log.read_text()
    finally:
        server.end()


def test_power_lost_while_a_round_is_posted(tmp_path: Path) -> None:
    """SIGKILL in the middle of drawing, posting and deleting: what was acknowledged is there, the contest goes on."""
    server = Server(tmp_path / "data").start()
    try:
        desk = Browser(server).create()
        desk.do("enter", names=[f"Nord{i} – Sud{i}" for i in range(1, 9)])
        acknowledged: list[int] = []

        def work() -> None:
            steps = ({"do": "draw"}, {"do": "post", "round": "1"}, {"do": "delete", "round": "1"})
            with suppress(httpx.TransportError):
                for wish in cycle(steps):
                    answer = desk.http.post(f"/api/contests/{desk.id}/deeds", json=wish)
                    acknowledged.append(answer.json()["seq"])

        with ThreadPoolExecutor(1) as pool:
            working = pool.submit(work)
            while len(acknowledged) < 20:
                time.sleep(0.01)
            server.kill()
            working.result(timeout=30)
        server.start()
        view = desk.view()
        assert view["seq"] in (acknowledged[-1], acknowledged[-1] + 1)
        if view["disciplines"][0]["rounds"]:
            desk.do("delete", round="1")
        posted(desk)
        assert "cannot be resumed" not in server.log.read_text()
    finally:
        server.end()
