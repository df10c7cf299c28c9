"""A program of somebody else as a player: one JSON object a line on its standard input and output.

-> {"type": "hello", "version": 1, "sheet": ..., "options": {...}, "seat": 2}      <- {"type": "ready"}
-> {"type": "event", "what": ..., "seat": ..., ...}                                 (nothing)
-> {"type": "act", "view": {...}, "legal": ["7S", "KS"], "ms": 100}                 <- {"action": "KS"}
"""

import json
import shlex
from collections.abc import Mapping, Sequence
from random import Random
from time import monotonic
from typing import Any

from mazziere.core import BadInput, Event, Regulation, Seat
from mazziere.core.plain import plain
from mazziere.players.player import NoAnswer, Player
from mazziere.players.process import LineProcess

PROTOCOL = 1
START_SECONDS = 60.0


class ExternalPlayer(Player):
    """Another program, started once a seat.

    A late, unreadable or illegal answer costs it the move, never the game. An answer that comes after its time is
    read and thrown away before the next one.
    """

    watches = True

    def __init__(self, command: str) -> None:
        self.name = f"exec:{command}"
        self._words = _words(command)
        self._process: LineProcess | None = None
        self._late = 0

    def begin(self, regulation: Regulation, seat: Seat) -> None:
        """Start the program and wait until it says that it is ready.

        Raises BadInput, naming the command, when it cannot be started or is not ready within a minute.
        """
        self.close()
        hello = {"type": "hello", "version": PROTOCOL, "sheet": regulation.sheet, "options": regulation.options()}
        try:
            self._process = LineProcess(self._words)
            self._tell({**hello, "seat": seat})
            answer = _object(self._running().line(monotonic() + START_SECONDS))
        except (OSError, NoAnswer) as error:
            self.close()
            raise BadInput("cli.exec_failed", command=self.name[5:], error=str(error)) from error
        if answer.get("type") != "ready":
            self.close()
            raise BadInput("cli.exec_failed", command=self.name[5:], error=f"not ready: {answer}")

    def sees(self, event: Event) -> None:
        """Pass the event on; a program that has gone misses it."""
        try:
            self._tell({"type": "event", **event.json()})
        except NoAnswer:
            return

    def choose(self, view: Any, legal: Sequence[Any], regulation: Regulation, random: Random) -> Any:
        """The action whose text the program answers. Raises NoAnswer when it is late, gone, unreadable or illegal."""
        texts = {str(action): action for action in legal}
        self._tell({"type": "act", "view": plain(view), "legal": list(texts), "ms": self.ms})
        answer = _object(self._answer(monotonic() + self.ms / 1000))
        action = texts.get(str(answer.get("action")))
        if action is None:
            raise NoAnswer(f"not a legal action: {answer.get('action')!r}")
        return action

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.close()
        self._process, self._late = None, 0

    def _tell(self, message: Mapping[str, Any]) -> None:
        self._running().tell(json.dumps(message, ensure_ascii=False).encode())

    def _answer(self, until: float) -> bytes:
        self._late += 1
        while True:
            line = self._running().line(until)
            self._late -= 1
            if not self._late:
                return line

    def _running(self) -> LineProcess:
        if self._process is None:
            raise NoAnswer("the program is not running")
        return self._process


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadInput("cli.exec_failed", command=command, error=str(error)) from error
    if not words:
        raise BadInput("cli.exec_empty")
    return words


def _object(line: bytes) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise NoAnswer("not JSON") from error
    if not isinstance(value, dict):
        raise NoAnswer("not a JSON object")
    return value
