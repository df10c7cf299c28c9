"""`mazziere player`: a player of ours as a program that speaks the player protocol."""

import json
import sys
from collections.abc import Iterable
from random import Random
from typing import Any, get_type_hints

from mazziere.core import BadInput, Event, Regulation
from mazziere.core.shaped import shaped
from mazziere.games import AnyGame, play
from mazziere.players import Player
from mazziere.players import player as player_of


def player(name: str, /, *, seed: int = 1) -> None:
    """Speak the player protocol on standard input and output: one JSON object a line."""
    talk = Conversation(player_of(name), seed)
    for number, line in enumerate(sys.stdin, 1):
        if line.strip():
            answer = talk.hear(line, number)
            if answer is not None:
                print(json.dumps(answer, ensure_ascii=False), flush=True)


class Conversation:
    """What the player was told so far, and its answers."""

    def __init__(self, asked: Player, seed: int) -> None:
        self.player = asked
        self.random = Random(seed)
        self.table: tuple[AnyGame, Regulation] | None = None

    def hear(self, line: str, number: int) -> dict[str, Any] | None:
        """The answer to one line, or None where none is due. Raises BadInput, naming the line, for nonsense."""
        try:
            message = json.loads(line)
            match message["type"]:
                case "hello":
                    return self._hello(message)
                case "event":
                    self.player.sees(Event(message["what"], message.get("seat"), message))
                    return None
                case "act":
                    return self._act(message["view"], message["legal"])
                case kind:
                    raise ValueError(f"type {kind!r}")
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, BadInput):
                raise
            raise BadInput("cli.player.unreadable", line=number, error=f"{type(error).__name__}: {error}") from error

    def _hello(self, message: dict[str, Any]) -> dict[str, Any]:
        self.table = play(message["sheet"], message["options"])
        self.player.begin(self.table[1], message["seat"])
        return {"type": "ready"}

    def _act(self, view: Any, legal: Iterable[str]) -> dict[str, Any]:
        if self.table is None:
            raise ValueError("act before hello")
        game, regulation = self.table
        seen = shaped(get_type_hints(type(game).view)["return"], view)
        actions = [game.read(text, regulation) for text in legal]
        return {"action": str(self.player.choose(seen, actions, regulation, self.random))}
