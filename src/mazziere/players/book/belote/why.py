"""Why the book acts as it does, from what the seat itself sees: the same figures that the choice was made by."""

from collections.abc import Sequence

from mazziere.games.belote.actions import SWAP, Action, Declare, Play
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.view import View
from mazziere.players.book.belote import auction, bidding
from mazziere.players.book.belote.chance import holds
from mazziere.players.book.belote.play import discarded
from mazziere.players.book.belote.seen import look
from mazziere.players.book.belote.table import Table
from mazziere.players.book.belote.weights import WEIGHTS
from mazziere.players.book.reason import Reason, Reasons
from mazziere.tricks import Trump
from mazziere.tricks.law import above, suit_cards, suit_of

HIGH = 10
"""Cards that count this much are worth giving or saving."""
LIKELY = 0.5
"""From this chance on, the partner is said to ruff."""
ALONE = frozenset({"look.enemy", "lead.draw", "lead.best", "lead.points", "win.sure", "lose.low"})
"""Sentences that speak of a partner; who plays alone gets another one."""


def reasons(view: View, legal: Sequence[Action], action: Action, regulation: Regulation) -> Reasons:
    """What to look at, then why this action. `action` is what the book chose for this view."""
    if isinstance(action, Declare):
        return (Reason("belote.why.declare"),)
    if isinstance(action, Play):
        return _card(look(view, regulation), action, len({one.card for one in legal if isinstance(one, Play)}))
    if view.window == "swap":
        return (Reason("belote.why.swap" if action is SWAP else "belote.why.swap.none"),)
    if view.phase == "bidding":
        return bidding.reasons(view, legal, action, regulation)
    if view.phase == "auction" or view.window == "double":
        return auction.reasons(view, legal, action, regulation)
    return bidding.reasons_over(view, action, regulation)


def _card(table: Table, action: Play, choices: int) -> Reasons:
    number = table.numbers.number[action.card]
    looked = _reason(table, "look.lead") if not table.trick else _winning(table)
    if choices == 1:
        return looked, _reason(table, "only", str(action.card))
    why = _lead(table, number) if not table.trick else _follow(table, number)
    return looked, _reason(table, why, str(action.card))


def _reason(table: Table, name: str, card: str = "") -> Reason:
    alone = ".alone" if table.partner is None and name in ALONE else ""
    return Reason(f"belote.why.{name}{alone}", {"card": card} if card else {})


def _winning(table: Table) -> Reason:
    whose = "partner" if table.winning == table.partner else "enemy"
    return _reason(table, f"look.{whose}", str(table.numbers.cards[table.best]))


def _is_trump(table: Table, number: int) -> bool:
    return table.law.trump == Trump.SUIT and suit_of(table.law, number) == 0


def _lead(table: Table, number: int) -> str:
    suit = table.suit(number)
    if _is_trump(table, number):
        return "lead.draw" if table.attacking else "lead.trump"
    if not table.abroad(above(suit, number) & suit):
        return "lead.best"
    if _partner_ruffs(table, suit):
        return "lead.partner"
    return "lead.points" if table.numbers.worth[number] >= HIGH else "lead.low"


def _partner_ruffs(table: Table, suit: int) -> bool:
    if table.partner is None or table.law.trump != Trump.SUIT:
        return False
    void = 1.0 - holds(table, table.partner, suit)
    return void * holds(table, table.partner, suit_cards(table.law, 0)) > LIKELY


def _follow(table: Table, number: int) -> str:
    best, ours = table.after(number)
    worth = table.numbers.worth[number]
    if best == number:
        return _takes(table, number)
    if ours:
        return "partner.give" if worth else "partner.low"
    if suit_of(table.law, number) != table.led and discarded(table, number, WEIGHTS) > 0:
        return "lose.short"
    return "lose.low" if worth < HIGH else "lose.must"


def _takes(table: Table, number: int) -> str:
    suit, trump = table.suit(number), _is_trump(table, number)
    if trump and table.led != 0:
        return "ruff"
    trumps = suit_cards(table.law, 0) if table.law.trump == Trump.SUIT and not trump else 0
    last = not any(seat in table.enemies for seat in table.behind)
    return "win.sure" if last or not table.abroad((above(suit, number) & suit) | trumps) else "win.try"
