"""The state of a table is the fold of its log, whatever happened."""

import asyncio

import pytest
from tests.tables.doubles import Hall, opening
from tests.tables.playing import evening

from mazziere.core.record import read_record
from mazziere.core.verify import verify
from mazziere.tables import log
from mazziere.tables.fold import apply, fold, opened
from mazziere.tables.record import matches, record_text


def played(sheet: str, deals: int = 2, seed: int = 5) -> Hall:
    """A table at which some deals were played."""
    hall = Hall(sheet, seed=seed)
    asyncio.run(evening(hall, deals=deals, seed=seed))
    return hall


def test_the_log_read_again_gives_the_same_table(sheet: str) -> None:
    """A table made again from the bytes of its log is the table that was left."""
    hall = played(sheet)
    written = hall.journal.streams["t1"]

    assert fold(log.unpack(data) for data in written) == hall.table.state
    assert hall.table.state.seq == len(written)


def test_every_prefix_of_a_log_is_a_table(sheet: str) -> None:
    """Wherever a log was cut off, what is left folds to a table, and goes on to the same one."""
    facts = [log.unpack(data) for data in played(sheet, deals=1).journal.streams["t1"]]
    state = opened(facts[0])  # type: ignore[arg-type]
    for number, fact in enumerate(facts[1:], 2):
        state, _ = apply(state, fact)
        if number % 7 == 0 or number == len(facts):
            assert fold(facts[:number]) == state


def test_a_played_match_is_a_record_that_verifies(sheet: str) -> None:
    """What a table writes as the record of a match replays to the same results, and its deals are fair."""
    state = played(sheet).table.state
    text = record_text(state, None, 0)
    assert text is not None
    record = read_record(text)

    deals = matches(state)[-1].deals

    assert len(record.deals) == len(deals)
    assert verify(state.game, state.regulation, record).deals == len(deals) > 0


def test_a_log_must_begin_with_its_opening() -> None:
    """A log whose head is missing is refused, not guessed."""
    with pytest.raises(ValueError, match="opening"):
        fold([log.Dealt(at=1)])


def test_every_fact_comes_back_from_its_bytes() -> None:
    """A fact packed and unpacked is the same fact."""
    facts: list[log.AnyFact] = [
        opening("briscola-2"),
        log.Offered(at=1, seed=bytes(range(32))),
        log.Offered(at=1, cut=12),
        log.Shared(at=2, seat=0, share=b"\x00\xff"),
        log.Acted(at=3, seat=1, action="10H", by="robot", spent=5),
        log.Left(at=4, seat=1, bot=log.Plan(kind="bot", name="Mario", player="book")),
    ]

    assert [log.unpack(log.pack(fact)) for fact in facts] == facts
