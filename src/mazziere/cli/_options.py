"""What several commands read from their arguments: a sheet with house rules, players, counts, files."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from mazziere.core import BadInput, Regulation
from mazziere.core.record import Record, read_record
from mazziere.fast.oracle import enrol
from mazziere.games import AnyGame, play
from mazziere.players import Player, player

MOST = 100_000_000


def game_of(sheet: str, options: Sequence[str] = ()) -> tuple[AnyGame, Regulation]:
    """The game of a sheet under the house rules given as NAME=VALUE. Raises BadInput for what does not exist."""
    overrides = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals or not name:
            raise BadInput("cli.bad_override", option=option)
        overrides[name.strip()] = value.strip()
    return play(sheet, overrides)


def seat_players(names: str, sheet: str, seats: int) -> list[Player]:
    """One player for all seats or one a seat, from names with commas between them."""
    enrol()
    words = [word.strip() for word in names.split(",")]
    if len(words) not in (1, seats):
        raise BadInput("cli.wrong_players", sheet=sheet, seats=seats, count=len(words))
    return [player(words[seat % len(words)]) for seat in range(seats)]


def maker(name: str, ms: int) -> Callable[[], Player]:
    """What makes players of one name, each of whom may think so many milliseconds a move."""

    enrol()

    def make() -> Player:
        made = player(name)
        made.ms = ms
        return made

    return make


def count(name: str, value: int, least: int = 1, most: int = MOST) -> int:
    """A number within its limits. Raises BadInput that names the option."""
    if not least <= value <= most:
        raise BadInput("cli.bad_count", name=name, value=value, least=least, most=most)
    return value


def read_file(path: Path) -> bytes:
    """The bytes of a file, or of standard input for `-`. Raises BadInput, naming the file."""
    if str(path) == "-":
        return sys.stdin.buffer.read()
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput("cli.file_unreadable", file=str(path), error=error.strerror or str(error)) from error


def record_of(path: Path) -> Record:
    """The record in a file. Raises BadInput, naming the file."""
    data = read_file(path)
    try:
        return read_record(data)
    except BadInput as error:
        raise BadInput("cli.in_file", file=str(path)) from error


def write_file(path: Path, text: str) -> None:
    """Write a file, making its folder. Raises BadInput, naming the file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput("cli.file_unwritable", file=str(path), error=error.strerror or str(error)) from error


def show_json(value: Any) -> None:
    """One JSON document on standard output."""
    import json

    print(json.dumps(value, ensure_ascii=False, indent=1))


def tell(words: str) -> None:
    """Words for the person at the screen, on standard error."""
    print(words, file=sys.stderr)
