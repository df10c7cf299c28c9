"""A burraco table whose server is the game itself: positions as in `tests.burraco.tables`, seen from the first seat."""

import json
from typing import Any

import scenes
import shoot
from playwright.sync_api import BrowserContext, WebSocketRoute
from tests.burraco.tables import FIBUR
from tests.client.conftest import Server, Table

from mazziere.core.plain import plain
from mazziere.games.burraco import GAME
from mazziere.games.burraco.state import State

NAMES = ("Ada", "Mario", "Rita", "Ugo")
PACK = [f"{rank}{suit}" for suit in "SHDC" for rank in ("A", "K", "Q", "J", *map(str, range(10, 1, -1)))]


def cards(number: int) -> str:
    """So many cards of a hand, different ones first, with a joker among them."""
    return " ".join(["JK", *PACK, *PACK][:number])


def shown(state: State) -> dict[str, Any]:
    """The view of the first seat, as the server sends it."""
    view = scenes.base()
    number = len(state.hands)
    people = [scenes.seat(name, "person" if at == 0 else "bot") for at, name in enumerate(NAMES[:number])]
    view["table"] |= {"sheet": FIBUR, "game": "burraco", "direction": "cw", "seats": people, "differs": []}
    view["match"] |= {"sides": list(GAME.sides(state.regulation)), "deals": [], "target": "points:2005"}
    view["deal"] = plain(GAME.view(state, 0))
    return view | {"legal": [str(action) for action in GAME.legal(state, 0)] if state.turn == 0 else [], "why": []}


class Dealt(Server):
    """The other end of the socket. What the page asks about is judged by the rules; nothing is done."""

    def __init__(self, state: State) -> None:
        super().__init__(shown(state))
        self.state = state

    def open(self, socket: WebSocketRoute) -> None:
        """A socket comes."""
        self.sockets.append(socket)
        socket.on_message(self.hear)
        self.say("view", view=self.view)

    def hear(self, text: str) -> None:
        """Keep what the page sent; say which of the acts that it asks about are allowed."""
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "weigh":
            self.say("weighed", id=message["id"], answers=[self.judged(asked) for asked in message["actions"]])

    def judged(self, text: str) -> dict[str, Any]:
        """The action as the game writes it, or why it is refused."""
        action = GAME.read(text, self.state.regulation)
        if reason := GAME.refusal(self.state, 0, action):
            clause = self.state.regulation.clause(reason)
            return {"asked": text, "action": None, "reason": reason.name, "words": reason.name, "clause": clause}
        return {"asked": text, "action": str(action)}


def sit(context: BrowserContext, address: str, state: State, **settings: Any) -> Table:
    """Open the table of a position."""
    server = Dealt(state)
    page = context.new_page()
    kept = json.dumps({"language": "it", "sound": False, **settings})
    page.add_init_script(f"localStorage.setItem('mazziere.settings', {json.dumps(kept)})")
    page.route("**/api/**", lambda route: shoot.answer(route, []))
    page.route_web_socket("**/ws/**", server.open)
    page.goto(address + "/tables/t")
    page.wait_for_selector("[data-hand] [data-card]")
    return Table(page, server)
