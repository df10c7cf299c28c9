"""The built page, sent as the build compressed it, with headers that let browsers keep what never changes."""

import gzip
import hashlib
import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path

from litestar import Response

INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
_INLINE = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One file of the build, in every encoding that there is of it."""

    media_type: str
    etag: str
    cache: str
    bodies: dict[str, bytes]

    @classmethod
    def of(cls, body: bytes, media_type: str, level: int = 9) -> "Page":
        """A page of bytes that were made here, compressed once, as hard as `level` from 1 to 9 says."""
        etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        return cls(
            media_type=media_type, etag=etag, cache=EACH_TIME, bodies={"": body, "gzip": gzip.compress(body, level)}
        )

    def answer(self, headers: Mapping[str, str]) -> Response[bytes]:
        """The answer to a request with these headers; nothing but "the same as before" when the browser has it."""
        fixed = {"cache-control": self.cache, "etag": self.etag, "vary": "accept-encoding"}
        if self.etag in headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=fixed, media_type=self.media_type)
        encoding, body = self.body(headers.get("accept-encoding", ""))
        packed = {"content-encoding": encoding} if encoding else {}
        return Response(body, media_type=self.media_type, headers={**fixed, **packed})

    def body(self, accept_encoding: str) -> tuple[str, bytes]:
        """The best encoding that the browser takes, and the bytes in it."""
        accepted = {part.split(";")[0].strip() for part in accept_encoding.lower().split(",")}
        for encoding, _ in ENCODINGS:
            if encoding in accepted and encoding in self.bodies:
                return encoding, self.bodies[encoding]
        return "", self.bodies[""]


class Pages:
    """All files of the build, read once. `built` is false when the client was never built."""

    def __init__(self, root: Path) -> None:
        files = [path for path in sorted(root.rglob("*")) if path.is_file() and path.suffix not in (".br", ".gz")]
        self._pages = {path.relative_to(root).as_posix(): _page(path, root) for path in files}
        self.built = INDEX in self._pages

    def find(self, path: str) -> Page | None:
        """A file of the build; every other path without a dot in its end is a place in the page, so its index.

        A sheet with house rules has dots in its word (`rules.reference`), and `~`, which no file of the build has.
        """
        name = path.strip("/") or INDEX
        if name in self._pages:
            return self._pages[name]
        end = name.rsplit("/", 1)[-1]
        return None if "." in end and "~" not in end else self._pages.get(INDEX)

    @property
    def inline_scripts(self) -> list[str]:
        """The hashes of scripts that stand in the index itself, for the content security policy."""
        index = self._pages.get(INDEX)
        scripts = _INLINE.findall(index.bodies[""]) if index else []
        return [f"'sha256-{b64encode(hashlib.sha256(script).digest()).decode()}'" for script in scripts]


def _page(path: Path, root: Path) -> Page:
    bodies = {"": path.read_bytes()}
    for encoding, suffix in ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    media_type = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(root).parts[0] == "assets"
    etag = f'"{hashlib.sha256(bodies[""]).hexdigest()[:20]}"'
    return Page(media_type=media_type, etag=etag, cache=FOR_EVER if hashed else EACH_TIME, bodies=bodies)


NOT_BUILT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mazziere</title>
<body style="font:17px/1.4 system-ui;margin:2rem;max-width:40rem"><h1>Mazziere</h1><p>{words}</p></body></html>
"""
