"""Why the book acts as it does, as message keys with parameters, from what the seat itself sees and nothing else."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mazziere.cards import card
from mazziere.games.belote.actions import PASS, TAKE, Action, Bid, Declare, Name, Play
from mazziere.games.belote.declarations import SUITS
from mazziere.games.belote.regulation import Regulation
from mazziere.games.belote.view import View
from mazziere.players.book.belote.bidding import held
from mazziere.players.book.belote.seen import look
from mazziere.players.book.belote.table import Table
from mazziere.tricks.law import above, suit_cards, suit_of

HIGH = 10
"""Cards that count this much are worth giving or saving."""


class Reason(NamedTuple):
    """A sentence: its message key, and its parameters (`suit` a suit, `card` a card, `count` a number)."""

    key: str
    params: Mapping[str, str | int] = {}


def reasons(view: View, legal: Sequence[Action], action: Action, regulation: Regulation) -> tuple[Reason, ...]:
    """What to look at, then why this action. `action` is what the book chose for this view."""
    if isinstance(action, Declare):
        return (Reason("belote.why.declare"),)
    if isinstance(action, Play):
        return _card(look(view, regulation), action, len({one.card for one in legal if isinstance(one, Play)}))
    if view.phase in ("bidding", "auction"):
        return _call(view, action, regulation)
    return (Reason("belote.why.window"),)


def _call(view: View, action: Action, regulation: Regulation) -> tuple[Reason, ...]:
    """The trumps that a call rests on: how many, and whether jack and nine are among them."""
    suit = card(view.turned).suit if action in (TAKE, PASS) and view.turned else None
    if isinstance(action, Name | Bid):
        suit = action.trump
    if suit not in SUITS:
        return (
            Reason("belote.why.look.hand"),
            Reason("belote.why.pass.weak" if action is PASS else "belote.why.no_trump"),
        )
    hand = held(view, regulation)
    trumps = [one for one in hand if one.suit == suit]
    looked = Reason("belote.why.look.trumps", {"suit": suit, "count": len(trumps)})
    best = [one.rank for one in trumps if one.rank in ("J", "9")]
    if action is PASS:
        return looked, Reason("belote.why.pass.weak" if len(best) < 2 else "belote.why.pass.points")
    said = "both" if len(best) == 2 else "jack" if "J" in best else "nine" if best else "long"
    return looked, Reason(f"belote.why.take.{said}", {"suit": suit})


def _card(table: Table, action: Play, choices: int) -> tuple[Reason, ...]:
    number = table.numbers.number[action.card]
    looked = Reason("belote.why.look.lead") if not table.trick else _winning(table)
    if choices == 1:
        return looked, Reason("belote.why.only", {"card": str(action.card)})
    why = _lead(table, number) if not table.trick else _follow(table, number)
    return looked, Reason(why, {"card": str(action.card)})


def _winning(table: Table) -> Reason:
    whose = "partner" if table.winning == table.partner else "enemy"
    return Reason(f"belote.why.look.{whose}", {"card": str(table.numbers.cards[table.best])})


def _lead(table: Table, number: int) -> str:
    suit = table.suit(number)
    unbeaten = not table.abroad(above(suit, number) & suit)
    if suit_of(table.law, number) == 0:
        return "belote.why.lead.draw" if table.attacking else "belote.why.lead.trump"
    if unbeaten:
        return "belote.why.lead.best"
    return "belote.why.lead.points" if table.numbers.worth[number] >= HIGH else "belote.why.lead.low"


def _follow(table: Table, number: int) -> str:
    best, ours = table.after(number)
    worth = table.numbers.worth[number]
    if best == number:
        suit, trumps = table.suit(number), suit_cards(table.law, 0)
        ruffs = suit_of(table.law, number) == 0 and table.led != 0
        last = not any(seat in table.enemies for seat in table.behind)
        sure = last or not table.abroad(above(suit, number) & suit | (0 if suit_of(table.law, number) == 0 else trumps))
        return "belote.why.ruff" if ruffs else "belote.why.win.sure" if sure else "belote.why.win.try"
    if ours:
        return "belote.why.partner.give" if worth else "belote.why.partner.low"
    return "belote.why.lose.low" if worth < HIGH else "belote.why.lose.must"
