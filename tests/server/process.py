"""A real server in a process of its own: started, asked, killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

COMMAND = (sys.executable, "-c", "from mazziere.cli import main; main()")
PATIENCE = 30.0


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`mazziere serve` on a data folder; it can be killed and started again on the same port."""

    def __init__(self, data: Path, *, pauses: str = "0", more: tuple[str, ...] = ()) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data.parent / f"{data.name}.log"
        self._more = ("--robot-pauses", pauses, *more)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        """Start and wait until it answers."""
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*COMMAND, *arguments, *self._more],
                stdout=log,
                stderr=log,
                env={**os.environ, "LANG": "C"},
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def kill(self) -> None:
        """SIGKILL: nothing is closed, nothing is said."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def stop(self) -> int:
        """SIGTERM; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(PATIENCE)
        self._process = None
        return code

    def cpu_seconds(self) -> float:
        """What the process has used of the processor (Linux)."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """Whatever state it is in: no process is left."""
        if self._process is not None:
            self.kill()
