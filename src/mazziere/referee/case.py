"""Reading a case: plain values in, or a sentence that names what is impossible. Shared by the rulings of all games."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mazziere.cards import Card, card
from mazziere.core import BadInput, Unanswered

Case = Mapping[str, Any]
"""One position in plain values, as a file, a page or an address gives it. Unknown keys do not matter."""

LONGEST_SHOWN = 60


def shown(value: object) -> str:
    """A value for a sentence, cut when it is long."""
    text = str(value) if isinstance(value, str) else repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def wrong(key: str, value: object) -> Unanswered:
    """The error for a value of the wrong kind."""
    return Unanswered("referee.case.wrong", field=key, value=shown(value))


def need(case: Case, key: str) -> Any:
    """The value of a key. Raises Unanswered when it is not given."""
    if case.get(key) is None:
        raise Unanswered("referee.case.missing", field=key)
    return case[key]


def choice(value: object, key: str, choices: Iterable[str]) -> str:
    """One of some words. Raises Unanswered that lists them."""
    allowed = tuple(choices)
    if not isinstance(value, str) or value not in allowed:
        raise Unanswered("referee.case.choice", field=key, value=shown(value), choices=", ".join(allowed))
    return value


def flag(case: Case, key: str) -> bool:
    """True or false; a key that is not given is false."""
    value = case.get(key)
    if value is None:
        return False
    if not isinstance(value, bool):
        raise Unanswered("referee.case.choice", field=key, value=shown(value), choices="true, false")
    return value


def whole(value: object, key: str, least: int, most: int) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong(key, value)
    if not least <= value <= most:
        raise Unanswered("referee.case.number", field=key, value=shown(value), least=least, most=most)
    return value


def items(value: object, key: str) -> Sequence[Any]:
    """A list."""
    if not isinstance(value, list | tuple):
        raise wrong(key, value)
    return value


def mapping(value: object, key: str) -> Mapping[str, Any]:
    """A mapping; its keys are taken as text."""
    if not isinstance(value, Mapping):
        raise wrong(key, value)
    return {str(name): entry for name, entry in value.items()}


def figures(value: object, key: str, names: Sequence[str], least: int, most: int) -> tuple[int, ...]:
    """One number for each of some names, in their order."""
    given = mapping(value, key)
    if missing := [name for name in names if name not in given]:
        raise Unanswered("referee.case.missing", field=f"{key}.{missing[0]}")
    if extra := [name for name in given if name not in names]:
        raise Unanswered("referee.case.choice", field=key, value=shown(extra[0]), choices=", ".join(names))
    return tuple(whole(given[name], f"{key}.{name}", least, most) for name in names)


def read_card(value: object, key: str, pack: Iterable[Card]) -> Card:
    """A card of a pack."""
    try:
        found = card(value) if isinstance(value, str) else None
    except ValueError:
        found = None
    if found is None:
        raise Unanswered("referee.case.no_card", field=key, value=shown(value))
    if found not in pack:
        raise Unanswered("referee.case.not_in_pack", field=key, card=str(found))
    return found


def read_cards(value: object, key: str, pack: Iterable[Card]) -> tuple[Card, ...]:
    """A list of cards of a pack, each once."""
    known = frozenset(pack)
    found = tuple(read_card(entry, key, known) for entry in items(value, key))
    once(found)
    return found


def once(*groups: Iterable[Card]) -> None:
    """Raises Unanswered when a card lies in two places."""
    seen: set[Card] = set()
    for found in (found for group in groups for found in group):
        if found in seen:
            raise Unanswered("referee.case.twice", card=str(found))
        seen.add(found)


def at_most(found: Sequence[Any], key: str, most: int, least: int = 0) -> None:
    """Raises Unanswered when there are too many of something, or too few."""
    if not least <= len(found) <= most:
        raise Unanswered("referee.case.count", field=key, count=len(found), least=least, most=most)


def unanswered(error: BadInput) -> Unanswered:
    """An error of the rules as one of the case."""
    return Unanswered(error.key, **error.detail)
