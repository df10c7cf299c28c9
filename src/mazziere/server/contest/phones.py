"""What the phones of a hall ask and send: the table of a code, and its result."""

import time
from typing import Any

from litestar import get, post

from mazziere.contests.facts import Source
from mazziere.contests.keeper import options_of
from mazziere.contests.phone import playing_at, report, table_of_code
from mazziere.core import BadInput
from mazziere.messages import say
from mazziere.server.contest import shapes, wishes
from mazziere.server.contest.asking import guessed
from mazziere.server.contest.deeds import result_of
from mazziere.server.contest.hall import Live
from mazziere.server.contest.views import BY_PHONE, table_view
from mazziere.server.context import Context
from mazziere.server.entering import Asked
from mazziere.server.language import language_of


@get("/api/phone/{code:str}", sync_to_thread=False)
def phone(request: Asked, context: Context, code: str) -> shapes.PhoneView:
    """The table of that code, as its players see it."""
    live, number = _of_code(request, context, code)
    return phone_view(live, number, code, language_of(request))


@post("/api/phone/{code:str}", status_code=200)
async def phone_report(request: Asked, context: Context, code: str, data: wishes.PhoneReport) -> shapes.PhoneView:
    """The result that one side sends."""
    live, number = _of_code(request, context, code)
    result = result_of(data.result)
    await live.act(
        lambda contest, log: [
            report(
                contest,
                code,
                data.round,
                data.table,
                data.side,
                result,
                seen=data.seen,
                kept=data.keep,
                source=Source.KEEPER if data.keeper else Source.PHONE,
            )
        ],
        BY_PHONE,
    )
    return phone_view(live, number, code, language_of(request))


def phone_view(live: Live, number: int, code: str, language: str) -> shapes.PhoneView:
    """What a table plays now, with the table of the contest."""
    contest = live.log.contest
    round, table = playing_at(contest, number) or (None, None)
    title = played = None
    if round is not None:
        format = contest.format(round.discipline)
        title = say(language, f"contest.round.title_{format.phases[round.phase].pairing.value}", number=round.number)
        game = say(language, f"contest.game.{round.discipline or format.game}")
        played = shapes.PlayedView(
            name=round.discipline, title=game, game=format.game, sheet=format.sheet, options=options_of(format)
        )
    return shapes.PhoneView(
        contest=live.id,
        name=contest.created.name,
        number=number,
        code=code.upper(),
        round=None if round is None else round.id,
        title=title,
        stage=None if round is None else round.stage.value,
        table=None if round is None or table is None else table_view(contest, round, table, {}),
        discipline=played,
        now=int(time.time()),
    )


def _of_code(request: Asked, context: Context, code: str) -> tuple[Live, int]:
    """The contest and table of a code. Raises BadInput for one that is nobody's, TooMany for too many of those."""
    for live in context.hall.all():
        try:
            return live, table_of_code(live.log.contest, code)
        except BadInput:
            continue
    guessed(request, context)
    raise BadInput("contest.phone.no_code", code=code[:20])


PHONES: list[Any] = [phone, phone_report]
