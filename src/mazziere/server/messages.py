"""What goes over the wire, in both directions. `docs/protocol.md` explains it; the page's types are made from here."""

from typing import Any, Literal

from msgspec import Struct

VERSION = 1

Pace = Literal["calm", "normal", "fast"]
Direction = Literal["ccw", "cw"]


class Failure(Struct, frozen=True, kw_only=True):
    """Every error over HTTP: a message key, the words in the reader's language, the parameters of the message."""

    key: str
    words: str
    detail: dict[str, Any]


# Sheets


class SheetHead(Struct, frozen=True, kw_only=True):
    """One sheet in the list to choose from. `source` and `text`: whose rules, and of which date."""

    name: str
    game: str
    title: str
    note: str | None
    seats: int
    sides: list[int]
    direction: Direction
    source: str
    text: str | None


class ValueWords(Struct, frozen=True, kw_only=True):
    """One value that an option may take, in plain values and in words."""

    value: Any
    words: str


class OptionPage(Struct, frozen=True, kw_only=True):
    """One option of a sheet, with the value it has there and what else it may be."""

    name: str
    title: str
    help: str | None
    kind: Literal["choice", "many", "switch", "number", "length"]
    value: Any
    words: str
    values: list[ValueWords]
    least: int | None
    most: int | None
    none: bool
    clause: str | None
    decision: str | None
    authority: str | None


class OptionGroup(Struct, frozen=True, kw_only=True):
    """The options of one moment of the game."""

    name: str
    title: str
    options: list[OptionPage]


class Difference(Struct, frozen=True, kw_only=True):
    """Something that a player from elsewhere would not expect, for the table's face."""

    key: str
    words: str


class SheetPage(Struct, frozen=True, kw_only=True):
    """A whole sheet in words."""

    head: SheetHead
    groups: list[OptionGroup]
    clauses: dict[str, str]
    differs: list[Difference]


# Guests and tables


class Guest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who wants to be called how. Without a name: a guest's name."""

    name: str = ""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open. `options` are house rules; `persons` seats are kept for people, the others are robots'."""

    sheet: str
    options: dict[str, Any] = {}
    pace: Pace = "normal"
    persons: int = 1


class SitDown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which seat; without: the first free one."""

    seat: int | None = None


class Opened(Struct, frozen=True, kw_only=True):
    """The id of a new table."""

    id: str


class Seated(Struct, frozen=True, kw_only=True):
    """The seat that one sits on now."""

    seat: int


class SeatView(Struct, frozen=True, kw_only=True):
    """One seat. `here`: the person's page is connected; `robot_plays`: a robot plays until the person is back."""

    name: str
    kind: Literal["person", "bot", "free"]
    here: bool
    robot_plays: bool


class TableHead(Struct, frozen=True, kw_only=True):
    """A table seen from outside: in the lobby and on an invitation."""

    id: str
    sheet: str
    title: str
    pace: Pace
    seats: list[SeatView]
    you: int | None
    free: list[int]
    waiting: bool
    over: bool
    scores: list[int]
    kept_until: int


class Me(Struct, frozen=True, kw_only=True):
    """Whoever asks. `name` is null without a session; `guest`: the name was given by the server."""

    name: str | None
    guest: bool
    tables: list[TableHead]


# The view of a table


class Fair(Struct, frozen=True, kw_only=True):
    """How the deal came about. Seed, deck and cut are null until the deal is over."""

    kind: Literal["fresh", "collected"]
    state: Literal["asking", "dealt", "open"]
    commitment: str | None
    shares: list[str | None]
    seed: str | None
    deck: list[str] | None
    cut: int | None


class Phrase(Struct, frozen=True, kw_only=True):
    """A phrase that somebody said; the words are the message of that key."""

    seat: int
    name: str
    phrase: str
    at: int


class TableView(Struct, frozen=True, kw_only=True):
    """The table itself: rules, seats, fairness."""

    id: str
    sheet: str
    game: str
    title: str
    options: dict[str, Any]
    differs: list[Difference]
    pace: Pace
    seats: list[SeatView]
    you: int | None
    direction: Direction
    phrases: list[str]
    kept_until: int
    fair: Fair | None


class HeldPoints(Struct, frozen=True, kw_only=True):
    """Points in prison, and the side they came from."""

    owner: int
    points: int


class LineView(Struct, frozen=True, kw_only=True):
    """One line of a score. `what` is a message key; a line that is not `counted` is shown struck."""

    side: int
    what: str
    points: int
    counted: bool
    clause: str | None
    cards: list[str]
    detail: dict[str, Any]


class DealHead(Struct, frozen=True, kw_only=True):
    """A finished deal of the match, with the lines that made its points."""

    number: int
    dealer: int
    taker: int | None
    trump: str | None
    outcome: str
    points: list[int]
    lines: list[LineView]
    clause: str | None


class MatchView(Struct, frozen=True, kw_only=True):
    """The match so far. `target` is what ends it, such as `points:1500`."""

    number: int
    sides: list[int]
    scores: list[int]
    held: HeldPoints | None
    target: str
    dealer: int
    deals: list[DealHead]
    winner: int | None


class Why(Struct, frozen=True, kw_only=True):
    """Why one of your cards may not be played now."""

    action: str
    reason: str
    words: str
    clause: str | None


class Ready(Struct, frozen=True, kw_only=True):
    """Between deals: what comes next, which seats are ready for it, when it begins at the latest."""

    next: Literal["deal", "match"]
    seats: list[int]
    ends: int | None


class View(Struct, frozen=True, kw_only=True):
    """Everything that one viewer may see of a table, and nothing else. `deal` is the game's own view."""

    seq: int
    now: int
    table: TableView
    match: MatchView
    deal: Any
    legal: list[str]
    why: list[Why]
    answered: str | None
    ends: int | None
    turn_ends: int | None
    ready: Ready | None
    chat: list[Phrase]


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


FromServer = ViewMessage | EventMessage | RefusedMessage | ClockMessage | ChatMessage | GoneMessage


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


FromPage = Act | Share | SayReady | Here | Say
