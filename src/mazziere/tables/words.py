"""The words of a table in the reader's language: its title, a refusal."""

from collections.abc import Mapping
from typing import Any

from mazziere.cards import JOKER
from mazziere.messages import bundle, say
from mazziere.tables.refused import NotDone


def spoken(language: str, key: str, params: Mapping[str, Any], otherwise: str | None = None) -> str:
    """The text of a key. Where no catalogue has it: `otherwise`, or the key, better than an error at a table."""
    if has(language, key):
        try:
            return say(language, key, **params)
        except LookupError:  # a parameter that the text wants is missing
            pass
    return key if otherwise is None else otherwise


def has(language: str, key: str) -> bool:
    """Whether the catalogue has this key: asked first, since `say` looks long for what a missing one may have meant."""
    return key in bundle(language)


def title(language: str, game: str, sheet: str) -> str:
    """The name of a sheet in words; its id when it has none."""
    return spoken(language, f"{game}.sheet.{sheet}", {}, sheet)


def refusal(language: str, refused: NotDone) -> str:
    """Why something was not done, as a sentence."""
    return spoken(language, refused.key, named(language, refused.key.partition(".")[0], refused.params))


def named(language: str, game: str, params: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters with the card and the suits said by their names, where the game has words for them."""
    said = dict(params)
    for name in ("suit", "trump"):
        if name in said:
            said[name] = suit_words(language, game, said[name])
    if card := said.get("card"):
        said["card"] = card_words(language, game, card)
    return said


def suit_words(language: str, game: str, suit: str) -> str:
    """A suit, or a kind of trump; the Italian pack has names of its own."""
    keys = (f"table.italian.suit.{suit}",) if game == "briscola" else (f"table.suit.{suit}", f"table.trump.{suit}")
    return next((say(language, key) for key in keys if has(language, key)), str(suit))


def card_words(language: str, game: str, card: str) -> str:
    """A card with its article, as a sentence says it."""
    rank, suit = (card, "") if card == str(JOKER) else (card[:-1], card[-1])
    return spoken(language, f"{game}.the.{rank}", {"suit": suit_words(language, game, suit)}, card)


def value_words(language: str, game: str, option: str, value: Any) -> str:
    """The sentence of an option's value, those of a list with commas; the plain value where it has none."""
    if isinstance(value, list | tuple):
        return ", ".join(value_words(language, game, option, part) for part in value)
    text = str(value).lower() if isinstance(value, bool) else str(value)
    unit, colon, number = text.partition(":")
    count = {"count": int(number)} if number.isdecimal() else {}
    return spoken(language, f"{game}.value.{option}.{unit if colon else text}", count, text)
