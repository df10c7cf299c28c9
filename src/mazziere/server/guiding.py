"""A deal with somebody at one's side: what the book would do on this seat and why, from what the seat itself sees."""

from random import Random
from typing import Any

from litestar import get

from mazziere.core import BadInput
from mazziere.players.book import BookPlayer
from mazziere.players.book.reason import Reason
from mazziere.server.context import Context
from mazziere.server.entering import Asked
from mazziere.server.errors import NoSession
from mazziere.server.language import language_of
from mazziere.server.messages import Hint
from mazziere.server.session import user_of
from mazziere.tables.words import card_words, named, spoken

BOOK = BookPlayer()
IN_HAND = frozenset({"meld", "add", "discard"})
"""Actions whose words are followed by cards of the hand; a card that is played stands first."""


@get("/api/tables/{table_id:str}/hint")
async def hint(request: Asked, context: Context, table_id: str) -> Hint:
    """What to look at and what to do, for the seat of whoever asks, while it is asked.

    Raises BadInput when it is not, and for a table with other people: advice there would be unfair.
    """
    table = await context.house.find(table_id)
    user = await user_of(request, context.house.store)
    if user is None:
        raise NoSession
    state = table.state
    seat, running = state.seat_of(user.id), state.running
    if sum(chair.person for chair in state.chairs) > 1:
        raise BadInput("table.error.no_guide")
    if seat is None or running is None or seat not in running.waiting:
        raise BadInput("table.error.no_hint")
    seen, legal = state.game.view(running.state, seat), list(state.game.legal(running.state, seat))
    action = BOOK.choose(seen, legal, state.regulation, Random(0))
    reasons = BOOK.why(seen, legal, action, state.regulation)
    language, game = language_of(request), state.game.name
    words = [_words(language, game, reason) for reason in reasons]
    return Hint(seq=state.seq, action=str(action), cards=marked(str(action)), words=words)


def marked(action: str) -> list[str]:
    """The cards of the hand that an action names, by its text."""
    first, *rest = action.split()
    if first in IN_HAND:
        return [text.partition("=")[0] for text in rest if not text.isdecimal()]
    return [first] if first[-1] in "SHDCB" and first[0].isupper() | first[0].isdecimal() else []


def _words(language: str, game: str, reason: Reason) -> str:
    said: dict[str, Any] = named(language, game, reason.params)
    if "cards" in said:
        said["cards"] = ", ".join(card_words(language, game, text) for text in str(said["cards"]).split())
    if "value" in said:
        said["value"] = spoken(language, f"table.bid.{said['value']}", {}, str(said["value"]))
    text = spoken(language, reason.key, said)
    return text[:1].upper() + text[1:]


HANDLERS = [hint]
