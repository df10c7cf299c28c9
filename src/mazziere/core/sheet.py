"""Rule sheets: TOML files beside each game, found by looking, each extending another or a base.

    sheet = "belote-pinasca"
    game = "belote"
    extends = "belote-classica"     # optional; a base with `abstract = true` is never offered
    text = "2022-03-20"             # date of the rule text, where it has one
    source = "PIN"
    [options.partner_exemption]
    value = "none"
    clause = "PIN-BEL-14"
    decision = "A-PIN-01"           # where the text is silent or open
    [basis]                         # rules that are no option
    MUST_FOLLOW = "PIN-BEL-14"

An option set to `value = "absent"` is taken out of the sheet that it extends.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable
from typing import Any

from mazziere.core.errors import BadInput
from mazziere.core.regulation import Basis, Setting

ABSENT = "absent"
TOP_KEYS = {"sheet", "game", "extends", "abstract", "text", "source", "options", "basis"}
OPTION_KEYS = {"value", "clause", "decision", "authority"}
BASIS_KEYS = {"clause", "decision", "authority"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """One rule sheet with everything it inherits: the plain value and the basis of each option, and of other rules."""

    name: str
    game: str
    parent: str | None
    abstract: bool
    text: str | None
    source: str
    settings: Mapping[str, Setting]
    rules: Mapping[str, Basis]

    def changed(self, overrides: Mapping[str, Any]) -> "Sheet":
        """The sheet with house rules. An override equal to the sheet's own value changes nothing."""
        settings = dict(self.settings)
        for name, value in overrides.items():
            old = settings.get(name)
            if old is None or old.value != value:
                settings[name] = Setting(value=value, basis=Basis(), changed=True)
        return replace(self, settings=settings)

    def head(self) -> dict[str, Any]:
        """What a regulation takes from its sheet as it stands; the groups of options come beside it."""
        return {
            "sheet": self.name,
            "game": self.game,
            "source": self.source,
            "text": self.text,
            "parent": self.parent,
            "settings": self.settings,
            "rules": self.rules,
        }

    @property
    def values(self) -> dict[str, Any]:
        """The plain value of each option."""
        return {name: setting.value for name, setting in self.settings.items()}


def read_sheets(folder: Traversable) -> dict[str, Sheet]:
    """Every sheet of a folder by name, `extends` resolved.

    Raises BadInput, naming the file, for a damaged file, an unknown key, a missing source, an unknown parent or a
    circle of parents.
    """
    raw: dict[str, dict[str, Any]] = {}
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".toml"):
            data = _read(file)
            raw[data["sheet"]] = data
    return {name: _resolve(raw, name, ()) for name in raw}


def read_own_sheet(file: Traversable, printed: Mapping[str, Sheet]) -> Sheet:
    """A sheet file of one's own: the printed sheet that it extends, with what it changes as house rules.

    Raises BadInput, naming the file, for all that `read_sheets` refuses, and for one that extends no printed sheet.
    """
    data = _read(file)
    above = data.get("extends")
    if above == data["sheet"]:
        raise BadInput("cli.sheet_circle", sheets=f"{above} > {above}")
    if above is None:
        raise BadInput("cli.sheet_lacks_key", file=file.name, key="extends")
    if above not in printed:
        raise BadInput("cli.sheet_unknown_parent", file=file.name, sheet=above)
    if printed[above].game != data["game"]:
        raise BadInput("cli.sheet_other_game", file=file.name, sheet=above, game=data["game"])
    settings: dict[str, Setting] = {}
    for option, entry in data.get("options", {}).items():
        _set(settings, option, entry, file.name)
    return printed[above].changed({name: setting.value for name, setting in settings.items()})


def _read(file: Traversable) -> dict[str, Any]:
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadInput("cli.file_unreadable", file=str(file), error=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput("cli.damaged_sheet", file=file.name, error=str(error)) from error
    _only(data, TOP_KEYS, file.name)
    for needed in ("sheet", "game", "source"):
        if not isinstance(data.get(needed), str):
            raise BadInput("cli.sheet_lacks_key", file=file.name, key=needed)
    return data


def _only(table: Mapping[str, Any], allowed: set[str], where: str) -> None:
    if unknown := sorted(set(table) - allowed):
        raise BadInput("cli.sheet_unknown_key", file=where, key=unknown[0], keys=", ".join(sorted(allowed)))


def _resolve(raw: Mapping[str, dict[str, Any]], name: str, children: tuple[str, ...]) -> Sheet:
    if name in children:
        raise BadInput("cli.sheet_circle", sheets=" > ".join((*children, name)))
    if name not in raw:
        raise BadInput("cli.sheet_unknown_parent", file=f"{children[-1]}.toml", sheet=name)
    data = raw[name]
    parent = _resolve(raw, data["extends"], (*children, name)) if "extends" in data else None
    settings = dict(parent.settings) if parent else {}
    for option, entry in data.get("options", {}).items():
        _set(settings, option, entry, f"{name}.toml")
    rules = dict(parent.rules) if parent else {}
    rules |= {rule: _basis(entry, f"{name}.toml") for rule, entry in data.get("basis", {}).items()}
    return Sheet(
        name=name,
        game=data["game"],
        parent=data.get("extends"),
        abstract=data.get("abstract", False),
        text=data.get("text"),
        source=data["source"],
        settings=settings,
        rules=rules,
    )


def _set(settings: dict[str, Setting], option: str, entry: Any, where: str) -> None:
    if not isinstance(entry, dict) or "value" not in entry:
        raise BadInput("cli.sheet_lacks_key", file=where, key=f"options.{option}.value")
    _only(entry, OPTION_KEYS, f"{where} [options.{option}]")
    if entry["value"] == ABSENT:
        settings.pop(option, None)
    else:
        settings[option] = Setting(value=entry["value"], basis=_basis({**entry, "value": None}, where))


def _basis(entry: Any, where: str) -> Basis:
    if isinstance(entry, str):
        return Basis(clause=entry)
    if not isinstance(entry, dict):
        raise BadInput("cli.sheet_lacks_key", file=where, key="basis")
    known = {key: entry[key] for key in BASIS_KEYS if key in entry}
    _only({key: value for key, value in entry.items() if key != "value"}, BASIS_KEYS, where)
    return Basis(**known)
