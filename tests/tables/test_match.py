"""A whole match at a table, and another one after it."""

import asyncio
import json

from tests.tables.doubles import Hall
from tests.tables.playing import evening

from mazziere.core.record import read_record
from mazziere.core.verify import verify
from mazziere.tables import decide, log
from mazziere.tables.fold import fold
from mazziere.tables.record import record_text
from mazziere.tables.view import head, view


def test_a_match_has_a_winner_and_another_follows() -> None:
    """A match that is won is offered no more; one word begins another match, and the first stays a record."""

    async def story() -> None:
        hall = Hall("briscola-2")
        await evening(hall, deals=99)
        won = hall.table.state
        assert won.match_over
        shown = view(won, 0, hall.table.presence, language="it", now=0)
        assert head(won, 0, hall.table.presence, language="it").over
        assert shown.ready is not None
        assert shown.ready.next == "match"
        assert shown.match.winner is not None
        await hall.table.ask(lambda s, _, now: decide.ready(s, 0, now=now))
        assert not head(hall.table.state, 0, hall.table.presence, language="it").over
        again = view(hall.table.state, 0, hall.table.presence, language="it", now=0)
        assert (again.match.number, again.match.deals, again.match.winner, again.deal) == (2, [], None, None)

        await hall.clock.forward(5_000)
        state = hall.table.state
        first, second = (record_text(state, number, 0) for number in (1, 2))
        assert first is not None
        assert second is not None
        record = read_record(first)
        assert verify(state.game, state.regulation, record).winner == shown.match.winner
        assert json.loads(second)["running"]["dealer"] == again.match.dealer
        assert record_text(state, 3, 0) is None
        assert fold(log.unpack(data) for data in hall.journal.streams["t1"]) == state
        await hall.table.close()

    asyncio.run(story())
