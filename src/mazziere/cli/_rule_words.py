"""Options, values, sources and clauses in the user's language; their plain names where no catalogue has them."""

from typing import Any

from mazziere.cli._language import language, say
from mazziere.core import Basis
from mazziere.messages import MissingParameter, UnknownMessage
from mazziere.rules.sentences import questions, sentences
from mazziere.tables import words


def spoken(key: str, otherwise: str, **params: object) -> str:
    """A message, or what stands for it where no catalogue has it."""
    try:
        return say(key, **params)
    except (UnknownMessage, MissingParameter):
        return otherwise


def sheet_title(game: str, sheet: str) -> str:
    """The name of a sheet."""
    return spoken(f"{game}.sheet.{sheet}", sheet)


def group_title(game: str, group: str) -> str:
    """The name of a group of options."""
    return spoken(f"{game}.group.{group}", spoken(f"table.group.{group}", group))


def option_title(game: str, name: str) -> str:
    """The name of an option."""
    return spoken(f"{game}.option.{name}", name)


def value_words(game: str, name: str, value: Any) -> str:
    """The sentence of a value."""
    return say("rules.page.absent") if value is None else words.value_words(language(), game, name, value)


def source_words(source: str) -> str:
    """Where a sheet comes from."""
    return spoken(f"rules.source.{source}", source)


def basis_words(basis: Basis) -> str:
    """Clause, decision and authority of an option, by id."""
    return " ".join(part for part in (basis.clause, basis.decision, basis.authority) if part)


def clause_words(id: str) -> str:
    """The sentence of a clause."""
    return sentences(language()).get(id, id)


def question_words(id: str) -> str:
    """What a decision settles, as a question."""
    return questions(language()).get(id, id)
