"""What a position of a sheet may hold, so that a page can ask for nothing that its referee would refuse."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from mazziere import games
from mazziere.cards import PACKS
from mazziere.games.belote.auction import STEP, highest
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.options import Announce, TrumpMode
from mazziere.games.belote.regulation import Regulation as Belote
from mazziere.games.briscola.regulation import Regulation as Briscola
from mazziere.games.burraco.deal import HAND
from mazziere.games.burraco.regulation import Regulation as Burraco
from mazziere.referee.belote.law import pack_points
from mazziere.referee.belote.position import room as belote_room
from mazziere.referee.belote.sheet import pack, side_names
from mazziere.referee.burraco_position import SIDES

ITALIAN = {3: "italian-39"}
"""Three players leave out a card."""
ITALIAN_SUITS = ("D", "C", "S", "B")
BRISCOLA_HAND, BRISCOLA_POINTS = 3, 120
FEDERATION = "FIB"
"""The source whose clauses turn match points into victory points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """One sheet's positions. Empty where the game has no such thing.

    `cards`: one pack, suit by suit, and `copies` of it. `hand`, `up`, `down`: how many cards a player has at most, in
    the hand and on the table. `totals`: the card points of the pack by kind of trump (`suit`, `none`, `all`).
    `bids`: numbers and words that may be bid. `calls`: what may be said on a turned card. `has`: of declarations,
    belote, announced (its words must be said), contro, last_deal (points may be held), generale, even_last (the last
    trick decides an even deal), victory_points.
    """

    players: int
    sides: tuple[str, ...] = ()
    cards: tuple[str, ...]
    copies: int = 1
    trumps: tuple[str, ...] = ()
    hand: int = 0
    up: int = 0
    down: int = 0
    totals: Mapping[str, int]
    bids: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()
    has: tuple[str, ...] = ()


def room(sheet: str, options: Mapping[str, Any] | None = None) -> Room:
    """The room of a sheet's positions under house rules. Raises BadInput for a sheet or rules that cannot be."""
    _, regulation = games.play(sheet, options)
    return _ROOMS[regulation.game](regulation)


def _belote(regulation: Belote) -> Room:
    most = belote_room(regulation)
    named = [mode.value for mode in regulation.play.trump_modes if mode is not TrumpMode.SUIT]
    suits = SUITS if TrumpMode.SUIT in regulation.play.trump_modes else ()
    modes = (*(("suit",) if suits else ()), *named)
    parts = {
        "declarations": regulation.declarations is not None,
        "belote": regulation.belote.belote_scope != "none",
        "announced": regulation.belote.belote_announce is Announce.MANUAL,
        "contro": regulation.senza is not None,
        "last_deal": regulation.litige is not None,
        "generale": regulation.auction is not None and regulation.auction.generale is not None,
    }
    return Room(
        players=regulation.deal.players,
        sides=side_names(regulation),
        cards=tuple(map(str, pack(regulation))),
        trumps=(*suits, *named),
        hand=most.hand,
        up=most.up,
        down=most.down,
        totals={mode: pack_points(regulation, mode) for mode in modes},
        bids=_bids(regulation),
        calls=_calls(regulation),
        has=tuple(name for name, there in parts.items() if there),
    )


def _bids(regulation: Belote) -> tuple[str, ...]:
    rules = regulation.auction
    if rules is None:
        return ()
    words = ("capot", *(("generale",) if rules.generale is not None else ()))
    return (*map(str, range(rules.bid_min, highest(rules) + 1, STEP)), *words)


def _calls(regulation: Belote) -> tuple[str, ...]:
    if regulation.auction is not None:
        return ("pass", "double", "redouble")
    over = ("senza", "contro") if regulation.senza is not None else ()
    return ("pass", "take", *(f"name {suit}" for suit in SUITS), *over)


def _briscola(regulation: Briscola) -> Room:
    players, called = regulation.deal.players, regulation.calling is not None
    sides = () if called else ("1", "2", "3") if players == 3 else ("1", "2")
    last = regulation.even is not None and regulation.even.even_deal == "last_trick"
    return Room(
        players=players,
        sides=sides,
        cards=tuple(map(str, PACKS[ITALIAN.get(players, "italian-40")].cards)),
        trumps=ITALIAN_SUITS,
        hand=BRISCOLA_HAND,
        totals={"suit": BRISCOLA_POINTS},
        has=("even_last",) if last else (),
    )


def _burraco(regulation: Burraco) -> Room:
    cards = tuple(dict.fromkeys(map(str, PACKS["french-108"].cards)))
    has = ("victory_points",) if regulation.source == FEDERATION else ()
    return Room(players=regulation.seats, sides=SIDES, cards=cards, copies=2, hand=HAND, totals={}, has=has)


_ROOMS: Mapping[str, Callable[..., Room]] = {"belote": _belote, "briscola": _briscola, "burraco": _burraco}
