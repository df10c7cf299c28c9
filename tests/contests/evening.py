"""A contest played in tests: entries, rounds with made-up results, to the end or as far as one wants."""

from collections.abc import Iterable

from mazziere.contests.drawing import next_draw
from mazziere.contests.facts import Closed, Created, Entered, Fact, Opened, Posted
from mazziere.contests.fold.refused import Refused
from mazziere.contests.format import Format
from mazziere.contests.formats import format_named
from mazziere.contests.log import Log, started
from mazziere.contests.made_up import rehearsed

AT = "2026-11-28T21:00:00Z"
QUARTERS = ("Alfa", "Beta", "Gamma", "Delta")


def do(log: Log, *facts: Fact) -> Log:
    """The log with one act more."""
    return log.appended(*facts, at=AT, by="director")


def contest_of(format: Format, entries: Iterable[Entered], **created: object) -> Log:
    """A contest of one format with its entries."""
    fact = Created(name="Gara", formats={"": format}, salt="sale", **created)  # type: ignore[arg-type]
    return started(fact, *entries, at=AT)


def pairs(count: int) -> list[Entered]:
    """Pairs 1 to count."""
    return [Entered(id=str(i), name=f"Coppia {i}", members=(f"Nord {i}", f"Sud {i}")) for i in range(1, count + 1)]


def squads(quarters: Iterable[str] = QUARTERS, number: int = 2) -> list[Entered]:
    """Squads of quarters: Alfa 1, Alfa 2 ..."""
    return [
        Entered(id=f"{quarter[0]}{i}", name=f"{quarter} {i}", group=quarter)
        for quarter in quarters
        for i in range(1, number + 1)
    ]


def games() -> Log:
    """The games between four quarters, entered and not drawn."""
    formats = {name: format_named(f"giochi-pinasca-{name}") for name in ("belote", "briscola")}
    created = Created(name="Giochi", formats=formats, overall=format_named("giochi-pinasca"), salt="sale")
    return started(created, *squads(), at=AT)


def drawn(log: Log, discipline: str = "", seed: str = "1") -> Log:
    """The next round drawn."""
    return do(log, next_draw(log.contest, discipline, seed))


def opened(log: Log, discipline: str = "", seed: str = "1") -> Log:
    """The next round drawn, posted and under way."""
    log = drawn(log, discipline, seed)
    round = log.contest.rounds_of(discipline)[-1].id
    return do(do(log, Posted(round=round)), Opened(round=round))


def scored(log: Log, discipline: str = "", seed: str = "1") -> Log:
    """Every open table of the last round with a made-up result."""
    round = log.contest.rounds_of(discipline)[-1]
    format = log.contest.format(discipline)
    for table in round.open_tables:
        log = do(log, rehearsed(format, round, table, seed))
    return log


def round_played(log: Log, discipline: str = "", seed: str = "1") -> Log:
    """The next round from its draw to its end."""
    log = scored(opened(log, discipline, seed), discipline, seed)
    return do(log, Closed(round=log.contest.rounds_of(discipline)[-1].id))


def played(log: Log, discipline: str = "", seed: str = "1") -> Log:
    """All rounds that the format has."""
    while True:
        try:
            log = round_played(log, discipline, seed)
        except Refused as end:
            if end.key != "contest.refusal.over":
                raise
            return log
