"""Random people at a random table: whole evenings in no time."""

from random import Random

from tests.tables.doubles import Hall, Onlooker

from mazziere.tables import decide
from mazziere.tables.dealing import commitment
from mazziere.tables.refused import NotDone
from mazziere.tables.state import State
from mazziere.tables.view import legal

LONGEST = 4_000


async def evening(hall: Hall, *, deals: int, seed: int = 1, watching: Onlooker | None = None) -> None:
    """Everybody with a seat comes and plays by chance until so many deals are over or the match is won."""
    random = Random(seed)
    if watching:
        hall.table.join(watching)
    for user in {chair.plan.user for chair in hall.table.state.chairs if chair.plan.user}:
        hall.table.join(Onlooker(user))
    for _ in range(LONGEST):
        await hall.clock.forward(400)
        if finished(hall.table.state) >= deals or hall.table.state.match_over:
            return
        for seat, chair in enumerate(hall.table.state.chairs):
            if chair.person:
                await person(hall, seat, random)
    raise AssertionError("the evening does not end")


async def person(hall: Hall, seat: int, random: Random) -> None:
    """Do one thing that a person may do now, if any."""
    table, state = hall.table, hall.table.state
    try:
        if choices := legal(state, seat):
            text = random.choice(choices)
            await table.ask(lambda s, _, now: decide.act(s, seat, text, seen=state.seq, by="person", now=now))
        elif state.offer is not None and seat not in state.offer.shares:
            given_for = commitment(state.offer) or ""
            await table.ask(lambda s, _, now: decide.share(s, seat, given_for, random.randbytes(8), now=now))
        elif state.running is not None and not state.playing and state.offer is None:
            await table.ask(lambda s, _, now: decide.ready(s, seat, now=now))
    except NotDone:
        return  # somebody at the table was faster


def finished(state: State) -> int:
    """How many deals of the current match are over."""
    return len(state.current.deals) if state.current else 0
