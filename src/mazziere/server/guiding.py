"""A deal with somebody at one's side: what the book would do on this seat and why, from what the seat itself sees."""

from random import Random

from litestar import get

from mazziere.core import BadInput
from mazziere.games.belote.regulation import Regulation
from mazziere.players.book.belote import choose
from mazziere.players.book.belote.why import Reason, reasons
from mazziere.server.context import Context
from mazziere.server.entering import Asked
from mazziere.server.errors import NoSession
from mazziere.server.language import language_of
from mazziere.server.messages import Hint
from mazziere.server.session import user_of
from mazziere.tables.words import named, spoken

GUIDED = "belote"
"""The game whose book gives its reasons."""


@get("/api/tables/{table_id:str}/hint")
async def hint(request: Asked, context: Context, table_id: str) -> Hint:
    """What to look at and what to do, for the seat of whoever asks, while it is asked.

    Raises BadInput when it is not, for a table with other people (advice there would be unfair), and in other games.
    """
    table = await context.house.find(table_id)
    user = await user_of(request, context.house.store)
    if user is None:
        raise NoSession
    state = table.state
    seat, running = state.seat_of(user.id), state.running
    if state.game.name != GUIDED or sum(chair.person for chair in state.chairs) > 1:
        raise BadInput("table.error.no_guide")
    if seat is None or running is None or seat not in running.waiting:
        raise BadInput("table.error.no_hint")
    seen, legal = state.game.view(running.state, seat), list(state.game.legal(running.state, seat))
    regulation = state.regulation
    assert isinstance(regulation, Regulation)
    action = choose(seen, legal, regulation, Random(0))
    language = language_of(request)
    why = [_words(language, reason) for reason in reasons(seen, legal, action, regulation)]
    return Hint(seq=state.seq, action=str(action), words=why)


def _words(language: str, reason: Reason) -> str:
    text = spoken(language, reason.key, named(language, GUIDED, reason.params))
    return text[:1].upper() + text[1:]


HANDLERS = [hint]
