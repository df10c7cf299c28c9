"""What a player may do in belote. Actions are made once each, compare by identity, and their text reads back."""

from collections.abc import Callable
from functools import cache

from mazziere.cards import Card, card
from mazziere.core.errors import BadInput
from mazziere.games.belote.declarations import RANKS, SUITS, Combination, four, run

NO_TRUMP, ALL_TRUMP = "none", "all"
TRUMPS = (*SUITS, NO_TRUMP, ALL_TRUMP)
BELOTE, REBELOTE = "belote", "rebelote"
CAPOT, GENERALE = "capot", "generale"

_BID_TRUMP = {"NT": NO_TRUMP, "AT": ALL_TRUMP} | {suit: suit for suit in SUITS}
_TRUMP_BID = {trump: text for text, trump in _BID_TRUMP.items()}


class Action:
    """An action; made by the functions of this module only, so that equal actions are one object."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"read({self.text!r})"

    def __reduce__(self) -> tuple[Callable[[str], "Action"], tuple[str]]:
        return read, (self.text,)


class Say(Action):
    """A word: pass, take, contro, double, redouble, swap."""

    __slots__ = ()


class Name(Action):
    """Name a suit, or no trump, in the second round."""

    __slots__ = ("trump",)

    def __init__(self, text: str, trump: str) -> None:
        super().__init__(text)
        self.trump = trump


class Senza(Name):
    """No trump, named in the second round (`name senza`) or said over a suit (`senza`): one call, either way."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Senza)

    def __hash__(self) -> int:
        return hash(Senza)


class Bid(Action):
    """Bid a number, capot or generale, and a trump."""

    __slots__ = ("trump", "value")

    def __init__(self, text: str, value: int | str, trump: str) -> None:
        super().__init__(text)
        self.value = value
        self.trump = trump


class Play(Action):
    """Play a card, with the word belote or rebelote where it is said by the player."""

    __slots__ = ("card", "word")

    def __init__(self, text: str, card: Card, word: str | None) -> None:
        super().__init__(text)
        self.card = card
        self.word = word


class Declare(Action):
    """Claim a run or four equal ranks."""

    __slots__ = ("claim",)

    def __init__(self, text: str, claim: Combination) -> None:
        super().__init__(text)
        self.claim = claim


PASS, TAKE, CONTRO = Say("pass"), Say("take"), Say("contro")
DOUBLE, REDOUBLE, SWAP = Say("double"), Say("redouble"), Say("swap")

SENZA, NAME_SENZA = Senza("senza", NO_TRUMP), Senza("name senza", NO_TRUMP)

_WORDS: dict[str, Action] = {said.text: said for said in (PASS, TAKE, SENZA, CONTRO, DOUBLE, REDOUBLE, SWAP)}
# Words that are read but never written.
_WORDS |= {"via": PASS, "due": PASS, "mando": TAKE, "coinche": DOUBLE, "contre": DOUBLE}
_WORDS |= {"surcoinche": REDOUBLE, "surcontre": REDOUBLE}


@cache
def name(trump: str) -> Name:
    """Name a suit."""
    return Name(f"name {trump}", trump)


@cache
def bid(value: int | str, trump: str) -> Bid:
    """Bid a number, `capot` or `generale`, in a suit, `none` or `all`."""
    return Bid(f"bid {value} {_TRUMP_BID[trump]}", value, trump)


def play(card: Card, word: str | None = None) -> Play:
    """Play a card, saying a word or nothing."""
    return _play(card, word)


@cache
def _play(card: Card, word: str | None) -> Play:
    return Play(f"{card} {word}" if word else str(card), card, word)


@cache
def declare(claim: Combination) -> Declare:
    """Claim a combination."""
    return Declare(f"declare {claim}", claim)


@cache
def read(text: str) -> Action:
    """Read an action from its text, the texts that are never written included.

    Raises BadInput, naming the text, when it is none of belote's.
    """
    try:
        found = _read(text.split())
    except ValueError:
        found = None
    if found is None:
        raise BadInput("cli.unknown_action", action=text)
    return found


def _read(words: list[str]) -> Action | None:
    match words:
        case [word] if word in _WORDS:
            return _WORDS[word]
        case [suit] | ["mando", suit] | ["name", suit] if suit in SUITS:
            return name(suit)
        case ["mando" | "name", "senza"]:
            return NAME_SENZA
        case ["bid", value, trump] | [value, trump] if trump in _BID_TRUMP:
            return _read_bid(value, _BID_TRUMP[trump])
        case ["declare", "four", rank] if rank in RANKS:
            return declare(four(rank))
        case ["declare", length, top] if length in "345678" and len(length) == 1:
            return declare(run(int(length), _card(top)))
        case [text] | [text, "belote" | "rebelote"]:
            return play(_card(text), words[1] if len(words) == 2 else None)
    return None


def _read_bid(value: str, trump: str) -> Bid | None:
    if value in (CAPOT, GENERALE):
        return bid(value, trump)
    return bid(int(value), trump) if value.isdecimal() and value.isascii() and len(value) < 5 else None


def _card(text: str) -> Card:
    found = card(text)
    if found.rank not in RANKS or found.suit not in SUITS:
        raise ValueError(text)
    return found
