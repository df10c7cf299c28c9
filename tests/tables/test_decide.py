"""What a table does not do: each refusal has its reason, and changes nothing."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.tables.doubles import Hall, Onlooker

from mazziere.tables import decide
from mazziere.tables.outside import NotSaved
from mazziere.tables.refused import NotDone
from mazziere.tables.state import State
from mazziere.tables.view import legal
from mazziere.tables.why import why

Story = Callable[[Hall], Awaitable[None]]


def with_a_deal(story: Story, sheet: str = "briscola-2") -> None:
    """Run a story at a table where Ada has to play a card."""

    async def run() -> None:
        hall = Hall(sheet)
        hall.table.join(Onlooker("ada"))
        for _ in range(40):
            if legal(hall.table.state, 0):
                break
            await hall.clock.forward(300)
        await story(hall)
        await hall.table.close()

    asyncio.run(run())


async def refused(hall: Hall, ask: Callable[[State, int], decide.Facts]) -> NotDone:
    """What the table answers to something it does not do; proves that nothing has changed."""
    before, written = hall.table.state, len(hall.journal.streams["t1"])
    with pytest.raises(NotDone) as caught:
        await hall.table.ask(lambda state, _, now: ask(state, now))
    assert hall.table.state == before
    assert len(hall.journal.streams["t1"]) == written
    return caught.value


def play(text: str, seat: int = 0, seen: int | None = None) -> Callable[[State, int], decide.Facts]:
    """An act of a person."""
    return lambda state, now: decide.act(
        state, seat, text, seen=state.seq if seen is None else seen, by="person", now=now
    )


def test_a_move_out_of_turn_is_refused() -> None:
    """Who is not asked cannot act."""

    async def story(hall: Hall) -> None:
        assert (await refused(hall, play("AS", seat=1))).reason == "NOT_YOUR_TURN"

    with_a_deal(story)


def test_a_card_that_one_does_not_hold_is_refused_by_the_rules() -> None:
    """The game's own reason and its message key reach the player."""

    async def story(hall: Hall) -> None:
        held = set(legal(hall.table.state, 0))
        missing = next(str(card) for card in hall.table.state.running.deal.deck if str(card) not in held)  # type: ignore[union-attr]
        answer = await refused(hall, play(missing))
        assert (answer.reason, answer.key) == ("NOT_IN_HAND", "briscola.refusal.NOT_IN_HAND")

    with_a_deal(story)


@pytest.mark.parametrize("text", ["", "ZZ", "10H; drop table", "💥", "meld 4H", "10" * 5000])
def test_what_is_no_action_is_refused_without_repeating_it(text: str) -> None:
    """An unreadable action is refused; a long one is not thrown back whole."""

    async def story(hall: Hall) -> None:
        answer = await refused(hall, play(text))
        assert answer.reason in ("UNREADABLE", "NOT_IN_HAND")
        assert len(str(answer.params.get("action", ""))) <= 40

    with_a_deal(story)


def test_a_double_tap_plays_one_card() -> None:
    """The second of two acts on the same question is refused as stale, even when the seat is asked again by then."""

    async def story(hall: Hall) -> None:
        seen = hall.table.state.seq
        first, second = legal(hall.table.state, 0)[:2]
        await hall.table.ask(lambda state, _, now: play(first, seen=seen)(state, now))
        assert (await refused(hall, play(second, seen=seen))).reason == "STALE"
        for _ in range(40):
            if legal(hall.table.state, 0):
                break
            await hall.clock.forward(300)
        assert (await refused(hall, play(legal(hall.table.state, 0)[0], seen=seen))).reason == "STALE"

    with_a_deal(story)


def test_an_act_that_has_seen_the_future_is_stale() -> None:
    """A number that the table has not reached yet is no number of this table."""

    async def story(hall: Hall) -> None:
        answer = await refused(hall, play(legal(hall.table.state, 0)[0], seen=10**9))
        assert answer.reason == "STALE"

    with_a_deal(story)


def test_nothing_can_be_played_after_the_deal() -> None:
    """When the last trick is over an act is refused, and so is one before the cards are dealt."""

    async def story(hall: Hall) -> None:
        while hall.table.state.playing:
            if choices := legal(hall.table.state, 0):
                await hall.table.ask(lambda state, _, now: play(choices[0])(state, now))
            await hall.clock.forward(300)
        assert (await refused(hall, play("AS"))).reason == "DEAL_OVER"

    with_a_deal(story)


def test_what_cannot_be_written_has_not_happened() -> None:
    """When the log refuses a move the table stays where it was, and takes the same move later."""

    async def story(hall: Hall) -> None:
        before, text = hall.table.state, legal(hall.table.state, 0)[0]
        hall.journal.broken = NotSaved("disk full")
        with pytest.raises(NotSaved):
            await hall.table.ask(lambda state, _, now: play(text)(state, now))
        assert hall.table.state == before
        hall.journal.broken = None
        await hall.table.ask(lambda state, _, now: play(text)(state, now))
        assert hall.table.state.seq > before.seq

    with_a_deal(story)


def test_another_writer_wins_and_is_read() -> None:
    """A table whose number was taken by another writer reads what was written, and refuses its own as stale."""

    async def story(hall: Hall) -> None:
        from mazziere.tables import log

        other = log.Said(at=hall.clock.now(), seat=0, phrase="table.phrase.hello")
        await hall.journal.append("t1", hall.table.state.seq + 1, [log.pack(other)])
        with pytest.raises(NotDone, match="STALE"):
            await hall.table.ask(lambda state, _, now: play(legal(state, 0)[0])(state, now))
        assert [spoken.phrase for spoken in hall.table.state.chat] == ["table.phrase.hello"]

    with_a_deal(story)


def test_phrases_are_the_tables_own_and_come_slowly() -> None:
    """Only preset phrases are said, and one in two seconds."""

    async def story(hall: Hall) -> None:
        assert (await refused(hall, lambda s, now: decide.say(s, 0, "<b>", now=now))).reason == "UNKNOWN_PHRASE"
        await hall.table.ask(lambda s, _, now: decide.say(s, 0, decide.PHRASES[0], now=now))
        answer = await refused(hall, lambda s, now: decide.say(s, 0, decide.PHRASES[1], now=now))
        assert answer.reason == "TOO_FAST"

    with_a_deal(story)


def test_a_share_that_is_late_or_twice_changes_nothing_and_is_no_error() -> None:
    """The deal has begun: a share for it is dropped; one that is too long is refused."""

    async def story(hall: Hall) -> None:
        before = hall.table.state
        await hall.table.ask(lambda s, _, now: decide.share(s, 0, "ab" * 32, b"x", now=now))
        assert hall.table.state == before
        answer = await refused(hall, lambda s, now: decide.share(s, 0, "", b"x" * 33, now=now))
        assert answer.reason == "BAD_SHARE"

    with_a_deal(story)


def test_the_last_person_to_leave_closes_the_table() -> None:
    """Leaving is for good: a bot takes the seat, and with nobody left the table is closed."""

    async def story(hall: Hall) -> None:
        from mazziere.tables import log

        bot = log.Plan(kind="bot", name="Ines", player="random")
        await hall.table.ask(lambda s, _, now: decide.leave(s, 0, bot, now=now))
        assert hall.table.state.closed == "left"
        assert hall.table.state.seat_of("ada") is None
        assert (await refused(hall, play("AS"))).reason == "CLOSED"

    with_a_deal(story)


def test_cards_that_may_not_be_played_say_why(sheet: str) -> None:
    """Every card of one's hand is either legal or has its reason in words; nobody else is told anything."""

    async def story(hall: Hall) -> None:
        for _ in range(200):
            state = hall.table.state
            if not state.playing:
                return
            choices = legal(state, 0)
            reasons = why(state, 0, "fr")
            assert not {entry.action for entry in reasons} & set(choices)
            assert all(entry.words and not entry.words.startswith(f"{state.game.name}.") for entry in reasons)
            assert why(state, 1, "fr") == [] or 1 in state.running.waiting  # type: ignore[union-attr]
            if choices:
                await hall.table.ask(lambda s, _, now, text=choices[0]: play(text)(s, now))  # type: ignore[misc]
            await hall.clock.forward(300)

    with_a_deal(story, sheet)
