"""What a page of a contest is told. `docs/contest.md` explains it; the page's types are made from here."""

from typing import Literal

from msgspec import Struct

Role = Literal["director", "scorer", "helper", "public"]
Number = int | float


class ContestHead(Struct, frozen=True, kw_only=True):
    """One contest in a list."""

    id: str
    name: str
    place: str
    day: str
    role: Role
    entries: int
    round: str | None
    stage: str | None


class ResultView(Struct, frozen=True, kw_only=True):
    """A result in the terms of its game."""

    points: list[int] | None
    rounds: list[list[int]]
    won: list[int] | None
    winner: int | None
    text: list[str]
    """What both sides made, as two short texts."""


class SideView(Struct, frozen=True, kw_only=True):
    """One side of a table."""

    entries: list[str]
    name: str
    members: list[str]
    place: int | None
    """In the standing before this round."""


class TableView(Struct, frozen=True, kw_only=True):
    """One table of a round. `reported`: which sides have sent a result that is not confirmed yet."""

    key: str
    number: int
    wave: int
    sides: list[SideView]
    result: ResultView | None
    source: str | None
    settled: bool
    left: list[str]
    late: list[str]
    reported: list[int]
    disputed: bool
    reports: list[ResultView | None]
    revision: int
    cards: list[str]
    """What the four drew before they sat, in seat order, then those who drew again."""
    deals: str | None
    """Who deals first by these cards."""


class ClockView(Struct, frozen=True, kw_only=True):
    """The clock: `ends` in seconds since 1970, `left` seconds on one that stands still; `text` is that of the alarm."""

    ends: int | None
    left: int | None
    minutes: int
    warning: int
    text: str | None


class RoundView(Struct, frozen=True, kw_only=True):
    """One round. `can` are the actions that its stage allows; the public has the tables of the latest one alone."""

    id: str
    number: int
    title: str
    stage: str
    seed: str
    tables: list[TableView]
    rest: list[str]
    repeats: list[str]
    missing: list[str]
    clock: ClockView
    can: list[str]


class RowView(Struct, frozen=True, kw_only=True):
    """One row of a table. `before` is the place after the round before, `by` what decided, in a word."""

    place: int
    id: str
    name: str
    points: Number
    award: Number | None
    values: dict[str, Number]
    by: str | None
    by_words: str
    before: int | None
    section: int


class DisciplineView(Struct, frozen=True, kw_only=True):
    """One discipline: its rounds, its table, whether another round can be drawn and why not."""

    name: str
    title: str
    game: str
    sheet: str
    late_rule: bool
    """Whether the format says what coming late to a table costs."""
    seat_draw: bool
    """Whether the four of a table draw cards before they sit."""
    substitutes: bool
    """Whether other members may sit for an entry."""
    coming: str | None
    """The id of the next round, where one is still to come."""
    format: str
    deals: int | None
    target: int | None
    match_rounds: int | None
    columns: list[str]
    rounds: list[RoundView]
    rows: list[RowView]
    provisional: bool
    next: str | None
    """The title of the round that can be drawn now."""
    why_not: str | None
    over: bool


class OverallRow(Struct, frozen=True, kw_only=True):
    """One row of the games: award points by discipline, without and with the cards."""

    place: int
    name: str
    points: Number
    before: dict[str, Number]
    after: dict[str, Number]
    by: str | None


class EntryView(Struct, frozen=True, kw_only=True):
    """An entry, as the desk sees it."""

    id: str
    name: str
    members: list[str]
    group: str
    club: str
    table: int | None
    paid: bool
    gone: bool
    penalties: int
    warnings: int


class ActView(Struct, frozen=True, kw_only=True):
    """One line of the log, in words."""

    number: int
    at: str
    by: str
    words: str
    undone: bool
    can_undo: bool


class PrizeView(Struct, frozen=True, kw_only=True):
    """A prize with who wins it now."""

    rank: int
    what: str
    group: str
    names: list[str]
    undecided: bool


class RuleView(Struct, frozen=True, kw_only=True):
    """A keep-apart rule in words."""

    words: str


class CardView(Struct, frozen=True, kw_only=True):
    """A modifier card that was played."""

    card: str
    by: str
    discipline: str
    effect: str
    target: str
    amount: int | None
    swap_with: str | None
    reason: str


class DeskView(Struct, frozen=True, kw_only=True):
    """What only the desk sees."""

    entries: list[EntryView]
    paid: int
    fee: int
    """Of one entry, in cents."""
    groups: list[str]
    log: list[ActView]
    last: int | None
    """The latest act that can be undone."""
    prizes: list[PrizeView]
    cards: list[CardView]
    rules: list[RuleView]
    tables: int | None
    """Of the hall."""
    guarantee: int
    warning: str
    """That there are more rounds than can surely be free of repeats, in words; else empty."""
    shared: list[str]
    """Disciplines, or ``overall``, with places that a lot could decide."""


class ContestView(Struct, frozen=True, kw_only=True):
    """A contest as one role may see it. `seq` is the number of its latest act, `now` the server's clock in seconds."""

    seq: int
    now: int
    id: str
    name: str
    place: str
    day: str
    role: Role
    unit: str
    grouped: bool
    names: dict[str, str]
    """Of all entries, by id."""
    disciplines: list[DisciplineView]
    overall: list[OverallRow] | None
    desk: DeskView | None


class PreviewView(Struct, frozen=True, kw_only=True):
    """What an act would change."""

    moved: list[str]
    tables: str
    """What becomes of the tables, in a sentence."""
    can_redraw: bool


class PlayedView(Struct, frozen=True, kw_only=True):
    """What is played at a table."""

    name: str
    title: str
    game: str
    sheet: str
    options: dict[str, str | int]
    """Of the sheet, for the score keeper: how long the match is in this contest."""


class PhoneView(Struct, frozen=True, kw_only=True):
    """A table as the phones of its four players see it. `table` is null while nothing is played there."""

    contest: str
    name: str
    number: int
    code: str
    round: str | None
    title: str | None
    stage: str | None
    table: TableView | None
    discipline: PlayedView | None
    now: int


class ImportRow(Struct, frozen=True, kw_only=True):
    """What would become of a row of a spreadsheet."""

    row: int
    what: str
    words: str
    name: str
    changes: str


class ImportView(Struct, frozen=True, kw_only=True):
    """What an import would do, or has done."""

    rows: list[ImportRow]
    words: str
    encoding: str | None
    """In which a text was read; null for a workbook."""
    encodings: list[str]
    """In which it could be read instead."""
    done: bool


class DoneView(Struct, frozen=True, kw_only=True):
    """An act was done."""

    seq: int


class CodesView(Struct, frozen=True, kw_only=True):
    """The codes with which helpers sign in, by role, and the address of the page for the QR codes."""

    codes: dict[str, str]
    url: str
    qr: str


class ChangedMessage(Struct, frozen=True, kw_only=True, tag="changed", tag_field="type"):
    """The contest has changed: the page reads it again when its own number is smaller."""

    v: int = 1
    seq: int


class GoneMessage(Struct, frozen=True, kw_only=True, tag="gone", tag_field="type"):
    """The socket closes after this, and why."""

    v: int = 1
    reason: Literal["version", "unknown", "restart", "slow"]


class KeeperSheet(Struct, frozen=True, kw_only=True):
    """A sheet that the score keeper knows, and what is written down under it."""

    name: str
    game: str
    title: str
    target: str
    modes: list[str]
    declarations: bool
    auction: bool
    hand: bool
    pot: bool
    pack: int
    """Points of a deal with the last trick, at a plain trump."""


class KeptLine(Struct, frozen=True, kw_only=True):
    """One line of a deal, in words; a line that does not count says why."""

    side: int
    words: str
    points: int
    counted: bool
    clause: str | None


class KeptDealView(Struct, frozen=True, kw_only=True):
    """One deal of a score keeper."""

    outcome: str
    words: str
    points: list[int]
    scores: list[int]
    lines: list[KeptLine]


class KeptView(Struct, frozen=True, kw_only=True):
    """The match of a score keeper. `result` is what a contest would be told."""

    length: str
    """How long the match is: `points:1500` or `deals:3`."""
    deals: list[KeptDealView]
    scores: list[int]
    held: int | None
    winner: int | None
    over: bool
    result: ResultView | None
