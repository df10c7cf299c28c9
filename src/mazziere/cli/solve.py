"""`mazziere solve`: exact play with open cards."""

import json as plain_json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Annotated, Any

from cyclopts import Parameter

from mazziere.cli._language import say
from mazziere.cli._options import count, game_of, read_file, show_json, tell
from mazziere.cli._yaml import read_yaml
from mazziere.core import BadInput, Regulation

PATIENCE = 3
"""Seconds of wall time after which somebody wants to know what is going on."""


def solve(
    *,
    sheet: str,
    position: Path | None = None,
    random: int | None = None,
    seed: int = 1,
    cards: bool = False,
    option: Annotated[list[str] | None, Parameter(consume_multiple=False)] = None,
    json: bool = False,
) -> None:
    """Play a position, or random deals, exactly and with open cards."""
    if (position is None) == (random is None):
        raise BadInput("cli.solve.either")
    _, regulation = game_of(sheet, option or ())
    if position is not None:
        _show_position(regulation, _read(position), json)
    elif random is not None:
        _show_random(regulation, count("--random", random), seed, cards, json)


def _read(file: Path) -> Mapping[str, Any]:
    """The position in a file, JSON or YAML."""
    found = read_yaml(file) if file.suffix in (".yaml", ".yml") else _json(file)
    if not isinstance(found, Mapping):
        raise BadInput("cli.solve.no_position", file=str(file))
    return found


def _json(file: Path) -> Any:
    data = read_file(file)
    try:
        return plain_json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadInput("cli.solve.unreadable", file=str(file), error=str(error)) from error


def _show_position(regulation: Regulation, position: Mapping[str, Any], json: bool) -> None:
    from mazziere.fast.solve import question, solve, warm

    question(regulation, position)
    with _patience():
        warm(regulation)
    solution = solve(regulation, position)
    if json:
        show_json(solution.json())
        return
    print(say("cli.solve.value", value=solution.value, turn=solution.turn, nodes=solution.nodes, ms=solution.ms))
    for card, value in solution.cards.items():
        print(f"  {card:<4}{value:>4}")


@contextmanager
def _patience() -> Iterator[None]:
    """Tells who waits that the search is being compiled, when that takes its time."""
    told = Timer(PATIENCE, tell, [say("cli.solve.compiling")])
    told.start()
    try:
        yield
    finally:
        told.cancel()


def _show_random(regulation: Regulation, number: int, seed: int, cards: bool, json: bool) -> None:
    from mazziere.fast.solve import measured, warm

    with _patience():
        warm(regulation)
    figures = measured(regulation, number, seed, cards)
    if json:
        show_json(figures)
    else:
        print(say("cli.solve.random", n=number, nodes=figures["nodes"]["mean"], **figures["ms"]))
