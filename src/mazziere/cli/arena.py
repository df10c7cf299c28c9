"""`mazziere arena`: compares two players on duplicate deals."""

from typing import Annotated

from cyclopts import Parameter

from mazziere.cli._language import say
from mazziere.cli._options import count, game_of, maker, show_json


def arena(
    a: str,
    b: str,
    /,
    *,
    sheet: str,
    deals: int = 1000,
    seed: int = 1,
    ms: int = 100,
    option: Annotated[list[str] | None, Parameter(consume_multiple=False)] = None,
    json: bool = False,
) -> None:
    """Compare two players on duplicate deals, sides swapped."""
    from mazziere.arena.duel import Arena

    count("--deals", deals)
    count("--ms", ms)
    game, regulation = game_of(sheet, option or ())
    figures = Arena(game, regulation, maker(a, ms), maker(b, ms), seed).run(deals).json()
    if json:
        show_json(figures)
        return
    half = figures["half_width"]
    print(say("cli.arena.mean", **{**figures, "half_width": "?" if half is None else half}))
    print(say("cli.arena.won", a=a, share=f"{100 * figures['won']['share']:.1f}", **_percents(figures)))
    for who, name in (("a", a), ("b", b)):
        times = figures["latency_ms"][who]
        print(say("cli.arena.latency", player=name, refused=figures["refused"][who], **times))


def _percents(figures: dict[str, dict[str, float]]) -> dict[str, str]:
    return {end: f"{100 * figures['won'][end]:.1f}" for end in ("low", "high")}
