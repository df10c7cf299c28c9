"""What a page is told about the formats of contests, to choose from. The page's types are made from here too."""

from msgspec import Struct


class Choice(Struct, frozen=True, kw_only=True):
    """One of the values that an option can have, in words."""

    value: str
    words: str


class FormatOption(Struct, frozen=True, kw_only=True):
    """What a host may set about a format. `rounds.1` is the number of rounds of its second phase.

    `value` is what stands in the format; without `choices` it is a number.
    """

    name: str
    words: str
    value: str
    choices: list[Choice]


class FormatHead(Struct, frozen=True, kw_only=True):
    """A format to choose from, with the games it can be played with, and by game what may be set about it."""

    name: str
    games: list[str]
    words: str
    options: dict[str, list[FormatOption]]
