"""Nothing that leaves a table holds a card, or the seed of a deal, that its receiver may not know yet."""

import asyncio
from random import Random

import msgspec
from tests.tables.doubles import Hall, Onlooker
from tests.tables.leaks import leaks
from tests.tables.playing import evening

from mazziere.arena.check import card_texts
from mazziere.core import SPECTATOR, Viewer
from mazziere.core.place import hidden_cards
from mazziere.tables.actor import News
from mazziere.tables.record import record_text
from mazziere.tables.view import seen, view


class Spy(Onlooker):
    """Looks at what is sent at every step: of a few viewers, who change from step to step."""

    def __init__(self) -> None:
        super().__init__(None)
        self.looked = 0
        self.leaks: list[str] = []

    def tell(self, news: News) -> None:
        """Check what two of the viewers would get of this piece of news."""
        state = news.state
        seats: list[Viewer] = [*range(len(state.chairs)), SPECTATOR]
        for viewer in (seats[state.seq % len(seats)], seats[(state.seq * 3 + 1) % len(seats)]):
            shown = msgspec.to_builtins(view(state, viewer, news.presence, language="it", now=news.now))
            told = seen(news.events or (), viewer)
            written = record_text(state, None, viewer) if news.events else None
            self.looked += 1
            self.leaks += leaks(state, viewer, [shown, told], written or "")


def test_no_viewer_ever_gets_a_hidden_card(sheet: str) -> None:
    """Over every prefix of random games, no view, event or record shows a viewer what is hidden from that seat."""
    for seed in range(2):
        hall, spy = Hall(sheet, seed=seed), Spy()
        asyncio.run(evening(hall, deals=2, seed=seed, watching=spy))

        assert spy.looked > 40
        assert spy.leaks == []


def test_the_check_itself_sees_a_leak() -> None:
    """A view of the wrong seat is found out."""
    hall = Hall("briscola-2")
    asyncio.run(evening(hall, deals=1, seed=Random(1).randrange(9)))
    running = hall.table.state.running
    assert running is not None
    state, _ = hall.table.state.game.start(hall.table.state.regulation, running.deal, running.match)
    hidden = {str(card) for card in hidden_cards(hall.table.state.game.places(state), 0)}

    assert hidden & card_texts(hall.table.state.game.view(state, 1))


def test_robots_are_asked_with_the_view_of_their_seat(sheet: str) -> None:
    """What a robot thinks about is its own seat's view, without a hidden card and without the state."""
    hall = Hall(sheet, seed=3)
    asyncio.run(evening(hall, deals=1, seed=3))

    assert hall.thinker.asked
    for asked in hall.thinker.asked:
        assert not any(hasattr(asked, name) for name in ("state", "deck", "table"))
        assert str(getattr(asked.view, "viewer", asked.seat)) == str(asked.seat)
