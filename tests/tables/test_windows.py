"""Windows: several seats may speak at once, and the table applies what they say in the order of the seats."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from random import Random

import msgspec
import pytest
from tests.tables.doubles import Hall, Onlooker
from tests.tables.playing import person

from mazziere.cards import Card
from mazziere.games.belote.numbers import BIT, natural_cards
from mazziere.tables import decide
from mazziere.tables.fold import apply
from mazziere.tables.refused import NotDone
from mazziere.tables.state import State
from mazziere.tables.tick import Presence
from mazziere.tables.view import legal, seen, view

USERS = ("ada", "eva", "leo", "tom")


def in_a_window(sheet: str, story: Callable[[Hall, tuple[int, ...]], Awaitable[None]]) -> None:
    """Four people play by chance until two or more of them may speak at once; then the story runs."""

    async def run() -> None:
        hall = Hall(sheet, persons=4)
        for seat, user in enumerate(USERS[1:], 1):
            await hall.table.ask(lambda s, _, now, u=user, at=seat: decide.sit(s, u, u.title(), at, now=now)[1])
        for user in USERS:
            hall.table.join(Onlooker(user))
        random = Random(3)
        for _ in range(3000):
            await hall.clock.forward(50)
            waiting = hall.table.state.running.waiting if hall.table.state.running else ()
            if len(waiting) > 1:
                await story(hall, waiting)
                return
            for seat in range(4):
                await person(hall, seat, random)
        raise AssertionError("no window opens")

    asyncio.run(run())


async def say(hall: Hall, seat: int, text: str) -> None:
    """Answer for a seat."""
    await hall.table.ask(lambda s, _, now: decide.act(s, seat, text, seen=s.seq, by="person", now=now))


def shown(state: State, seat: int, hall: Hall) -> str | None:
    """The held answer that a seat is shown as its own."""
    return view(state, seat, hall.table.presence, language="en", now=0).answered


@pytest.mark.parametrize("rules", ["coinche-pagat", "belote-ligure"])
def test_an_answer_before_its_turn_is_held_and_shown_to_nobody_else(rules: str) -> None:
    """The later seat's answer is committed, kept back and known to that seat alone; it cannot be changed."""

    async def story(hall: Hall, waiting: tuple[int, ...]) -> None:
        later = waiting[-1]
        before = hall.table.state.running.actions  # type: ignore[union-attr]
        await say(hall, later, "pass")
        state = hall.table.state
        assert state.running is not None
        assert state.running.actions == before
        assert shown(state, later, hall) == "pass"
        assert legal(state, later) == []
        event = state.running.events[-1]
        for seat in range(4):
            told = seen([event], seat)[0]
            assert (told.get("action") == "pass") == (seat == later)
            assert seat == later or shown(state, seat, hall) is None
        with pytest.raises(NotDone, match="ANSWERED"):
            await say(hall, later, legal(state, waiting[0])[0])

    in_a_window(rules, story)


@pytest.mark.parametrize("rules", ["coinche-pagat", "belote-ligure"])
def test_held_answers_are_applied_in_the_order_of_the_seats(rules: str) -> None:
    """However the answers arrive, the record has them in the order in which the rules ask."""

    async def story(hall: Hall, waiting: tuple[int, ...]) -> None:
        count = len(hall.table.state.running.actions)  # type: ignore[union-attr]
        for seat in reversed(waiting):
            await say(hall, seat, "pass")
        running = hall.table.state.running
        assert running is not None
        assert [seat for seat, _ in running.actions[count : count + len(waiting)]] == list(waiting)
        assert running.held == {}

    in_a_window(rules, story)


@pytest.mark.parametrize("rules", ["coinche-pagat", "belote-ligure"])
def test_an_answer_that_became_impossible_is_asked_again(rules: str) -> None:
    """When an earlier seat's word makes a held answer impossible, its seat is asked anew and the game goes on."""

    async def story(hall: Hall, waiting: tuple[int, ...]) -> None:
        first, later = waiting[0], waiting[-1]
        word = next(text for text in legal(hall.table.state, first) if text != "pass")
        await say(hall, later, word)
        for seat in waiting[:-1]:
            if hall.table.state.running and seat in hall.table.state.running.waiting:
                choices = legal(hall.table.state, seat)
                await say(hall, seat, word if word in choices and seat == first else "pass")
        state = hall.table.state
        assert state.running is not None
        assert all(seat in state.running.waiting for seat in state.running.held)
        random = Random(1)
        for _ in range(2000):
            if not hall.table.state.playing:
                return
            await hall.clock.forward(50)
            for seat in range(4):
                await person(hall, seat, random)
        raise AssertionError("the deal does not end")

    in_a_window(rules, story)


async def until(hall: Hall, wanted: Callable[[State], bool], persons: int) -> State:
    """People play by chance until the table stands so."""
    random = Random(5)
    for _ in range(3000):
        await hall.clock.forward(50)
        state = hall.table.state
        if state.running is not None and wanted(state):
            return state
        for seat in range(persons):
            await person(hall, seat, random)
    raise AssertionError("the table never stands so")


def out_of_turn(state: State) -> list[int]:
    """The seats that may speak although the game waits for another one."""
    assert state.running is not None
    return [seat for seat in range(4) if seat not in state.running.waiting and legal(state, seat)]


def test_a_double_out_of_turn_is_taken_at_once() -> None:
    """It stands before the turn's own call; who was asked before it is asked anew, and an older page's is refused."""

    async def story() -> None:
        hall = Hall("coinche-pagat", persons=4)
        for seat, user in enumerate(USERS[1:], 1):
            await hall.table.ask(lambda s, _, now, u=user, at=seat: decide.sit(s, u, u.title(), at, now=now)[1])
        for user in USERS:
            hall.table.join(Onlooker(user))
        state = await until(hall, lambda state: bool(out_of_turn(state)), 4)
        assert state.running is not None
        seat, turn = out_of_turn(state)[-1], state.running.waiting[0]
        with pytest.raises(NotDone, match="STALE"):
            await hall.table.ask(
                lambda s, _, now: decide.act(s, seat, "double", seen=state.seq - 1, by="person", now=now)
            )
        await say(hall, seat, "double")
        after = hall.table.state.running
        assert after is not None
        assert after.actions[-1] == (seat, "double")
        assert legal(hall.table.state, after.waiting[0]) == ["pass", "redouble"]
        assert min(number for number, _ in after.asked.values()) > state.running.asked[turn][0]
        with pytest.raises(NotDone, match=r"NOT_YOUR_TURN|STALE"):
            await hall.table.ask(lambda s, _, now: decide.act(s, turn, "pass", seen=state.seq, by="person", now=now))

    asyncio.run(story())


def test_a_robot_lets_the_exchange_go_by_as_slowly_with_the_seven_as_without() -> None:
    """From the question to the robot's answer the same time passes, whatever it holds and whatever it answers."""
    held: dict[bool, set[int]] = {True: set(), False: set()}

    async def story(seed: int) -> None:
        hall = Hall("belote-tallone", seed=seed, persons=1)
        hall.table.join(Onlooker("ada"))
        asked = await until(hall, lambda s: s.running is not None and 1 in s.running.waiting and in_exchange(s), 1)
        running = asked.running
        assert running is not None
        holds = "swap" in [str(action) for action in asked.game.legal(running.state, 1)]
        while answered(hall.table.state) == answered(asked):
            await hall.clock.forward(10)
        held[holds].add(hall.clock.now() - running.asked[1][1])

    for seed in range(9):
        asyncio.run(story(seed))
    assert len(held[True]) == len(held[False]) == 1
    assert held[True] == held[False]


def in_exchange(state: State) -> bool:
    """The seven of trump may be exchanged now."""
    return state.running is not None and state.game.view(state.running.state, 0).window == "swap"


def answered(state: State) -> bool:
    """The robot at seat 1 is not asked any more, or its answer is held."""
    assert state.running is not None
    return 1 not in state.running.waiting or 1 in state.running.held or not in_exchange(state)


def test_no_byte_tells_who_holds_the_seven() -> None:
    """With the seven in the robot's hand or in the stock, a page is sent the same bytes to the end of the exchange."""

    async def story() -> None:
        hall = Hall("belote-tallone", seed=1, persons=1)
        hall.table.join(Onlooker("ada"))
        asked = await until(hall, lambda s: in_exchange(s) and legal(s, 0) == ["pass"], 1)
        assert asked.running is not None
        for order in ((0, 1), (1, 0)):
            sent = [[encoded(state) for state in steps(asked, at, order)] for at in ("held", "lost")]
            assert sent[0] == sent[1]
            assert len(set(sent[0])) == 3

    asyncio.run(story())


def steps(asked: State, at: str, order: tuple[int, int]) -> Iterator[State]:
    """The table at the question and after each answer, both going on, with the seven held by the robot or by nobody."""
    running = asked.running
    assert running is not None
    exchange = running.state
    seven = BIT[Card("7", exchange.contract.trump)]
    out = list(exchange.out)
    mine = exchange.hands[1]
    spare = next(card for card in natural_cards(mine & ~seven))
    if at == "held" and not mine & seven:
        out[out.index(Card("7", exchange.contract.trump))] = spare
        mine ^= seven | BIT[spare]
    elif at == "lost" and mine & seven:
        hidden = next(card for card in out if card != exchange.dealt.turned)
        out[out.index(hidden)] = Card("7", exchange.contract.trump)
        mine ^= seven | BIT[hidden]
    dealt = exchange._replace(hands=(exchange.hands[0], mine), out=tuple(out))
    state = replace(asked, running=replace(running, state=dealt, waiting=(0, 1)))
    yield state
    for seat in order:
        state, _ = apply(state, decide.act(state, seat, "pass", seen=None, by="robot", now=asked.at)[-1])
        yield state


def encoded(state: State) -> bytes:
    """What the page of seat 0 is sent of a table."""
    here = Presence(seats=frozenset({0}), since=0)
    return msgspec.json.encode(view(state, 0, here, language="it", now=state.at))
