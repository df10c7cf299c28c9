"""The cells of a spreadsheet saved as text, whatever its encoding and separator."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from mazziere.contests.plain import BadData

Rows = Sequence[Sequence[str]]

ENCODINGS = ("utf-8", "cp1252", "utf-16", "cp1250", "mac_roman")
"""In which people's spreadsheets are written; the first three are found, the others can be named."""
SEPARATORS = ("\t", ";", ",")
LOOKED_AT = 15
"""Lines that are looked at to find the separator."""
CHARACTER = "\N{REPLACEMENT CHARACTER}"
SOME = 10
"""One letter of so many may be unreadable."""


def decoded(data: bytes, encoding: str | None = None) -> tuple[str, str]:
    """The text of a file and the encoding in which it was written: UTF-8, UTF-16 with its mark, else cp1252.

    A text that was UTF-8 and went through a program that took it for cp1252 is put right. Raises BadData for an
    encoding that nobody knows, and for bytes that are no text.
    """
    if encoding is not None and encoding not in ENCODINGS:
        raise BadData("contest.data.choice", place="encoding", value=encoding[:20], choices=", ".join(ENCODINGS))
    found = encoding or _found(data)
    text = data.decode("utf-8-sig" if found == "utf-8" else found, errors="replace")
    unread = sum(letter == CHARACTER or (ord(letter) < 32 and letter not in "\t\n\r\v\f") for letter in text)
    if "\0" in text or SOME * unread > len(text):
        raise BadData("contest.import.no_text")
    return (text if encoding else _put_right(text)), found


def rows_of_text(text: str) -> Rows:
    """The cells of a CSV or TSV, or of names pasted one a line. The separator is the one that the first lines have
    most.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    counts = {mark: sum(line.count(mark) for line in lines[:LOOKED_AT]) for mark in SEPARATORS}
    separator = max(counts, key=lambda mark: counts[mark])
    if not counts[separator]:
        return [[line.strip()] for line in text.splitlines()]
    try:
        return list(csv.reader(io.StringIO(text), delimiter=separator))
    except csv.Error:
        raise BadData("contest.import.no_text") from None


def _found(data: bytes) -> str:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "utf-16"
    try:
        data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"


def _put_right(text: str) -> str:
    """`Ã¨` is what an `è` becomes on such a way; a text that cannot have gone it stays as it is."""
    try:
        return text.encode("cp1252").decode("utf-8") if any(mark in text for mark in "ÃÅÄâ") else text
    except UnicodeError:
        return text
