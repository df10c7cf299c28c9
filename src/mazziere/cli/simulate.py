"""`mazziere simulate`: plays deals between bots, counts and checks them."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mazziere.cli._language import say
from mazziere.cli._options import count, game_of, seat_players, show_json, tell, write_file


def simulate(
    *,
    sheet: str,
    players: str = "random",
    deals: int = 1000,
    seed: int = 1,
    option: Annotated[list[str] | None, Parameter(consume_multiple=False)] = None,
    records: Path | None = None,
    json: bool = False,
) -> int:
    """Play deals between bots, count them, and check every one of them."""
    from mazziere.arena.simulate import Simulator
    from mazziere.core.record import Record

    count("--deals", deals)
    game, regulation = game_of(sheet, option or ())
    seats = seat_players(players, sheet, game.seats(regulation))
    kept = 0

    def keep(record: Record) -> None:
        nonlocal kept
        kept += 1
        assert records is not None
        write_file(records / f"{sheet}-{seed}-{kept:05}.json", record.text())

    done = Simulator(game, regulation, seats, seed, keep if records else None).run(deals)
    figures = done.json()
    if json:
        show_json(figures)
    else:
        print(say("cli.simulate.done", **figures))
        print(say("cli.simulate.pace", **figures))
    for words in done.wrong:
        tell(words)
    return 1 if done.faults else 0
