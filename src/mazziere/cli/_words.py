"""The words of an error on a terminal: in the reader's language, short, without control characters."""

import errno
import json
import re
import socket
import sqlite3

from mazziere.cli._language import say
from mazziere.core import BadInput

LONGEST, MOST = 120, 2000
"""Characters of one word, and of one thing that is named in an error; of a longer one only the beginning helps."""
SYSTEM = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no_folder",
    errno.EEXIST: "no_folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read_only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "long",
    errno.EADDRNOTAVAIL: "address",
    socket.EAI_NONAME: "no_host",
}
DATABASE = {sqlite3.SQLITE_READONLY: "read_only", sqlite3.SQLITE_FULL: "full"}
_FIRST_BYTE = 0xFF
"""The kind of an SQLite error stands in the lowest byte of its code."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")

_LONG_WORD = re.compile(rf"(\S{{{LONGEST - 1}}})\S\S+")


def words_of(error: BadInput) -> str:
    """The sentence of an error; when another one of ours is behind it, that one follows."""
    cause = error.__cause__
    detail = {name: clean(value) for name, value in error.detail.items()}
    if "error" in detail and cause is not None:
        detail["error"] = _reason(cause) or detail["error"]
    try:
        words = say(error.key, **detail)
    except LookupError:
        words = str(clean(str(error)))
    return f"{words} {words_of(cause)}" if isinstance(cause, BadInput) else words


def clean(value: object) -> object:
    """A text as it may stand on a terminal: control characters shown as such, a long one cut."""
    if not isinstance(value, str):
        return value
    text = _CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), value)
    text = _LONG_WORD.sub(r"\1…", text)
    return text if len(text) <= MOST else f"{text[: MOST - 1]}…"


def _reason(cause: BaseException) -> str | None:
    """What the system or the reader of JSON said, in our words; None where we have none."""
    if isinstance(cause, json.JSONDecodeError):
        return say("cli.system.json", line=cause.lineno, column=cause.colno)
    if isinstance(cause, RecursionError):
        return say("cli.system.deep")
    original = getattr(cause, "orig", None) or cause
    code = (getattr(original, "sqlite_errorcode", None) or 0) & _FIRST_BYTE
    name = SYSTEM.get(getattr(original, "errno", None) or 0) or DATABASE.get(code)
    return say(f"cli.system.{name}") if name else None
