"""A deal told so that somebody who knows the game can read it over: the playthroughs beside this file.

`python -m tests.contract.story` writes those of the sheets that have none; with names of sheets it writes theirs anew,
with `belote-tallone@12` from the twelfth deal on: one that shows what is special about the sheet.
The actions stand in the file. The test plays them again and compares what happened, line by line.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from mazziere.core import Deal, Event, Result
from mazziere.core.plain import plain
from mazziere.games import play, sheets
from mazziere.players.turn import by_the_book

FOLDER = Path(__file__).parent / "playthroughs"
"""One file a sheet."""
SEED = 7


def file_of(sheet: str) -> Path:
    """Where the playthrough of a sheet stands."""
    return FOLDER / f"{sheet}.txt"


def invent(sheet: str, first: int = SEED) -> list[tuple[int, str]]:
    """The actions of a deal that the book plays (chance where there is no book), the first one that somebody takes."""
    game, regulation = play(sheet)
    for seed in range(first, first + 50):
        random = Random(seed)
        state, _ = game.start(regulation, deal_of(sheet, seed), game.first(regulation, _dealer(sheet)))
        actions = []
        while seats := game.waiting(state):
            legal = tuple(game.legal(state, seats[0]))
            action = by_the_book(game.view(state, seats[0]), legal, regulation, random)
            actions.append((seats[0], str(action)))
            state, _ = game.step(state, seats[0], action)
        if game.result(state).outcome != "void":
            return [(seed, ""), *actions]
    raise AssertionError(f"{sheet}: fifty deals in a row that nobody took")


def deal_of(sheet: str, seed: int) -> Deal:
    """The deal of a seed: the last seat deals."""
    game, regulation = play(sheet)
    pack = list(game.pack(regulation).cards)
    Random(f"story {seed}").shuffle(pack)
    return Deal(tuple(pack), _dealer(sheet))


def _dealer(sheet: str) -> int:
    game, regulation = play(sheet)
    return game.seats(regulation) - 1


def told(sheet: str, seed: int, actions: Sequence[tuple[int, str]]) -> str:
    """The deal with everything that happens, one line an action; every card shown."""
    return "\n".join(_lines(sheet, seed, actions)) + "\n"


def _lines(sheet: str, seed: int, actions: Sequence[tuple[int, str]]) -> Iterator[str]:
    game, regulation = play(sheet)
    deal = deal_of(sheet, seed)
    yield f"{sheet}, deal {seed}, dealer {deal.dealer}"
    state, events = game.start(regulation, deal, game.first(regulation, deal.dealer))
    yield from _happened(events)
    for seat, text in actions:
        legal = " ".join(str(action).replace(" ", "_") for action in game.legal(state, seat))
        yield f"{seat}> {text}    ({legal if len(legal) < 90 else legal[:86] + ' ...'})"
        state, events = game.step(state, seat, game.read(text, regulation))
        yield from _happened(events)
    result = game.result(state)
    assert result is not None, "the playthrough does not end"
    yield from _result(result)
    yield f"scores {game.next(state).scores}, next dealer {game.next(state).dealer}"


def _happened(events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        secret = " hidden: " + _detail(event.secret) if event.secret else ""
        who = "" if event.seat is None else f" {event.seat}"
        yield f"   {event.what}{who} {_detail(event.open)}{secret}".rstrip()


def _detail(values: Any) -> str:
    return ", ".join(f"{key} {_text(value)}" for key, value in plain(dict(values)).items())


def _text(value: Any) -> str:
    if isinstance(value, list):
        return "[" + " ".join(map(_text, value)) + "]"
    if isinstance(value, dict):
        return "{" + _detail(value) + "}"
    return str(value)


def _result(result: Result) -> Iterator[str]:
    yield f"result {result.outcome} ({result.clause}), points {' : '.join(map(str, result.points))}"
    for line in result.lines:
        struck = "" if line.counted else " not counted"
        detail = f" {_detail(line.detail)}" if line.detail else ""
        yield f"   side {line.side}: {line.what} {line.points}{struck} ({line.clause}){detail}"


def read(text: str) -> tuple[int, list[tuple[int, str]]]:
    """The seed and the actions of a playthrough, from its lines."""
    head, *lines = text.splitlines()
    seed = int(head.split("deal ")[1].split(",")[0])
    acted = (line.partition("    (")[0].partition("> ") for line in lines if line[:1].isdigit())
    return seed, [(int(seat), action) for seat, _, action in acted]


def main(names: Sequence[str]) -> None:
    """Write the playthroughs asked for, or those that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or [sheet for sheet in sheets() if not file_of(sheet).exists()]:
        sheet, _, first = name.partition("@")
        (seed, _), *actions = invent(sheet, int(first or SEED))
        file_of(sheet).write_text(told(sheet, seed, actions), encoding="utf-8")
        print(file_of(sheet).name)


if __name__ == "__main__":
    main(sys.argv[1:])
