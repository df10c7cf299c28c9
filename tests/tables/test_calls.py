"""Calls of an auction that the table does not take: each is refused in words, with its clause, and nothing changes."""

import asyncio

import pytest
from tests.tables.doubles import Hall, Onlooker
from tests.tables.test_decide import play, refused

from mazziere.messages import LANGUAGES
from mazziere.tables import decide
from mazziere.tables.view import legal
from mazziere.tables.words import refusal

USERS = ("ada", "eva", "leo", "tom")


async def opened(sheet: str) -> tuple[Hall, int]:
    """A table of four people whose cards are dealt, and whose turn it is."""
    hall = Hall(sheet, persons=4)
    for seat, user in enumerate(USERS[1:], 1):
        await hall.table.ask(lambda s, _, now, u=user, at=seat: decide.sit(s, u, u.title(), at, now=now)[1])
    for user in USERS:
        hall.table.join(Onlooker(user))
    await hall.clock.forward(4_000)
    assert hall.table.state.running is not None
    return hall, hall.table.state.running.waiting[0]


async def does(hall: Hall, seat: int, text: str) -> None:
    """A call or card that is allowed."""
    await hall.table.ask(lambda state, _, now: play(text, seat)(state, now))


async def told(hall: Hall, seat: int, text: str) -> tuple[str, str | None]:
    """The reason and clause of a refused call; it is said in every language, and not as a key."""
    found = await refused(hall, play(text, seat))
    for language in LANGUAGES:
        words = refusal(language, found)
        assert words.endswith(".")
        assert "refus" not in words
    return found.reason, found.clause


@pytest.mark.clause("AUC-01", "AUC-02")
def test_calls_that_do_not_stand() -> None:
    """Out of turn, off the ladder, of another trump, against one's own side, after a double, after the end."""

    async def story() -> None:
        hall, turn = await opened("contree-ffb")
        after, partner, last = ((turn + step) % 4 for step in (1, 2, 3))
        assert await told(hall, after, "bid 80 H") == ("NOT_YOUR_TURN", None)
        assert await told(hall, turn, "bid 70 H") == ("BID_TOO_LOW", "AUC-01")
        assert await told(hall, turn, "bid 85 H") == ("BID_STEP", "AUC-01")
        assert await told(hall, turn, "bid 170 H") == ("BID_TOO_HIGH", "AUC-01")
        assert await told(hall, turn, "bid 90 NT") == ("NO_SUCH_TRUMP", "AUC-05")
        assert await told(hall, turn, "bid generale H") == ("NO_GENERALE", "AUC-04")
        assert await told(hall, turn, "double") == ("NOTHING_TO_DOUBLE", "AUC-02")
        assert await told(hall, turn, "redouble") == ("NOT_DOUBLED", "AUC-02")
        assert (await told(hall, turn, "bid 80"))[0] == "UNREADABLE"
        await does(hall, turn, "bid 100 H")
        assert await told(hall, after, "bid 100 S") == ("BID_NOT_HIGHER", "AUC-01")
        assert "110" in refusal("it", await refused(hall, play("bid 90 S", after)))
        assert await told(hall, last, "double") == ("NOT_YOUR_TURN", None)
        await does(hall, after, "pass")
        assert await told(hall, partner, "double") == ("OWN_CONTRACT", "AUC-02")
        await does(hall, partner, "pass")
        await does(hall, last, "double")
        assert await told(hall, turn, "bid 110 H") == ("FROZEN", "AUC-02")
        await does(hall, turn, "redouble")
        assert (await told(hall, turn, "bid 110 H"))[0] == "NOT_NOW"
        assert (await told(hall, partner, "pass"))[0] == "NOT_YOUR_TURN"
        while hall.table.state.playing:
            assert hall.table.state.running is not None
            seat = hall.table.state.running.waiting[0]
            await does(hall, seat, legal(hall.table.state, seat)[0])
        assert await told(hall, turn, "bid 110 H") == ("DEAL_OVER", None)
        await hall.table.close()

    asyncio.run(story())


@pytest.mark.clause("AUC-02")
def test_doubles_at_any_time_have_their_limits() -> None:
    """Before there is a bid, against one's own side, a second time, or another call out of turn: refused by name."""

    async def story() -> None:
        hall, turn = await opened("coinche-pagat")
        after, partner, last = ((turn + step) % 4 for step in (1, 2, 3))
        assert (await told(hall, partner, "double"))[0] == "NOT_YOUR_TURN"
        await does(hall, turn, "bid 100 H")
        assert (await told(hall, partner, "double"))[0] == "NOT_YOUR_TURN"
        for seat in (after, last, after):
            await does(hall, seat, "pass")
        assert legal(hall.table.state, last) == ["double"]
        assert await told(hall, last, "bid 110 S") == ("NOT_YOUR_TURN", "AUC-02")
        assert (await told(hall, turn, "double"))[0] == "NOT_YOUR_TURN"
        assert await told(hall, partner, "double") == ("OWN_CONTRACT", "AUC-02")
        await does(hall, last, "double")
        assert (await told(hall, after, "double"))[0] == "NOT_YOUR_TURN"
        await hall.table.close()

    asyncio.run(story())
