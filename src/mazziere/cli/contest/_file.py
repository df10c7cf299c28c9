"""The file of a contest: read whole, written whole or not at all, never by two at once."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from mazziere.contests.facts import Fact
from mazziere.contests.log import Log, from_json, to_json
from mazziere.core import BadInput

DESK = "desk"


def now() -> str:
    """The time of an act."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def read(path: Path) -> Log:
    """The contest in a file. Raises BadInput, naming the file, when there is none or it is damaged."""
    try:
        return from_json(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadInput("contest.cli.no_file", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadInput("contest.cli.damaged", file=str(path)) from None
    except OSError as error:
        raise BadInput("cli.file_unreadable", file=str(path), error=error.strerror or str(error)) from error


def write_new(path: Path, log: Log) -> None:
    """A new file. Raises BadInput when there is one already: nothing is written over."""
    if path.exists():
        raise BadInput("contest.cli.exists", file=str(path))
    _replace(path, to_json(log))


def write_bytes(path: Path, data: bytes) -> None:
    """Any other file, whole or not at all."""
    _replace(path, data)


class Desk:
    """An open contest file: acts are done on its log and written when the work is over."""

    def __init__(self, log: Log) -> None:
        self.log = log

    def do(self, *facts: Fact) -> None:
        """One act. Raises BadInput, and nothing is written, when it is refused."""
        self.log = self.log.appended(*facts, at=now(), by=DESK)


@contextmanager
def changing(path: Path) -> Iterator[Desk]:
    """The contest of a file for changing; it is written back at the end unless something was refused."""
    with _locked(path):
        desk = Desk(read(path))
        before = desk.log
        yield desk
        if desk.log != before:
            _replace(path, to_json(desk.log))


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Nobody else changes the file meanwhile. The file itself is locked, as long as it is still the one at this
    path.
    """
    try:
        import fcntl
    except ImportError:  # a system without it has one desk at a time
        yield
        return
    while True:
        try:
            held: IO[bytes] = path.open("rb")
        except FileNotFoundError:
            raise BadInput("contest.cli.no_file", file=str(path)) from None
        except OSError as error:
            raise BadInput("cli.file_unreadable", file=str(path), error=error.strerror or str(error)) from error
        with held:
            fcntl.flock(held, fcntl.LOCK_EX)
            if path.exists() and os.path.samestat(os.fstat(held.fileno()), path.stat()):
                yield
                return


def _replace(path: Path, content: str | bytes) -> None:
    """Writes beside the file, makes sure that it is on the disk, then puts it in its place in one step."""
    data = content.encode() if isinstance(content, str) else content
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise BadInput("cli.file_unwritable", file=str(path), error=error.strerror or str(error)) from error


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
