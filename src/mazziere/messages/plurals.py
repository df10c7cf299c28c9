"""Which plural form a number takes in Italian, French and English: the rules of Unicode's CLDR as data."""

from collections.abc import Callable, Mapping

Number = int | float
Rule = Callable[[Number], bool]


def _is_one(number: Number) -> bool:
    return abs(number) == 1


def _is_below_two(number: Number) -> bool:
    return abs(number) < 2


def _is_millions(number: Number) -> bool:
    return number != 0 and number % 1_000_000 == 0


PLURALS: Mapping[str, Mapping[str, Rule]] = {
    "it": {"one": _is_one, "many": _is_millions},
    "fr": {"one": _is_below_two, "many": _is_millions},
    "en": {"one": _is_one},
}
"""The forms of each language beside "other", which takes what is left."""


def plural(language: str, number: Number) -> str:
    """The CLDR form of a number in a language of PLURALS: "one", "many" or "other"."""
    return next((form for form, takes in PLURALS[language].items() if takes(number)), "other")
