"""Running the server: its socket, its signals, its log."""

import errno
import logging
import signal
import socket
import sys

import structlog
import uvicorn
from litestar import Litestar

from mazziere.core import BadInput
from mazziere.server.context import Context
from mazziere.server.settings import Settings
from mazziere.server.sockets import LARGEST_MESSAGE
from mazziere.store import Store

PORTS_TRIED = 50
STOP_SECONDS = 5


class Server(uvicorn.Server):
    """Says goodbye to the pages before their sockets close."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End, pages first."""
        app = self.config.app
        if isinstance(app, Litestar):
            context = app.state["context"]
            assert isinstance(context, Context)
            await context.say_goodbye()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens. Raises BadInput that names a free port when this one is taken, or the host."""
    try:
        return _bound(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput("cli.port_taken", port=port, free=_free(host, port)) from error
        raise BadInput("cli.cannot_listen", host=host, port=port, error=error.strerror or str(error)) from error
    except OverflowError as error:
        raise BadInput("cli.bad_port", port=port) from error


def run(settings: Settings, store: Store, listening: socket.socket) -> None:
    """Serve until a signal says stop; then end cleanly."""
    from mazziere.server.app import create_app

    set_up_log()
    # uvicorn raises the signal that stopped it once more for whoever started it; here that is nobody.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)
    config = uvicorn.Config(
        create_app(settings, store),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
    )
    Server(config).run(sockets=[listening])


def set_up_log() -> None:
    """Lines for people on a terminal, JSON for programs; on standard error, warnings of libraries included."""
    renderer = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(1024)
    except BaseException:
        made.close()
        raise
    return made


def _free(host: str, taken: int) -> int:
    """A port that is free, near the one that is taken."""
    for port in (*range(taken + 1, min(taken + PORTS_TRIED, 65_536)), 0):
        try:
            with _bound(host, port) as probe:
                return int(probe.getsockname()[1])
        except OSError:
            continue
    return 0
