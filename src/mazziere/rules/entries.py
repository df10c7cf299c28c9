"""A sheet as a list: each option with its value and what it rests on, the clauses it cites, its open questions."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from mazziere.core import Basis, Regulation


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One option of a sheet in plain values. `changed` marks a house rule."""

    name: str
    group: str
    value: Any
    basis: Basis
    changed: bool


def entries(regulation: Regulation) -> tuple[Entry, ...]:
    """Every option that the sheet has, in the order of the groups and of the options in them."""
    return tuple(
        Entry(name=name, group=group, value=setting.value, basis=setting.basis, changed=setting.changed)
        for group, values in regulation.groups().items()
        for name in (field.name for field in fields(values))
        if (setting := regulation.settings.get(name)) is not None
    )


def grouped(regulation: Regulation) -> Mapping[str, tuple[Entry, ...]]:
    """The options of each group."""
    found: dict[str, tuple[Entry, ...]] = {}
    for entry in entries(regulation):
        found[entry.group] = (*found.get(entry.group, ()), entry)
    return found


def resting_on(regulation: Regulation, clause: str) -> tuple[str, ...]:
    """The options and rules of a sheet that cite a clause, by name."""
    options = [entry.name for entry in entries(regulation) if entry.basis.clause == clause]
    return (*options, *(name for name, basis in regulation.rules.items() if basis.clause == clause))


def cited(regulation: Regulation) -> tuple[str, ...]:
    """Every clause that the sheet cites, once, in the order of its options and then of its other rules."""
    bases = [entry.basis for entry in entries(regulation)] + list(regulation.rules.values())
    return tuple(dict.fromkeys(basis.clause for basis in bases if basis.clause))


def open_questions(regulation: Regulation) -> Mapping[str, tuple[str, ...]]:
    """Decisions that fill what the sources leave open: the id of each, and the options it settles here."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in entries(regulation):
        if entry.basis.decision:
            found[entry.basis.decision] = (*found.get(entry.basis.decision, ()), entry.name)
    return found
