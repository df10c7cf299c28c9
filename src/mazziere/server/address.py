"""The address that other devices on the network use."""

import socket
from io import StringIO
from urllib.parse import urlsplit

import segno


def address(host: str, port: int, public_url: str | None) -> str:
    """The page's address for other devices: the given one, else this machine's on its network."""
    if public_url:
        return public_url.rstrip("/") + "/"
    name = _own() if host in ("", "0.0.0.0", "::") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def is_url(text: str) -> bool:
    """Whether people can open this: a scheme and a machine, and nothing behind, since the page lives at the root."""
    try:
        parts = urlsplit(text)
        port_is_right = parts.port != 0
    except ValueError:
        return False
    right = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/") and port_is_right
    return right and not (parts.query or parts.fragment or any(letter.isspace() for letter in text))


def qr(url: str) -> str:
    """A QR code of half blocks for a terminal."""
    out = StringIO()
    segno.make(url, error="L").terminal(out, compact=True, border=2)
    return out.getvalue()


def _own() -> str:
    """This machine's address on the network that it would use to reach others; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
