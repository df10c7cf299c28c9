"""A program that speaks in lines, with a limit on how long it may take; it can hang, but never hang us."""

import os
import select
import subprocess
from collections.abc import Sequence
from time import monotonic

from mazziere.players.player import NoAnswer

LONGEST_LINE = 1 << 20
GRACE_SECONDS = 1.0


class LineProcess:
    """A running program. Raises OSError when it cannot be started."""

    def __init__(self, words: Sequence[str]) -> None:
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        os.set_blocking(self._in.fileno(), False)
        self._unsent = self._unread = b""

    def tell(self, line: bytes) -> None:
        """Send a line, as far as the program takes it; the rest goes first next time.

        Raises NoAnswer when the program has ended, or has left a megabyte unread.
        """
        self._unsent += line + b"\n"
        self._send()
        if len(self._unsent) > LONGEST_LINE:
            raise NoAnswer("the program does not read")

    def line(self, until: float) -> bytes:
        """The next line of the program. `until` is a moment of the monotonic clock, in seconds.

        Raises NoAnswer when it is late, has ended, or does not end its line.
        """
        while b"\n" not in self._unread:
            left = until - monotonic()
            if left <= 0:
                raise NoAnswer("no answer in time")
            readable, writable, _ = select.select([self._out], [self._in] if self._unsent else [], [], left)
            if writable:
                self._send()
            if readable:
                self._receive()
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def close(self) -> None:
        """Close its input; a program that does not end within a second is stopped."""
        self._in.close()
        try:
            self._process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._out.close()

    def _send(self) -> None:
        try:
            while self._unsent:
                self._unsent = self._unsent[os.write(self._in.fileno(), self._unsent) :]
        except BlockingIOError:
            return
        except OSError as error:
            raise NoAnswer("the program has ended") from error

    def _receive(self) -> None:
        chunk = os.read(self._out.fileno(), 65536)
        if not chunk:
            raise NoAnswer("the program has ended")
        self._unread += chunk
        if len(self._unread) > LONGEST_LINE:
            self._unread = b""
            raise NoAnswer("a line of more than a megabyte")
