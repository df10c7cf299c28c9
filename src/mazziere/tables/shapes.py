"""What a viewer is shown of a table, as values for the wire. `docs/protocol.md` explains the fields."""

from typing import Any, Literal

from msgspec import Struct

PaceName = Literal["calm", "normal", "fast"]
Direction = Literal["ccw", "cw"]


class SeatView(Struct, frozen=True, kw_only=True):
    """One seat. `here`: the person's page is connected; `robot_plays`: a robot plays until the person is back."""

    name: str
    kind: Literal["person", "bot", "free"]
    here: bool
    robot_plays: bool


class Difference(Struct, frozen=True, kw_only=True):
    """Something that a player from elsewhere would not expect, for the table's face."""

    key: str
    words: str


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
    """The table itself: rules, seats, fairness. `rules`: sheet and house rules in one word, for the rules pages."""

    id: str
    sheet: str
    rules: str
    game: str
    title: str
    options: dict[str, Any]
    differs: list[Difference]
    pace: PaceName
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


class TableHead(Struct, frozen=True, kw_only=True):
    """A table seen from outside: in the lobby and on an invitation."""

    id: str
    sheet: str
    title: str
    pace: PaceName
    seats: list[SeatView]
    you: int | None
    free: list[int]
    waiting: bool
    over: bool
    scores: list[int]
    kept_until: int
