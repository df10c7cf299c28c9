"""Time at a table: the robot takes over, the person comes back, and nothing is lost by going away."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.tables.doubles import Hall, Onlooker

from mazziere.tables import decide, tick
from mazziere.tables.pace import PACES, SHARE_WAIT
from mazziere.tables.refused import NotDone
from mazziere.tables.view import clock, legal, seats

PACE = PACES["normal"]


def at_table(play: Callable[[Hall, Onlooker], Awaitable[None]], sheet: str = "briscola-2", persons: int = 1) -> None:
    """Run a story at a table where Ada has just sat down."""

    async def story() -> None:
        hall, ada = Hall(sheet, persons=persons), Onlooker("ada")
        hall.table.join(ada)
        await hall.clock.forward(0)
        await play(hall, ada)
        await hall.table.close()

    asyncio.run(story())


async def until_asked(hall: Hall) -> None:
    """Let the table go on until Ada has to answer."""
    for _ in range(100):
        if legal(hall.table.state, 0):
            return
        await hall.clock.forward(300)
    raise AssertionError("Ada is never asked")


def test_cards_wait_two_seconds_for_a_share() -> None:
    """A device that gives no share delays the deal by two seconds and no more."""

    async def story(hall: Hall, _: Onlooker) -> None:
        await hall.clock.forward(SHARE_WAIT - 1)
        assert hall.table.state.running is None
        await hall.clock.forward(1)
        assert hall.table.state.running is not None

    at_table(story)


def test_the_robot_plays_when_turn_and_reserve_are_used_up() -> None:
    """After its clock a seat is played by the robot, which says so, and the person has it back with the next act."""

    async def story(hall: Hall, ada: Onlooker) -> None:
        await until_asked(hall)
        ends, turn_ends = clock(hall.table.state, 0, hall.table.presence)
        assert ends == turn_ends + PACE.reserve  # type: ignore[operator]
        await hall.clock.forward(ends - hall.clock.now() - 1)  # type: ignore[operator]
        assert not hall.table.state.chairs[0].robot
        await hall.clock.forward(1)
        assert seats(hall.table.state, hall.table.presence)[0].robot_plays
        assert any(event.what == "took_over" for news in ada.news for event in news.events or ())
        before = hall.table.state.seq
        await hall.clock.forward(2_000)
        assert hall.table.state.seq > before
        await until_asked(hall)
        text = legal(hall.table.state, 0)[0]
        await hall.table.ask(lambda state, _, now: decide.act(state, 0, text, seen=state.seq, by="person", now=now))
        assert not hall.table.state.chairs[0].robot

    at_table(story)


def test_a_slow_answer_uses_the_reserve() -> None:
    """What a turn takes beyond its own time is missing from the reserve afterwards, and only that."""

    async def story(hall: Hall, _: Onlooker) -> None:
        await until_asked(hall)
        _, turn_ends = clock(hall.table.state, 0, hall.table.presence)
        await hall.clock.forward(turn_ends - hall.clock.now() + 7_000)  # type: ignore[operator]
        text = legal(hall.table.state, 0)[0]
        await hall.table.ask(
            lambda state, presence, now: decide.act(
                state, 0, text, seen=state.seq, by="person", now=now, spent=tick.spent(state, 0, presence, now)
            )
        )
        assert hall.table.state.chairs[0].reserve == PACE.reserve - 7_000

    at_table(story)


def test_nobody_there_stops_the_clock() -> None:
    """With every person away the table waits, however long, and the turn begins anew when one comes back."""

    async def story(hall: Hall, ada: Onlooker) -> None:
        await until_asked(hall)
        hall.table.quit(ada)
        before = hall.table.state
        await hall.clock.forward(24 * 3600 * 1000)
        assert hall.table.state == before
        assert clock(hall.table.state, 0, hall.table.presence) == (None, None)
        hall.table.join(ada)
        await hall.clock.forward(0)
        ends, turn_ends = clock(hall.table.state, 0, hall.table.presence)
        assert turn_ends == hall.clock.now() + PACE.turn
        assert ends == turn_ends + PACE.reserve

    at_table(story)


def test_a_second_tab_keeps_a_seat_here() -> None:
    """A person is here as long as one of the tabs is open."""

    async def story(hall: Hall, ada: Onlooker) -> None:
        second = Onlooker("ada")
        hall.table.join(second)
        hall.table.quit(ada)
        assert seats(hall.table.state, hall.table.presence)[0].here
        hall.table.quit(second)
        assert not seats(hall.table.state, hall.table.presence)[0].here

    at_table(story)


def test_a_spectator_is_nobody_at_the_table() -> None:
    """Somebody without a seat keeps no clock running and can do nothing."""

    async def story(hall: Hall, ada: Onlooker) -> None:
        await until_asked(hall)
        hall.table.join(Onlooker("eva"))
        hall.table.quit(ada)
        before = hall.table.state
        await hall.clock.forward(3600 * 1000)
        assert hall.table.state == before

    at_table(story)


def test_the_next_deal_waits_for_the_people() -> None:
    """Between deals nothing moves until somebody is ready; alone at the table one word is enough."""

    async def story(hall: Hall, _: Onlooker) -> None:
        while hall.table.state.current is None or not hall.table.state.current.deals:
            await until_asked_or_over(hall)
        before = hall.table.state
        await hall.clock.forward(3600 * 1000)
        assert hall.table.state == before
        await hall.table.ask(lambda state, __, now: decide.ready(state, 0, now=now))
        assert hall.table.state.offer is not None
        with pytest.raises(NotDone, match="NOT_NOW"):
            await hall.table.ask(lambda state, __, now: decide.ready(state, 0, now=now))

    at_table(story)


async def until_asked_or_over(hall: Hall) -> None:
    """One more answer of Ada, or a little time."""
    if choices := legal(hall.table.state, 0):
        await hall.table.ask(
            lambda state, _, now: decide.act(state, 0, choices[0], seen=state.seq, by="person", now=now)
        )
    await hall.clock.forward(300)


def test_free_seats_hold_up_the_first_deal() -> None:
    """A table for two people deals when the second has sat down, and sitting down twice changes nothing."""

    async def story(hall: Hall, _: Onlooker) -> None:
        await hall.clock.forward(60_000)
        assert hall.table.state.current is None
        for _ in range(2):
            await hall.table.ask(lambda state, __, now: decide.sit(state, "eva", "Eva", None, now=now)[1])
        assert hall.table.state.seat_of("eva") == 1
        assert hall.table.state.offer is not None
        with pytest.raises(NotDone, match="TABLE_FULL"):
            await hall.table.ask(lambda state, __, now: decide.sit(state, "leo", "Leo", None, now=now)[1])

    at_table(story, persons=2)
