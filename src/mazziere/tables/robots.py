"""Who is answered for by a program: a bot on its own seat, a robot on the seat of a person whose clock ran out."""

from typing import TYPE_CHECKING

from mazziere.core import Seat
from mazziere.tables.decide import Facts, act
from mazziere.tables.log import By
from mazziere.tables.outside import Clock, NotSaved, Question, Thinker
from mazziere.tables.refused import NotDone
from mazziere.tables.state import Running, State
from mazziere.tables.tick import Presence, pace

if TYPE_CHECKING:
    from mazziere.tables.actor import Table

STAND_IN = "book"
"""The player that answers for an absent person, and for a bot of no name."""
AGAIN_MS = 2_000

Asked = tuple[Seat, int]
"""A seat and the number of the fact since which it is asked: one question."""


class Robots:
    """The robots of one table. `hurry` shortens their pauses: 0 for none."""

    def __init__(self, table: "Table", thinker: Thinker, clock: Clock, hurry: float) -> None:
        self._table = table
        self._thinker = thinker
        self._clock = clock
        self._hurry = hurry
        self._busy: set[Asked] = set()
        self._stopped = False

    def look(self) -> None:
        """Begin to answer every question that waits for a program and is not being answered yet."""
        state, presence = self._table.state, self._table.presence
        running = state.running
        if running is None or state.closed or self._stopped or not presence.here(state):
            return
        for seat in running.waiting:
            asked = (seat, running.asked[seat][0])
            if state.chairs[seat].automatic and seat not in running.held and asked not in self._busy:
                self._busy.add(asked)
                self._table.spawn(self._answer(asked))

    def stop(self) -> None:
        """Answer nothing more."""
        self._stopped = True

    async def _answer(self, asked: Asked) -> None:
        """Think, wait so that people can follow, and act; if the question has gone meanwhile, nothing."""
        try:
            seat = asked[0]
            state, presence = self._table.state, self._table.presence
            if not _still(state, asked) or state.running is None:
                return
            text = await self._thinker.choose(question(state, seat))
            await self._clock.sleep_until(_due(state, state.running, seat, presence, self._hurry))
            await self._act(asked, text)
        except NotSaved:
            await self._clock.sleep_until(self._clock.now() + AGAIN_MS)
        finally:
            self._busy.discard(asked)
        if _still(self._table.state, asked):
            self.look()

    async def _act(self, asked: Asked, text: str | None) -> None:
        """Act as thought; when the rules refuse that, do the first thing that they allow."""
        seat = asked[0]

        def decide(state: State, presence: Presence, now: int) -> Facts:
            running = state.running
            if running is None or not _still(state, asked) or not presence.here(state):
                return []
            by: By = "bot" if state.chairs[seat].plan.kind == "bot" else "robot"
            if text is not None:
                try:
                    return act(state, seat, text, seen=None, by=by, now=now)
                except NotDone:
                    pass
            floor = next(iter(state.game.legal(running.state, seat)))
            return act(state, seat, str(floor), seen=None, by=by, now=now)

        try:
            await self._table.ask(decide)
        except NotDone:
            return


def question(state: State, seat: Seat) -> Question:
    """What the robot of a seat is asked: its own view, never the state."""
    running, chair = state.running, state.chairs[seat]
    assert running is not None
    return Question(
        player=chair.plan.player or STAND_IN,
        seat=seat,
        view=state.game.view(running.state, seat),
        legal=tuple(state.game.legal(running.state, seat)),
        regulation=state.regulation,
    )


def _still(state: State, asked: Asked) -> bool:
    seat, number = asked
    running = state.running
    if running is None or seat not in running.waiting or seat in running.held or state.closed:
        return False
    return running.asked[seat][0] == number and state.chairs[seat].automatic


def _due(state: State, running: Running, seat: Seat, presence: Presence, hurry: float) -> int:
    """When the robot may act: after a pause since it was asked, longer over a complete trick or a first deal."""
    given = pace(state)
    asked_at = running.asked[seat][1]
    wait = given.rest if running.trick_at == asked_at else given.pause
    if not running.actions and running.match.deals == 0:
        wait += given.rest
    return max(asked_at, presence.since) + int(wait * hurry)
