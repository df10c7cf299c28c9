"""A regulation: the options of one rule sheet, each with the clause and the decision that it rests on.

A sheet is a TOML file (`games/<game>/sheets/<sheet>.toml`); `core.sheet` reads the files;
each game's `regulation.py` says which options exist, in which groups, and builds its own frozen regulation.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Basis:
    """What a rule rests on: a clause id, the id of a decision where the text is silent, an outside authority."""

    clause: str | None = None
    decision: str | None = None
    authority: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """The value of one option in plain TOML values, and its basis. `changed` marks a house rule of this table."""

    value: Any
    basis: Basis
    changed: bool = False


@dataclass(frozen=True, kw_only=True)
class Regulation:
    """What all regulations have. Games add one field a group of options (None when the sheet lacks the group)."""

    sheet: str
    game: str
    source: str
    text: str | None
    parent: str | None
    settings: Mapping[str, Setting]
    rules: Mapping[str, Basis]

    def basis(self, rule: Enum | str) -> Basis:
        """What a refusal, an outcome or an option of this sheet rests on; an empty basis where the sheet names none."""
        name = rule.name if isinstance(rule, Enum) else rule
        if name in self.rules:
            return self.rules[name]
        return self.settings[name].basis if name in self.settings else Basis()

    def clause(self, rule: Enum | str) -> str | None:
        """The clause of a refusal, an outcome or an option, or the decision where the text is silent."""
        basis = self.basis(rule)
        return basis.clause or basis.decision

    def options(self) -> dict[str, Any]:
        """Every option's value in plain values, as a record writes it."""
        return {name: setting.value for name, setting in self.settings.items()}

    def changes(self) -> dict[str, Any]:
        """The house rules: options whose value this table changed."""
        return {name: setting.value for name, setting in self.settings.items() if setting.changed}

    def groups(self) -> dict[str, Any]:
        """The groups of options that this sheet has, by name."""
        common = {field.name for field in fields(Regulation)}
        pairs = ((field.name, getattr(self, field.name)) for field in fields(self) if field.name not in common)
        return {name: group for name, group in pairs if group is not None}
