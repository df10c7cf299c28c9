"""How long robots let the first deal be looked at."""

import asyncio

import pytest
from tests.tables.doubles import Hall, Onlooker

from mazziere.tables.pace import PACES


@pytest.mark.parametrize("pace", ["calm", "normal", "fast"])
def test_the_first_deal_is_seen_before_a_robot_speaks(pace: str) -> None:
    """In the first deal the first robot waits a pause and a rest of the pace, so that the turned card is seen."""

    async def story() -> None:
        hall = Hall("belote-pinasca", pace=pace)
        hall.table.join(Onlooker(hall.table.state.chairs[0].plan.user))
        while hall.table.state.running is None:
            await hall.clock.forward(50)
        assert hall.table.state.running.waiting != (0,), "the seed must let a robot speak first"
        given = PACES[pace]
        await hall.clock.forward(given.pause + given.rest - 100)
        assert hall.table.state.running.actions == ()
        await hall.clock.forward(200)
        assert len(hall.table.state.running.actions) == 1

    asyncio.run(story())
