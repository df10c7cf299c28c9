"""What a page of a contest sends: a contest to create, a code, and the deeds by their tag `do`."""

from typing import Any, Literal

from msgspec import Struct


class ResultWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A result as it is written down."""

    points: list[int] | None = None
    rounds: list[list[int]] = []
    won: list[int] | None = None
    winner: int | None = None


class NewContest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A contest to create."""

    name: str
    format: str
    game: str | None = None
    place: str = ""
    day: str = ""
    tables: int | None = None
    fee: int = 0
    options: dict[str, Any] = {}


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sign in with a code."""

    code: str


class Renew(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Make the code of a role anew; whoever had the old one stays."""

    role: Literal["director", "scorer", "helper"]


class Enter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="enter", tag_field="do"):
    """Enter one or more names."""

    names: list[str]
    group: str = ""
    club: str = ""
    table: int | None = None
    paid: bool = False


class Amend(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="amend", tag_field="do"):
    """Change an entry."""

    id: str
    name: str | None = None
    members: list[str] | None = None
    group: str | None = None
    club: str | None = None
    table: int | None = None
    paid: bool | None = None


class Withdraw(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="withdraw", tag_field="do"):
    """An entry leaves."""

    id: str
    reason: str = ""


class Return(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="return", tag_field="do"):
    """An entry is back."""

    id: str


class Substitute(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="substitute", tag_field="do"):
    """Others sit for an entry from a round on, which may be the next one, or in that round alone."""

    id: str
    round: str
    members: list[str]
    once: bool = False


class Seats(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="seats", tag_field="do"):
    """The cards that the four of a table drew, in seat order, then those of who had to draw again."""

    round: str
    table: str
    cards: list[str]


class Hall(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="hall", tag_field="do"):
    """How many tables stand in the hall; null: as many as are needed."""

    tables: int | None = None


class Apart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="apart", tag_field="do"):
    """A keep-apart rule."""

    by: Literal["group", "club", "entries"]
    entries: list[str] = []
    hard: bool = False
    first_rounds: int | None = None


class Draw(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="draw", tag_field="do"):
    """Draw the next round, or anew the one that nobody has started."""

    discipline: str = ""
    seed: str | None = None


class Swap(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="swap", tag_field="do"):
    """Two entries change places."""

    round: str
    one: str
    other: str


class Post(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="post", tag_field="do"):
    """Show a round to everybody."""

    round: str


class Open(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="open", tag_field="do"):
    """Begin play, with the clock if the format has one."""

    round: str
    clock: bool = True


class Close(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="close", tag_field="do"):
    """End a round."""

    round: str


class Reopen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="reopen", tag_field="do"):
    """Play a closed round on."""

    round: str
    reason: str = ""


class Delete(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="delete", tag_field="do"):
    """Take the last round away."""

    round: str
    reason: str = ""


class Score(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="score", tag_field="do"):
    """The result of a table. `seen` is the revision of the table that the page showed."""

    round: str
    table: str
    result: ResultWish
    seen: int
    keep: bool = False


class Correct(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="correct", tag_field="do"):
    """Another result, or none, with its reason."""

    round: str
    table: str
    result: ResultWish | None
    reason: str
    keep: bool = False


class Forfeit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="forfeit", tag_field="do"):
    """A side came too late to play."""

    round: str
    id: str


class Late(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="late", tag_field="do"):
    """A side comes so many minutes late to its table."""

    round: str
    id: str
    minutes: int


class Penalty(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="penalty", tag_field="do"):
    """A warning or a penalty."""

    id: str
    sort: Literal["warning", "penalty"] = "penalty"
    round: str | None = None
    points: int = 0
    match_points: int = 0
    reason: str = ""


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="card", tag_field="do"):
    """A modifier card."""

    card: str
    by: str
    discipline: str
    effect: Literal["add", "subtract", "double", "swap"]
    target: str
    amount: int | None = None
    swap_with: str | None = None
    reason: str = ""


class Lot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="lot", tag_field="do"):
    """Draw lots for shared places; without a discipline for the overall table."""

    discipline: str | None = None


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="clock", tag_field="do"):
    """Start, pause, lengthen or stop the clock of a round."""

    round: str
    action: Literal["start", "pause", "more", "stop"]
    minutes: int | None = None


class Prizes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="prizes", tag_field="do"):
    """The list of prizes, as `[rank, what, group]`."""

    prizes: list[tuple[int, str, str]]


class Undo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="undo", tag_field="do"):
    """An act counts no longer; without a number the latest one."""

    act: int | None = None


class Restore(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="restore", tag_field="do"):
    """An act counts again."""

    act: int


Deed = (
    Enter
    | Amend
    | Withdraw
    | Return
    | Substitute
    | Seats
    | Hall
    | Apart
    | Draw
    | Swap
    | Post
    | Open
    | Close
    | Reopen
    | Delete
    | Score
    | Correct
    | Forfeit
    | Late
    | Penalty
    | Card
    | Lot
    | Clock
    | Prizes
    | Undo
    | Restore
)


class PhoneReport(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one side sends from its phone, with what its page showed: round, table and revision.

    `keeper`: the numbers come from the score keeper, deal by deal.
    """

    side: Literal[0, 1]
    round: str
    table: str
    seen: int
    result: ResultWish
    keep: bool = False
    keeper: bool = False


class Keep(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The deals of a real table, as `contests/keeper` reads them."""

    sheet: str
    options: dict[str, Any] = {}
    deals: list[dict[str, Any]] = []
