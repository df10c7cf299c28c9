"""The formats to choose from, each with what a host may set about it before the evening begins."""

from collections.abc import Iterator
from functools import cache

from mazziere.contests.format import Format, Pairing
from mazziere.contests.formats import format_named, format_names, formats_of, games_of
from mazziere.messages import say
from mazziere.server.contest.choices import Choice, FormatHead, FormatOption

PART = "giochi-pinasca-"
"""How the formats begin that are only a part of the games."""
SHORT = 1200
"""The target of a short match of belote."""


@cache
def format_heads(language: str) -> list[FormatHead]:
    """Every format that a contest can be made from."""
    return [
        FormatHead(
            name=name,
            games=list(games_of(name)),
            words=say(language, f"contest.format_words.{name}"),
            options={game: list(_all_options(name, game, language)) for game in games_of(name)},
        )
        for name in format_names()
        if not name.startswith(PART)
    ]


def _all_options(name: str, game: str, language: str) -> Iterator[FormatOption]:
    if game != "games":
        yield from _options(format_named(name, game=game), language)
        return
    for discipline, format in formats_of(name)[0].items():
        yield from _options(format, language, f"{discipline}.")


def _options(format: Format, language: str, before: str = "") -> Iterator[FormatOption]:
    """Rounds of each phase, deals, target, minutes; whether a Danish round may repeat; what becomes of leavers."""

    def option(name: str, value: object, *, choices: list[str] | None = None, **words: object) -> FormatOption:
        kind = name.partition(".")[0]
        texts = [say(language, f"contest.set.{kind}_{one}") if not one.isdigit() else one for one in choices or ()]
        return FormatOption(
            name=f"{before}{name}",
            words=say(language, f"contest.set.{kind}", **words),
            value=str(value).lower(),
            choices=[Choice(value=one, words=text) for one, text in zip(choices or (), texts, strict=True)],
        )

    for at, phase in enumerate(format.phases):
        if phase.rounds is not None:
            yield option(
                f"rounds.{at}", phase.rounds, pairing=say(language, f"contest.set.pairing_{phase.pairing.value}")
            )
    if format.deals_allowed:
        yield option("deals", format.deals, choices=[str(one) for one in format.deals_allowed])
    elif format.deals is not None:
        yield option("deals", format.deals)
    if format.target is not None:
        yield option("target", format.target, choices=[str(format.target), str(SHORT)] if before else None)
    if format.clock.minutes or not before:
        yield option("minutes", format.credited(format.clock.minutes) or "")
    if any(phase.pairing is Pairing.DANISH for phase in format.phases):
        strict = any(phase.strict for phase in format.phases)
        yield option("strict", strict, choices=["false", "true"])
    if format.phases[0].pairing is Pairing.ALL_PLAY_ALL:
        yield option("leavers", format.leavers, choices=["ranked", "unranked"])
