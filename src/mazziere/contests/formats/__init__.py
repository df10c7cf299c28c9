"""The formats, one TOML file each: `torneo-pizzolungo.toml` is the format of that name. Files with `_` are only
bases.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

from mazziere.contests.format import Format, Pairing
from mazziere.contests.plain import BadData, read, write

MOST_ROUNDS = 1000
"""Of a phase: more than anybody plays."""


class UnknownFormat(BadData):
    """A format or game of one that does not exist; `detail` names those that do."""


@cache
def format_names() -> tuple[str, ...]:
    """Every format that can be chosen."""
    found = (entry.name.removesuffix(".toml") for entry in files(__package__).iterdir() if entry.name.endswith(".toml"))
    return tuple(sorted(name for name in found if not name.startswith("_")))


def games_of(name: str) -> tuple[str, ...]:
    """The games that a format can be played with, the usual one first."""
    data = _data(_known(name))
    return tuple(data["games"]) if "games" in data else (data["game"],)


def format_named(name: str, options: Mapping[str, Any] | None = None, game: str | None = None) -> Format:
    """A format, with options of the contest in place of its own values.

    `game` chooses the game where a format leaves it open. An option is a name of `Format`, or `rounds` (the number of
    rounds of each phase), `minutes` (of a round), `strict` (of the Danish rounds) or `rest_score` (`average`, `fixed`
    ..., or `format`: as it stands).
    Raises UnknownFormat for a name that does not exist, BadData for an option that the format cannot take.
    """
    data = dict(_data(_known(name)))
    games = data.pop("games", {data.get("game"): {}})
    chosen = game or next(iter(games))
    if chosen not in games:
        fitting = ", ".join(other for other in format_names() if chosen in games_of(other))
        key = "contest.format.other" if fitting else "contest.format.game"
        raise UnknownFormat(key, format=name, game=chosen, choices=", ".join(games), formats=fitting)
    base = read(Format, _merged(data, {"game": chosen, **games[chosen]}), name)
    return with_options(base, options or {})


def formats_of(
    name: str, options: Mapping[str, Any] | None = None, game: str | None = None
) -> tuple[dict[str, Format], Format | None]:
    """The formats of a contest by discipline, and the one of the games as a whole where there are several.

    `belote.target` is an option of one discipline of the games. Raises as `format_named`.
    """
    changes = options or {}
    if games_of(name) != ("games",):
        return {"": format_named(name, changes, game)}, None
    overall = format_named(name, {key: value for key, value in changes.items() if "." not in key})
    found: dict[str, Format] = {}
    for part in overall.disciplines:
        discipline: str = format_named(part).game
        own = {key.partition(".")[2]: value for key, value in changes.items() if key.startswith(f"{discipline}.")}
        found[discipline] = format_named(part, own)
    return found, overall


def with_options(base: Format, options: Mapping[str, Any]) -> Format:
    """The format with these options in place of its own values. Raises BadData."""
    changed = base
    for option, value in options.items():
        change = _SHORT[option](changed, value) if option in _SHORT else {option: value}
        changed = read(Format, {**write(changed), **change}, base.name)
    _check(base.name, changed)
    return changed


def _check(name: str, changed: Format) -> None:
    if changed.deals_allowed and changed.deals not in changed.deals_allowed:
        choices = ", ".join(map(str, changed.deals_allowed))
        raise BadData("contest.data.choice", place=f"{name}.deals", value=changed.deals, choices=choices)
    if changed.leavers == "unranked" and (changed.ranked == "group" or changed.unit == "single"):
        raise BadData("contest.data.choice", place=f"{name}.leavers", value=changed.leavers, choices="ranked")
    for item in ("deals", "target", "match_rounds", "squads", "warnings_for_a_point"):
        value = getattr(changed, item)
        if value is not None and value < 1:
            raise BadData("contest.data.least", place=f"{name}.{item}", value=value, least=1)
    if not changed.disciplines and not any(phase.rounds is None or phase.rounds > 0 for phase in changed.phases):
        raise BadData("contest.data.least", place=f"{name}.rounds", value=0, least=1)
    for phase in changed.phases:
        if phase.rounds is not None and not 0 <= phase.rounds <= MOST_ROUNDS:
            raise BadData("contest.data.least", place=f"{name}.rounds", value=phase.rounds, least=0)
    for minutes in changed.clock.minutes.values():
        if minutes < 0:
            raise BadData("contest.data.least", place=f"{name}.minutes", value=minutes, least=0)


def _rounds(base: Format, value: Any) -> dict[str, Any]:
    numbers = [value] if isinstance(value, int) else value
    if not isinstance(numbers, list | tuple) or len(numbers) != len(base.phases):
        raise BadData("contest.data.length", place=f"{base.name}.rounds", count=len(base.phases), value=value)
    return {"phases": [{**write(phase), "rounds": number} for phase, number in zip(base.phases, numbers, strict=True)]}


def _minutes(base: Format, value: Any) -> dict[str, Any]:
    return {"clock": {**write(base.clock), "minutes": {"any": value}}}


def _rest_score(base: Format, value: Any) -> dict[str, Any]:
    return {} if value == "format" else {"rest": {**write(base.rest), "kind": value}}


def _strict(base: Format, value: Any) -> dict[str, Any]:
    danish = [phase.pairing is Pairing.DANISH for phase in base.phases]
    if not any(danish):
        raise BadData("contest.data.choice", place=f"{base.name}.strict", value=value, choices="–")
    phases = [
        {**write(phase), "strict": value} if is_danish else write(phase)
        for phase, is_danish in zip(base.phases, danish, strict=True)
    ]
    return {"phases": phases}


_SHORT: Mapping[str, Callable[[Format, Any], dict[str, Any]]] = {
    "rounds": _rounds,
    "minutes": _minutes,
    "rest_score": _rest_score,
    "strict": _strict,
}
"""Options that are shorter to write than the value that they change."""


def _known(name: str) -> str:
    if name not in format_names():
        near = get_close_matches(name, format_names(), n=1)
        raise UnknownFormat(
            "contest.format.unknown_near" if near else "contest.format.unknown",
            format=name,
            near=near[0] if near else "",
            choices=", ".join(format_names()),
        )
    return name


@cache
def _data(name: str) -> Mapping[str, Any]:
    text = (files(__package__) / f"{name}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    base = data.pop("extends", None)
    return _merged(_data(base), data) if base else data


def _merged(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The base with the changes in it, tables merged."""
    merged = dict(base)
    for name, value in changes.items():
        both = isinstance(value, Mapping) and isinstance(merged.get(name), Mapping)
        merged[name] = _merged(merged[name], value) if both else value
    return merged
