"""What goes over the wire, in both directions. `docs/protocol.md` explains it; the page's types are made from here."""

from typing import Any, Literal

from msgspec import Struct

from mazziere.server.rule_pages import (  # part of the wire like the rest: pages and types find them here
    CardOrder as CardOrder,
)
from mazziere.server.rule_pages import (
    CardPoints as CardPoints,
)
from mazziere.server.rule_pages import (
    OptionGroup as OptionGroup,
)
from mazziere.server.rule_pages import (
    OptionPage as OptionPage,
)
from mazziere.server.rule_pages import (
    RowGroup as RowGroup,
)
from mazziere.server.rule_pages import (
    RuleExample as RuleExample,
)
from mazziere.server.rule_pages import (
    RuleGroup as RuleGroup,
)
from mazziere.server.rule_pages import (
    RuleLine as RuleLine,
)
from mazziere.server.rule_pages import (
    RuleQuestion as RuleQuestion,
)
from mazziere.server.rule_pages import (
    RuleRow as RuleRow,
)
from mazziere.server.rule_pages import (
    RulesBeside as RulesBeside,
)
from mazziere.server.rule_pages import (
    RulesPage as RulesPage,
)
from mazziere.server.rule_pages import (
    SheetHead as SheetHead,
)
from mazziere.server.rule_pages import (
    SheetPage as SheetPage,
)
from mazziere.server.rule_pages import (
    ValueWords as ValueWords,
)
from mazziere.tables.shapes import Difference, PaceName, Phrase, SeatView, TableHead, View

VERSION = 1


class Failure(Struct, frozen=True, kw_only=True):
    """Every error over HTTP: a message key, the words in the reader's language, the parameters of the message."""

    key: str
    words: str
    detail: dict[str, Any]


# The referee


class Case(Struct, frozen=True, kw_only=True):
    """A position to rule on: its kind and its inputs, as in the files of cases (`tests/golden/README.md`)."""

    kind: str
    case: dict[str, Any]


class RulingStep(Struct, frozen=True, kw_only=True):
    """One step of a ruling in words, with the clause that it rests on and that clause in words."""

    what: str
    words: str
    clause: str | None
    sentence: str | None
    detail: dict[str, Any]


class RulingPage(Struct, frozen=True, kw_only=True):
    """A ruling: the answer in the fields of its kind, and how it came about."""

    answer: dict[str, Any]
    steps: list[RulingStep]


class PositionRoom(Struct, frozen=True, kw_only=True):
    """What a position of a sheet may hold: see `referee.room.Room`. `refused`: why house rules cannot be."""

    sheet: str
    game: str
    title: str
    refused: str | None
    players: int
    sides: list[str]
    cards: list[str]
    copies: int
    trumps: list[str]
    hand: int
    up: int
    down: int
    totals: dict[str, int]
    bids: list[str]
    calls: list[str]
    has: list[str]


# Guests and tables


class Guest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who wants to be called how. Without a name: a guest's name."""

    name: str = ""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open. `options` are house rules; `persons` seats are kept for people, the others are robots'.

    `named`: the name of the own sheet that these options are.
    """

    sheet: str
    options: dict[str, Any] = {}
    pace: PaceName = "normal"
    persons: int = 1
    named: str = ""


class HouseRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a sheet to be tried together."""

    sheet: str
    options: dict[str, Any] = {}


class HouseVerdict(Struct, frozen=True, kw_only=True):
    """Whether house rules make sense together: why not, and at which options; what differs from the sheet."""

    refused: str | None
    options: list[str]
    differs: list[Difference]


class SaveSheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules to keep under a name; a sheet of this name is replaced only where `replace` says so."""

    name: str
    sheet: str
    options: dict[str, Any]
    replace: bool = False


class OwnSheetPage(Struct, frozen=True, kw_only=True):
    """One's own sheet in the list: its name, the printed sheet it comes from, what differs, its rules pages' word."""

    id: str
    name: str
    sheet: str
    rules: str
    game: str
    parent_title: str
    options: dict[str, Any]
    differs: list[Difference]


class SitDown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which seat; without: the first free one."""

    seat: int | None = None


class Opened(Struct, frozen=True, kw_only=True):
    """The id of a new table."""

    id: str


class Hint(Struct, frozen=True, kw_only=True):
    """What the book would do on one's own seat at `seq`, with which cards of the hand, and why, in sentences."""

    seq: int
    action: str
    cards: list[str]
    words: list[str]


class Seated(Struct, frozen=True, kw_only=True):
    """The seat that one sits on now."""

    seat: int


class Me(Struct, frozen=True, kw_only=True):
    """Whoever asks. `name` is null without a session; `guest`: the name was given by the server."""

    name: str | None
    guest: bool
    tables: list[TableHead]


# From the server


class ViewMessage(Struct, frozen=True, kw_only=True, tag="view", tag_field="type"):
    """First, after every reconnect, and after something that came too late."""

    v: int = VERSION
    seq: int
    view: View


class EventMessage(Struct, frozen=True, kw_only=True, tag="event", tag_field="type"):
    """What happened, in order, and the view after it."""

    v: int = VERSION
    seq: int
    events: list[dict[str, Any]]
    view: View


class RefusedMessage(Struct, frozen=True, kw_only=True, tag="refused", tag_field="type"):
    """What was sent is not possible, and why. Nothing changed."""

    v: int = VERSION
    seq: int
    reason: str
    words: str
    clause: str | None
    action: str | None


class ClockMessage(Struct, frozen=True, kw_only=True, tag="clock", tag_field="type"):
    """A deadline moved, or somebody came or went, although nothing happened in the game."""

    v: int = VERSION
    seq: int
    now: int
    ends: int | None
    turn_ends: int | None
    seats: list[SeatView]


class ChatMessage(Struct, frozen=True, kw_only=True, tag="chat", tag_field="type"):
    """Somebody said a phrase."""

    v: int = VERSION
    seq: int
    said: Phrase


class GoneMessage(Struct, frozen=True, kw_only=True, tag="gone", tag_field="type"):
    """The socket closes after this, and why."""

    v: int = VERSION
    seq: int
    reason: Literal["version", "unknown_table", "closed", "restart", "slow", "flood"]
    words: str


class Weighed(Struct, frozen=True, kw_only=True):
    """One action that was asked about: as the game writes it when it is allowed, else why not, in words."""

    asked: str
    action: str | None
    reason: str | None = None
    words: str | None = None
    clause: str | None = None


class WeighedMessage(Struct, frozen=True, kw_only=True, tag="weighed", tag_field="type"):
    """The answer to `weigh`, for the table as it is at `seq`."""

    v: int = VERSION
    seq: int
    id: int
    answers: list[Weighed]


FromServer = ViewMessage | EventMessage | RefusedMessage | ClockMessage | ChatMessage | GoneMessage | WeighedMessage


# From the page


class Act(Struct, frozen=True, kw_only=True, tag="act", tag_field="type"):
    """Play, call, declare. `seen` is the `seq` of the last view."""

    seen: int
    action: str


class Share(Struct, frozen=True, kw_only=True, tag="share", tag_field="type"):
    """The device's own chance for the deal with this commitment, in hex."""

    commitment: str
    bytes: str


class SayReady(Struct, frozen=True, kw_only=True, tag="ready", tag_field="type"):
    """Go on to the next deal, or to another match."""


class Here(Struct, frozen=True, kw_only=True, tag="here", tag_field="type"):
    """I play myself again."""


class Say(Struct, frozen=True, kw_only=True, tag="say", tag_field="type"):
    """One of the table's phrases, by its message key."""

    phrase: str


class Weigh(Struct, frozen=True, kw_only=True, tag="weigh", tag_field="type"):
    """May I do any of these? Nothing happens. For turns that are put together from several cards (burraco)."""

    id: int
    actions: list[str]


Deed = Act | Share | SayReady | Here | Say
"""What may change the table."""

FromPage = Deed | Weigh
