import json
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

DEADLINE = 60
"""Seconds of wall time for a start, or for a message of the server, on a busy machine."""


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of an installed server that runs for one test in an empty folder, and has to end well."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [installed / "mazziere", "serve", "--host", "127.0.0.1", "--port", str(port), "--robot-pauses", "0"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            assert server.stdout is not None
            assert f":{port}" in server.stdout.readline()
            yield f"127.0.0.1:{port}"
            server.send_signal(signal.SIGTERM)
            output, _ = server.communicate(timeout=DEADLINE)
            assert server.returncode == 0, output
        finally:
            server.kill()


def play(wire: object, legal_until: int) -> dict:
    """Plays the first legal action of every question until the deal has its result, and returns that view."""
    for _ in range(legal_until):
        message = json.loads(wire.recv(timeout=DEADLINE))
        assert message["type"] != "refused", message
        view = message.get("view")
        if view is None:
            continue
        if view["deal"] and view["deal"]["result"]:
            return view
        fair = view["table"]["fair"]
        if fair and fair["state"] == "asking":
            wire.send(json.dumps({"type": "share", "commitment": fair["commitment"], "bytes": "0102"}))
        if view["legal"] and view["answered"] is None:
            wire.send(json.dumps({"type": "act", "seen": message["seq"], "action": view["legal"][0]}))
    raise AssertionError("the deal did not end")


def test_installed_server_plays_a_deal(address: str) -> None:
    """From the wheel alone the page opens, and a deal is played over the socket to its result."""
    with httpx.Client(base_url=f"http://{address}", timeout=DEADLINE) as browser:
        page = browser.get("/").raise_for_status().text
        assets = re.findall(r'(?:src|href)="([^"]+\.(?:js|css))"', page)
        assert {Path(one).suffix for one in assets} == {".js", ".css"}
        for asset in assets:
            assert browser.get(asset).raise_for_status().content
        table = (
            browser.post("/api/tables", json={"sheet": "belote-pinasca", "pace": "fast"})
            .raise_for_status()
            .json()["id"]
        )
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        headers = {"Cookie": cookies, "Origin": f"http://{address}"}
        with connect(f"ws://{address}/ws/tables/{table}?v=1&language=it", additional_headers=headers) as wire:
            view = play(wire, 1000)
    result = view["deal"]["result"]
    assert result["outcome"] in {"made", "failed", "tie", "capot", "void"}
    assert view["table"]["fair"]["state"] == "open"
    assert view["match"]["deals"]
