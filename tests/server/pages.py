"""A page without a browser: a session, its requests, its sockets. It keeps every byte that it gets."""

import json
import secrets
from random import Random
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection


class Page:
    """One browser."""

    def __init__(self, url: str, language: str = "it") -> None:
        self.url = url
        self.language = language
        self.http = httpx.AsyncClient(base_url=url, timeout=20, params={"language": language})
        self.texts: list[str] = []
        self.view: dict[str, Any] = {}
        self.seq = 0
        self._socket: ClientConnection | None = None

    async def enter(self, name: str) -> dict[str, Any]:
        """Take a name."""
        answer = await self.http.post("/api/guest", json={"name": name})
        answer.raise_for_status()
        return answer.json()  # type: ignore[no-any-return]

    async def open(self, sheet: str, **wish: Any) -> str:
        """Open a table."""
        answer = await self.http.post("/api/tables", json={"sheet": sheet, "pace": "fast", **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def come(self, table: str, *, v: str = "1") -> dict[str, Any]:
        """Connect to a table; the first message."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}?v={v}&language={self.language}"
        self._socket = await websockets.connect(address, additional_headers={"cookie": cookies} if cookies else {})
        return await self.next()

    async def next(self) -> dict[str, Any]:
        """The next message."""
        assert self._socket is not None
        text = await self._socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        assert message["seq"] >= self.seq, "the numbers of the log go back"
        self.seq = message["seq"]
        self.view = message.get("view", self.view)
        return message

    async def until(self, type_: str) -> dict[str, Any]:
        """The next message of a type."""
        while (message := await self.next())["type"] != type_:
            pass
        return message

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str) -> None:
        """Send whatever it is."""
        assert self._socket is not None
        await self._socket.send(text)

    async def go(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def leave(self) -> None:
        """Close everything."""
        await self.go()
        await self.http.aclose()

    async def answer(self, random: Random) -> bool:
        """Do what the view asks of this page, if anything; whether something was sent."""
        view, fair = self.view, self.view["table"]["fair"]
        you = view["table"]["you"]
        if fair and fair["state"] == "asking" and you is not None and fair["shares"][you] is None:
            await self.send(type="share", commitment=fair["commitment"], bytes=secrets.token_hex(8))
        elif view["legal"]:
            await self.send(type="act", seen=view["seq"], action=random.choice(view["legal"]))
        elif view["ready"] and you not in view["ready"]["seats"]:
            await self.send(type="ready")
        else:
            return False
        return True
