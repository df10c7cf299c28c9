"""`mazziere replay`: a recorded game, line by line, as everybody or one seat saw it."""

from pathlib import Path

from mazziere.cli._language import say
from mazziere.cli._options import record_of, show_json


def replay(record: Path, /, *, seat: int | None = None, json: bool = False) -> None:
    """Show a recorded game: what happened, in order."""
    from mazziere.core import REFEREE, BadInput, Viewer
    from mazziere.core.replay import replay as moments
    from mazziere.games import play

    read = record_of(record)
    game, regulation = play(read.sheet, read.options)
    seats = game.seats(regulation)
    if seat is not None and not 0 <= seat < seats:
        raise BadInput("cli.bad_count", name="--seat", value=seat, least=0, most=seats - 1)
    viewer: Viewer = REFEREE if seat is None else seat
    shown = []
    for moment in moments(game, regulation, read):
        seen = [event.seen_by(viewer) for event in moment.events]
        told = [event.json() for event in seen if event]
        if json:
            action = None if moment.seat is None else [moment.seat, str(moment.action)]
            shown.append({"deal": moment.deal, "action": action, "events": told})
        elif moment.seat is None:
            names = ", ".join(f"{number} {who['name']}" for number, who in enumerate(read.seats))
            print(say("cli.replay.deal", deal=moment.deal + 1, dealer=moment.match.dealer, seats=names))
        else:
            print(f"  {moment.seat}  {moment.action}")
        if not json and not game.waiting(moment.state):
            result = game.result(moment.state)
            assert result is not None
            points = " : ".join(str(points) for points in result.points)
            print(say("cli.replay.result", outcome=result.outcome, points=points))
    if json:
        show_json(shown)
