"""House rules: the options that a change opens or closes, and the combinations that make no sense."""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from mazziere.core import BadInput, Basis, Setting
from mazziere.core.option import Option
from mazziere.games.belote.contradictions import CONTRADICTIONS

Values = Mapping[str, Any]
Settings = dict[str, Setting]

COVERED = ("2+3", "3+2", "4+4")  # how the two-player games with cards on the table are dealt


def no_auction(values: Values) -> bool:
    """The turned card is bid on."""
    return not values.get("auction", False)


# Where a group, or a single option of a group, applies: the option that decides it, and whether it does.
APPLIES: dict[str, tuple[str, Callable[[Values], bool]]] = {
    "bidding": ("auction", no_auction),
    "auction": ("auction", lambda v: not no_auction(v)),
    "senza": ("trump_modes", lambda v: no_auction(v) and "none" in v["trump_modes"]),
    "declarations": ("declarations", lambda v: v["declarations"]),
    "table": ("deal_packets", lambda v: v["players"] == 2 and v["deal_packets"] in COVERED),
    "success": ("auction", no_auction),
    "tie": ("auction", no_auction),
    "on_fail_defender": ("auction", no_auction),
    "capot": ("auction", no_auction),
    "litige": ("tie", lambda v: v.get("tie") == "litige"),
    "ta_values": ("trump_modes", lambda v: not no_auction(v) and "all" in v["trump_modes"]),
    "sa_ace": ("trump_modes", lambda v: not no_auction(v) and "none" in v["trump_modes"]),
    "sans_atout_carres": ("trump_modes", lambda v: v["declarations"] and "none" in v["trump_modes"]),
}


@cache
def opened() -> Settings:
    """The values that come along with an opened group, from `house.toml`."""
    data = tomllib.loads((files(__package__) / "house.toml").read_text("utf-8"))
    return {name: Setting(value=entry.pop("value"), basis=Basis(**entry)) for name, entry in data.items()}


def settled(settings: Mapping[str, Setting], options: Mapping[str, Option], sheet: str) -> Settings:
    """The settings in plain values of the right type, with what the house rules open and without what they close.

    Raises BadInput for an unknown option or value, a house rule that has no effect, one that needs another option
    to be given too, and options that contradict one another.
    """
    made = {name: replace(setting, value=_plain(options, name, setting, sheet)) for name, setting in settings.items()}
    if "auction" in made and made["auction"].changed:
        raise BadInput("belote.auction_fixed", sheet=sheet, value=_said(made["auction"].value))
    for what, (decided_by, applies) in APPLIES.items():
        names = [name for name, option in options.items() if name == what or _whole_group(option, what)]
        values = {name: setting.value for name, setting in made.items()}
        if applies(values):
            _open(made, names, decided_by)
        else:
            _close(made, names, decided_by)
    _check({name: setting.value for name, setting in made.items()})
    return made


def _plain(options: Mapping[str, Option], name: str, setting: Setting, sheet: str) -> Any:
    if name not in options:
        raise BadInput("cli.unknown_option", sheet=sheet, option=name, options=", ".join(sorted(options)))
    return options[name].plain(options[name].read(setting.value))


def _whole_group(option: Option, group: str) -> bool:
    return option.group == group and option.name not in APPLIES


def _open(made: Settings, names: Iterable[str], decided_by: str) -> None:
    for name in names:
        if name in made:
            continue
        if name not in opened():
            raise BadInput("belote.option_needed", option=name, other=decided_by, value=_value(made, decided_by))
        made[name] = opened()[name]


def _close(made: Settings, names: Iterable[str], decided_by: str) -> None:
    for name in names:
        if name in made and name != decided_by:
            if made[name].changed:
                raise BadInput("belote.option_idle", option=name, other=decided_by, value=_value(made, decided_by))
            del made[name]


def _value(made: Settings, name: str) -> str:
    return _said(made[name].value) if name in made else "false"


def _said(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value).lower()


def _check(values: Values) -> None:
    for name, (option, other), broken in CONTRADICTIONS:
        if broken(values):
            raise BadInput(
                f"belote.contradiction.{name}",
                option=option,
                value=_said(values.get(option, "absent")),
                other=other,
                other_value=_said(values.get(other, "absent")),
            )
